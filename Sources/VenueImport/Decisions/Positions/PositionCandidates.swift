// All the places in a file where positions could stand, in the order in which they are believed.

extension PositionDecision {
  /// The candidates of a sample, counted: geometry, texts of geometries, named degrees, pairs in a cell, other columns.
  static func candidates(in sample: RecordSample) -> [PositionCandidate] {
    var found: [PositionCandidate] = []
    if sample.facts.hasGeometry {
      found.append(counted(PositionCandidate(.geometry, isNamedForDegrees: true), in: sample))
    }
    let names = sample.facts.columns.map { ColumnName($0) }
    found += textColumns(in: sample, WellKnownText.isLikely).map {
      counted(PositionCandidate(.wellKnownText(column: $0)), in: sample)
    }
    found += textColumns(in: sample, GeoJSONText.isLikely).map {
      counted(PositionCandidate(.geoJSON(column: $0), isNamedForDegrees: true), in: sample)
    }
    let columns = CoordinateColumns.pairs(among: names).map { pair in
      let candidate = PositionCandidate(
        .columns(x: pair.x, y: pair.y), isNamedForDegrees: pair.isNamedForDegrees)
      return counted(candidate, in: sample)
    }
    let pairs = names.indices.compactMap { index in
      countedPair(
        index, in: sample, isNamed: names[index].contains(anyOf: pairWords),
        isLongitudeFirst: isLongitudeFirst(names[index]))
    }
    // Columns named for degrees that hold none are named wrongly: last of all.
    found += columns.filter { $0.isNamedForDegrees && $0.isDegrees }
    found += pairs
    found += columns.filter { !$0.isNamedForDegrees }
    found += columns.filter { $0.isNamedForDegrees && !$0.isDegrees }
    if !found.contains(where: \.isReadable) { found += ValuePairs.candidates(in: sample) }
    return found
  }

  private static let pairWords: Set<String> = [
    "location", "coord", "coords", "coordinate", "coordinates", "coordonnees", "coordonnee",
    "koordinaten", "coordenadas", "geo", "geom", "geometry", "point", "position", "latlon",
    "latlong", "latlng", "lonlat", "lnglat", "dest", "map", "gps", "geopoint", "geocoordinates",
    "geolocalisation", "geolocation", "ubicacion", "coordinate", "shape", "centroid",
  ]

  /// Whether a name puts the longitude first: `lonlat`, or GeoJSON's own `coordinates`.
  private static func isLongitudeFirst(_ name: ColumnName) -> Bool {
    let isGeoJSON = name.words.count > 1 && name.words.last == "coordinates"
    return isGeoJSON || name.contains(anyOf: ["lonlat", "lnglat", "longlat", "lonlng", "xy"])
  }

  /// Counts how the sample reads with a candidate.
  static func counted(_ candidate: PositionCandidate, in sample: RecordSample) -> PositionCandidate
  {
    var counted = candidate
    let reader = PositionReader(source: candidate.source)
    sample.forEach { batch, row in
      guard !reader.isBlank(batch, row) else { return }
      counted.count(reader.firstVertex(batch, row))
    }
    return counted
  }

  /// A column as a pair of numbers; `nil` where it does not read as one.
  ///
  /// A column that is not named for positions must read as degrees throughout, and its rows must differ.
  static func countedPair(
    _ column: Int, in sample: RecordSample, isNamed: Bool, isLongitudeFirst: Bool = false
  ) -> PositionCandidate? {
    var latitudeFirst = PositionCandidate(.pair(column: column, isLatitudeFirst: true))
    var longitudeFirst = PositionCandidate(.pair(column: column, isLatitudeFirst: false))
    var distinct: Set<Double> = []
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        let numbers = PositionText.parse(batch.textBytes(cell))
        latitudeFirst.count(numbers.map { ($0.second, $0.first) })
        longitudeFirst.count(numbers.map { ($0.first, $0.second) })
        if let numbers { distinct.insert(numbers.first) }
        // Most columns are something else, which shows soon.
        if latitudeFirst.filled == 100, !latitudeFirst.isReadable { return nil }
      }
    }
    // As people write them, latitude comes first; where only the other order leads to where people live, it does not.
    let difference = latitudeFirst.livable - longitudeFirst.livable
    let best =
      difference > 0 || (difference == 0 && !isLongitudeFirst) ? latitudeFirst : longitudeFirst
    guard best.isReadable else { return nil }
    return isNamed || (best.isDegrees && best.readable == best.filled && distinct.count > 1)
      ? best : nil
  }

  /// The columns whose first filled cell begins like the text of a geometry.
  private static func textColumns(
    in sample: RecordSample, _ isLikely: (ArraySlice<UInt8>) -> Bool
  ) -> [Int] {
    sample.facts.columns.indices.filter { column in
      for batch in sample.batches {
        for row in 0..<batch.rowCount where batch.cell(row, column) != .absent {
          return isLikely(batch.textBytes(batch.cell(row, column)))
        }
      }
      return false
    }
  }
}
