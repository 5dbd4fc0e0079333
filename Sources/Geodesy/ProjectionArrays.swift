// Projections over arrays and single positions, for callers without spans.

public import GeoPrimitives

extension Projection {
  /// Transforms coordinates to longitude and latitude on WGS 84, in place; see the method over spans.
  ///
  /// - Parameters:
  ///   - x: Eastings or longitudes; degrees of longitude afterwards.
  ///   - y: Northings or latitudes, as many; degrees of latitude afterwards.
  /// - Returns: How many coordinates failed and are NaN now.
  public func toDegrees(x: inout [Double], y: inout [Double]) -> Int {
    var xs = x.mutableSpan
    var ys = y.mutableSpan
    return toDegrees(x: &xs, y: &ys)
  }

  /// Transforms longitude and latitude on WGS 84 to the system's own coordinates, in place.
  ///
  /// - Parameters:
  ///   - x: Degrees of longitude; eastings or longitudes afterwards.
  ///   - y: Degrees of latitude, as many; northings or latitudes afterwards.
  /// - Returns: How many coordinates failed and are NaN now.
  public func fromDegrees(x: inout [Double], y: inout [Double]) -> Int {
    var xs = x.mutableSpan
    var ys = y.mutableSpan
    return fromDegrees(x: &xs, y: &ys)
  }

  /// The place of one pair of coordinates.
  ///
  /// - Parameters:
  ///   - x: Easting or longitude in the system's unit.
  ///   - y: Northing or latitude.
  /// - Returns: `nil` where there is no such place.
  public func position(x: Double, y: Double) -> Position? {
    var (xs, ys) = ([x], [y])
    guard toDegrees(x: &xs, y: &ys) == 0 else { return nil }
    return try? Position(latitude: ys[0], longitude: xs[0])
  }
}

extension Projection {
  /// Chooses the best transformation for the data itself.
  ///
  /// A first transformation finds out where the bulk of the data lies, so that a few stray rows do not decide, in a
  /// table of ten as little as in one of thousands; the transformation is then chosen for that area. Some systems have
  /// dozens of them, each good in one part of a continent.
  ///
  /// - Parameters:
  ///   - source: The coordinates' reference system.
  ///   - x: Eastings or longitudes of the data or a sample of it.
  ///   - y: Northings or latitudes, as many.
  /// - Throws: `GeodesyError.noTransformation` where none exists; `.databaseMissing`.
  public convenience init(
    from source: ReferenceSystem, fitting x: [Double], _ y: [Double]
  ) throws(GeodesyError) {
    let area = try Self.bulk(of: x, y, in: source)
    try self.init(from: source, around: area)
  }

  private static func bulk(
    of x: [Double], _ y: [Double], in source: ReferenceSystem
  ) throws(GeodesyError) -> GeoBox? {
    let first = try Projection(from: source)
    let step = max(1, x.count / 2000)
    var longitudes = stride(from: 0, to: x.count, by: step).map { x[$0] }
    var latitudes = stride(from: 0, to: x.count, by: step).map { y[$0] }
    _ = first.toDegrees(x: &longitudes, y: &latitudes)
    return DataArea.box(longitudes: longitudes, latitudes: latitudes)
  }
}
