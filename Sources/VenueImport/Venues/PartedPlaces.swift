// Files whose venues lie in two places far apart, with nothing between them: one of the two may be wrong.

internal import GeoPrimitives
internal import Geodesy

enum PartedPlaces {
  /// Places are parted where they are this far from each other, in metres, and so many times as far as either is wide;
  /// from a city other places are parted sooner.
  private static let (apart, times) = (500_000.0, 4.0)

  /// Words for positions that a gap parts in two, a fifth of them at least on either side; `nil` where none does.
  ///
  /// Where only few lie elsewhere, each of them is far from all others and is said to be.
  static func words(_ places: [Position]) -> String? {
    let longitudes = Longitudes.unrolled(places.map(\.longitude))
    return words(zip(places.map(\.latitude), places)) ?? words(zip(longitudes, places))
  }

  /// `places` are they with what they are looked at by.
  private static func words(_ places: Zip2Sequence<[Double], [Position]>) -> String? {
    let sorted = places.sorted { $0.0 < $1.0 }
    guard sorted.count >= 4 else { return nil }
    func gap(_ index: Int) -> Double { sorted[index].0 - sorted[index - 1].0 }
    guard let widest = (1..<sorted.count).max(by: { gap($0) < gap($1) }) else { return nil }
    let sides = [sorted[..<widest], sorted[widest...]]
    let fewest = max(2, (sorted.count + 4) / 5)
    let extent = sides.map { side in
      (side.last?.0 ?? 0) - (side.first?.0 ?? 0)
    }
    guard sides.allSatisfy({ $0.count >= fewest }),
      gap(widest) >= times * (extent.max() ?? 0)
    else { return nil }
    let meters = Geodesic.meters(from: sorted[widest - 1].1, to: sorted[widest].1)
    guard meters >= (isCity(sides) ? SampleSurvey.elsewhere : apart) else { return nil }
    return
      "\(sides[0].count) and \(sides[1].count) rows, \(Distance.meters(meters)) from each other"
  }

  /// Whether the larger of two sides is a city: data of one have no other as near as another city is.
  private static func isCity(_ sides: [ArraySlice<(Double, Position)>]) -> Bool {
    let places = (sides.max { $0.count < $1.count } ?? []).map(\.1)
    guard let middle = places.middle else { return false }
    return places.allSatisfy { Geodesic.meters(from: middle, to: $0) <= SampleSurvey.city }
  }
}
