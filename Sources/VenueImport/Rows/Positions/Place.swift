// Where a record is, once its geometry is on WGS 84; or why it is nowhere.

internal import GeoPrimitives

/// Where a venue is.
struct Place: Sendable {
  /// Its position; for an area a point on its surface.
  var position: Position
  /// The area it covers.
  var footprint: Footprint?
  /// What was odd about the geometry.
  var warnings: [(kind: ImportWarning.Kind, detail: String?)] = []
}

/// Why a record is nowhere.
enum PlaceFailure: Error, Equatable, Sendable {
  /// It has no position.
  case missing
  /// Its text reads as no coordinates.
  case unreadable(String)
  /// Its geometry is no place: the kind.
  case unsupported(String)
  /// It lies at 0, 0, at a pole or where else tables put what nobody knows: the pair.
  case placeholder(String)
  /// It is in degrees where the others are coordinates of a map: the pair.
  case otherUnit(String)
  /// Several places may be meant: why.
  case ambiguous(String)
  /// Its coordinates lie outside the reach of their reference system.
  case outOfRange(x: Double, y: Double)
  /// Its geometry can't be repaired: GEOS's own words.
  case unrepairable(String)
}

extension PlaceFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing: "no position"
    case .unreadable(let text): "“\(text)” reads as no coordinates"
    case .unsupported(let kind): "a geometry of the kind \(kind) is no place"
    case .placeholder(let pair): "the position \(pair) stands for none"
    case .otherUnit(let pair): "\(pair) are degrees, the other positions are not"
    case .ambiguous(let reason): reason
    case .outOfRange(let x, let y): "\(x), \(y) is outside the reference system"
    case .unrepairable(let reason): "the geometry can't be repaired: \(reason)"
    }
  }
}
