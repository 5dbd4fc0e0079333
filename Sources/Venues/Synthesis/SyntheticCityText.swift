// A synthetic city as CSV or GeoJSON, streamed.

internal import GeoPrimitives

extension SyntheticCity {
  /// Writes the city as CSV (RFC 4180) in UTF-8: `id,name,sport,hours,timeZone,latitude,longitude`.
  ///
  /// Several sports are separated by `;`; an area is written as its position.
  ///
  /// - Parameter sink: Takes the next bytes, about a megabyte at a time.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: O(*n*) time in the number of venues, O(1) memory.
  public func writeCSV<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var text = ChunkedText()
    text.append("id,name,sport,hours,timeZone,latitude,longitude\r\n")
    for venue in self {
      text.append(csv: venue)
      try text.drain(to: sink)
    }
    try text.drain(to: sink, isLast: true)
  }

  /// Writes the city as a GeoJSON FeatureCollection (RFC 7946), a feature a line, in the keys of an export.
  ///
  /// - Parameter sink: Takes the next bytes, about a megabyte at a time.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: O(*n*) time in the number of venues, O(1) memory.
  public func writeGeoJSON<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var text = ChunkedText()
    text.append("{\"type\":\"FeatureCollection\",\"features\":[")
    var separator = "\n"
    for venue in self {
      text.append(separator)
      text.append(feature: venue)
      separator = ",\n"
      try text.drain(to: sink)
    }
    text.append("\n]}\n")
    try text.drain(to: sink, isLast: true)
  }
}

extension ChunkedText {
  fileprivate mutating func append(csv venue: Venue) {
    append(venue.id)
    append(",")
    append(cell: venue.name)
    append(",")
    appendJoined(venue.sports, by: ";")
    append(",")
    append(cell: venue.hours ?? "")
    append(",")
    append(venue.timeZone ?? "")
    append(",")
    append(degrees: venue.position.latitude)
    append(",")
    append(degrees: venue.position.longitude)
    append("\r\n")
  }

  private mutating func appendJoined(_ keys: [String], by separator: String) {
    for (index, key) in keys.enumerated() {
      if index > 0 { append(separator) }
      append(key)
    }
  }

  /// Appends a feature.
  ///
  /// Ids, sport keys, zone and source hold nothing that JSON would have to escape.
  fileprivate mutating func append(feature venue: Venue) {
    append("{\"type\":\"Feature\",\"id\":\"")
    append(venue.id)
    append("\",\"geometry\":")
    appendGeometry(of: venue)
    append(",\"properties\":{\"nomEmplacement\":")
    append(string: venue.name)
    append(",\"latitude\":")
    append(degrees: venue.position.latitude)
    append(",\"longitude\":")
    append(degrees: venue.position.longitude)
    append(",\"sportsDisponibles\":[\"")
    appendJoined(venue.sports, by: "\",\"")
    append("\"]")
    if let hours = venue.hours {
      append(",\"heuresOuvertures\":")
      append(string: hours)
    }
    append(",\"fuseauHoraire\":\"")
    append(venue.timeZone ?? "")
    append("\",\"source\":\"")
    append(venue.source)
    append("\",\"identifiantSource\":\"")
    append(venue.sourceID)
    append("\"")
    for member in venue.properties.members {
      guard case .string(let value) = member.value else { continue }
      append(",\"")
      append(member.key)
      append("\":")
      append(string: value)
    }
    append("}}")
  }

  private mutating func appendGeometry(of venue: Venue) {
    guard let ring = venue.footprint?.polygons.first?.exterior, let first = ring.first else {
      append("{\"type\":\"Point\",\"coordinates\":")
      append(coordinates: venue.position)
      append("}")
      return
    }
    append("{\"type\":\"Polygon\",\"coordinates\":[[")
    for vertex in ring {
      append(coordinates: vertex)
      append(",")
    }
    append(coordinates: first)
    append("]]}")
  }

  private mutating func append(coordinates position: Position) {
    append("[")
    append(degrees: position.longitude)
    append(",")
    append(degrees: position.latitude)
    append("]")
  }
}
