// How a whole file's pairs must be turned to be eastward and northward: swapped, or with other signs.

/// What is done to every pair of a file before anything else.
struct CoordinateTurn: Hashable, Sendable {
  /// Whether the two stand in each other's place.
  var isSwapped = false
  /// Whether the eastward one counts westward; after the swap.
  var flipsX = false
  /// Whether the northward one counts southward; after the swap.
  var flipsY = false

  /// Nothing is done.
  static let none = CoordinateTurn()

  /// Turns pairs.
  func apply(_ xs: inout [Double], _ ys: inout [Double]) {
    if isSwapped { (xs, ys) = (ys, xs) }
    if flipsX { for index in xs.indices { xs[index] = -xs[index] } }
    if flipsY { for index in ys.indices { ys[index] = -ys[index] } }
  }

  /// This turn and then another.
  func followed(by next: CoordinateTurn) -> CoordinateTurn {
    let (flipsX, flipsY) = next.isSwapped ? (self.flipsY, self.flipsX) : (self.flipsX, self.flipsY)
    return CoordinateTurn(
      isSwapped: isSwapped != next.isSwapped, flipsX: flipsX != next.flipsX,
      flipsY: flipsY != next.flipsY)
  }

  /// All others.
  static let others: [CoordinateTurn] = [false, true].flatMap { isSwapped in
    [(false, false), (true, false), (false, true), (true, true)].map { flipsX, flipsY in
      CoordinateTurn(isSwapped: isSwapped, flipsX: flipsX, flipsY: flipsY)
    }
  }
  .filter { $0 != none }
}

extension CoordinateTurn: CustomStringConvertible {
  /// What is done, in words: `swapped, with the sign of longitudes turned`.
  var description: String {
    let signs =
      switch (flipsX, flipsY) {
      case (false, false): ""
      case (true, false): "the sign of the eastward ones turned"
      case (false, true): "the sign of the northward ones turned"
      case (true, true): "both signs turned"
      }
    return [isSwapped ? "the two swapped" : "", signs].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }
}
