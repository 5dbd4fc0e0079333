// Which peers there are, and the columns they are built from.

import CPeers
import GeoPrimitives

/// A data set in the forms that peers want.
struct PointColumns {
  let positions: [Position]
  /// Three numbers a point.
  let units: [Double]
  /// Longitude and latitude.
  let degrees: [Double]

  init(_ positions: [Position]) {
    self.positions = positions
    var units: [Double] = []
    units.reserveCapacity(3 * positions.count)
    for position in positions {
      let unit = Query.unitVector(position)
      units.append(unit.x)
      units.append(unit.y)
      units.append(unit.z)
    }
    self.units = units
    degrees = positions.flatMap { position in [position.longitude, position.latitude] }
  }
}

/// The peers by name, in the order of tables.
enum PeerList {
  /// Those that answer within some microseconds.
  static let fast = ["SportLink", "nanoflann", "Boost"]
  /// All that run in this process.
  static let here = fast + ["S2", "GEOS", "SQLite"]
  /// Those that `Scripts/bench` runs beside it.
  static let scripted = ["scikit-learn", "SciPy", "geopandas", "PostGIS", "Redis"]

  /// Builds a peer; nothing for a name that is not of this process.
  static func build(_ name: String, _ points: PointColumns) -> (any Peer)? {
    switch name {
    case "SportLink": SportLinkPeer(points.positions)
    case "nanoflann": ForeignPeer(nanoflann_peer, points)
    case "Boost": ForeignPeer(boost_peer, points)
    case "S2": ForeignPeer(s2_peer, points)
    case "GEOS": ForeignPeer(geos_peer, points)
    case "SQLite": ForeignPeer(sqlite_peer, points)
    default: nil
    }
  }
}
