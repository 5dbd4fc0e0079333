// The file of kept counts.

import Foundation

/// Allocations a query, by the name of the search.
struct Kept {
  private let file: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ path: String) { file = URL(fileURLWithPath: path) }

  /// Compares; fewer allocations are welcome, but shall be recorded.
  ///
  /// Searches named in `none` must not allocate whatever the file says, nor can anything else be recorded for them.
  ///
  /// - Throws: `Failure` with every search whose count is another one, or what reading the file throws.
  func compare(_ counts: [String: Double], none: Set<String>) throws {
    let allocating = none.filter { name in counts[name] != 0 }.sorted()
    guard allocating.isEmpty else {
      let lines = allocating.map { name in "\(name): \(counts[name] ?? .nan), must be 0" }
      throw Failure(description: "allocations a query\n" + lines.joined(separator: "\n"))
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(counts) + Data("\n".utf8)).write(to: file)
      throw Failure(description: "recorded anew; run again without RECORD")
    }
    let kept = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
    let names = Set(kept.keys).union(counts.keys).sorted()
    let differences = names.filter { name in kept[name] != counts[name] }.map { name -> String in
      func text(_ count: Double?) -> String { count.map { "\($0)" } ?? "nothing" }
      return "\(name): \(text(counts[name])), was \(text(kept[name]))"
    }
    guard differences.isEmpty else {
      throw Failure(description: "allocations a query\n" + differences.joined(separator: "\n"))
    }
  }
}
