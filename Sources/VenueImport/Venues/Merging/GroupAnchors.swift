// The venues that a dataset had before: around these the rows of its next release are brought together.

internal import GeoPrimitives

/// The venues of a dataset before this run, by name.
///
/// Which row a venue is named after depends on the rows beside it. Were every release cut anew, one row that goes would
/// give its neighbours another leader, and whole venues would seem to go and come.
struct GroupAnchors: Sendable {
  /// A venue of before.
  struct Anchor: Sendable {
    /// A number for its dataset and its identifier.
    let key: UInt64
    /// A number for its name.
    let name: UInt32
    /// Where it was.
    let place: RememberedPlace
    /// Whether several rows went into it.
    var isGroup: Bool
  }

  /// The dataset.
  let source: String
  /// The venues, those of one name beside one another.
  private var anchors: [Anchor]
  /// Whether any of them was made of several rows.
  let hasGroups: Bool
  /// Whether an identifier says which venue a row is that moved a little.
  var usesIdentifiers = true

  /// Keeps the venues of a dataset.
  ///
  /// - Complexity: O(*n* log *n*) in their number, 24 bytes each.
  init(source: String, _ anchors: [Anchor]) {
    self.source = source
    self.anchors = anchors.sorted { ($0.name, $0.key) < ($1.name, $1.key) }
    hasGroups = anchors.contains(where: \.isGroup)
  }

  /// Leaves out which of them were made of several rows, so that no row takes the place of one that is not there.
  mutating func leaveLostOut() {
    for index in anchors.indices { anchors[index].isGroup = false }
  }

  /// The venues of a name.
  ///
  /// - Complexity: O(log *n*) in the number of venues.
  func named(_ name: UInt32) -> ArraySlice<Anchor> {
    var (low, high) = (0, anchors.count)
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return anchors[low...].prefix { $0.name == name }
  }
}

extension ReleaseComparison {
  /// The venues that the rows of a file are brought together around: those that its dataset had before this run.
  ///
  /// - Complexity: O(*n*) in the number of known venues, for each dataset that it may be.
  func anchors(of source: String) -> GroupAnchors {
    guard hadVenues(of: source) else { return GroupAnchors(source: source, []) }
    let wanted = Self.hash(of: source)
    let anchors = known.compactMap { key, venue -> GroupAnchors.Anchor? in
      guard venue.source == wanted, venue.flags.isDisjoint(with: [.retired, .added]) else {
        return nil
      }
      return GroupAnchors.Anchor(
        key: key, name: venue.name, place: venue.place, isGroup: venue.flags.contains(.group))
    }
    return GroupAnchors(source: source, anchors)
  }
}
