// Notices that a whole file lost its minus signs or has its columns in each other's place, by where it says that it lies.

internal import GeoPrimitives

/// The decision on which sides of Greenwich and of the equator degrees lie.
struct HemisphereDecision {
  /// How pairs must be turned that do not already lie where they must; `nil` where none must.
  let turn: RowTurn?
  let warnings: [ImportWarning]

  /// Looks where the middle of a file's degrees lies.
  ///
  /// They are turned only where exactly one turn leads to the place that the file names, else to what its codes say;
  /// where none does, and its rows name the place or its name a city far away, that is told.
  init(_ degrees: ShapeColumn, _ whereabouts: Whereabouts) {
    if let signs = LoneSigns(degrees), signs.isFew || !whereabouts.isKnown {
      turn = signs.turn(in: whereabouts)
      warnings = [signs.warning(turn: turn, whereabouts)]
      return
    }
    let meant = ([whereabouts] + whereabouts.instead).filter(\.isKnown)
    guard let middle = Self.middle(degrees, .none),
      !meant.contains(where: { $0.contains(middle) })
    else {
      (turn, warnings) = (nil, [])
      return
    }
    for place in meant {
      let fitting = Self.turns(of: degrees, where: place.contains)
      guard fitting.count == 1, let only = fitting.first else { continue }
      turn = RowTurn(only, to: Self.middle(degrees, only), in: place)
      warnings = [ImportWarning(.hemisphereMended, detail: "\(only), since \(place.reason)")]
      return
    }
    turn = nil
    let lie = "they lie around \(middle.latitude), \(middle.longitude)"
    let isOdd =
      whereabouts.isFirm && !Self.turns(of: degrees, where: whereabouts.contains).isEmpty
      || whereabouts.isElsewhere(middle) || whereabouts.isFar(from: Self.places(degrees))
    if whereabouts.isKnown, isOdd {
      warnings = [ImportWarning(.positionsElsewhere, detail: "\(whereabouts.reason), \(lie)")]
      return
    }
    let forms = whereabouts.byForm.filter { Self.leads(degrees, from: middle, to: $0) }
    warnings = forms.map { form in
      ImportWarning(.positionsElsewhere, detail: "\(form.reason) by the form of numbers, \(lie)")
    }
  }

  /// The turns that lead to where a condition holds.
  private static func turns(
    of degrees: ShapeColumn, where holds: (Position) -> Bool
  ) -> [CoordinateTurn] {
    CoordinateTurn.others.filter { middle(degrees, $0).map(holds) ?? false }
  }

  /// Whether one turn alone leads from no city at all to one of a country.
  private static func leads(
    _ degrees: ShapeColumn, from middle: Position, to place: Whereabouts
  ) -> Bool {
    guard City.around(middle) == nil else { return false }
    return turns(of: degrees) { place.contains($0) && City.around($0) != nil }.count == 1
  }

  private static func places(_ degrees: ShapeColumn) -> [Position] {
    zip(degrees.xs, degrees.ys).compactMap { try? Position(latitude: $1, longitude: $0) }
  }

  private static func middle(_ degrees: ShapeColumn, _ turn: CoordinateTurn) -> Position? {
    var (xs, ys) = (degrees.xs, degrees.ys)
    turn.apply(&xs, &ys)
    guard !xs.isEmpty else { return nil }
    return try? Position(
      latitude: ys.sorted()[ys.count / 2], longitude: Longitudes.median(xs))
  }
}
