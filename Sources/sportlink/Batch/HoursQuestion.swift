// What an `hours` query asks, and where the venue is whose hours they are.

import CommandLine
import GeoPrimitives
import OpeningHours
import Venues
import ZoneMaps

/// An `hours` query, read and checked.
struct HoursQuestion {
  var setting: Setting
  var at: [TimeText] = []
  var from: LocalDateTime?
  var to: LocalDateTime?
  var next = 4
  /// The time after which changes are asked for.
  var start: TimeText
  /// The zone's name, and where it came from if nobody named it.
  var zoneText: String
  /// Whether a moment is asked about, which only a zone makes a time of the clock, and none is known.
  private let lacksZone: Bool
  /// What is odd about the question itself.
  let warnings: [String]
  /// The language of a sentence about the hours, where one is asked for.
  let language: DescriptionLanguage?
  /// The lists of a file, which may have been read by assumption.
  var lists: HolidayLists?

  init(_ fields: BatchFields) throws(BatchError) {
    let place = try fields.position()
    let zone = try HoursQuestion.zone(fields, at: place)
    let holidays = try BatchHolidays(
      fields,
      over: .builtIn(country: try fields.string("country"), region: try fields.string("region")))
    setting = Setting(
      zone: zone.zone,
      place: place.flatMap { Setting.Place(latitude: $0.latitude, longitude: $0.longitude) },
      holidays: holidays.calendar)
    zoneText = zone.text
    warnings = BatchKeys.hours.warnings(about: fields.object) + holidays.warnings
    let times = try fields.strings("at").map { (text) throws(BatchError) in
      try BatchFields.time(text, "at")
    }
    let fromTime = try fields.time("from")
    let toTime = try fields.time("to")
    at = times
    from = fromTime.map { $0.local(in: zone.zone) }
    to = toTime.map { $0.local(in: zone.zone) }
    let asked = times + [fromTime, toTime].compactMap(\.self)
    let isNow = fromTime == nil && times.isEmpty
    lacksZone = !zone.isKnown && (isNow || asked.contains { $0.isInstant })
    if let from, let to, to < from { throw .badValue("to", "lies before from") }
    next = try fields.count("next", 0...1000) ?? 4
    start = fromTime ?? at.first ?? Surroundings.now
    language = try HoursQuestion.language(fields)
  }

  /// What is to be known about an answer beside the warnings of the value itself.
  func notes(about schedule: Schedule) -> [String] {
    schedule.overruledRules.map { $0.text(of: schedule) }
      + schedule.gaps(in: setting).map(\.description)
      + (schedule.sunAssumption(in: setting).map { [$0.description] } ?? [])
      + (lists?.assumption(for: schedule).map { [$0] } ?? [])
  }

  /// What is to be known about the clock, where the answer names no zone.
  func clockNotes(about schedule: Schedule) -> [String] {
    // What never changes is the same on every clock.
    guard lacksZone,
      schedule.nextChange(after: start.instant(in: setting.zone), in: setting).time != nil
    else { return [] }
    return ["times are those of \(zoneText)"]
  }

  private static func language(
    _ fields: BatchFields
  ) throws(BatchError) -> DescriptionLanguage? {
    guard let word = try fields.string("language") else { return nil }
    switch word {
    case "en": return .english
    case "fr": return .french
    default:
      throw .badValue("language", "there are no sentences in '\(word)'; there are en, fr")
    }
  }

  /// The zone that is named, else that of the position, else UTC.
  private static func zone(
    _ fields: BatchFields, at place: Position?
  ) throws(BatchError) -> (zone: Zone, text: String, isKnown: Bool) {
    if let name = try fields.string("timeZone") {
      do {
        let zone = try Zone(identifier: name)
        return (zone, zone.identifier, true)
      } catch {
        throw BatchError(code: "bad_time_zone", message: "\(error)")
      }
    }
    guard let place,
      let name = ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude),
      let zone = try? Zone(identifier: name)
    else {
      return (.utc, place == nil ? "UTC (no zone was given)" : "UTC (no zone lies there)", false)
    }
    return (zone, "\(name) (by the position)", true)
  }
}

extension TimeText {
  /// Whether it is the same everywhere, whatever the clocks there show.
  fileprivate var isInstant: Bool {
    if case .instant = self { true } else { false }
  }

  /// What the clock of a zone shows then.
  func local(in zone: Zone) -> LocalDateTime {
    switch self {
    case .local(let local): local
    case .instant(let instant): zone.local(of: instant)
    }
  }
}

extension OverruledRule {
  /// `rule 1 (Mo-Fr 08:00-12:00) never applies: rule 2 replaces it on all its days`.
  fileprivate func text(of schedule: Schedule) -> String {
    let numbers = later.map { "\($0 + 1)" }
    let listed = numbers.dropLast().joined(separator: ", ") + (numbers.count > 1 ? " and " : "")
    let isOne = numbers.count == 1
    let shown = "rule \(rule + 1) (\(schedule.shownRule(rule) ?? ""))"
    guard !closesNothing else {
      let those = "\(isOne ? "rule" : "rules") \(listed)\(numbers.last ?? "")"
      return "\(shown) closes nothing: no rule before it opens its days, and \(those)"
        + " \(isOne ? "opens" : "open") some of them; to close them, put it last"
    }
    let by = "\(numbers.count > 1 ? "rules" : "rule") \(listed)\(numbers.last ?? "")"
    return "\(shown) never applies: "
      + "\(by) \(numbers.count > 1 ? "replace" : "replaces") it on all its days"
  }
}
