// From a row of the feature table to a venue, with a reason where the row is none.

internal import GeoPrimitives
internal import Venues

/// Reads venues; rows with the same sports share one list.
struct VenueDecoder {
  static let select = """
    SELECT id, nomEmplacement, latitude, longitude, sportsDisponibles, heuresOuvertures, fuseauHoraire,
      source, identifiantSource, autres, geom
    FROM emplacements
    """
  /// Where the position's columns stand among those of `select`.
  static let latitude: Int32 = 2
  static let longitude: Int32 = 3

  private var sportsLists = SportsLists()

  mutating func venue<Row: VenueColumns & ~Copyable>(
    from row: borrowing Row
  ) throws(VenueStoreError) -> Venue {
    guard let id = row.text(0) else { throw .damagedRow(id: "", reason: "its id is not UTF-8") }
    let (position, footprint) = try place(of: row, id: id)
    return Venue(
      id: id,
      source: try text(7, "source", of: row, id: id),
      sourceID: try text(8, "identifiantSource", of: row, id: id),
      name: try text(1, "nomEmplacement", of: row, id: id),
      position: position,
      footprint: footprint,
      sports: try sports(of: row, id: id),
      hours: row.isNull(5) ? nil : try text(5, "heuresOuvertures", of: row, id: id),
      timeZone: row.isNull(6) ? nil : try text(6, "fuseauHoraire", of: row, id: id),
      properties: try properties(of: row, id: id))
  }

  private func text<Row: VenueColumns & ~Copyable>(
    _ column: Int32, _ name: String, of row: borrowing Row, id: String
  ) throws(VenueStoreError) -> String {
    guard let text = row.text(column) else {
      throw .damagedRow(id: id, reason: "its \(name) is not UTF-8")
    }
    return text
  }

  /// A point is where its geometry lies, since that is what a GIS moves; an area has its position in columns.
  private func place<Row: VenueColumns & ~Copyable>(
    of row: borrowing Row, id: String
  ) throws(VenueStoreError) -> (Position, Footprint?) {
    do throws(GeometryReader.Fault) {
      let shape = try row.withBytes(10) { (bytes) throws(GeometryReader.Fault) in
        try GeometryReader.read(bytes)
      }
      switch shape {
      case .point(let position): return (position, nil)
      case .area(let footprint):
        do {
          let position = try Position(
            latitude: row.double(Self.latitude), longitude: row.double(Self.longitude))
          return (position, footprint)
        } catch {
          throw GeometryReader.Fault(reason: error.description)
        }
      }
    } catch {
      throw .damagedRow(id: id, reason: error.reason)
    }
  }

  private mutating func sports<Row: VenueColumns & ~Copyable>(
    of row: borrowing Row, id: String
  ) throws(VenueStoreError) -> [String] {
    do throws(NoSports) {
      return try row.withBytes(4) { (text) throws(NoSports) in try sportsLists.sports(in: text) }
    } catch {
      throw .damagedRow(id: id, reason: error.reason)
    }
  }

  private func properties<Row: VenueColumns & ~Copyable>(
    of row: borrowing Row, id: String
  ) throws(VenueStoreError) -> JSONObject {
    if row.isNull(9) { return JSONObject() }
    let value = try? row.withBytes(9) { (bytes) throws(JSONError) in try JSONValue.parse(bytes) }
    guard case .object(let object)? = value else {
      throw .damagedRow(id: id, reason: "its autres is no JSON record")
    }
    return object
  }
}
