// The area that the bulk of data covers: an operation that is chosen for it must not follow a few stray rows.

internal import GeoPrimitives

/// Finds the area of data by their degrees.
enum DataArea {
  /// So many times as far from the middle as half of the data are, and so many degrees at least, is astray.
  private static let (times, least) = (6.0, 0.05)
  /// No more than one in so many can be astray: where more are, the data lie in several places, and all of them count.
  private static let stray = 4

  /// The box around the bulk of places; `nil` where there is none.
  ///
  /// What strays from the median is left out, and of the rest the outermost two in a hundred on each side.
  ///
  /// - Complexity: O(*n* log *n*).
  static func box(longitudes: [Double], latitudes: [Double]) -> GeoBox? {
    let places = zip(longitudes, latitudes).filter { $0.isFinite && $1.isFinite }
    let (plain, latitudes) = (places.map(\.0), places.map(\.1))
    let eastward = plain.map { $0 < 0 ? $0 + 360 : $0 }
    guard let near = bulk(plain, latitudes) else { return nil }
    // Data on both sides of ±180° span less when longitudes are counted eastwards from Greenwich.
    if let far = bulk(eastward, latitudes), far.west < 180, far.east > 180,
      far.east - far.west < near.east - near.west
    {
      return try? GeoBox(
        west: far.west, south: far.south, east: far.east - 360, north: far.north)
    }
    return try? GeoBox(west: near.west, south: near.south, east: near.east, north: near.north)
  }

  private static func bulk(
    _ longitudes: [Double], _ latitudes: [Double]
  ) -> (west: Double, east: Double, south: Double, north: Double)? {
    guard let x = reach(of: longitudes), let y = reach(of: latitudes) else { return nil }
    let inside = longitudes.indices.filter {
      x.contains(longitudes[$0]) && y.contains(latitudes[$0])
    }
    let isBulk = (longitudes.count - inside.count) * stray <= longitudes.count
    let kept = isBulk ? inside : Array(longitudes.indices)
    guard let (west, east) = inner(kept.map { longitudes[$0] }),
      let (south, north) = inner(kept.map { latitudes[$0] })
    else { return nil }
    return (west, east, south, north)
  }

  private static func reach(of values: [Double]) -> ClosedRange<Double>? {
    guard !values.isEmpty else { return nil }
    let middle = median(values)
    let reach = max(times * median(values.map { abs($0 - middle) }), least)
    return middle - reach...middle + reach
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func inner(_ values: [Double]) -> (low: Double, high: Double)? {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return nil }
    let skipped = sorted.count / 50
    return (sorted[skipped], sorted[last - skipped])
  }
}
