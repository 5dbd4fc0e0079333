// Which of two numbers is the latitude where both orders are places on land and neither a name nor a place decides.

internal import GeoPrimitives

/// What is known of the order of degrees that fit both ways.
struct OrderEvidence {
  /// Whether every pair is to be read in the other order.
  let isSwapped: Bool
  /// What is said of it.
  let warning: ImportWarning?

  /// Looks where the middle of a file would lie in either order.
  ///
  /// Of two numbers that nothing tells apart those are taken that lie in a city; where a format or a name tells them
  /// apart, that is believed, and a city in the other order is only told.
  init(_ degrees: ShapeColumn, _ position: PositionDecision, _ whereabouts: Whereabouts) {
    guard position.isDegrees, position.turn == .none, position.packing == nil,
      position.divisor == nil, let plain = Self.middle(degrees.ys, degrees.xs),
      let mirror = Self.middle(degrees.xs, degrees.ys),
      CountryDecision.isLand(plain), CountryDecision.isLand(mirror),
      !whereabouts.contains(plain), !whereabouts.contains(mirror)
    else {
      (isSwapped, warning) = (false, nil)
      return
    }
    let city = Self.city(degrees.ys, degrees.xs, around: plain)
    let other = Self.city(degrees.xs, degrees.ys, around: mirror)
    let isOpen = !position.isOrderNamed
    guard city == nil || isOpen && other != nil, isOpen || other != nil && Self.isGeometry(position)
    else {
      (isSwapped, warning) = (false, nil)
      return
    }
    isSwapped = isOpen && city == nil && other != nil
    let (taken, rival) = isSwapped ? (mirror, plain) : (plain, mirror)
    let name = (isSwapped ? nil : other).map { ", near \($0.name)" } ?? ""
    let near = isSwapped ? other.map { ", near \($0.name)" } ?? "" : ""
    warning = ImportWarning(
      .orderUncertain,
      detail:
        "their middle lies at \(Self.words(taken))\(near); in the other order it would lie at "
        + "\(Self.words(rival))\(name)")
  }

  private static func isGeometry(_ position: PositionDecision) -> Bool {
    switch position.source {
    case .geometry, .geoJSON, .wellKnownText, .pair: true
    case .columns, .angles, .gridReference, .joined: false
    }
  }

  /// The city that has four in five of the places.
  private static func city(
    _ latitudes: [Double], _ longitudes: [Double], around middle: Position
  ) -> City? {
    guard let city = City.around(middle) else { return nil }
    let inside = zip(latitudes, longitudes).count { latitude, longitude in
      (try? Position(latitude: latitude, longitude: longitude)).map(city.contains) ?? false
    }
    return inside * 5 >= latitudes.count * 4 ? city : nil
  }

  private static func words(_ place: Position) -> String {
    "\(place.latitude.rounded(to: 4)), \(place.longitude.rounded(to: 4))"
  }

  /// The middle of pairs by their medians; `nil` where it is no place.
  private static func middle(_ latitudes: [Double], _ longitudes: [Double]) -> Position? {
    guard !latitudes.isEmpty else { return nil }
    let half = latitudes.count / 2
    return try? Position(
      latitude: latitudes.sorted()[half], longitude: longitudes.sorted()[half])
  }
}
