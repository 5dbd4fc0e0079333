// Which venues are one: those of the same name within 30 m. Never by the point alone.

internal import GeoPrimitives

/// Venues by their names, to find the one that a later row belongs to.
struct VenueGroups: Sendable {
  /// Where a venue is held: in which batch, and where there.
  typealias Place = (batch: Int, draft: Int)

  private var venues: [UInt64: [(position: Position, place: Place)]] = [:]

  /// Rows of one name that lie this close are courts of one venue.
  private static let reach = 30.0
  /// So many venues of one name are looked at.
  private static let limit = 2000

  /// The venue that a row belongs to.
  func find(_ draft: borrowing VenueDraft, _ bytes: [UInt8]) -> Place? {
    let (position, key) = (draft.position, Self.key(bytes[draft.name]))
    return venues[key]?.first { candidate in
      // A quarter of a thousandth of a degree is 28 m to the north, and no less than that to anywhere near.
      abs(candidate.position.latitude - position.latitude) < 0.0003
        && Geodesic.meters(from: candidate.position, to: position) <= Self.reach
    }?.place
  }

  /// Adds a venue.
  mutating func add(_ draft: borrowing VenueDraft, _ bytes: [UInt8], at place: Place) {
    let key = Self.key(bytes[draft.name])
    guard venues[key, default: []].count < Self.limit else { return }
    venues[key, default: []].append((draft.position, place))
  }

  /// A number for a name, without regard to case.
  private static func key(_ name: ArraySlice<UInt8>) -> UInt64 {
    let folded = Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
    return StableHash.of(folded.span)
  }
}

extension VenueDraft {
  /// Whether it may be one of several rows of a venue: a point with a name of its own.
  var canBeGrouped: Bool { footprint == nil && hasOwnName }
}
