// What a text says about sports.

/// The sports that a text names.
struct SportReading: Hashable, Sendable {
  /// The sports, as keys of OpenStreetMap's `sport`.
  var sports: [String] = []
  /// What could be a sport and is not known.
  var unknown: [String] = []
  /// Whether the sports say all that the text says, but for upper and lower case.
  var isExact = false
  /// Sports that the text names and denies: those of `Tennis Parking Lot`, `Former tennis court`.
  var denied: [String] = []
  /// Whether it is the name of what only stands beside a place of sport: `Parking Lot`.
  var isAnnex = false
  /// Whether it says how things stand, and that the place is not there: `Proposed`, `Demolished`.
  var isGone = false
  /// Unknown terms in the spelling of OpenStreetMap's keys, such as `cliff_diving`.
  var unknownKeys: [String] = []
}

extension SportReading {
  /// Whether a key stands for no sport in particular.
  static func isGeneric(_ key: String) -> Bool { key == "multi" }

  /// Places of leisure that are no sports: beside them a place of sports is still one.
  private static let leisure: Set<String> = ["playground", "splash_pad", "dog_park"]

  /// Whether any of the sports is one in particular, or a place of leisure.
  var isSpecific: Bool { sports.contains { !Self.isGeneric($0) } }

  /// Leaves out what stands for no sport in particular where a sport is known.
  mutating func dropGeneric() {
    guard sports.count > 1,
      sports.contains(where: { !Self.isGeneric($0) && !Self.leisure.contains($0) })
    else { return }
    sports.removeAll(where: Self.isGeneric)
  }

  /// Adds sports that are not there yet.
  mutating func add(_ more: [String]) {
    for sport in more where !sports.contains(sport) { sports.append(sport) }
  }

  /// Notes a word of which nobody knows what it says, once a record.
  mutating func addUnknown(_ text: String) {
    let term = text.trimmed.shortened
    if !term.isEmpty, !unknown.contains(term) { unknown.append(term) }
  }

  /// What was found in a text.
  ///
  /// `isKnown` tells whether a term of it names a sport by itself; in the spelling of a key, one that does not is a key
  /// all the same.
  init(text: String, sports: [String], isKnown: (String) -> Bool) {
    let terms = text.split(separator: ";").map { String($0).trimmed }
    self.init(sports: sports, isExact: terms.map { $0.lowercased() } == sports)
    if sports.isEmpty, !text.isEmpty { unknown = [text.shortened] }
    if !isExact, terms.allSatisfy(\.isTagKey) {
      unknownKeys = terms.filter { !sports.contains($0) && !isKnown($0) }
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
