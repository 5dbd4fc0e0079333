// The holidays that a query brings along, in place of the tables.

import CommandLine
import OpeningHours
import Venues

/// The record `holidays` of an `hours` query.
struct BatchHolidays {
  /// The calendar with the query's lists in it.
  let calendar: HolidayCalendar
  /// What is odd about the records.
  let warnings: [String]

  static let publicExample = #"{"date":"2026-06-24","name":"Fête nationale"}"#
  static let schoolExample = #"{"from":"2026-03-02","to":"2026-03-06","name":"Relâche"}"#

  init(_ fields: BatchFields, over known: HolidayCalendar) throws(BatchError) {
    guard let value = fields.object["holidays"], value != .null else {
      calendar = known
      warnings = []
      return
    }
    guard case .object(let object) = value else {
      throw .badValue(
        "holidays",
        "must be a record such as {\"public\":[\(Self.publicExample)],\"school\":[\(Self.schoolExample)]}"
      )
    }
    if let key = object.members.first(where: { $0.key != "public" && $0.key != "school" })?.key {
      throw .badValue("holidays", "has lists named public and school, not '\(key)'")
    }
    let lists = BatchFields(object: object, path: "holidays.")
    let publicRecords = try lists.records("public", example: Self.publicExample)
    let schoolRecords = try lists.records("school", example: Self.schoolExample)
    let days = try publicRecords?.map { (record) throws(BatchError) in
      HolidayCalendar.Holiday(
        date: try record.date("date", example: Self.publicExample),
        name: try record.string("name") ?? "")
    }
    let ranges = try schoolRecords?.map { (record) throws(BatchError) in
      try BatchHolidays.range(record)
    }
    warnings =
      (publicRecords ?? []).flatMap { BatchKeys.publicHoliday.warnings(about: $0.object) }
      + (schoolRecords ?? []).flatMap { BatchKeys.schoolHoliday.warnings(about: $0.object) }
    // A list that is not given leaves that kind as it was, which may be unknown.
    calendar = known.listing(publicHolidays: days, schoolHolidays: ranges)
  }

  private static func range(
    _ record: BatchFields
  ) throws(BatchError) -> HolidayCalendar.SchoolHoliday {
    let from = try record.date("from", example: schoolExample)
    let to = try record.date("to", example: schoolExample)
    guard to.civilDay >= from.civilDay else {
      throw record.bad("to", "\(to) lies before from, \(from)")
    }
    return HolidayCalendar.SchoolHoliday(from: from, to: to, name: try record.string("name") ?? "")
  }
}

extension BatchFields {
  /// The records of a list, each with its place for errors; `nil` where there is no list.
  fileprivate func records(
    _ field: String, example: String
  ) throws(BatchError) -> [BatchFields]? {
    guard let value = object[field], value != .null else { return nil }
    guard case .array(let elements) = value else {
      throw bad(field, "must be a list of records such as \(example)")
    }
    var records: [BatchFields] = []
    for (index, element) in elements.enumerated() {
      guard case .object(let object) = element else {
        throw bad("\(field)[\(index)]", "must be a record such as \(example)")
      }
      records.append(BatchFields(object: object, path: "\(path)\(field)[\(index)]."))
    }
    return records
  }

  /// A day without a time.
  fileprivate func date(_ field: String, example: String) throws(BatchError) -> CivilDate {
    guard let text = try string(field) else {
      throw BatchError(
        code: "missing_field",
        message: "\(path)\(field) is missing; a record is \(example)")
    }
    guard text.utf8.count == 10, case .local(let time)? = try? TimeText(text) else {
      throw bad(field, "\"\(text)\" is no day that exists, such as 2026-06-24")
    }
    return time.date
  }
}
