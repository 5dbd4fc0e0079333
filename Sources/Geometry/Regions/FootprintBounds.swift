// How far a footprint reaches, and the narrowest box around it.

public import GeoPrimitives

/// The extreme coordinates of a footprint in degrees.
struct Reach {
  private(set) var west = Double.infinity
  private(set) var east = -Double.infinity
  private(set) var south = Double.infinity
  private(set) var north = -Double.infinity

  init(of footprint: Footprint) {
    for polygon in footprint.polygons { include(polygon) }
  }

  init(of polygon: Footprint.Polygon) { include(polygon) }

  private mutating func include(_ polygon: Footprint.Polygon) {
    for position in polygon.exterior {
      west = min(west, position.longitude)
      east = max(east, position.longitude)
      south = min(south, position.latitude)
      north = max(north, position.latitude)
    }
  }

  /// Whether a latitude is that of a pole which the footprint touches: a pole has every longitude.
  func containsPole(at latitude: Double) -> Bool {
    latitude == 90 && north == 90 || latitude == -90 && south == -90
  }
}

extension Footprint {
  /// The narrowest box around the area; `nil` where it has no positions.
  ///
  /// The box leaves out the widest gap between the parts, so it crosses ±180° where the parts lie on both sides.
  ///
  /// - Complexity: O(*n* + *p* log *p*), where *n* is the number of positions and *p* that of parts.
  public var bounds: GeoBox? {
    let parts = polygons.filter { !$0.exterior.isEmpty }.map(Reach.init(of:))
      .sorted { $0.west < $1.west }
    guard let first = parts.first else { return nil }
    let whole = Reach(of: self)
    var west = first.west
    var east = whole.east
    var widest = first.west + 360 - whole.east
    var reached = first.east
    for part in parts.dropFirst() {
      if part.west - reached > widest {
        widest = part.west - reached
        (west, east) = (part.west, reached)
      }
      reached = max(reached, part.east)
    }
    return try? GeoBox(west: west, south: whole.south, east: east, north: whole.north)
  }
}
