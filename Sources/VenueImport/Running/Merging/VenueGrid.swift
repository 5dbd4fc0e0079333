// Which venues lie near a place: a grid of the catalogue's venues in some 40 bytes each, since they may be a million.

internal import GeoPrimitives

/// The venues of a catalogue by their places.
struct VenueGrid: Sendable {
  private struct Entry {
    let west: Float
    let south: Float
    let east: Float
    let north: Float
    let source: UInt64
    let start: Int
    let length: Int32
  }

  /// A cell of the grid; venues that span many cells stand in none.
  private struct Cell: Hashable {
    let column: Int32
    let row: Int32
  }

  private var entries: [Entry] = []
  private var ids: [UInt8] = []
  private var heads: [Cell: Int32] = [:]
  /// The links of the lists: an entry, and the link after it.
  private var links: [(entry: Int32, next: Int32)] = []
  /// Entries that span many cells.
  private var wide: [Int32] = []
  /// The datasets that have venues in it.
  private var sources: Set<UInt64> = []

  /// The edge of a cell in degrees, some 400 m to the north.
  private static let edge = 0.004
  /// An area that spans more cells is looked at always.
  private static let mostCells = 64

  /// Adds a venue: a point, or an area by its bounds.
  mutating func add(_ id: String, source: UInt64, at position: Position, bounds: GeoBox?) {
    let box = bounds ?? GeoBox(position)
    guard let box, box.west <= box.east else { return }
    let entry = Int32(truncatingIfNeeded: entries.count)
    sources.insert(source)
    let start = ids.count
    ids.append(contentsOf: id.utf8)
    entries.append(
      Entry(
        west: Float(box.west), south: Float(box.south), east: Float(box.east),
        north: Float(box.north), source: source, start: start,
        length: Int32(truncatingIfNeeded: ids.count - start)))
    let cells = Self.cells(box)
    guard cells.columns.count * cells.rows.count <= Self.mostCells else {
      return wide.append(entry)
    }
    for column in cells.columns {
      for row in cells.rows {
        let cell = Cell(column: column, row: row)
        links.append((entry, heads[cell] ?? -1))
        heads[cell] = Int32(truncatingIfNeeded: links.count - 1)
      }
    }
  }

  /// The ids of venues of other datasets that lie within some 100 m of a venue or its bounds.
  func ids(near position: Position, bounds: GeoBox?, besides source: UInt64) -> [String] {
    guard sources.contains(where: { $0 != source }), let box = bounds ?? GeoBox(position),
      box.west <= box.east
    else {
      return []
    }
    let north = 0.0014
    let east = min(1, north / max(0.01, 1 - abs(position.latitude) / 90))
    guard
      let wanted = try? GeoBox(
        west: max(-180, box.west - east), south: max(-90, box.south - north),
        east: min(180, box.east + east), north: min(90, box.north + north))
    else { return [] }
    var found: Set<Int32> = []
    let radians = position.latitude * .pi / 180
    // No degree to the east is shorter than the longer of these says.
    let scale = max(0, 1 - abs(position.latitude) / 90, 1 - radians * radians / 2)
    func look(_ entry: Int32) {
      let venue = entries[Int(entry)]
      guard venue.source != source else { return }
      let up = max(0, Double(venue.south) - box.north, box.south - Double(venue.north))
      let across = max(0, Double(venue.west) - box.east, box.west - Double(venue.east)) * scale
      // 110 m: the numbers of the grid are good to a metre.
      if up * up + across * across <= 0.001 * 0.001 { found.insert(entry) }
    }
    wide.forEach(look)
    let cells = Self.cells(wanted)
    guard cells.columns.count * cells.rows.count <= 4 * Self.mostCells else { return [] }
    for column in cells.columns {
      for row in cells.rows {
        var link = heads[Cell(column: column, row: row)] ?? -1
        while link >= 0 {
          look(links[Int(link)].entry)
          link = links[Int(link)].next
        }
      }
    }
    return found.sorted().map { entry in
      let venue = entries[Int(entry)]
      return String(decoding: ids[venue.start..<venue.start + Int(venue.length)], as: UTF8.self)
    }
  }

  private static func cells(
    _ box: GeoBox
  ) -> (columns: ClosedRange<Int32>, rows: ClosedRange<Int32>) {
    func cell(_ degrees: Double) -> Int32 { Int32((degrees / edge).rounded(.down)) }
    return (cell(box.west)...cell(box.east), cell(box.south)...cell(box.north))
  }
}

extension GeoBox {
  /// The box that a position is.
  fileprivate init?(_ position: Position) {
    guard
      let box = try? GeoBox(
        west: position.longitude, south: position.latitude, east: position.longitude,
        north: position.latitude)
    else { return nil }
    self = box
  }
}
