// What an `hours` query asks, and where the venue is whose hours they are.

import CommandLine
import GeoPrimitives
import OpeningHours
import Venues

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
    setting = try HoursQuestion.setting(fields)
    for text in try fields.strings("at") { at.append(try BatchFields.time(text, "at")) }
    let zone = setting.zone
    zoneText = zone.identifier
    let fromTime = try fields.time("from")
    from = fromTime.map { $0.local(in: zone) }
    to = try fields.time("to").map { $0.local(in: zone) }
    if let from, let to, to < from { throw .badValue("to", "lies before from") }
    next = try fields.count("next", 0...1000) ?? 4
    start = fromTime ?? at.first ?? Surroundings.now
  }

  private static func setting(_ fields: BatchFields) throws(BatchError) -> Setting {
    var zone = Zone.utc
    if let name = try fields.string("timeZone") {
      do { zone = try Zone(identifier: name) } catch {
        throw BatchError(code: "bad_time_zone", message: "\(error)")
      }
    }
    let place = try fields.position().flatMap {
      Setting.Place(latitude: $0.latitude, longitude: $0.longitude)
    }
    let country = try fields.string("country")
    let region = try fields.string("region")
    let holidays =
      try explicitHolidays(fields) ?? .builtIn(country: country, region: region)
    return Setting(zone: zone, place: place, holidays: holidays)
  }

  private static func explicitHolidays(
    _ fields: BatchFields
  ) throws(BatchError) -> HolidayCalendar? {
    guard let value = fields.object["holidays"], value != .null else { return nil }
    guard case .object(let object) = value else { throw .badValue("holidays", "must be a record") }
    let lists = BatchFields(object: object)
    let days = try lists.records("public").map { (record) throws(BatchError) in
      HolidayCalendar.Holiday(
        date: try record.date("date"), name: try record.string("name") ?? "")
    }
    let ranges = try lists.records("school").map { (record) throws(BatchError) in
      HolidayCalendar.SchoolHoliday(
        from: try record.date("from"), to: try record.date("to"),
        name: try record.string("name") ?? "")
    }
    return HolidayCalendar(publicHolidays: days, schoolHolidays: ranges)
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
