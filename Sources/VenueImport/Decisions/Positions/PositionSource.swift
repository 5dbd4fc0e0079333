// Where in a record its position stands, and what speaks for that.

/// Where in a record its position or area stands.
enum PositionSource: Hashable, Sendable {
  /// In the geometry that the format gives it.
  case geometry
  /// In two columns.
  case columns(x: Int, y: Int)
  /// In columns of degrees, minutes, seconds and hemispheres.
  case angles(x: AngleColumns, y: AngleColumns)
  /// In one column that holds two numbers.
  case pair(column: Int, isLatitudeFirst: Bool)
  /// In one column that holds well-known text.
  case wellKnownText(column: Int)
  /// In one column that holds GeoJSON, or records of a latitude and a longitude.
  case geoJSON(column: Int)
  /// In one column that holds references of a national grid.
  case gridReference(column: Int, GridReference.Grid)
  /// In another file, under the key that stands in a column.
  case joined(column: Int)

  /// The columns that are used up by it.
  var columns: [Int] {
    switch self {
    case .geometry: []
    case .columns(let x, let y): [x, y]
    case .angles(let x, let y): x.all + y.all
    case .pair(let column, _), .wellKnownText(let column), .geoJSON(let column),
      .gridReference(let column, _):
      [column]
    case .joined: []
    }
  }

  /// What it is, for a report.
  func words(_ names: [String]) -> String {
    switch self {
    case .geometry: "the geometry of each feature"
    case .columns(let x, let y): "the columns \(names[y]) and \(names[x])"
    case .angles(let x, let y):
      "the angles in the columns " + (y.all + x.all).map { names[$0] }.joined(separator: ", ")
    case .pair(let column, let isLatitudeFirst):
      "the column \(names[column]), \(isLatitudeFirst ? "latitude" : "longitude") first"
    case .wellKnownText(let column): "the well-known text in the column \(names[column])"
    case .geoJSON(let column): "the GeoJSON in the column \(names[column])"
    case .gridReference(let column, let grid):
      "the references of \(grid.words) in the column \(names[column])"
    case .joined(let column): "joined by the column \(names[column])"
    }
  }
}

/// A place where positions could stand, and how the sample reads there.
struct PositionCandidate: Sendable {
  let source: PositionSource
  /// How many records of the sample have something there.
  var filled = 0
  /// How many of them read as coordinates.
  var readable = 0
  /// How many of them are within ±180° and ±90°.
  var degrees = 0
  /// How many of them are degrees where people live, in the order in which they stand.
  var livable = 0
  /// How many of them are degrees where people live only in the other order.
  var swapped = 0
  /// The pairs of degrees, and which of them lie on land in either order.
  private var places = PairPlaces()
  /// How many of them are whole numbers beyond the range of degrees.
  var whole = 0
  /// The largest coordinates, without their signs.
  var largest = (x: 0.0, y: 0.0)
  /// How many records have a pair that stands for no position.
  var placeholders = 0
  /// How many pairs have a negative coordinate.
  var negative = (x: 0, y: 0)
  /// What names say of the directions in which the coordinates count.
  var turnByName = CoordinateTurn.none
  /// How many whole pairs read as degrees, minutes and seconds, and how many numbers as degrees and minutes.
  var packed = (seconds: 0, minutes: 0)
  /// How many pairs have a point between the thousands of the eastward one: `438.233` beside `4.473.065`.
  var grouped = 0
  /// How many pairs have no more decimals than a tape measure shows, and are no larger than degrees.
  var coarse = 0
  /// How many pairs are both as large as those of a map.
  var distant = 0
  /// Whether names, a person or the format say which of the two is the eastward one.
  var isOrderNamed = true
  /// Whether it is one column whose name speaks of positions.
  var isNamedPair = false
  /// Whether the numbers are taken in another order than the usual one, which puts them all at sea.
  var isTurnedToLand = false
  /// The first pair that reads.
  var first: (x: Double, y: Double)?
  /// Whether names or the format say that the numbers are degrees.
  let isNamedForDegrees: Bool

  init(_ source: PositionSource, isNamedForDegrees: Bool = false) {
    self.source = source
    self.isNamedForDegrees = isNamedForDegrees
  }

  /// Whether the filled records read: at least four in five, or half where names speak for it.
  var isReadable: Bool {
    if filled == 0 { return isNamedForDegrees || placeholders > 0 }
    if isAddress { return true }
    return readable > 0 && readable * 10 >= filled * (isNamedForDegrees || isText ? 5 : 8)
  }

  /// Whether it is a column named for positions that has degrees behind addresses, though not behind all of them.
  private var isAddress: Bool {
    isNamedPair && readable > 0 && readable * 20 >= filled && degrees == readable
      && coarse * 2 <= readable
  }

  /// Whether it is a column whose first cell is the text of a geometry.
  private var isText: Bool {
    switch source {
    case .wellKnownText, .geoJSON, .gridReference: true
    case .geometry, .columns, .angles, .pair, .joined: false
    }
  }

  /// Whether the readable records are degrees: at least nine in ten, or half where names speak for it.
  var isDegrees: Bool {
    if readable == 0 { return filled == 0 && (isNamedForDegrees || placeholders > 0) }
    if isSwapped || divisor != nil || packing != nil { return true }
    // One odd row of a few must not decide for all.
    return degrees * 10 >= readable * (isNamedForDegrees ? 5 : 7)
  }

  /// Counts a record.
  mutating func count(_ point: (x: Double, y: Double)?) {
    if let (x, y) = point, Placeholder.isOne(x, y) {
      placeholders += 1
      return
    }
    filled += 1
    guard let (x, y) = point else { return }
    readable += 1
    let isInRange = abs(x) <= 180 && abs(y) <= 90
    if isInRange { degrees += 1 }
    if isInRange, abs(x) <= 90 { places.add(y, x) }
    let isLivable = isInRange && Self.inhabited.contains(y)
    if isLivable { livable += 1 }
    if !isLivable, abs(y) <= 180, Self.inhabited.contains(x) { swapped += 1 }
    if x == x.rounded(), y == y.rounded(), !isInRange { whole += 1 }
    let isGrouped = abs(x) < 1000 && abs(x) >= 1 && abs(x * 1000 - (x * 1000).rounded()) < 1e-6
    if isGrouped, abs(y) >= 1_000_000, y == y.rounded() { grouped += 1 }
    if abs(x) >= 1000, abs(y) >= 1000 { distant += 1 }
    if abs(x) <= 360, abs(y) <= 360, x * 10 == (x * 10).rounded(), y * 10 == (y * 10).rounded() {
      coarse += 1
    }
    if x < 0 { negative.x += 1 }
    if y < 0 { negative.y += 1 }
    for packing in PackedAngle.allCases
    where packing.degrees(x, limit: 180) != nil && packing.degrees(y, limit: 90) != nil {
      if packing == .seconds { packed.seconds += 1 } else { packed.minutes += 1 }
    }
    largest = (max(largest.x, abs(x)), max(largest.y, abs(y)))
    if first == nil { first = (x, y) }
  }

  /// The latitudes between which people live, and play.
  private static let inhabited = -56.0...82.0

  /// Whether every pair, but for a few, is one of degrees only with its coordinates in the other order.
  var isSwapped: Bool {
    if case .pair = source { return false }
    if isAtSea { return true }
    guard swapped > 0, swapped * 10 >= readable * 9, let first else { return false }
    // Whole numbers may be anything: places on a plan, for one.
    return isNamedForDegrees || first.x != first.x.rounded() || first.y != first.y.rounded()
  }

  /// Whether a point divides thousands in one column, as it does in the other, where there are two of them.
  var isGrouped: Bool {
    guard case .columns = source, !isNamedForDegrees else { return false }
    return grouped > 1 && grouped * 10 >= readable * 9
  }

  /// Whether all pairs lie at sea as they stand, and on land in the other order: nobody plays at sea.
  private var isAtSea: Bool {
    let isNamed = isNamedForDegrees || isText
    return isNamed && places.count > 1 && places.count * 10 >= min(readable, 200) * 9
      && places.contradict(latitudeFirst: true)
  }

  /// What whole numbers in columns named for degrees must be divided by; `nil` where they are no such numbers.
  ///
  /// The smallest power of ten that leads into the range is the one: any larger one leads into the Gulf of Guinea.
  var divisor: Double? {
    // No map counts so far northward.
    let isBeyondMaps = largest.y > 21_000_000
    guard isNamedForDegrees || isBeyondMaps, source != .geometry, whole > 0,
      whole * 10 >= readable * 9, packing == nil
    else { return nil }
    return [1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e12, 1e13, 1e14, 1e15].first {
      largest.x / $0 <= 180 && largest.y / $0 <= 90
    }
  }

  /// How degrees and minutes are packed into one number, in columns named for degrees.
  ///
  /// Digits that mean something else have minutes or seconds of 60 and more in most rows: four rows that all have less
  /// are no chance.
  var packing: PackedAngle? {
    guard isNamedForDegrees, source != .geometry, degrees * 10 < readable else { return nil }
    if packed.seconds >= 4, packed.seconds * 10 >= readable * 9 { return .seconds }
    if packed.minutes >= 4, packed.minutes * 10 >= readable * 9 { return .minutes }
    return nil
  }

  /// Whether a few whole numbers could be packed angles and degrees times a power of ten alike.
  var isPackingUnclear: Bool {
    isNamedForDegrees && source != .geometry && packing == nil && packed.seconds > 0
      && packed.seconds == readable && largest.y < 1e6 && largest.x < 2e6 && whole == readable
  }

  /// How every pair is turned: by names that say west or south while the numbers have no signs, or swapped.
  var turn: CoordinateTurn {
    var turn = CoordinateTurn(isSwapped: isSwapped)
    if turnByName.flipsX, negative.x == 0 { turn.flipsX = true }
    if turnByName.flipsY, negative.y == 0 { turn.flipsY = true }
    return turn
  }

  /// What the sample says, in words.
  var evidence: String {
    if isAtSea, isSwapped {
      return
        "as they stand all of \(degrees) rows lie at sea, with latitude and longitude swapped on land"
    }
    if isSwapped {
      return "\(swapped) of \(filled) rows are degrees with latitude and longitude swapped"
    }
    if let divisor {
      return "\(whole) of \(filled) rows are degrees times \(divisor.shortDescription)"
    }
    if isGrouped {
      return "\(readable) of \(filled) rows are numbers with points between their thousands"
    }
    if let packing {
      let count = packing == .seconds ? packed.seconds : packed.minutes
      return "\(count) of \(filled) rows are \(packing.words) in one number"
    }
    if turn != .none {
      return "\(degrees) of \(filled) rows are degrees, and the names say west or south"
    }
    if isTurnedToLand {
      return "\(degrees) of \(filled) rows are degrees, all on land; in the other order all at sea"
    }
    let kind = isDegrees ? "are degrees" : "are numbers"
    return "\(isDegrees ? degrees : readable) of \(filled) rows \(kind)"
  }
}
