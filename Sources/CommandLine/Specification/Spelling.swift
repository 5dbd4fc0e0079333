// What someone may have meant: the nearest known words to a mistyped one.

/// Nearest words by edit distance.
package enum Spelling {
  /// The known words closest to a mistyped one, nearest first, at most a third of its letters away.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* words of length *m*.
  package static func nearest(to word: String, among known: [String], limit: Int) -> [String] {
    let letters = Array(word.lowercased())
    let allowed = max(1, letters.count / 3)
    let ranked = known.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let distance = editDistance(letters, Array(candidate.lowercased()))
      return distance <= allowed ? (distance, index, candidate) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  /// Optimal string alignment distance: insertions, deletions, changes and swapped neighbours.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
