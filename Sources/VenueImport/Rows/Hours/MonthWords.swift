// What the months are called in some twenty-five languages, in seasons and in closed days: `Mai à septembre`, `1 maja - 30 września`.

enum MonthWords {
  /// The names of the months as `opening_hours` writes them.
  static let names = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The days of the months, that of February in leap years.
  static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// The number of a month, 1 for January, by a word in plain letters; `nil` for anything else.
  ///
  /// *Listopad* is no word: it is October in Croatian and November in Czech.
  static func number(of word: String) -> Int? { table[word] }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    let lines = words.split(whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      for word in line.split(separator: " ") { table[ColumnName(String(word)).joined] = number + 1 }
    }
    return table
  }()

  /// A month a line, January first.
  private static let words = """
    jan january januar janvier enero ene gennaio gen gener janeiro januari tammikuu tammikuun stycznia styczeń sty leden ledna január januára januarie ian ianuarie siječanj siječnja sausis sausio janvāris jaanuar ocak январь января янв січень січня януари ιανουάριος ιανουαρίου 1月 1월 jänner
    feb february februar février févr fév febrero febbraio febrer fevereiro fev februari helmikuu helmikuun lutego luty lut únor února február februára februarie veljača veljače vasaris vasario februāris veebruar şubat февраль февраля фев лютий лютого φεβρουάριος φεβρουαρίου 2月 2월
    mar march märz mars marzo març março maart mrt marts maaliskuu maaliskuun marca marzec března březen március marec marcius martie ožujak ožujka kovas kovo märts mart март марта березень березня μάρτιος μαρτίου 3月 3월
    apr april avril avr abril abr aprile huhtikuu huhtikuun kwietnia kwiecień kwi duben dubna április apríl apríla aprilie travanj travnja balandis balandžio aprīlis aprill nisan апрель апреля апр квітень квітня април απρίλιος απριλίου 4月 4월
    may mai mayo maggio mag maig maio mei maj toukokuu toukokuun maja květen května máj mája május svibanj svibnja gegužė gegužės maijs mayıs май мая травень травня μάιος μαΐου 5月 5월
    jun june juni juin junio giugno giu juny junho kesäkuu kesäkuun czerwca czerwiec cze červen června jún júna június iunie lipanj lipnja birželis birželio jūnijs juuni haziran июнь июня червень червня юни ιούνιος ιουνίου 6月 6월
    jul july juli juillet juil julio luglio lug juliol julho heinäkuu heinäkuun lipca lipiec červenec července júl júla július iulie srpanj srpnja liepa liepos jūlijs juuli temmuz июль июля липень липня юли ιούλιος ιουλίου 7月 7월
    aug august août aout agosto ago agost augustus elokuu elokuun sierpnia sierpień sie augusta augusti augusztus kolovoz kolovoza rugpjūtis rugpjūčio augusts ağustos август августа авг серпень серпня αύγουστος αυγούστου 8月 8월
    sep sept september septembre septiembre set settembre setembre setembro syyskuu syyskuun września wrzesień wrz září septembra szeptember septembrie rujan rujna rugsėjis rugsėjo septembris eylül сентябрь сентября сен вересень вересня септември σεπτέμβριος σεπτεμβρίου 9月 9월
    oct okt october oktober octobre octubre ottobre ott outubro out lokakuu lokakuun października październik paź říjen října október októbra octombrie spalis spalio oktobris oktoober ekim октябрь октября окт жовтень жовтня октомври οκτώβριος οκτωβρίου 10月 10월
    nov november novembre noviembre novembro marraskuu marraskuun novembra noiembrie studeni studenoga lapkritis lapkričio novembris kasım ноябрь ноября ноя листопада ноември νοέμβριος νοεμβρίου 11月 11월
    dec december dez dezember décembre déc diciembre dic dicembre desembre dezembro joulukuu joulukuun grudnia grudzień gru prosinec prosince decembra decembrie prosinac prosinca gruodis gruodžio decembris detsember aralık декабрь декабря дек грудень грудня декември δεκέμβριος δεκεμβρίου 12月 12월
    """
}
