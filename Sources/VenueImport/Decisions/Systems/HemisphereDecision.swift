// Notices that a whole file lost its minus signs or has its columns in each other's place, by where it says that it lies.

internal import GeoPrimitives

/// The decision on which sides of Greenwich and of the equator degrees lie.
struct HemisphereDecision {
  /// How pairs must be turned that do not already lie where they must; `nil` where none must.
  let turn: RowTurn?
  let warnings: [ImportWarning]

  /// Looks where the middle of a file's degrees lies.
  ///
  /// They are turned only where exactly one turn leads to the place that the file names; where none does, and its rows
  /// name the place, that is told.
  init(_ degrees: ShapeColumn, _ whereabouts: Whereabouts) {
    if let signs = LoneSigns(degrees) {
      turn = signs.turn(in: whereabouts)
      warnings = [signs.warning(turn: turn, whereabouts)]
      return
    }
    guard whereabouts.isKnown, let middle = Self.middle(degrees, .none),
      !whereabouts.contains(middle)
    else {
      (turn, warnings) = (nil, [])
      return
    }
    let fitting = CoordinateTurn.others.filter { turn in
      Self.middle(degrees, turn).map(whereabouts.contains) ?? false
    }
    let place = "\(whereabouts.evidence) says \(whereabouts.name)"
    if fitting.count == 1, let only = fitting.first {
      turn = RowTurn(only, to: Self.middle(degrees, only), in: whereabouts)
      warnings = [ImportWarning(.hemisphereMended, detail: "\(only), since \(place)")]
      return
    }
    turn = nil
    let isOdd = whereabouts.isFirm && (fitting.count > 1 || whereabouts.isElsewhere(middle))
    let lie = "they lie around \(middle.latitude), \(middle.longitude)"
    warnings = isOdd ? [ImportWarning(.positionsElsewhere, detail: "\(place), \(lie)")] : []
  }

  private static func middle(_ degrees: ShapeColumn, _ turn: CoordinateTurn) -> Position? {
    var (xs, ys) = (degrees.xs, degrees.ys)
    turn.apply(&xs, &ys)
    guard !xs.isEmpty else { return nil }
    return try? Position(
      latitude: ys.sorted()[ys.count / 2], longitude: xs.sorted()[xs.count / 2])
  }
}
