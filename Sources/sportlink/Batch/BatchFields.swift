// The fields of a batch query, read with the field's name in every complaint.

import CommandLine
import GeoPrimitives
import OpeningHours
import Venues

/// One query of a batch.
struct BatchFields {
  let object: JSONObject
  /// Where the record stands in the query, such as `holidays.public[0].`.
  var path = ""

  /// An error about a field of this record.
  func bad(_ field: String, _ reason: String) -> BatchError { .badValue(path + field, reason) }

  func string(_ field: String) throws(BatchError) -> String? {
    switch object[field] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw bad(field, "must be a string")
    }
  }

  func number(_ field: String) throws(BatchError) -> Double? {
    switch object[field] {
    case nil, .null?: return nil
    case .integer(let value)?: return Double(value)
    case .number(let value)?: return value
    default: throw .badValue(field, "must be a number")
    }
  }

  func count(_ field: String, _ range: ClosedRange<Int64>) throws(BatchError) -> Int? {
    switch object[field] {
    case nil, .null?: return nil
    case .integer(let value)? where range.contains(value): return Int(value)
    default:
      throw .badValue(
        field, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  func bool(_ field: String) throws(BatchError) -> Bool? {
    switch object[field] {
    case nil, .null?: return nil
    case .bool(let value)?: return value
    case .string("yes")?: return true
    case .string("no")?: return false
    default: throw .badValue(field, "must be true or false")
    }
  }

  /// What a venue's record must say.
  func conditions() throws(BatchError) -> VenueConditions {
    let conditions = VenueConditions(
      indoor: try bool("indoor"), lit: try bool("lit"), wheelchair: try bool("wheelchair"),
      free: try bool("free"), surfaces: try strings("surface"))
    if let complaint = SurfaceNames.complaint(about: conditions) {
      throw .badValue("surface", complaint)
    }
    return conditions
  }

  func strings(_ field: String) throws(BatchError) -> [String] {
    switch object[field] {
    case nil, .null?: return []
    case .string(let text)?: return [text]
    case .array(let elements)?:
      return try elements.map { (element) throws(BatchError) in
        guard case .string(let text) = element else {
          throw .badValue(field, "must be a list of strings")
        }
        return text
      }
    default: throw .badValue(field, "must be a list of strings")
    }
  }

  func position() throws(BatchError) -> Position? {
    guard let latitude = try number("latitude") else {
      guard object["longitude"] == nil else { throw .missing("latitude") }
      return nil
    }
    guard let longitude = try number("longitude") else { throw .missing("longitude") }
    do throws(PositionError) {
      return try Position(latitude: latitude, longitude: longitude)
    } catch {
      throw BatchError(code: "bad_position", message: "\(error)")
    }
  }

  func distance(_ field: String) throws(BatchError) -> Distance? {
    guard let meters = try number(field) else { return nil }
    guard meters >= 0, meters.isFinite else {
      throw .badValue(field, "must be 0 or more metres")
    }
    return .meters(meters)
  }

  func time(_ field: String) throws(BatchError) -> TimeText? {
    guard let text = try string(field) else { return nil }
    return try BatchFields.time(text, field)
  }

  static func time(_ text: String, _ field: String) throws(BatchError) -> TimeText {
    if text == "now" { return Surroundings.now }
    do {
      return try TimeText(text)
    } catch {
      throw BatchError(code: "bad_time", message: "\(field): \(error)")
    }
  }

  func seconds(_ field: String) throws(BatchError) -> Int? {
    guard let text = try string(field) else { return nil }
    guard let time = PlayTime(text: text) else {
      throw .badValue(field, "'\(text)' is no duration of at most a week, such as PT1H30M")
    }
    return time.seconds
  }

  func box() throws(BatchError) -> GeoBox? {
    guard let value = object["bbox"], value != .null else { return nil }
    guard case .array(let edges) = value, edges.count == 4 else {
      throw .badValue("bbox", "must be [west, south, east, north]")
    }
    let numbers = try edges.map { (edge) throws(BatchError) -> Double in
      switch edge {
      case .integer(let value): return Double(value)
      case .number(let value): return value
      default: throw .badValue("bbox", "must be four numbers")
      }
    }
    do throws(GeoBoxError) {
      return try GeoBox(
        west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    } catch {
      throw .badValue("bbox", "\(error)")
    }
  }
}
