// A few rows whose positions differ in a sign alone: one of them lost its minus, and too few are left to know which.

internal import GeoPrimitives

/// The positions of a small file of which some have a sign and others have none, but for that beside each other.
struct LoneSigns {
  /// The sign that differs, turned.
  private let flip: CoordinateTurn
  private let places: [Position]
  /// Whether the rows are too few to know where the bulk of them lies.
  var isFew: Bool { places.count < Self.few }

  /// From so many rows on the bulk of a file tells, unless either sign has half of them.
  private static let few = 5
  /// Places this near to each other are of one city, in degrees.
  private static let near = 1.0

  /// Looks at the degrees of a file; `nil` where their signs agree, both differ, or the bulk of them tells.
  init?(_ degrees: ShapeColumn) {
    let (xs, ys) = (degrees.xs, degrees.ys)
    guard xs.count > 1, Self.isOneCity(xs), Self.isOneCity(ys) else { return nil }
    let (west, south) = (xs.count { $0 < 0 }, ys.count { $0 < 0 })
    let differing = [west, south].filter { $0 > 0 && $0 < xs.count }
    guard differing.count == 1, let count = differing.first,
      xs.count < Self.few || count * 2 == xs.count
    else { return nil }
    let isWest = west > 0 && west < xs.count
    // On both sides of ±180° they are beside each other as they are.
    if isWest, (xs.map(abs).min() ?? 0) > 180 - Self.near { return nil }
    flip = CoordinateTurn(flipsX: isWest, flipsY: !isWest)
    places = zip(xs, ys).compactMap { try? Position(latitude: $1, longitude: $0) }
    if places.count < xs.count { return nil }
  }

  /// Whether numbers lie beside each other without their signs, and far from nought.
  private static func isOneCity(_ values: [Double]) -> Bool {
    guard let least = values.map(abs).min(), let most = values.map(abs).max() else { return false }
    return least > near && most - least < near
  }

  /// How rows are turned that do not lie where the file says, while others do; `nil` where it does not say.
  func turn(in whereabouts: Whereabouts) -> RowTurn? {
    places.first(where: whereabouts.contains).flatMap { RowTurn(flip, to: $0, in: whereabouts) }
  }

  /// What is said of it.
  func warning(turn: RowTurn?, _ whereabouts: Whereabouts) -> ImportWarning {
    if turn != nil {
      let detail = "\(flip) in some rows, since \(whereabouts.evidence) says \(whereabouts.name)"
      return ImportWarning(.hemisphereMended, detail: detail)
    }
    let sides = [places.first { isFar($0) }, places.first { !isFar($0) }].compactMap(\.self)
    let words = sides.map { "\($0.latitude.rounded(to: 4)), \($0.longitude.rounded(to: 4))" }
    return ImportWarning(.signsDiffer, detail: words.joined(separator: " and "))
  }

  private func isFar(_ place: Position) -> Bool {
    flip.flipsX ? place.longitude < 0 : place.latitude < 0
  }
}
