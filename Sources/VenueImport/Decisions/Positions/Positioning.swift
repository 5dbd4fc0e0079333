// Where positions stand, what their numbers mean, and what brings them to WGS 84.

internal import GeoPrimitives
internal import Geodesy

/// All decisions about positions of a file.
struct Positioning {
  let position: PositionDecision
  let system: SystemDecision
  let projector: Projector
  /// Reads the positions of records.
  let reader: PositionReader
  /// Mends pairs that stray or are missing; `nil` where there are too few to know a stray one and no second place.
  private(set) var mending: PositionMending?
  /// What is odd about all positions.
  private(set) var warnings: [ImportWarning]
  /// The middle of the sample's positions.
  let center: Position?

  /// Decides about a file by its sample, and by the reference system that a person gives.
  init(
    about sample: RecordSample, mapping: FieldMapping, option: ReferenceSystem?, country: String?,
    path: String
  ) throws(ImportError) {
    var position = try PositionDecision(
      about: sample, mapping: mapping, prefersProjected: option?.kind == .projected, path: path)
    if !mapping.namesPosition, option == nil {
      position = position.finer(in: sample) ?? position
    }
    var reader = PositionReader(source: position.source)
    reader.turn = position.turn
    reader.packing = position.packing
    let whereabouts = Whereabouts(about: sample, told: country, path: path)
    reader.letterO = try LetterO.decide(
      for: position.source, in: sample, whereabouts, path: path)
    if let divisor = position.divisor {
      let whole = Self.coordinates(of: sample, reader)
      let scale = ScaleDecision(whole, by: divisor, whereabouts)
      reader.divisor = scale.divisor
      if !scale.isThere, let map = position.asMap(whole, in: whereabouts) {
        position = map
        reader.divisor = map.divisor.map { ($0, $0) }
      }
    }
    if position.isGrouped { reader.divisor = (0.001, 1) }
    if option == nil,
      let told = RowSystems.told(in: sample, position, reader, whereabouts, path: path)
    {
      reader.systems = told
      position = position.read(in: told.system)
    }
    var coordinates = Self.coordinates(of: sample, reader)
    let parted = RowSystems.parted(coordinates, position, reader)
    if let parted {
      coordinates = parted.maps
      position = position.beginning(with: parted.maps)
    }
    self.position = position
    let spare = SpareDegrees(position, beside: reader, in: sample)
    system =
      if let told = reader.systems {
        SystemDecision(rows: told)
      } else {
        try SystemDecision(
          option: option,
          named: position.source == .geometry ? sample.facts.referenceSystem : nil,
          position: position,
          hints: SystemHints(
            about: sample, position, coordinates, beside: spare, in: whereabouts, path: path),
          path: path)
      }
    let turned = system.turn
    turned.apply(&coordinates.xs, &coordinates.ys)
    var odd = Self.warnings(about: position, reader, sample)
    if option == nil, let map = ShiftedMap.find(in: sample, position, path: path) {
      odd.append(map.warning)
    }
    if let warning = spare?.disagreement(in: system.system, turned) { odd.append(warning) }
    var fallback: ProjectedFallback?
    if position.isDegrees, system.system.kind == .geographic {
      let order = OrderEvidence(coordinates, position, whereabouts)
      if order.isSwapped {
        CoordinateTurn(isSwapped: true).apply(&coordinates.xs, &coordinates.ys)
        reader.turn = reader.turn.followed(by: CoordinateTurn(isSwapped: true))
        odd.append(ImportWarning(.axesSwapped))
      }
      odd += [order.warning].compactMap(\.self)
      let sides = HemisphereDecision(coordinates, whereabouts)
      sides.turn?.apply(&coordinates.xs, &coordinates.ys)
      reader.sides = sides.turn
      odd += sides.warnings
      var turnedReader = reader
      turnedReader.turn = reader.turn.followed(by: turned)
      fallback = ProjectedFallback(position, beside: turnedReader, in: sample)
      if let fallback { odd.append(fallback.warning) }
    }
    reader.turn = reader.turn.followed(by: turned)
    projector =
      if let told = reader.systems {
        told.projector
      } else {
        try Projector(from: system.system, fitting: coordinates, path: path)
      }
    if let parted, system.system.kind == .projected {
      reader.systems = RowSystems(degreesNear: coordinates, in: system.system, by: projector)
      coordinates = Self.coordinates(of: sample, reader)
      let near = coordinates.xs.count - parted.maps.xs.count
      odd += [reader.systems?.warning(count: near)].compactMap(\.self)
    }
    self.reader = reader
    var mending = PositionMending(
      Self.bulk(of: coordinates, isDegrees: position.isDegrees, whereabouts),
      isDegrees: position.isDegrees, isScaled: position.isDegrees && position.divisor != nil,
      other: position.other,
      fallback: fallback)
    mending.letterO = reader.letterO
    self.mending = mending
    warnings = odd
    projector.project(&coordinates)
    center = Self.middle(coordinates)
  }

  /// Takes the positions of the rows where they have some near those of the records that they are joined to, else these.
  ///
  /// What a row says of itself is the finer: a court of a park has a place of its own.
  init(
    joining join: JoinDecision, to sample: RecordSample, mapping: FieldMapping,
    option: ReferenceSystem?, country: String?, path: String
  ) throws(ImportError) {
    let joined = try Positioning(joining: join, to: sample, path: path)
    let own = try? Positioning(
      about: sample, mapping: mapping, option: option, country: country, path: path)
    guard let own else {
      self = joined
      return
    }
    let words = own.position.source.words(sample.facts.columns)
    let both = JoinedDistances(own, joined, in: sample)
    if both.isNear, own.projector.operation == nil || both.lacking == 0 {
      self = own
      let detail = "\(words), within \(both.usual) of those of \(join.table.path)"
      warnings.append(ImportWarning(.ownPositionsKept, detail: detail))
      guard own.projector.operation == nil else { return }
      mending?.other = joined.position.source
      mending?.joined = JoinedPlaces(join)
    } else {
      self = joined
      guard both.count > 0 else { return }
      warnings.append(ImportWarning(.positionsDisagree, count: both.count, detail: words))
    }
  }

  /// Takes the positions of another file.
  private init(
    joining join: JoinDecision, to sample: RecordSample, path: String
  ) throws(ImportError) {
    position = PositionDecision(joined: join)
    system = try SystemDecision(joined: join.table)
    var reader = PositionReader(source: position.source)
    reader.joined = JoinedPlaces(join)
    var coordinates = Self.coordinates(of: sample, reader)
    let sides = HemisphereDecision(coordinates, Whereabouts(about: sample, told: nil, path: path))
    sides.turn?.apply(&coordinates.xs, &coordinates.ys)
    reader.sides = sides.turn
    self.reader = reader
    projector = try Projector(from: system.system, fitting: coordinates, path: path)
    mending = nil
    warnings = sides.warnings
    center = Self.middle(coordinates)
  }

  /// The coordinates to know the bulk of a file by: where a good part of them lies in the city that the file names, these.
  private static func bulk(
    of all: ShapeColumn, isDegrees: Bool, _ whereabouts: Whereabouts
  ) -> ShapeColumn {
    guard isDegrees, !whereabouts.cities.isEmpty else { return all }
    var inside = ShapeColumn()
    for (x, y) in zip(all.xs, all.ys) {
      guard let place = try? Position(latitude: y, longitude: x), whereabouts.contains(place) else {
        continue
      }
      _ = inside.appendVertex(x: x, y: y)
    }
    return inside.xs.count >= 5 && inside.xs.count * 4 >= all.xs.count ? inside : all
  }

  /// The first coordinates of the records of a sample, enough to choose a transformation by.
  private static func coordinates(of sample: RecordSample, _ reader: PositionReader) -> ShapeColumn
  {
    var found = ShapeColumn()
    for batch in sample.batches where found.xs.count < 20_000 {
      let shapes = reader.read(batch)
      for vertex in shapes.shapes.compactMap(\.firstVertex)
      where !Placeholder.isOne(shapes.xs[vertex], shapes.ys[vertex]) && shapes.xs[vertex].isFinite {
        _ = found.appendVertex(x: shapes.xs[vertex], y: shapes.ys[vertex])
      }
    }
    return found
  }

  private static func warnings(
    about position: PositionDecision, _ reader: PositionReader, _ sample: RecordSample
  ) -> [ImportWarning] {
    var warnings: [ImportWarning] = []
    if position.turn.isSwapped { warnings.append(ImportWarning(.axesSwapped)) }
    if let divisor = reader.divisor, position.divisor != nil {
      let words = [divisor.x, divisor.y].map(\.shortDescription)
      let detail = divisor.x == divisor.y ? words[0] : "\(words[1]) and \(words[0])"
      warnings.append(ImportWarning(.coordinatesScaled, detail: detail))
    }
    if position.isGrouped { warnings.append(ImportWarning(.thousandsGrouped)) }
    if case .gridReference(let column, let grid) = position.source,
      let size = GridReference.size(column, in: sample), size >= 100
    {
      let detail = "references of \(grid.words) name squares of \(Distance.meters(size))"
      warnings.append(ImportWarning(.roughPositions, detail: detail))
    }
    if case .angles(let x, let y) = position.source, x.isRough(in: sample), y.isRough(in: sample) {
      let detail = "whole minutes without seconds, which are up to two kilometres"
      warnings.append(ImportWarning(.roughPositions, detail: detail))
    }
    guard let other = position.other else { return warnings }
    var second = PositionReader(source: other)
    second.letterO = reader.letterO
    let count = disagreements(of: reader, and: second, in: sample)
    if count > 0 {
      warnings.append(
        ImportWarning(
          .positionsDisagree, count: count, detail: other.words(sample.facts.columns)))
    }
    return warnings
  }

  /// In how many records of the sample two readers of degrees are more than about a hundred metres apart.
  private static func disagreements(
    of one: PositionReader, and other: PositionReader, in sample: RecordSample
  ) -> Int {
    var count = 0
    for batch in sample.batches {
      let (left, right) = (one.read(batch), other.read(batch))
      for row in 0..<batch.rowCount {
        guard case .point(let here) = left.shapes[row], case .point(let there) = right.shapes[row]
        else { continue }
        let north = abs(left.ys[here] - right.ys[there])
        let east = abs(Longitudes.difference(left.xs[here], right.xs[there]))
        if max(north, east) > 0.001 { count += 1 }
      }
    }
    return count
  }

  /// The medians of longitude and latitude.
  private static func middle(_ coordinates: ShapeColumn) -> Position? {
    zip(coordinates.xs, coordinates.ys)
      .compactMap { try? Position(latitude: $1, longitude: $0) }.middle
  }
}
