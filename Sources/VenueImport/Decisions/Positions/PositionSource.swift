// Where in a record its position stands, and what speaks for that.

/// Where in a record its position or area stands.
enum PositionSource: Hashable, Sendable {
  /// In the geometry that the format gives it.
  case geometry
  /// In two columns.
  case columns(x: Int, y: Int)
  /// In one column that holds two numbers.
  case pair(column: Int, isLatitudeFirst: Bool)
  /// In one column that holds well-known text.
  case wellKnownText(column: Int)

  /// The columns that are used up by it.
  var columns: [Int] {
    switch self {
    case .geometry: []
    case .columns(let x, let y): [x, y]
    case .pair(let column, _), .wellKnownText(let column): [column]
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
    if filled == 0 { return isNamedForDegrees }
    return readable > 0 && readable * 10 >= filled * (isNamedForDegrees ? 5 : 8)
  }

  /// Whether the readable records are degrees: at least nine in ten, or half where names speak for it.
  var isDegrees: Bool {
    if readable == 0 { return filled == 0 && isNamedForDegrees }
    return degrees * 10 >= readable * (isNamedForDegrees ? 5 : 9)
  }

  /// Counts a record.
  mutating func count(_ point: (x: Double, y: Double)?) {
    filled += 1
    guard let (x, y) = point else { return }
    readable += 1
    let isInRange = abs(x) <= 180 && abs(y) <= 90
    if isInRange { degrees += 1 }
    if first == nil { first = (x, y) }
  }

  /// What the sample says, in words.
  var evidence: String {
    let kind = isDegrees ? "are degrees" : "are numbers"
    return "\(isDegrees ? degrees : readable) of \(filled) rows \(kind)"
  }
}
