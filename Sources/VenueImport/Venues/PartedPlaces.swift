// Files whose venues lie in two places far apart, with nothing between them: one of the two may be wrong.

internal import GeoPrimitives
internal import Geodesy

enum PartedPlaces {
  /// Places are parted where they are this far from each other, in metres, and so many times as far as either is wide.
  private static let (apart, times) = (500_000.0, 4.0)

  /// Words for positions that a gap parts in two, a fifth of them at least on either side; `nil` where none does.
  ///
  /// Where only few lie elsewhere, each of them is far from all others and is said to be.
  static func words(_ places: [Position]) -> String? {
    let byLatitude = places.sorted { $0.latitude < $1.latitude }
    let byLongitude = places.sorted { $0.longitude < $1.longitude }
    return words(byLatitude, \.latitude) ?? words(byLongitude, \.longitude)
  }

  private static func words(
    _ sorted: [Position], _ axis: KeyPath<Position, Double>
  ) -> String? {
    guard sorted.count >= 4 else { return nil }
    func gap(_ index: Int) -> Double {
      sorted[index][keyPath: axis] - sorted[index - 1][keyPath: axis]
    }
    guard let widest = (1..<sorted.count).max(by: { gap($0) < gap($1) }) else { return nil }
    let sides = [sorted[..<widest], sorted[widest...]]
    let fewest = max(2, (sorted.count + 4) / 5)
    let extent = sides.map { side in
      (side.last?[keyPath: axis] ?? 0) - (side.first?[keyPath: axis] ?? 0)
    }
    guard sides.allSatisfy({ $0.count >= fewest }),
      gap(widest) >= times * (extent.max() ?? 0)
    else { return nil }
    let meters = Geodesic.meters(from: sorted[widest - 1], to: sorted[widest])
    guard meters >= apart else { return nil }
    return
      "\(sides[0].count) and \(sides[1].count) rows, \(Distance.meters(meters)) from each other"
  }
}
