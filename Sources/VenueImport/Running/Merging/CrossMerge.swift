// What the report says about rows that are venues of other datasets already.

/// A row that went into a venue of another dataset.
package struct CrossMerge: Hashable, Sendable {
  /// The number of the row in its file.
  package let number: Int
  /// The id of the venue.
  package let venue: String
  /// How sure it is that they are one place, 0…1.
  package let score: Double
  /// What speaks for it.
  package let reason: String
}

/// Rows of a part of a file that went into venues of other datasets.
package struct CrossMergeTally: Hashable, Sendable {
  /// How many there are.
  package private(set) var count = 0
  /// How many of them are new or say something new.
  package private(set) var changed = 0
  /// The first of them.
  package private(set) var merges: [CrossMerge] = []
  /// How often each reason was given; distances count as one.
  package private(set) var reasons: [String: Int] = [:]

  /// So many are listed.
  private static let limit = 10_000

  /// Counts a row.
  mutating func add(_ merge: CrossMerge, isChanged: Bool) {
    count += 1
    if isChanged { changed += 1 }
    if merges.count < Self.limit { merges.append(merge) }
    let words = merge.reason.split(separator: ", ").map { word in
      word.hasSuffix(" m apart") ? "close by" : String(word)
    }
    reasons[words.joined(separator: ", "), default: 0] += 1
  }

  /// The reasons with their counts, the most frequent first.
  package var ranked: [(reason: String, count: Int)] {
    reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (reason: $0.key, count: $0.value) }
  }
}
