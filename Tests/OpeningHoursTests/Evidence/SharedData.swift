// Where the shared evidence lies, outside the repository.

import Foundation

@testable import OpeningHours

/// The directory with real data that tests may read and the repository must not hold.
enum SharedData {
  /// The path of a file, or `nil` where it is missing; then one line says so.
  static func path(_ name: String) -> String? {
    var places: [String] = []
    if let given = ProcessInfo.processInfo.environment["SPORTLINK_SHARED_DATA"] {
      places.append("\(given)/\(name)")
    }
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../..").standardizedFileURL.path
    places.append("\(checkout)/shared/data/\(name)")
    if let found = places.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      return found
    }
    print("SKIPPED: no \(name) in the shared data; set SPORTLINK_SHARED_DATA to its directory")
    return nil
  }

  /// The lines of a file of JSON objects.
  static func objects<Row: Decodable>(_ name: String, as type: Row.Type) throws -> [Row] {
    guard let path = path(name) else { return [] }
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n")
      .map { try decoder.decode(Row.self, from: Data($0.utf8)) }
  }

  /// The times at which the reference was asked.
  static func sampleTimes() throws -> [LocalDateTime] {
    guard let path = path("hours/sample_times.json") else { return [] }
    let texts = try JSONDecoder().decode([String].self, from: Data(contentsOf: URL(filePath: path)))
    return try texts.compactMap { text in
      if case .local(let local) = try TimeText(text) { local } else { nil }
    }
  }
}
