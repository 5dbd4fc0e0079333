// Rows of one name in a later release: they gather around the venues of before, and what those leave makes new ones.

internal import GeoPrimitives

/// Brings rows of one name together around the venues that their dataset had before.
///
/// A venue of before stays one while any of its rows is there: the row where it was leads the others; where that is
/// gone, the nearest of those that it led takes its place. So rows that go or come change no venue but their own.
struct AnchoredGroups {
  /// For each row the one that its venue is named after.
  private(set) var leaders: [Int]
  /// By rows that took the place of another: the venue that each is.
  private(set) var heirs: [Int: UInt64] = [:]

  /// Brings rows together.
  ///
  /// - Parameters:
  ///   - positions: Where the rows are, from south to north.
  ///   - keys: Numbers for their dataset and identifier.
  ///   - anchors: The venues of this name.
  ///   - usesIdentifiers: Whether an identifier says which venue a row is that moved a little.
  /// - Complexity: O(*n*) in the number of rows and venues, times those of them in one strip of 33 m to the north.
  init(
    _ positions: [Position], keys: [UInt64], around anchors: ArraySlice<GroupAnchors.Anchor>,
    usesIdentifiers: Bool
  ) {
    var pinned = [Bool](repeating: false, count: positions.count)
    let lost = Self.pin(
      &pinned, positions, keys, to: anchors, usesIdentifiers: usesIdentifiers)
    let orphaned = lost.filter(\.isGroup)
    if !orphaned.isEmpty { heirs = Self.heirs(of: orphaned, among: positions, pinned) }
    for heir in heirs.keys { pinned[heir] = true }
    leaders = VenueGroups.leaders(of: positions, pinned: pinned)
  }

  /// Finds the rows that are where venues were, and the venues that have none.
  private static func pin(
    _ pinned: inout [Bool], _ positions: [Position], _ keys: [UInt64],
    to anchors: ArraySlice<GroupAnchors.Anchor>, usesIdentifiers: Bool
  ) -> [GroupAnchors.Anchor] {
    var places: [RememberedPlace: [Int]] = [:]
    var identified: [UInt64: Int] = [:]
    for (row, position) in positions.enumerated() {
      places[RememberedPlace(position), default: []].append(row)
      identified[keys[row]] = row
    }
    /// Pins the row that a venue is, and answers with those that have none.
    func left(
      _ anchors: some Sequence<GroupAnchors.Anchor>, _ row: (GroupAnchors.Anchor) -> Int?
    ) -> [GroupAnchors.Anchor] {
      anchors.filter { anchor in
        guard let row = row(anchor) else { return true }
        pinned[row] = true
        return false
      }
    }
    var rest = left(anchors) { anchor in
      places[anchor.place]?.first { keys[$0] == anchor.key }
    }
    rest = left(rest) { anchor in places[anchor.place]?.first { !pinned[$0] } }
    guard usesIdentifiers else { return rest }
    return left(rest) { anchor in
      identified[anchor.key].flatMap { row in
        let meters = Geodesic.meters(from: anchor.place.position, to: positions[row])
        return !pinned[row] && meters <= VenueGroups.reach ? row : nil
      }
    }
  }

  /// For venues whose own row is gone the nearest of the rows that it led.
  private static func heirs(
    of anchors: [GroupAnchors.Anchor], among positions: [Position], _ pinned: [Bool]
  ) -> [Int: UInt64] {
    let count = positions.count
    let all = positions + anchors.map(\.place.position)
    let order = all.indices.sorted { VenueGroups.isBefore((all[$0], $0), (all[$1], $1)) }
    let leaders = VenueGroups.leaders(
      of: order.map { all[$0] }, pinned: order.map { $0 >= count || pinned[$0] })
    var nearest: [Int: (row: Int, meters: Double)] = [:]
    for (place, leader) in leaders.enumerated() where order[leader] >= count {
      let (row, anchor) = (order[place], order[leader])
      guard row < count else { continue }
      let meters = Geodesic.meters(from: all[anchor], to: all[row])
      if meters < nearest[anchor]?.meters ?? .infinity { nearest[anchor] = (row, meters) }
    }
    return Dictionary(
      uniqueKeysWithValues: nearest.map { ($0.value.row, anchors[$0.key - count].key) })
  }
}
