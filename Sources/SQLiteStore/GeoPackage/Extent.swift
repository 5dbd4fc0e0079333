// The box around a layer, as `gpkg_contents` names it.

internal import GeoPrimitives

/// A box of degrees that grows.
struct Extent: Equatable {
  var west = Double.infinity
  var south = Double.infinity
  var east = -Double.infinity
  var north = -Double.infinity

  var isEmpty: Bool { west > east }

  mutating func add(_ position: Position) {
    west = min(west, position.longitude)
    east = max(east, position.longitude)
    south = min(south, position.latitude)
    north = max(north, position.latitude)
  }

  mutating func add(_ other: Extent) {
    west = min(west, other.west)
    east = max(east, other.east)
    south = min(south, other.south)
    north = max(north, other.north)
  }

  /// Whether a box inside this one reaches its edge, so that without it this one might be smaller.
  func isTouched(by other: Extent) -> Bool {
    other.west <= west || other.south <= south || other.east >= east || other.north >= north
  }
}

extension Extent {
  /// The box around a geometry of the table; empty where the blob is none.
  init(geometry: Span<UInt8>) {
    switch try? GeometryReader.read(geometry) {
    case .point(let position)?: add(position)
    case .area(let footprint)?:
      for polygon in footprint.polygons {
        for corner in polygon.exterior { add(corner) }
      }
    case nil: break
    }
  }
}
