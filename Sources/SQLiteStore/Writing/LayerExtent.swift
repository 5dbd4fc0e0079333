// The layer's box during a transaction: it grows with every row, and is counted anew when a row at its edge moves.

internal import Venues

/// What `gpkg_contents` will say of the feature table.
struct LayerExtent {
  private(set) var box = Extent()
  private var mayHaveShrunk = false

  init(connection: SQLiteConnection) throws(VenueStoreError) {
    let row = try connection.prepare(
      "SELECT min_x, min_y, max_x, max_y FROM gpkg_contents WHERE table_name = 'emplacements'")
    guard try row.step(), !row.isNull(0) else { return }
    box = Extent(
      west: row.double(0), south: row.double(1), east: row.double(2), north: row.double(3))
    row.reset()
  }

  mutating func add(_ extent: Extent) { box.add(extent) }

  mutating func replace(_ old: Extent, by new: Extent) {
    if old != new, box.isTouched(by: old) { mayHaveShrunk = true }
    box.add(new)
  }

  /// Writes the box to `gpkg_contents`.
  mutating func store(at instant: String, in connection: SQLiteConnection) throws(VenueStoreError) {
    if mayHaveShrunk { try count(in: connection) }
    let update = try connection.prepare(
      """
      UPDATE gpkg_contents SET min_x = ?1, min_y = ?2, max_x = ?3, max_y = ?4, last_change = ?5
      WHERE table_name = 'emplacements'
      """)
    if !box.isEmpty {
      update.bind(box.west, at: 1)
      update.bind(box.south, at: 2)
      update.bind(box.east, at: 3)
      update.bind(box.north, at: 4)
    }
    update.bind(instant, at: 5)
    try update.run()
  }

  private mutating func count(in connection: SQLiteConnection) throws(VenueStoreError) {
    box = Extent()
    let rows = try connection.prepare("SELECT geom FROM emplacements")
    while try rows.step() { box.add(rows.withBytes(0) { Extent(geometry: $0) }) }
    mayHaveShrunk = false
  }
}
