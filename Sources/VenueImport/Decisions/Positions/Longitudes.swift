// Longitudes go around the globe: those on both sides of ±180° are neighbours, and have a middle between them.

internal import GeoPrimitives

enum Longitudes {
  /// How far one lies east of another, from -180 to 180 degrees.
  static func difference(_ one: Double, _ other: Double) -> Double {
    let east = one - other
    return east > 180 ? east - 360 : east < -180 ? east + 360 : east
  }

  /// Longitudes counted on from their middle, beyond ±180° where they lie on both sides of it; what is none stays as it is.
  static func unrolled(_ values: [Double]) -> [Double] {
    // Most files lie nowhere near there.
    guard values.contains(where: { (90...180).contains($0) }),
      values.contains(where: { (-180 ... -90).contains($0) })
    else { return values }
    let middle = median(values.filter { abs($0) <= 180 })
    return values.map { abs($0) <= 180 ? middle + difference($0, middle) : $0 }
  }

  /// The median of longitudes, where it may lie on either side of ±180°.
  static func median(_ values: [Double]) -> Double {
    func spread(_ values: [Double]) -> (middle: Double, reach: Double) {
      let middle = values.sorted()[values.count / 2]
      return (middle, values.map { abs($0 - middle) }.sorted()[values.count / 2])
    }
    let plain = spread(values)
    let eastward = spread(values.map { $0 < 0 ? $0 + 360 : $0 })
    guard eastward.reach < plain.reach - 1e-9 else { return plain.middle }
    return eastward.middle > 180 ? eastward.middle - 360 : eastward.middle
  }
}

extension [Position] {
  /// The medians of longitude and latitude; `nil` where there is no place.
  var middle: Position? {
    guard !isEmpty else { return nil }
    return Position(
      uncheckedLatitude: map(\.latitude).sorted()[count / 2],
      longitude: Longitudes.median(map(\.longitude)))
  }
}
