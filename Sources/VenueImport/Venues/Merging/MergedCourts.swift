// How many courts a venue of several rows has: as many as its rows are, or as one of them counts, whichever is more.

internal import Venues

/// Counts the courts of a venue that several rows make.
enum MergedCourts {
  private static let key = "courts"

  /// The venue's properties with its courts, where its rows count any and the first says fewer.
  ///
  /// - Parameters:
  ///   - properties: The properties of the first row, as a JSON record; perhaps empty.
  ///   - others: What the other rows knew, each as a JSON record.
  ///   - courts: How many of its rows are courts; one alone is no count.
  /// - Returns: The properties, and how many courts are still to be written before them; `nil` where they say it.
  static func counted(
    _ properties: [UInt8], others: [[UInt8]], courts: Int
  ) -> (properties: [UInt8], missing: Int?) {
    let most = others.reduce(courts > 1 ? courts : 0) { max($0, count(in: object($1))) }
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

  private static func count(in object: JSONObject?) -> Int {
    guard case .integer(let count)? = object?[key], count > 0, count <= Int64(FlagValue.mostCourts)
    else { return 0 }
    return Int(count)
  }
}
