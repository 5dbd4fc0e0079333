// What real files call their sports, with a proposal of what is meant; outside the repository.

import Foundation

@testable import Venues

/// The terms of the shared `sports_vocabulary.tsv`.
struct SportEvidence {
  struct Row {
    var term: String
    var source: String
    /// The proposed keys: `a;b` for several, `a|b` for one or the other, `-` for none.
    var proposal: String
    var count: Int

    /// The country whose words the source uses.
    var country: String? {
      SportEvidence.countries[source]
        ?? SportEvidence.countries[source.components(separatedBy: "/")[0]]
    }
  }

  /// The rows of the file; none, and a line that says so, where it is missing.
  static func rows() throws -> [Row] {
    guard let path = path("sports_vocabulary.tsv") else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8)
      .components(separatedBy: "\n").dropFirst().filter { !$0.isEmpty }
      .map { line in
        let cells = line.components(separatedBy: "\t")
        return Row(term: cells[0], source: cells[2], proposal: cells[3], count: Int(cells[4]) ?? 0)
      }
  }

  private static func path(_ name: String) -> String? {
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

  private static let countries = [
    "montreal": "CA", "quebec": "CA", "saguenay": "CA", "repentigny": "CA", "saultstemarie": "CA",
    "toronto": "CA",
    "washingtondc": "US", "nyc": "US", "chicago": "US", "cambridge": "US", "lexington": "US",
    "bangor": "US",
    "innsbruck": "AT", "munich": "DE", "berlin": "DE", "lyon": "FR", "paris": "FR", "corse": "FR",
    "paysdelaloire": "FR",
    "hongkong": "HK", "galway": "IE", "finland": "FI", "osm/vaud.sport": "CH",
    "osm/andorra.sport": "AD",
    "osm/helsinki.sport": "FI", "osm/monaco.sport": "MC",
  ]
}
