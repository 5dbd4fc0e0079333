// Which names of columns say when a place opens and when it closes.

/// What the names of columns of times say.
enum ClockName {
  /// One of the two times of a day.
  enum Side {
    case opening
    case closing
  }

  /// Words for opening that no course or season has.
  private static let openings: Set<String> = [
    "open", "opens", "opening", "ouverture", "apertura", "oeffnung", "obertura", "abertura",
    "aabning", "aabner", "opent", "opentime", "openingtime", "timeopen", "avaus", "oeppnar",
  ]
  private static let closings: Set<String> = [
    "close", "closes", "closing", "fermeture", "cierre", "schliessung", "chiusura", "tancament",
    "fechamento", "lukning", "lukker", "sluit", "sluiting", "closetime", "closingtime", "timeclose",
    "staenger",
  ]
  /// The like in further languages, as cities write them.
  private static let furtherOpenings = folded(
    "buka, açılış, otwarcia, otevření, otvorenie, nyitás, avautuu, åpner, öppning, deschidere, ανοίγματος, έναρξης, открытия, відкриття, отваряне, otvaranja, otvara, فتح, الفتح, פתיחה, openingsuur, openingstijd, avamine, atidarymo, เวลาเปิด, giờ mở cửa"
  )
  private static let furtherClosings = folded(
    "tutup, kapanış, zamknięcia, zavření, zatvorenie, zárás, sulkeutuu, stenger, stängning, închidere, κλεισίματος, λήξης, закрытия, закриття, затваряне, zatvaranja, zatvara, إغلاق, الإغلاق, סגירה, sluitingsuur, sluitingstijd, sulgemine, uždarymo, เวลาปิด, giờ đóng cửa"
  )

  private static func folded(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map { ColumnName(String($0)).joined })
  }

  /// The like in scripts that write no gaps, before a word for a time.
  private static let unpartedOpenings = [
    "開館", "開園", "開場", "開門", "営業開始", "利用開始", "개장", "개관", "운영시작", "开门", "开馆", "开放开始",
  ]
  private static let unpartedClosings = [
    "閉館", "閉園", "閉場", "閉門", "営業終了", "利用終了", "폐장", "폐관", "운영종료", "关门", "闭馆", "开放结束",
  ]
  private static let times = ["時間", "时间", "時刻", "时刻", "시간", "시각"]
  /// Days that such a name is of: the others have other hours.
  private static let someDays = ["平日", "土", "日曜", "祝", "休日", "평일", "주말", "토요", "일요", "공휴"]

  /// Whether a column is named for the times at which a place opens or closes.
  ///
  /// A start and an end may be those of a course: they count only beside a column of several days.
  static func says(_ side: Side, _ name: ColumnName, besideDays: Bool) -> Bool {
    let isOpening = side == .opening
    if name.contains(anyOf: isOpening ? openings : closings) { return true }
    let further = isOpening ? furtherOpenings : furtherClosings
    if further.contains(name.joined) || name.contains(anyOf: further) { return true }
    if besideDays,
      name.contains(anyOf: isOpening ? WeekdayColumns.openings : WeekdayColumns.closings)
    {
      return true
    }
    let text = name.joined
    guard times.contains(where: text.contains), !someDays.contains(where: text.contains) else {
      return false
    }
    if (isOpening ? unpartedOpenings : unpartedClosings).contains(where: text.contains) {
      return true
    }
    let sides = isOpening ? ["開始", "开始", "시작"] : ["終了", "结束", "結束", "종료"]
    return besideDays && sides.contains(where: text.contains)
  }
}
