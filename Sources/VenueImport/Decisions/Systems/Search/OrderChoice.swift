// Which of two orders map coordinates are in where both lead to the place that a file names: X is not the easting everywhere.

internal import GeoPrimitives

/// The choice between the two orders in which the coordinates of a file could be meant.
struct OrderChoice {
  /// What is taken.
  let taken: SystemOutcome
  /// What decided; `nil` where nothing did.
  let evidence: String?
  /// Where the data would lie in the other order, where it is possible too and hardly anything decides; `nil` else.
  let unclear: String?

  /// The data of a city lie around its middle: the other order must lead this many times as far from there.
  private static let clearly = 3.0
  /// It must lead this many metres farther, too, to be out of the question.
  private static let least = 5000.0

  /// Weighs two orders; `plain` takes the coordinates as they stand.
  ///
  /// Columns whose names say which is which are believed, and contradicted aloud; others are taken in the order that
  /// leads near the middle of the city, or as they stand.
  init(
    _ plain: SystemOutcome, _ swapped: SystemOutcome, _ isOrderNamed: Bool,
    _ whereabouts: Whereabouts
  ) {
    let here = whereabouts.distance(to: plain.middle)?.meters
    let there = whereabouts.distance(to: swapped.middle)?.meters
    func isClear(_ near: Double?, _ far: Double?) -> Bool {
      guard let near, let far else { return false }
      return far > Self.clearly * near && far - near > Self.least
    }
    if isClear(there, here), !isOrderNamed {
      taken = swapped
      evidence = Self.words(here, whereabouts)
      unclear = nil
      return
    }
    taken = plain
    if isOrderNamed {
      evidence = nil
      unclear = isClear(there, here) ? Self.rival(plain, swapped) : nil
    } else if isClear(here, there) {
      evidence = Self.words(there, whereabouts)
      unclear = nil
    } else {
      evidence = nil
      unclear = Self.rival(plain, swapped)
    }
  }

  private static func words(_ meters: Double?, _ whereabouts: Whereabouts) -> String {
    let distance = Distance.meters(meters ?? 0)
    return "in the other order they would lie \(distance) from the middle of \(whereabouts.name)"
  }

  /// Where the first row lies in either order.
  static func rival(_ plain: SystemOutcome, _ swapped: SystemOutcome) -> String {
    "the first lies at \(words(plain.first)); in the other order it would lie at "
      + words(swapped.first)
  }

  private static func words(_ place: Position) -> String {
    "\(place.latitude.rounded(to: 4)), \(place.longitude.rounded(to: 4))"
  }
}
