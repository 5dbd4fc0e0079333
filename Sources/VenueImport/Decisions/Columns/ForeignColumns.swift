// What files call their columns beyond the languages of western Europe, a language a line; in the order of how well a name fits.

/// Names of columns in Slavic, Baltic, Finno-Ugric and further languages, as `ColumnName.joined` has them.
enum ForeignColumns {
  /// Names of venues.
  static let names = joined(
    """
    název sportoviště, název zařízení, název objektu, název areálu, jméno, názov športoviska, názov zariadenia, názov objektu, názov
    nazwa obiektu, nazwa boiska, nazwa placówki, nazwa miejsca, megnevezés, létesítmény neve, létesítmény, intézmény neve, név
    naziv objekta, naziv igrališta, naziv lokacije, ime objekta, ime igrišča, ime lokacije
    denumire obiectiv, denumirea obiectivului, denumire bază sportivă, denumire, denumirea, nume, numele
    όνομα εγκατάστασης, ονομασία εγκατάστασης, όνομα γηπέδου, όνομα, ονομασία
    tesis adı, tesisin adı, tesis ismi, saha adı, park adı, adı, ad, isim, ismi
    название объекта, наименование объекта, наименование спортивного объекта, название, наименование, имя
    назва об'єкта, назва закладу, назва майданчика, назва, найменування, назив објекта, назив, име, наименование на обекта, име на обекта
    시설명, 체육시설명, 시설이름, 시설명칭, 경기장명, 구장명, 공원명, 장소명, 이름, 명칭
    施設名, 施設の名称, 体育施設名, 施設名称, 公園名, 球場名, 場所名, 名前, 名称, 設施中文名稱, 場館中文名稱, 中文名稱, 运动场馆名称, 体育场馆名称, 场地名称, 场馆名, 公园名
    nimi, nimetus, objekti nimi, spordirajatise nimi, objekta nosaukums, nosaukums, objekto pavadinimas, pavadinimas
    nafn, heiti, nama, nama lapangan, nama tempat, tên, tên gọi, tên địa điểm, الاسم, اسم, اسم الموقع, שם, שם המתקן, שם מתקן, ชื่อ, ชื่อสถานที่
    """)

  /// Words for a name within longer ones: `název hřiště`.
  static let nameWords = Set(
    joined(
      """
      název, názov, nazwa, naziv, megnevezés, neve, denumire, denumirea, όνομα, ονομασία, adı, название, наименование, назва, найменування, назив, nimetus, nosaukums, pavadinimas, nafn
      """))

  /// Beginnings of words for what has a name of its own and is no venue: a street, a municipality, a district, an office.
  private static let strangers = joined(
    """
    ulic, obec, obce, obci, okres, kraj, kraje, část obce, katastr, správc, provozovatel, majitel, vlastník, gmin, dzielnic, powiat, województw, miasto, miasta, miejscowoś, zarządc
    utca, város, település, kerület, megye, üzemeltet, grada, gradske, gradski, općin, opštin, županij, občin, naselj, upravitelj, strad, localit, cartier, județ, comun, proprietar
    δήμ, οδό, οδού, περιοχ, νομό, νομού, ilçe, mahalle, sokak, cadde, район, район, округ, улиц, вулиц, город, міст, област, организац, владел, балансодерж, собственник, општин, општ, град
    linnaosa, tänav, vald, ielas, pilsēt, novad, gatv, savivaldyb, seniūnij, miest, gata, hverfi
    """)

  /// Names of venues end so, where words aren't parted.
  private static let endings = ["名", "名称", "名稱", "명", "명칭"]
  /// What such a name is of.
  private static let places = [
    "施設", "設施", "设施", "場館", "场馆", "場地", "场地", "公園", "公园", "球場", "球场", "体育", "體育", "競技場",
    "시설", "경기장", "체육", "공원", "구장",
  ]
  /// What it is of if it isn't the place's own: its kind, its office.
  private static let otherThings = [
    "種", "類", "类", "区分", "分類", "管理", "機関", "機構", "機關", "유형", "종류", "구분", "기관", "부서", "관리", "업종",
  ]

  /// Whether a name in a script without spaces says that it is a venue's: `市民体育館名称`.
  static func isRunTogetherName(_ name: ColumnName) -> Bool {
    let text = name.joined
    return endings.contains { text.hasSuffix($0) } && places.contains { text.contains($0) }
      && !otherThings.contains { text.contains($0) }
  }

  /// Whether a name is that of something beside the venue.
  static func isStranger(_ name: ColumnName) -> Bool {
    name.words.contains { word in strangers.contains { word.hasPrefix($0) } }
      || endings.contains { name.joined.hasSuffix($0) }
        && otherThings.contains { name.joined.contains($0) }
  }

  /// Names of identifiers, which an office gives.
  static let identifiers = joined(
    """
    kód, kód sportoviště, kód objektu, identifikátor, evidenční číslo, číslo, identyfikator, kod, kod obiektu, numer, numer obiektu, nr, nr obiektu
    azonosító, šifra, šifra objekta, oznaka, identifikator, cod, cod obiectiv, κωδικός, κωδικός εγκατάστασης, αριθμός
    kod, tesis kodu, tesis no, идентификатор, код, код объекта, номер, номер объекта, реестровый номер, ідентифікатор, код об'єкта, номер об'єкта, шифра, код на обекта
    시설번호, 시설코드, 시설id, 관리번호, 고유번호, 번호, 코드, 施設番号, 施設コード, 施設id, 管理番号, 番号, コード
    場館編號, 場地編號, 設施編號, 公園編號, 場館代碼, 設施代碼, 編號, 代碼, 代号, 场馆编号, 场地编号, 设施编号, 场馆代码, 编号, 代码, 編碼, 编码
    kood, tunnus, registrikood, kods, identifikators, kodas, identifikatorius, númer, kode, nomor, mã, mã số, الرقم, الرمز, מספר, קוד, מזהה, รหัส
    kennung, kennziffer, kennzahl, kennnummer, schlüssel, anlagenkennung, objektkennung, tunniste, tunnusnumero, identificador, identificativo, identificatore, referencia, matricule
    """)

  /// Names that say of a number no more than that it is one.
  static let bareNumbers = Set(
    joined("číslo, numer, nr, номер, αριθμός, númer, nomor, 番号, 번호, no, numero, broj"))

  /// Beginnings of words for a street.
  private static let streets = joined(
    """
    ulic, utca, улиц, вулиц, οδό, οδού, strada, sokak, cadde, tänav, iela, gatv, gata, straße, straat, street, rue, voie, calle, via, katu, gade, vej, 街道, 道路
    """)

  /// Whether a column is that of streets.
  static func isStreet(_ name: ColumnName) -> Bool {
    name.words.contains { word in
      streets.contains { word.count > 4 && $0.count > 3 ? word.hasPrefix($0) : word == $0 }
    }
  }

  /// Names of what counts rows.
  static let counted = joined(
    """
    連番, 通し番号, 項番, no, 연번, 순번, 일련번호, 序號, 序号, 項次, 流水號, pořadí, pořadové číslo, poradové číslo, lp, l p, sorszám, r br, redni broj, rb, zap št, zaporedna številka, nr crt, nr curent
    α α, sıra no, sıra, п п, № п п, порядковый номер, jrk, jrk nr, nr p k, eil nr, laufende nummer, lfd nr, lfdnr
    """)

  /// Names of the hours of a venue.
  static let hours = joined(
    """
    otevírací doba, otevírací hodiny, otevřeno, provozní doba, otváracie hodiny, otváracia doba, prevádzková doba, prevádzkové hodiny
    godziny otwarcia, godziny pracy, godziny, nyitvatartás, nyitvatartási idő, nyitva tartás, nyitási idő
    radno vrijeme, radno vreme, delovni čas, odpiralni čas, obratovalni čas, urnik, orar, orar de funcționare, program de funcționare, program de lucru, program funcționare, program de vizitare
    ωράριο, ωράριο λειτουργίας, ώρες λειτουργίας, ώρες, çalışma saatleri, çalışma saati, açılış kapanış saatleri, hizmet saatleri, kullanım saatleri
    режим работы, время работы, часы работы, график работы, режим роботи, час роботи, години роботи, графік роботи, работно време, работен график, радно време
    운영시간, 이용시간, 개방시간, 이용가능시간, 운영 시간, 개장시간, 利用時間, 利用可能時間, 開館時間, 営業時間, 開園時間, 開場時間, 開放時間, 供用時間, 開館時間帯
    開館時間, 开馆时间, 開放時段, 开放时段, 營運時間, 运营时间
    lahtiolekuajad, lahtiolekuaeg, avatud, avamisajad, darba laiks, darbalaiks, darba laiki, darbo laikas, darbo valandos, opnunartími, opnunartímar
    ساعات العمل, أوقات العمل, مواعيد العمل, שעות פתיחה, שעות פעילות, เวลาเปิด, เวลาเปิดปิด, เวลาทำการ, giờ mở cửa, giờ hoạt động, thời gian mở cửa, jam buka, jam operasional
    """)

  /// Names of what is played.
  static let sports = joined(
    """
    sportovní odvětví, druh sportu, druhy sportů, sporty, druh športu, šport, športy, dyscyplina, dyscypliny, dyscyplina sportu, dyscypliny sportu, rodzaj sportu, sportág, sportágak
    vrsta sporta, vrste sportova, sportovi, panoga, panoge, športna panoga, športne panoge, disciplina sportivă, discipline sportive, ramura sportivă, sporturi
    άθλημα, αθλήματα, είδος αθλήματος, σπορ, spor dalı, spor dalları, branş, spor, вид спорта, виды спорта, вид спорту, види спорту, вид спорт, спорт, врста спорта
    종목, 운동종목, 체육종목, 경기종목, 스포츠종목, 種目, 競技種目, 競技, スポーツ種目, 利用種目, 運動種目, 運動項目, 运动项目, 體育項目, 体育项目, 運動種類, 运动种类
    spordiala, spordialad, sporta veids, sporta veidi, sporto šaka, sporto šakos, íþrótt, íþróttir, íþróttagrein
    الرياضة, نوع الرياضة, ענף ספורט, ענפי ספורט, กีฬา, ชนิดกีฬา, ประเภทกีฬา, môn thể thao, bộ môn, olahraga, cabang olahraga, jenis olahraga
    """)

  /// Names of what kind of place it is.
  static let kinds = joined(
    """
    druh, typ sportoviště, druh sportoviště, druh zařízení, typ zařízení, kategorie, druh športoviska, kategória, rodzaj, rodzaj obiektu, typ obiektu, kategoria, típus, létesítmény típusa, kategória
    vrsta, vrsta objekta, tip, tip objekta, kategorija, vrsta igrišča, tip obiectiv, categorie, τύπος, είδος, κατηγορία, tür, türü, tesis türü, tipi, tesis tipi, kategori
    тип, тип объекта, вид, вид объекта, категория, тип об'єкта, вид об'єкта, категорія, категорија, врста
    시설유형, 시설구분, 시설종류, 유형, 종류, 구분, 種別, 施設種別, 施設種類, 種類, 施設区分, 区分, 分類, カテゴリ, カテゴリー, タイプ
    設施類型, 設施種類, 場館類型, 場地類型, 場館類別, 類型, 類別, 设施类型, 场馆类型, 场地类型, 类型, 类别, 种类
    tüüp, liik, rajatise liik, tips, veids, tipas, rūšis, tegund, jenis, tipe, loại, loại hình, ประเภท, النوع, סוג
    """)

  private static func joined(_ text: String) -> [String] {
    var seen: Set<String> = []
    return text.split { $0.isNewline || $0 == "," }.map { ColumnName(String($0)).joined }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
