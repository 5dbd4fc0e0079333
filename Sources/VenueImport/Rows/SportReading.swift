// What a text says about sports.

/// The sports that a text names.
struct SportReading: Hashable, Sendable {
  /// The sports, as keys of OpenStreetMap's `sport`.
  var sports: [String] = []
  /// What could be a sport and is not known.
  var unknown: [String] = []
  /// Whether the sports say all that the text says, but for upper and lower case.
  var isExact = false
  /// Unknown terms in the spelling of OpenStreetMap's keys, such as `cliff_diving`.
  var unknownKeys: [String] = []
}

extension SportReading {
  /// What was found in a text.
  init(text: String, sports: [String]) {
    let terms = text.split(separator: ";").map { String($0).trimmed }
    self.init(sports: sports, isExact: terms.map { $0.lowercased() } == sports)
    if sports.isEmpty, !text.isEmpty { unknown = [text.shortened] }
    if !isExact, terms.allSatisfy(\.isTagKey) {
      unknownKeys = terms.filter { !sports.contains($0) }
    }
  }
}

extension String {
  /// Whether the text is spelt like a key of OpenStreetMap.
  fileprivate var isTagKey: Bool {
    guard let first = utf8.first, (0x61...0x7A).contains(first) else { return false }
    return utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    }
  }
}
