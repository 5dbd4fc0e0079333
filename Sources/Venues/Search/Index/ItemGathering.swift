// A tree's items are made of an index's rows on a thread of its own, while the rows are written.

internal import Dispatch
internal import GeoPrimitives
internal import OpeningHours
internal import SpatialIndex
internal import Synchronization

/// What the numbers of an index's rows stand for.
struct TraitSets {
  let hours: [HourSet]
  let sports: [SportSet]
  let attributes: [AttributeSet]

  /// What filters may ask about a row.
  func traits(of row: VenueIndexRow) -> ItemTraits {
    ItemTraits(
      sports: sports[Int(row.sports)], hours: hours[Int(row.hours)],
      attributes: attributes[Int(row.attributes)])
  }
}

/// Makes the items of a tree of rows.
final class ItemGathering: Sendable {
  private let made = Mutex(TreeBuilder())
  private let thread = DispatchQueue(label: "items")

  /// Begins with the rows, and the areas of some in the order of these.
  init(
    rows: Chunks<VenueIndexRow>, footprints: [(row: Int, footprint: Footprint)], sets: TraitSets
  ) {
    thread.async { [self] in
      made.withLock { Self.gather(rows, footprints, sets, into: &$0) }
    }
  }

  /// All rows as items, once they are made.
  func take() -> TreeBuilder {
    thread.sync {}
    return made.withLock { builder in
      defer { builder = TreeBuilder() }
      return builder
    }
  }

  private static func gather(
    _ rows: Chunks<VenueIndexRow>, _ footprints: [(row: Int, footprint: Footprint)],
    _ sets: TraitSets, into builder: inout TreeBuilder
  ) {
    builder.reserve(rows.count)
    var keys = TraitKeys()
    // For each key the number of its traits, which other keys may have too.
    var traits: [UInt32] = []
    var next = 0
    for (number, row) in rows.enumerated() {
      var footprint: Footprint?
      if next < footprints.count, footprints[next].row == number {
        footprint = footprints[next].footprint
        next += 1
      }
      let key = keys.number(of: TraitKeys.key(of: row))
      if key == traits.count { traits.append(builder.number(of: sets.traits(of: row))) }
      builder.append(row.position, footprint: footprint, traits: traits[key])
    }
  }
}

extension HourSet {
  /// The hours of the week in which a value may be open: none for no value and for one that is not understood.
  init(openingHours text: String) {
    self.init()
    guard !text.isEmpty, let mask = (try? Schedule.parse(text))?.schedule.weekMask else { return }
    for hour in 0..<HourSet.capacity where mask.contains(hour: hour) { insert(hour) }
  }
}
