// How many courts a venue of several rows has, written among its properties.

internal import Venues

/// Counts the courts of a venue that several rows make.
enum MergedCourts {
  private static let key = "courts"

  /// The venue's properties with its courts, where its rows count any and the first says fewer.
  ///
  /// - Parameters:
  ///   - properties: The properties of the first row, as a JSON record; perhaps empty.
  ///   - most: How many courts its rows have together; 0 where nobody knows.
  /// - Returns: The properties, and how many courts are still to be written before them; `nil` where they say it.
  static func counted(
    _ properties: [UInt8], most: Int
  ) -> (properties: [UInt8], missing: Int?) {
    let missing = most > 0 ? most : nil
    guard var first = object(properties), let said = first[key] else {
      return (properties, missing)
    }
    // A word for a count is the record's own.
    guard case .integer(let count) = said, count < most else { return (properties, nil) }
    first[key] = .integer(Int64(most))
    var bytes: [UInt8] = []
    JSONValue.object(first).write(to: &bytes)
    return (bytes, nil)
  }

  /// The record in bytes that speak of courts.
  private static func object(_ bytes: [UInt8]) -> JSONObject? {
    guard bytes[...].place(of: "\"courts\":") != nil,
      case .object(let object)? = try? JSONValue.parse(bytes)
    else { return nil }
    return object
  }

  /// How many courts the properties of a row count; 0 where they count none.
  static func count(in properties: [UInt8]) -> Int {
    guard case .integer(let count)? = object(properties)?[key], count > 0,
      count <= Int64(FlagValue.mostCourts)
    else { return 0 }
    return Int(count)
  }
}
