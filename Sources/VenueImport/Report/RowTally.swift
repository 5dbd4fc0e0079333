// Counts what becomes of the rows of a file while they pass.

internal import GeoPrimitives

/// What became of the rows so far.
struct RowTally: Sendable {
  /// Rows that were read.
  var read = 0
  /// Rows that belong to a venue of an earlier row.
  var merged = 0
  /// Rows that were left out.
  var rejected = 0
  /// The first of them.
  var rejections: [Rejection] = []
  /// What the hours of venues were read as.
  var hours = HoursTally()
  /// How often each term was met that could be a sport and is not known.
  var unknownTerms: [String: Int] = [:]
  /// What was odd, by kind.
  var warnings: [ImportWarning.Kind: ImportWarning] = [:]
  /// Some of their positions, for a map.
  var dots = DotSample()
  /// What the venues span.
  var extent = ExtentTally()

  /// The warnings in the order of their kinds.
  var sortedWarnings: [ImportWarning] { ImportWarning.Kind.allCases.compactMap { warnings[$0] } }

  /// So many rejections are kept.
  static let rejectionLimit = 10_000
  /// So many different unknown terms are kept.
  private static let termLimit = 1000

  /// Counts a row that was left out.
  mutating func reject(_ number: Int, field: String, _ reason: String) {
    rejected += 1
    if rejections.count < Self.rejectionLimit {
      rejections.append(Rejection(number: number, field: field, reason: reason))
    }
  }

  /// Counts an oddity; the first detail of a kind is kept.
  mutating func warn(
    _ kind: ImportWarning.Kind, count: Int = 1, _ detail: @autoclosure () -> String?
  ) {
    if warnings[kind] == nil {
      warnings[kind] = ImportWarning(kind, count: count, detail: detail())
    } else {
      warnings[kind]?.count += count
    }
  }

  /// Counts the terms of a row that are no sport anybody knows.
  mutating func note(_ reading: SportReading) {
    for term in reading.unknown
    where unknownTerms[term] != nil || unknownTerms.count < Self.termLimit {
      unknownTerms[term, default: 0] += 1
    }
  }
}

/// What became of the hours of venues.
package struct HoursTally: Hashable, Sendable {
  /// Hours that are understood, with or without warnings.
  package var understood = 0
  /// Hours that are understood with warnings.
  package var odd = 0
  /// Hours that are not understood, and kept as text.
  package var unknown = 0

  /// Counts the time slot that a row is.
  mutating func countSlot(isUnderstood: Bool) {
    if isUnderstood { understood += 1 } else { unknown += 1 }
  }

  mutating func count(_ reading: HoursReading) {
    guard reading.isFilled else { return }
    if reading.value == nil { unknown += 1 } else { understood += 1 }
    if reading.oddity != nil { odd += 1 }
  }
}

/// The box around positions, as it grows.
struct ExtentTally: Sendable {
  private var west = Double.infinity
  private var south = Double.infinity
  private var east = -Double.infinity
  private var north = -Double.infinity

  /// Takes a position in.
  mutating func add(_ position: Position) {
    west = min(west, position.longitude)
    east = max(east, position.longitude)
    south = min(south, position.latitude)
    north = max(north, position.latitude)
  }

  /// The box; `nil` where there was no position.
  var box: GeoBox? { try? GeoBox(west: west, south: south, east: east, north: north) }
}
