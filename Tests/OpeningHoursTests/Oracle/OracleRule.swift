// The oracle's own picture of a value, and its text.

/// A rule as the oracle sees it; it shares no code with the room.
struct OracleRule {
  enum Ending { case fixed, open, openAfter }
  struct Span {
    var from: Int
    var to: Int
    var ending: Ending
  }
  struct Dates {
    var fromMonth: Int
    var fromDay: Int?
    var toMonth: Int
    var toDay: Int?
  }
  struct Nth {
    var weekday: Int
    var position: Int
    var offset: Int
  }

  var separator = ";"
  var years: (from: Int, to: Int, step: Int)?
  var dates: Dates?
  var weeks: (from: Int, to: Int, step: Int)?
  var weekdays: Set<Int> = []
  var nth: Nth?
  var publicHoliday: Int?
  var schoolHoliday = false
  var restricts = false
  var spans: [Span] = []
  var modifier: String?
  var comment: String?

  var hasDays: Bool {
    years != nil || dates != nil || weeks != nil || !weekdays.isEmpty || nth != nil
      || publicHoliday != nil || schoolHoliday
  }

  var state: Character {
    switch modifier {
    case "open": "o"
    case "off", "closed": "c"
    case "unknown": "u"
    default: comment == nil ? "o" : "u"
    }
  }
}

extension OracleRule {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func clock(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }

  private static func step(_ step: Int) -> String { step == 1 ? "" : "/\(step)" }

  var text: String {
    var parts: [String] = []
    if let years { parts.append("\(years.from)-\(years.to)\(Self.step(years.step))") }
    if let dates {
      let from = Self.months[dates.fromMonth - 1] + (dates.fromDay.map { " \(Self.two($0))" } ?? "")
      let to = Self.months[dates.toMonth - 1] + (dates.toDay.map { " \(Self.two($0))" } ?? "")
      parts.append("\(from)-\(to)")
    }
    if let weeks {
      parts.append("week \(Self.two(weeks.from))-\(Self.two(weeks.to))\(Self.step(weeks.step))")
    }
    var listed = weekdays.sorted().map { Self.days[$0] }
    if let nth {
      let offset = nth.offset == 0 ? "" : " \(nth.offset > 0 ? "+" : "-")\(abs(nth.offset)) days"
      listed.append("\(Self.days[nth.weekday])[\(nth.position)]\(offset)")
    }
    var special: [String] = []
    if let publicHoliday {
      let sign = publicHoliday > 0 ? "+" : "-"
      special.append(publicHoliday == 0 ? "PH" : "PH \(sign)\(abs(publicHoliday)) days")
    }
    if schoolHoliday { special.append("SH") }
    if restricts {
      parts += [special.joined(separator: ","), listed.joined(separator: ",")]
    } else if !(listed + special).isEmpty {
      parts.append((listed + special).joined(separator: ","))
    }
    if !spans.isEmpty { parts.append(spans.map(Self.text).joined(separator: ",")) }
    if let modifier { parts.append(modifier) }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.isEmpty ? "24/7" : parts.joined(separator: " ")
  }

  private static func text(_ span: Span) -> String {
    switch span.ending {
    case .fixed: "\(clock(span.from))-\(clock(span.to))"
    case .open: "\(clock(span.from))+"
    case .openAfter: "\(clock(span.from))-\(clock(span.to))+"
    }
  }
}
