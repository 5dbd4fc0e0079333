// The days of the week in Slavic, Baltic, Finno-Ugric and further languages, and in Japanese and Korean.

extension DayWords {
  /// The languages beyond western Europe, as they are written; a letter that means two days is no word here either.
  static let further = [
    DayWords(
      "pondělí/pon/po úterý/úte/út středa/stř/st čtvrtek/čtv/čt pátek/pát/pá sobota/soboty/sob/so neděle/ned/ne",
      of: ["CZ"], and: ["a"], all: ["denně", "každý den", "celý týden"],
      weekdays: ["pracovní dny", "všední dny", "v pracovní dny", "ve všední dny"],
      weekend: ["víkend", "víkendy", "o víkendu", "o víkendech"],
      holidays: ["svátky", "státní svátky", "sv"]),
    DayWords(
      "pondelok/pon/po utorok/ut streda/str/st štvrtok/štv piatok/pia/pi sobota/sob/so nedeľa/ned/ne",
      of: ["SK"], and: ["a"], all: ["denne", "každý deň"],
      weekdays: ["pracovné dni", "cez pracovné dni"],
      weekend: ["víkend", "víkendy", "cez víkend"], holidays: ["sviatky"]),
    DayWords(
      "poniedziałek/poniedziałki/poniedziałku/pon/pn wtorek/wtorki/wtorku/wto/wt środa/środy/śro/śr czwartek/czwartki/czwartku/czw/cz piątek/piątki/piątku/pią/pt sobota/soboty/sobotę/sob/so/sb niedziela/niedziele/niedzieli/niedzielę/niedz/nie/ndz/nd",
      of: ["PL"], and: ["i", "oraz"], all: ["codziennie", "cały tydzień"],
      weekdays: ["dni robocze", "w dni robocze"],
      weekend: ["weekend", "weekendy", "w weekendy"],
      holidays: ["święta", "dni świąteczne", "w święta"]),
    DayWords(
      "hétfő/hét/h kedd/k szerda/sze csütörtök/csüt/cs péntek/pén/p szombat/szom/szo vasárnap/vas/v",
      of: ["HU"], and: ["és"], all: ["naponta", "minden nap", "mindennap"],
      weekdays: ["munkanapokon", "munkanap", "hétköznap", "hétköznapokon"],
      weekend: ["hétvége", "hétvégén"], holidays: ["ünnepnap", "ünnepnapokon"]),
    DayWords(
      "ponedjeljak/ponedeljak/pon/po utorak/uto/ut srijeda/sreda/sri/sre/sr četvrtak/čet/če petak/pet/pe subota/subotom/sub/su nedjelja/nedelja/nedjeljom/nedeljom/ned/ne",
      of: ["HR", "BA", "RS", "ME"], and: ["i"], all: ["svaki dan", "svakodnevno", "svakim danom"],
      weekdays: ["radni dan", "radnim danom", "radnim danima"],
      weekend: ["vikend", "vikendom"],
      holidays: ["praznici", "praznik", "praznikom", "blagdani", "blagdanom"]),
    DayWords(
      "ponedeljek/pon/po torek/tor/to sreda/sre/sr četrtek/čet/če petek/pet/pe sobota/sobote/sob/so nedelja/nedelje/ned/ne",
      of: ["SI"], and: ["in", "ter"], all: ["vsak dan", "vse dni"],
      weekdays: ["delavniki", "ob delavnikih", "delovni dnevi"],
      weekend: ["vikend", "vikendi", "ob vikendih"], holidays: ["prazniki", "ob praznikih"]),
    DayWords(
      "luni/lun/lu/l marți/mar/ma miercuri/mie/mi joi/jo/j vineri/vin/vi/v sâmbătă/sâm/sb/sa/s duminică/dum/du/d",
      of: ["RO", "MD"], and: ["și"], all: ["zilnic", "în fiecare zi"],
      weekdays: ["zile lucrătoare", "în zilele lucrătoare"],
      weekend: ["weekend", "în weekend", "sfârșit de săptămână"],
      holidays: ["sărbători", "sărbători legale"]),
    DayWords(
      "Δευτέρα/Δευ/Δε Τρίτη/Τρι/Τρ Τετάρτη/Τετ/Τε Πέμπτη/Πεμ/Πε Παρασκευή/Παρ/Πα Σάββατο/Σαβ/Σα Κυριακή/Κυρ/Κυ",
      of: ["GR", "CY"], and: ["και"],
      all: ["καθημερινά", "κάθε μέρα", "κάθε ημέρα", "όλες τις ημέρες"],
      weekdays: ["καθημερινές", "εργάσιμες", "εργάσιμες ημέρες"],
      weekend: ["σαββατοκύριακο", "σαββατοκύριακα"], holidays: ["αργίες"]),
    DayWords(
      "pazartesi/pzt salı/sal çarşamba/çar/çrş perşembe/per/prş cuma/cum cumartesi/cmt/cts pazar/paz",
      of: ["TR"], and: ["ve"], all: ["her gün", "hergün", "haftanın her günü"],
      weekdays: ["hafta içi", "haftaiçi"], weekend: ["hafta sonu", "haftasonu"],
      holidays: ["resmi tatil", "resmi tatiller"]),
    DayWords(
      "понедельник/понедельника/пон/пн вторник/вторника/вт среда/среды/ср четверг/четверга/чт пятница/пятницу/пятницы/пятница/пт суббота/субботу/субботы/сб воскресенье/воскресенья/вс",
      of: ["RU", "BY", "KZ", "KG"], and: ["и"], all: ["ежедневно", "каждый день", "без выходных"],
      weekdays: ["будни", "по будням", "рабочие дни", "будние дни"],
      weekend: ["выходные", "по выходным", "выходные дни"],
      holidays: ["праздники", "праздничные дни"]),
    DayWords(
      "понеділок/понеділка/пон/пн вівторок/вівторка/вт середа/середи/ср четвер/четверга/чт п'ятниця/пятниця/пятницю/пт субота/суботу/суботи/сб неділя/неділю/неділі/нд",
      of: ["UA"], and: ["і", "та", "й"], all: ["щодня", "щоденно", "кожного дня", "без вихідних"],
      weekdays: ["будні", "по буднях", "робочі дні"],
      weekend: ["вихідні", "у вихідні", "по вихідних"], holidays: ["свята", "святкові дні"]),
    DayWords(
      "понеделник/пон/пн вторник/вто/вт сряда/сря/ср четвъртък/чет/чт петък/пет/пт събота/съб/сб неделя/нед/нд",
      of: ["BG"], and: ["и"], all: ["всеки ден", "ежедневно"],
      weekdays: ["делник", "делнични дни", "работни дни"],
      weekend: ["почивни дни", "уикенд"], holidays: ["празници", "празнични дни"]),
    DayWords(
      "понедељак/понеделник/пон уторак/вторник/уто среда/сре четвртак/четврток/чет петак/петок/пет субота/сабота/суб недеља/недела/нед",
      of: ["RS", "MK", "BA", "ME"], and: ["и"], all: ["сваки дан", "сваког дана", "секој ден"],
      weekdays: ["радни дан", "радним данима", "радним даном"], weekend: ["викенд", "викендом"],
      holidays: ["празници", "празником"]),
    DayWords(
      "esmaspäev/E teisipäev/T kolmapäev/K neljapäev/N reede/R laupäev/L pühapäev/P", of: ["EE"],
      and: ["ja"],
      all: ["iga päev", "igapäevaselt"], weekdays: ["tööpäevadel", "tööpäeviti"],
      weekend: ["nädalavahetusel", "nädalavahetus"], holidays: ["riigipühad", "riigipühadel"]),
    DayWords(
      "pirmdiena/pirmd/P otrdiena/otrd/O trešdiena/trešd/T ceturtdiena/ceturtd/C piektdiena/piektd/Pk sestdiena/sestd/S svētdiena/svētd/Sv",
      of: ["LV"], and: ["un"], all: ["katru dienu", "ik dienu", "ikdienas"],
      weekdays: ["darba dienās", "darbdienās", "darba dienas"],
      weekend: ["brīvdienās", "nedēļas nogalēs"], holidays: ["svētku dienās"]),
    DayWords(
      "pirmadienis/pirmadienį/I antradienis/antradienį/II trečiadienis/trečiadienį/III ketvirtadienis/ketvirtadienį/IV penktadienis/penktadienį/V šeštadienis/šeštadienį/VI sekmadienis/sekmadienį/VII",
      of: ["LT"], and: ["ir"], all: ["kasdien", "kiekvieną dieną"],
      weekdays: ["darbo dienomis", "darbo dienos"],
      weekend: ["savaitgaliais", "savaitgalį"], holidays: ["švenčių dienomis"]),
    DayWords(
      "mánudagur/mánudaga/mán/má þriðjudagur/þriðjudaga/þri/þr miðvikudagur/miðvikudaga/mið/mi fimmtudagur/fimmtudaga/fim/fi föstudagur/föstudaga/fös/fö laugardagur/laugardaga/lau/la sunnudagur/sunnudaga/sun/su",
      of: ["IS"], and: ["og"], all: ["alla daga", "daglega"],
      weekdays: ["virka daga", "virkir dagar"],
      weekend: ["um helgar", "helgar"], holidays: ["helgidaga"]),
    DayWords(
      "senin/sen selasa/sel rabu/rab kamis/kam jumat/jum sabtu/sab minggu/ahad/min", of: ["ID"],
      and: ["dan"],
      all: ["setiap hari", "tiap hari"], weekdays: ["hari kerja"], weekend: ["akhir pekan"],
      holidays: ["hari libur"]),
    DayWords(
      "月曜日/月曜/月 火曜日/火曜/火 水曜日/水曜/水 木曜日/木曜/木 金曜日/金曜/金 土曜日/土曜/土 日曜日/日曜/日", of: ["JP"], and: ["と"],
      all: ["毎日", "全日", "年中無休"], weekdays: ["平日"], weekend: ["土日", "週末", "土日曜日"],
      holidays: ["祝日", "祝", "祝祭日"], mixed: ["土日祝": [5, 6, 7], "土日祝日": [5, 6, 7], "日祝": [6, 7]]),
    DayWords(
      "월요일/월 화요일/화 수요일/수 목요일/목 금요일/금 토요일/토 일요일/일", of: ["KR"], and: ["및", "과", "와"],
      all: ["매일", "연중무휴", "연중"], weekdays: ["평일", "주중"], weekend: ["주말", "토일", "토요일일요일"],
      holidays: ["공휴일", "공휴"], mixed: ["주말공휴일": [5, 6, 7], "토일공휴일": [5, 6, 7]]),
    DayWords(
      "星期一/周一/週一/礼拜一/禮拜一 星期二/周二/週二/礼拜二/禮拜二 星期三/周三/週三/礼拜三/禮拜三 星期四/周四/週四/礼拜四/禮拜四 星期五/周五/週五/礼拜五/禮拜五 星期六/周六/週六/礼拜六/禮拜六 星期日/星期天/周日/週日/礼拜日/禮拜日/礼拜天/禮拜天",
      of: ["CN", "TW", "HK", "MO", "SG"], and: ["及", "和"], all: ["每天", "每日"],
      weekdays: ["工作日"], weekend: ["周末", "週末", "星期六日"],
      holidays: ["公众假期", "公眾假期", "法定节假日", "節假日", "节假日", "國定假日", "国定假日"]),
  ]
}
