// The way from a file's coordinates to WGS 84 and back: one transformation a file, applied to arrays.

internal import CPROJ
public import GeoPrimitives

/// A transformation between a reference system and longitude and latitude on WGS 84.
///
/// Whatever the system's own axis order, x is the longitude or easting and y the latitude or northing, on both sides.
/// One operation is chosen for all coordinates, so that neighbours stay neighbours; it is named by `operation`.
/// PROJ never goes to the network for a missing grid: it is reported, and the best operation without it is used.
///
/// A projection belongs to one thread.
public final class Projection {
  /// Where coordinates come from.
  public let source: ReferenceSystem
  /// What is done to them.
  public let operation: ProjectionOperation

  private let object: ProjObject

  /// Chooses the best transformation for an area.
  ///
  /// - Parameters:
  ///   - source: The coordinates' reference system.
  ///   - area: The area that the data covers; `nil` takes the system's own area of use. `init(from:fitting:_:)` finds
  ///     it out from the data.
  /// - Throws: `GeodesyError.noTransformation` where none exists; `.databaseMissing`.
  public convenience init(
    from source: ReferenceSystem, around area: GeoBox? = nil
  ) throws(GeodesyError) {
    try self.init(from: source, around: area ?? source.areaOfUse?.box, in: ProjContext())
  }

  init(from source: ReferenceSystem, around area: GeoBox?, in context: ProjContext)
    throws(GeodesyError)
  {
    let chosen = try OperationChoice(from: source, around: area, in: context)
    self.source = source
    operation = chosen.operation
    object = chosen.object
  }
}

extension Projection {
  /// Transforms coordinates to longitude and latitude on WGS 84, in place.
  ///
  /// A coordinate that has no such place, such as one outside the projection's reach or one that is no number, becomes
  /// NaN in both arrays and is counted.
  ///
  /// - Parameters:
  ///   - x: Eastings or longitudes in the system's unit; degrees of longitude afterwards.
  ///   - y: Northings or latitudes, as many; degrees of latitude afterwards.
  /// - Returns: How many coordinates failed.
  /// - Complexity: O(*n*); a million coordinates take about 0.2 s.
  public func toDegrees(x: inout MutableSpan<Double>, y: inout MutableSpan<Double>) -> Int {
    precondition(x.count == y.count, "as many x as y coordinates are needed")
    object.transform(PJ_FWD, x: &x, y: &y)
    return Self.markFailures(x: &x, y: &y) { abs($0) <= 180 && abs($1) <= 90 }
  }

  /// Transforms longitude and latitude on WGS 84 to the system's own coordinates, in place.
  ///
  /// Coordinates that cannot be shown in the system become NaN and are counted.
  ///
  /// - Parameters:
  ///   - x: Degrees of longitude; eastings or longitudes in the system's unit afterwards.
  ///   - y: Degrees of latitude, as many; northings or latitudes afterwards.
  /// - Returns: How many coordinates failed.
  /// - Complexity: O(*n*).
  public func fromDegrees(x: inout MutableSpan<Double>, y: inout MutableSpan<Double>) -> Int {
    precondition(x.count == y.count, "as many x as y coordinates are needed")
    object.transform(PJ_INV, x: &x, y: &y)
    return Self.markFailures(x: &x, y: &y) { $0.isFinite && $1.isFinite }
  }

  private static func markFailures(
    x: inout MutableSpan<Double>, y: inout MutableSpan<Double>,
    where isGood: (Double, Double) -> Bool
  ) -> Int {
    var failures = 0
    for index in x.indices where !isGood(x[index], y[index]) {
      x[index] = .nan
      y[index] = .nan
      failures += 1
    }
    return failures
  }
}
