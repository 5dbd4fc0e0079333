// The independent answer: PROJ's own solver of the inverse geodesic problem.

import CPROJ
import GeoPrimitives

/// Distances by PROJ's `geod_inverse` (Karney's code, not ours).
struct GeodesicOracle {
  private var geodesic = geod_geodesic()

  init() { geod_init(&geodesic, 6_378_137, 1 / 298.257223563) }

  func meters(from start: Position, to end: Position) -> Double {
    withUnsafePointer(to: geodesic) { pointer in
      var meters = 0.0
      geod_inverse(
        pointer, start.latitude, start.longitude, end.latitude, end.longitude, &meters, nil, nil)
      return meters
    }
  }

  /// The position reached from another by an azimuth in degrees and a distance in metres.
  func position(from start: Position, azimuth: Double, meters: Double) throws -> Position {
    try withUnsafePointer(to: geodesic) { pointer in
      var latitude = 0.0
      var longitude = 0.0
      geod_direct(
        pointer, start.latitude, start.longitude, azimuth, meters, &latitude, &longitude, nil)
      return try Position(latitude: latitude, longitude: longitude)
    }
  }
}
