// The lists of sports that rows had last, so that rows with the same sports share one list.

internal import Venues

/// Reads lists of sports from JSON, and remembers some hundred of them.
struct SportsLists {
  private struct Entry {
    var text: [UInt8]
    var sports: [String]
  }

  /// Each text has one place, which the next text takes that belongs there.
  private var entries = [Entry](repeating: Entry(text: [], sports: []), count: 1024)

  /// The sports in a JSON list.
  ///
  /// - Throws: The reason why the text is no list of sports.
  mutating func sports(in text: Span<UInt8>) throws(NoSports) -> [String] {
    let hash = unsafe text.withUnsafeBytes { unsafe TextHash.of($0) }
    let place = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    let entry = entries[place]
    if !text.isEmpty, text.isEqual(to: entry.text.span) { return entry.sports }
    let sports = try Self.parse(text)
    var copy: [UInt8] = []
    unsafe text.withUnsafeBufferPointer { unsafe copy.append(contentsOf: $0) }
    entries[place] = Entry(text: copy, sports: sports)
    return sports
  }

  private static func parse(_ text: Span<UInt8>) throws(NoSports) -> [String] {
    guard (try? UTF8Span(validating: text)) != nil else {
      throw NoSports(reason: "its sportsDisponibles is not UTF-8")
    }
    guard case .array(let elements)? = try? JSONValue.parse(text) else {
      throw NoSports(reason: "its sportsDisponibles is no JSON list")
    }
    var sports: [String] = []
    for element in elements {
      guard case .string(let sport) = element else {
        throw NoSports(reason: "its sportsDisponibles holds \(element.kind)")
      }
      sports.append(sport)
    }
    return sports
  }
}

/// Why a text is no list of sports.
struct NoSports: Error {
  let reason: String
}
