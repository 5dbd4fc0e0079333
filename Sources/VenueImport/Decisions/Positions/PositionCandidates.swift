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
    let columns = CoordinateColumns.pairs(among: names).filter {
      !$0.isForeign(names)
    }.map { pair -> (CoordinateColumns, PositionCandidate) in
      var candidate = PositionCandidate(
        .columns(x: pair.x, y: pair.y), isNamedForDegrees: pair.isNamedForDegrees)
      candidate.turnByName = pair.turn
      candidate.isOrderNamed = pair.isOrderNamed
      return (pair, counted(candidate, in: sample))
    }.filter { $0.suits($1) }.map(\.1)
    if let angles = AngleColumns.find(in: sample) {
      found.append(counted(PositionCandidate(angles, isNamedForDegrees: true), in: sample))
    }
    if let grid = GridReference.candidate(in: sample) { found.append(grid) }
    let pairs = names.indices.compactMap { index -> PositionCandidate? in
      if names[index].contains(anyOf: CoordinateColumns.foreign) { return nil }
      return countedPair(index, in: sample, isNamed: names[index].contains(anyOf: pairWords))
    }
    // Columns named for degrees that hold none are named wrongly: last of all.
    found += columns.filter { $0.isNamedForDegrees && $0.isDegrees }
    found += pairs
    found += columns.filter { !$0.isNamedForDegrees }
    found += columns.filter { $0.isNamedForDegrees && !$0.isDegrees }
    if !found.contains(where: \.isReadable) { found += ValuePairs.candidates(in: sample) }
    return withoutNeighbours(found, names)
  }

  /// The candidates without car parks and stops beside the venues, where the venues have a position of their own.
  private static func withoutNeighbours(
    _ candidates: [PositionCandidate], _ names: [ColumnName]
  ) -> [PositionCandidate] {
    func isBeside(_ candidate: PositionCandidate) -> Bool {
      let columns = candidate.source.columns
      return !columns.isEmpty
        && columns.allSatisfy { names[$0].contains(anyOf: CoordinateColumns.beside) }
    }
    let own = candidates.filter { $0.isReadable && !isBeside($0) }.map(\.readable).max() ?? 0
    return candidates.filter { own == 0 || own * 2 < $0.readable || !isBeside($0) }
  }

  private static let pairWords: Set<String> = [
    "location", "coord", "coords", "coordinate", "coordinates", "coordonnees", "coordonnee",
    "koordinaten", "coordenadas", "geo", "geom", "geometry", "point", "position", "latlon",
    "latlong", "latlng", "lonlat", "lnglat", "dest", "map", "gps", "geopoint", "geocoordinates",
    "geolocalisation", "geolocation", "ubicacion", "coordinate", "shape", "centroid",
  ]

  /// Counts how the sample reads with a candidate.
  static func counted(_ candidate: PositionCandidate, in sample: RecordSample) -> PositionCandidate
  {
    var counted = candidate
    var reader = PositionReader(source: candidate.source)
    reader.letterO = sample.letterO ?? .west
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
    _ column: Int, in sample: RecordSample, isNamed: Bool
  ) -> PositionCandidate? {
    var latitudeFirst = PositionCandidate(.pair(column: column, isLatitudeFirst: true))
    var longitudeFirst = PositionCandidate(.pair(column: column, isLatitudeFirst: false))
    latitudeFirst.isNamedPair = isNamed
    longitudeFirst.isNamedPair = isNamed
    var distinct: Set<Double> = []
    var places = PairPlaces()
    var isJSON = true
    let letterO = sample.letterO ?? .west
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        let cell = batch.cell(row, column)
        if cell == .absent { continue }
        isJSON = isJSON && isArray(cell, in: batch, of: sample.facts)
        if let vertex = geometry(in: batch.textBytes(cell)) {
          latitudeFirst.count(vertex)
          longitudeFirst.count(vertex)
          distinct.insert(vertex.x)
          continue
        }
        if let lettered = PositionText.lettered(batch.textBytes(cell), letterO: letterO) {
          latitudeFirst.count(lettered)
          longitudeFirst.count(lettered)
          distinct.insert(lettered.x)
          continue
        }
        let numbers = PositionText.parse(batch.textBytes(cell), letterO: letterO)
        latitudeFirst.count(numbers.map { ($0.second, $0.first) })
        longitudeFirst.count(numbers.map { ($0.first, $0.second) })
        if let numbers {
          distinct.insert(numbers.first)
          places.add(numbers.first, numbers.second)
        }
        // Most columns are something else, which shows soon.
        if latitudeFirst.filled == 100, !latitudeFirst.isReadable, !isNamed { return nil }
      }
    }
    let order = PairOrder(ColumnName(sample.facts.columns[column]), isJSON: isJSON)
    let (usual, turned) =
      order.isLatitudeFirst ? (latitudeFirst, longitudeFirst) : (longitudeFirst, latitudeFirst)
    // Where only the other order leads to where people live, that is the order; a name yields to most rows only.
    var best = usual
    if turned.livable > usual.livable * (order.isNamed ? 2 : 1) {
      best = turned
    } else if !order.isNamed, places.contradict(latitudeFirst: order.isLatitudeFirst) {
      best = turned
      best.isTurnedToLand = true
    }
    guard best.isReadable else { return nil }
    // Pairs of a map have the easting first, as those of degrees have the latitude.
    if !best.isDegrees, !order.isNamed, longitudeFirst.isReadable, !longitudeFirst.isDegrees {
      best = longitudeFirst
    }
    best.isOrderNamed = order.isNamed || order.isGeoJSON
    return isNamed || order.isNamed
      || (best.isDegrees && best.readable == best.filled && distinct.count > 1)
      ? best : nil
  }

  /// The first vertex of a text that is a geometry, among pairs.
  private static func geometry(in text: ArraySlice<UInt8>) -> (x: Double, y: Double)? {
    guard WellKnownText.isLikely(text) || GeoJSONText.isLikely(text) else { return nil }
    var shapes = ShapeColumn()
    let shape =
      WellKnownText.isLikely(text)
      ? WellKnownText.read(text, into: &shapes) : GeoJSONText.read(text, into: &shapes)
    return shape.firstVertex.map { (shapes.xs[$0], shapes.ys[$0]) }
  }

  /// Whether a cell was an array of JSON; the reader joins those of plain values by semicolons.
  private static func isArray(_ cell: Cell, in batch: RecordBatch, of facts: SourceFacts) -> Bool {
    switch cell {
    case .json: true
    case .text: facts.driver.contains("JSON") && batch.textBytes(cell).place(of: "; ") != nil
    case .absent, .integer, .real, .boolean: false
    }
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
