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

  init(_ fields: BatchFields) throws(BatchError) {
    let place = try fields.position()
    let zone = try HoursQuestion.zone(fields, at: place)
    setting = Setting(
      zone: zone.zone,
      place: place.flatMap { Setting.Place(latitude: $0.latitude, longitude: $0.longitude) },
      holidays: try HoursQuestion.holidays(fields))
    zoneText = zone.text
    for text in try fields.strings("at") { at.append(try BatchFields.time(text, "at")) }
    let clock = setting.zone
    let fromTime = try fields.time("from")
    from = fromTime.map { $0.local(in: clock) }
    to = try fields.time("to").map { $0.local(in: clock) }
    if let from, let to, to < from { throw .badValue("to", "lies before from") }
    next = try fields.count("next", 0...1000) ?? 4
    start = fromTime ?? at.first ?? Surroundings.now
  }

  /// What is to be known about an answer beside the warnings of the value itself.
  func notes(about schedule: Schedule) -> [String] {
    schedule.gaps(in: setting).map(\.description)
      + (schedule.sunAssumption(in: setting).map { [$0.description] } ?? [])
  }

  /// The zone that is named, else that of the position, else UTC.
  private static func zone(
    _ fields: BatchFields, at place: Position?
  ) throws(BatchError) -> (zone: Zone, text: String) {
    if let name = try fields.string("timeZone") {
      do {
        let zone = try Zone(identifier: name)
        return (zone, zone.identifier)
      } catch {
        throw BatchError(code: "bad_time_zone", message: "\(error)")
      }
    }
    guard let place,
      let name = ZoneMap.world.zone(latitude: place.latitude, longitude: place.longitude),
      let zone = try? Zone(identifier: name)
    else { return (.utc, place == nil ? "UTC (no zone was given)" : "UTC (no zone lies there)") }
    return (zone, "\(name) (by the position)")
  }

  private static func holidays(_ fields: BatchFields) throws(BatchError) -> HolidayCalendar {
    let known = HolidayCalendar.builtIn(
      country: try fields.string("country"), region: try fields.string("region"))
    guard let value = fields.object["holidays"], value != .null else { return known }
    guard case .object(let object) = value else { throw .badValue("holidays", "must be a record") }
    if let key = object.members.first(where: { $0.key != "public" && $0.key != "school" })?.key {
      throw .badValue("holidays", "has lists named public and school, not '\(key)'")
    }
    let lists = BatchFields(object: object)
    let days = try lists.records("public").map { (record) throws(BatchError) in
      HolidayCalendar.Holiday(
        date: try record.date("date"), name: try record.string("name") ?? "")
    }
    let ranges = try lists.records("school").map { (record) throws(BatchError) in
      let (from, to) = (try record.date("from"), try record.date("to"))
      guard to.civilDay >= from.civilDay else {
        throw .badValue(
          "holidays", "the school holidays from \(from) to \(to) end before they start")
      }
      return HolidayCalendar.SchoolHoliday(
        from: from, to: to, name: try record.string("name") ?? "")
    }
    // A list that is not given leaves that kind as it was, which may be unknown.
    return known.listing(
      publicHolidays: object["public"] == nil ? nil : days,
      schoolHolidays: object["school"] == nil ? nil : ranges)
  }
}

extension BatchFields {
  fileprivate func records(_ field: String) throws(BatchError) -> [BatchFields] {
    guard let value = object[field], value != .null else { return [] }
    guard case .array(let elements) = value else { throw .badValue(field, "must be a list") }
    return try elements.map { (element) throws(BatchError) in
      guard case .object(let object) = element else {
        throw .badValue(field, "must be a list of records")
      }
      return BatchFields(object: object)
    }
  }

  fileprivate func date(_ field: String) throws(BatchError) -> CivilDate {
    guard let time = try time(field) else { throw .missing(field) }
    return time.local(in: .utc).date
  }
}

extension TimeText {
  /// What the clock of a zone shows then.
  func local(in zone: Zone) -> LocalDateTime {
    switch self {
    case .local(let local): local
    case .instant(let instant): zone.local(of: instant)
    }
  }
}
