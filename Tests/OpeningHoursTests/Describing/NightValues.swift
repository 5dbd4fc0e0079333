// Values of a night and a later rule, for days of every kind.

import Testing

@testable import OpeningHours

/// Hours past midnight and a rule that comes after them.
struct NightValue: Sendable, CustomStringConvertible {
  var nightDays: String
  var nightHours: String
  var ruleDays: String
  var ruleHours: String
  var separator = "; "

  var description: String {
    "\(nightDays) \(nightHours)\(separator)\(ruleDays) \(ruleHours)"
  }

  static let days = [
    "Mo-Su", "Mo-Fr", "Fr,Sa", "Sa", "May 01", "Apr 28-May 03", "May", "Apr", "Mar-Jun", "May-Sep",
    "May Sa", "May-Sep Mo-Fr", "May-Sep Sa", "Dec 31", "Jan", "Feb 28", "Mar 01", "week 18",
    "week 10-20", "week 18 Mo-We", "PH", "SH", "PH,Sa", "PH Sa", "SH Mo-Fr", "PH -1 day", "Sa[1]",
    "Su[-1]", "May Fr[1]", "2027", "2026 May 01", "2026 Mo-Fr", "easter", "easter +1 day",
  ]
  private static let nights = [
    "20:00-02:00", "20:00-04:00", "12:00-14:00,22:00-03:00",
  ]
  private static let hours = [
    "10:00-12:00", "10:00-12:00", "20:00-24:00", "18:00-02:00", "20:00-05:00", "00:00-03:00",
    "00:00-01:00,10:00-12:00", "00:00-01:00,20:00-03:00", "00:00-24:00", "off",
  ]
  /// Hours whose end nobody knows or that nobody is sure of.
  private static let unsureNights = [
    "18:00+", "20:00-02:00+", "sunset-02:00", "20:00-02:00 unknown",
  ]
  private static let unsureHours = [
    "10:00-12:00 unknown", "unknown", "open \"x\"", "\"call\"", "17:00+", "10:00-12:00 off",
  ]

  /// A value whose hours are all sure, and so are told by what their words say alone.
  static func sure(using generator: inout SeededGenerator) -> NightValue {
    NightValue(
      nightDays: pick(days, using: &generator), nightHours: pick(nights, using: &generator),
      ruleDays: pick(days, using: &generator), ruleHours: pick(hours, using: &generator))
  }

  /// Any value, with a third rule where it is one of several.
  static func any(using generator: inout SeededGenerator) -> NightValue {
    var value = NightValue(
      nightDays: pick(days, using: &generator),
      nightHours: pick(nights + unsureNights, using: &generator),
      ruleDays: pick(days, using: &generator),
      ruleHours: pick(hours + unsureHours, using: &generator))
    if generator.oneIn(4) {
      let days = pick(days, using: &generator)
      value.ruleHours += "; \(days) \(pick(hours + unsureHours, using: &generator))"
    }
    return value
  }

  private static func pick(_ list: [String], using generator: inout SeededGenerator) -> String {
    list[Int.random(in: list.indices, using: &generator)]
  }
}

/// What a sentence about a night and a later rule says, as people read it.
///
/// Hours that pass midnight belong to the day on which they begin. On its days the later rule has its hours and no
/// others, so that the night of such a day is its own; an aside about midnight says what is different.
struct SpokenNight {
  private let night: [(from: Int, to: Int)]
  private let rule: [(from: Int, to: Int)]
  /// The rule's days end at midnight, and what would have gone on after the last of them does.
  private let isFromMidnight: Bool
  /// No night of others goes on into the rule's days.
  private let endsNight: Bool
  /// After the rule's days the next one begins as it would have.
  private let resumes: Bool
  /// So it does after days that end at midnight.
  private let staysEarly: Bool

  init(_ value: NightValue, sentence: String) {
    night = SpokenNight.spans(value.nightHours)
    rule = SpokenNight.spans(value.ruleHours).map {
      (from: $0.from, to: SpokenNight.end(of: $0, in: sentence))
    }
    // So are all lines that are told in their order.
    isFromMidnight = ["from midnight to midnight", "de minuit à minuit"]
      .contains { sentence.contains($0) }
    endsNight = [
      "night before ends at midnight", "nuit précédente s’arrête à minuit",
      "la nuit qui précède le premier de ces jours s’arrête à minuit",
      "any night of the day before ends at midnight", "toute nuit de la veille s’arrête à minuit",
    ]
    .contains { sentence.contains($0) }
    resumes = [
      "or as late as usual where that is later", "ou aussi tard que d’habitude si c’est plus tard",
      "or as late as without them where that is later",
      "ou aussi tard que sans cela si c’est plus tard",
    ]
    .contains { sentence.contains($0) }
    staysEarly = [
      "early hours of the next day stay as they are",
      "les premières heures du lendemain restent telles quelles",
      // Rules told in their order decide the days that they name, and no others.
      "in this order", "dans cet ordre",
    ]
    .contains { sentence.contains($0) }
  }

  /// When the hours that are told last with such a start end: what is left of a night may make them longer than written.
  private static func end(of span: (from: Int, to: Int), in sentence: String) -> Int {
    let hour = span.from / 60
    let starts = ["\(hour):00–", "\(hour) h–"].compactMap { start in
      sentence.ranges(of: start).last {
        $0.lowerBound == sentence.startIndex
          || !sentence[sentence.index(before: $0.lowerBound)].isNumber
      }
    }
    guard span.to > 1440, let start = starts.first,
      let told = Int(sentence[start.upperBound...].prefix(while: \.isNumber))
    else { return span.to }
    return told * 60 + (told > hour ? 0 : 1440)
  }

  private static func spans(_ text: String) -> [(from: Int, to: Int)] {
    text.split(separator: ",").filter { $0 != "off" }.map { span in
      let ends = span.split(separator: "-").map { clock in
        let parts = clock.split(separator: ":").compactMap { Int($0) }
        return parts[0] * 60 + parts[1]
      }
      return (ends[0], ends[1] > ends[0] ? ends[1] : ends[1] + 1440)
    }
  }

  /// Whether a minute is open, on a day and after a day that the night or the rule is for.
  func isOpen(
    _ minute: Int, onNight: Bool, onRule: Bool, afterNight: Bool, afterRule: Bool
  ) -> Bool {
    func covers(_ spans: [(from: Int, to: Int)], _ minute: Int) -> Bool {
      spans.contains { $0.from <= minute && minute < $0.to }
    }
    let later = minute + 1440
    if onRule {
      let own = covers(rule, minute)
      if afterRule { return own || covers(rule, later) }
      return own || afterNight && !isFromMidnight && !endsNight && covers(night, later)
    }
    let own = onNight && covers(night, minute)
    let fromRule = afterRule && covers(rule, later)
    let fromNight =
      afterNight && (!afterRule || staysEarly || resumes) && covers(night, later)
    return own || fromRule || fromNight
  }
}
