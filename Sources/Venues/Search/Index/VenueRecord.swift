// The part of a venue that is its own: texts, other properties and the outline, as one stretch of bytes.

internal import GeoPrimitives

/// What an index keeps of a venue beside its row: id, name, id in the source, properties as JSON, outline.
struct VenueRecord {
  var id: String
  var name: String
  var sourceID: String
  var properties: JSONObject
  var footprint: Footprint?

  /// Appends a venue's record.
  static func append(_ venue: borrowing Venue, to writer: inout RecordWriter) {
    writer.append(venue.id)
    writer.append(venue.name)
    writer.append(venue.sourceID)
    if venue.properties.isEmpty {
      writer.append(UInt32(0))
    } else {
      writer.append(JSONValue.object(venue.properties).text())
    }
    guard let footprint = venue.footprint else { return writer.append(UInt32(0)) }
    writer.append(UInt32(truncatingIfNeeded: footprint.polygons.count))
    for polygon in footprint.polygons {
      writer.append(UInt32(truncatingIfNeeded: 1 + polygon.holes.count))
      for ring in [polygon.exterior] + polygon.holes {
        writer.append(UInt32(truncatingIfNeeded: ring.count))
        for position in ring {
          writer.append(position.longitude)
          writer.append(position.latitude)
        }
      }
    }
  }

  /// Reads a record; `nil` where the bytes are none.
  init?(_ bytes: [UInt8]) {
    var reader = RecordReader(bytes)
    guard let id = reader.text(), let name = reader.text(), let sourceID = reader.text(),
      let json = reader.slice(), let properties = VenueRecord.properties(json),
      let polygons = VenueRecord.polygons(&reader), reader.remaining == 0
    else { return nil }
    self.id = id
    self.name = name
    self.sourceID = sourceID
    self.properties = properties
    footprint = polygons.isEmpty ? nil : Footprint(polygons: polygons)
  }

  private static func properties(_ json: [UInt8]) -> JSONObject? {
    guard !json.isEmpty else { return JSONObject() }
    guard case .object(let object)? = try? JSONValue.parse(json) else { return nil }
    return object
  }

  private static func polygons(_ reader: inout RecordReader) -> [Footprint.Polygon]? {
    guard let count = reader.count(), Int(count) * 4 <= reader.remaining else { return nil }
    var polygons: [Footprint.Polygon] = []
    for _ in 0..<count {
      guard let rings = reader.count(), rings > 0, Int(rings) * 4 <= reader.remaining else {
        return nil
      }
      var read: [[Position]] = []
      for _ in 0..<rings {
        guard let ring = ring(&reader) else { return nil }
        read.append(ring)
      }
      polygons.append(Footprint.Polygon(exterior: read[0], holes: Array(read.dropFirst())))
    }
    return polygons
  }

  private static func ring(_ reader: inout RecordReader) -> [Position]? {
    guard let count = reader.count(), Int(count) * 16 <= reader.remaining else { return nil }
    var ring: [Position] = []
    ring.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let longitude = reader.number(), let latitude = reader.number(),
        let position = try? Position(latitude: latitude, longitude: longitude)
      else { return nil }
      ring.append(position)
    }
    return ring
  }
}
