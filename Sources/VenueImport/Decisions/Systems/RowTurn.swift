// The turn of a file's pairs, but for rows that lie where the file says without it: some signs may be there already.

internal import GeoPrimitives

/// Turns the pairs of a file that do not already lie where they must.
struct RowTurn: Sendable {
  /// How the others are turned.
  let turn: CoordinateTurn
  private let whereabouts: Whereabouts
  /// The middle of the file's positions when they are turned.
  private let middle: Position

  /// `nil` where nothing is turned.
  init?(_ turn: CoordinateTurn, to middle: Position?, in whereabouts: Whereabouts) {
    guard turn != .none, let middle else { return nil }
    self.turn = turn
    self.whereabouts = whereabouts
    self.middle = middle
  }

  /// Turns pairs of degrees of their own.
  func apply(_ xs: inout [Double], _ ys: inout [Double]) {
    for index in xs.indices where !isKept(xs[index], ys[index]) {
      (xs[index], ys[index]) = turned(xs[index], ys[index])
    }
  }

  /// Turns geometries, each as a whole by its first vertex.
  func apply(_ shapes: inout ShapeColumn) {
    for shape in shapes.shapes {
      guard let first = shape.firstVertex, !isKept(shapes.xs[first], shapes.ys[first]) else {
        continue
      }
      for vertex in shape.vertices {
        (shapes.xs[vertex], shapes.ys[vertex]) = turned(shapes.xs[vertex], shapes.ys[vertex])
      }
    }
  }

  /// Whether a pair lies there as it is: with the signs that the others get, or where it would not lie when turned.
  private func isKept(_ x: Double, _ y: Double) -> Bool {
    guard contains(x, y) else { return false }
    let isSigned =
      !turn.isSwapped && (!turn.flipsX || (x < 0) == (middle.longitude < 0))
      && (!turn.flipsY || (y < 0) == (middle.latitude < 0))
    if isSigned { return true }
    let (x, y) = turned(x, y)
    return !contains(x, y)
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    (try? Position(latitude: y, longitude: x)).map(whereabouts.contains) ?? false
  }

  private func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let (x, y) = turn.isSwapped ? (y, x) : (x, y)
    return (turn.flipsX ? -x : x, turn.flipsY ? -y : y)
  }
}

extension Shape {
  /// The places of all its vertices.
  var vertices: [Int] {
    switch self {
    case .none: []
    case .point(let vertex): [vertex]
    case .points(let places): places
    case .lines(let lines): lines.flatMap { Array($0) }
    case .polygons(let polygons): polygons.flatMap { $0.flatMap { Array($0) } }
    }
  }
}
