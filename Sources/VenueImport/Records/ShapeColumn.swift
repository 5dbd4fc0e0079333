// The geometries of a batch: all their coordinates in two flat arrays, which one transformation brings into place.

/// The geometries of the records of a batch.
struct ShapeColumn: Sendable {
  /// Eastward coordinates of all vertices, in the reference system of the file.
  var xs: [Double] = []
  /// Northward coordinates of all vertices, in the reference system of the file.
  var ys: [Double] = []
  /// A geometry per record.
  var shapes: [Shape] = []

  /// Appends a vertex and answers with its place.
  mutating func appendVertex(x: Double, y: Double) -> Int {
    xs.append(x)
    ys.append(y)
    return xs.count - 1
  }
}

/// The geometry of a record, by the places of its vertices.
enum Shape: Hashable, Sendable {
  /// The record has none, for this reason.
  case none(Missing)
  /// One position.
  case point(Int)
  /// Several positions.
  case points([Int])
  /// One or more lines.
  case lines([Range<Int>])
  /// One or more polygons, each the ring around it and then the holes in it.
  case polygons([[Range<Int>]])

  /// Why a record has no geometry.
  enum Missing: Hashable, Sendable {
    /// It is empty or null.
    case empty
    /// Its kind is no place: its name.
    case unsupported(String)
    /// Its text does not read as coordinates.
    case unreadable(String)
    /// Its coordinates stand for none: the pair.
    case placeholder(String)
    /// Its coordinates are degrees among those of a map: the pair.
    case otherUnit(String)
    /// Several places may be meant: why.
    case ambiguous(String)
  }
}
