// Where the bulk of a file's coordinates lies, and what a stray pair must have been to lie there too.

/// The box in which nearly all coordinates of a file lie, in the file's own numbers.
///
/// Its middle is the median of each coordinate, its reach six times the median distance from there: up to half of the
/// pairs may be wrong without moving it far.
struct CoordinateBulk: Hashable, Sendable {
  /// Eastward coordinates; longitudes may reach beyond ±180°, and those on the other side lie there too.
  let x: ClosedRange<Double>
  /// Northward coordinates.
  let y: ClosedRange<Double>
  /// Whether the numbers are degrees.
  let isDegrees: Bool
  /// Whether they were whole numbers and divided, so that those without their last zeros are too small.
  let isScaled: Bool

  /// So many pairs are the fewest that make a bulk.
  private static let fewest = 5

  /// Finds the bulk of pairs; `nil` where there are too few to tell.
  ///
  /// `isDegrees` decides how far the box reaches at least: 0.05 degrees, or 5,000 units of a map.
  init?(xs: [Double], ys: [Double], isDegrees: Bool, isScaled: Bool = false) {
    let least = isDegrees ? 0.05 : 5000
    let unrolled = isDegrees ? Longitudes.unrolled(xs) : xs
    guard let x = Self.range(unrolled, least: least), let y = Self.range(ys, least: least) else {
      return nil
    }
    self.x = x
    self.y = y
    self.isDegrees = isDegrees
    self.isScaled = isScaled
  }

  /// Whether no map can hold a pair: PROJ makes places of such numbers all the same.
  func isAbsurd(_ x: Double, _ y: Double) -> Bool {
    func isAbsurd(_ value: Double, _ range: ClosedRange<Double>) -> Bool {
      abs(value) > 21_000_000
        && abs(value) > 10 * max(abs(range.lowerBound), abs(range.upperBound))
    }
    return !isDegrees && (isAbsurd(x, self.x) || isAbsurd(y, self.y))
  }

  /// Whether a pair lies in the bulk.
  func contains(_ x: Double, _ y: Double) -> Bool {
    self.x.contains(unrolled(x)) && self.y.contains(y)
  }

  /// An eastward coordinate, counted on from the middle of the bulk if it is a longitude.
  private func unrolled(_ x: Double) -> Double {
    guard isDegrees, abs(x) <= 180 else { return x }
    let middle = (self.x.lowerBound + self.x.upperBound) / 2
    return middle + Longitudes.difference(x, middle)
  }

  private static func range(_ values: [Double], least: Double) -> ClosedRange<Double>? {
    let known = intact(values.filter { $0.isFinite && $0 != 0 })
    guard known.count >= fewest else { return nil }
    let middle = median(known)
    let reach = max(6 * median(known.map { abs($0 - middle) }), least)
    return middle - reach...middle + reach
  }

  /// The values that kept their decimal mark, where the others lost theirs: whole numbers ten times as large or more.
  private static func intact(_ values: [Double]) -> [Double] {
    let broken = values.filter { $0 != $0.rounded() }
    let whole = values.filter { $0 == $0.rounded() }
    guard broken.count >= fewest, whole.count >= 1,
      abs(median(whole)) >= 10 * abs(median(broken))
    else { return values }
    return broken
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// How a pair of coordinates was mended.
enum PositionRepair: Hashable, Sendable {
  /// The two stood in each other's place.
  case swapped
  /// A decimal mark was lost.
  case markLost
  /// A minus sign was lost.
  case signLost
  /// The file holds another pair, which is good.
  case otherPair
}

extension CoordinateBulk {
  /// What a pair outside the bulk was meant to be; `nil` where only guesses are left.
  ///
  /// A mark is put back only into whole numbers, and only where one single place for it leads into the bulk.
  func mended(_ x: Double, _ y: Double) -> (x: Double, y: Double, repair: PositionRepair)? {
    if !isNear(x, y) {
      if contains(y, x) { return (y, x, .swapped) }
      if contains(-x, y), !isAtSeam(x) { return (-x, y, .signLost) }
      if contains(x, -y) { return (x, -y, .signLost) }
    }
    guard let east = marked(x, in: self.x, unrolled), let north = marked(y, in: self.y, { $0 }),
      east != x || north != y
    else { return nil }
    return (east, north, .markLost)
  }

  /// Whether a pair lies in the bulk or within its width of it: outskirts are no errors, and east of Greenwich is near.
  func isNear(_ x: Double, _ y: Double) -> Bool {
    func isNear(_ value: Double, _ range: ClosedRange<Double>) -> Bool {
      let width = range.upperBound - range.lowerBound
      return (range.lowerBound - width...range.upperBound + width).contains(value)
    }
    return isNear(unrolled(x), self.x) && isNear(y, self.y)
  }

  /// Whether either sign of a longitude leads to the same neighbourhood, so that none is wrong.
  private func isAtSeam(_ x: Double) -> Bool { isDegrees && abs(x) > 179 }

  private func marked(
    _ value: Double, in range: ClosedRange<Double>, _ unrolled: (Double) -> Double
  ) -> Double? {
    // A number that kept its mark may lie somewhat outside: the one that is mended must not.
    let reach = (range.upperBound - range.lowerBound) * 2
    let isIntact = value != value.rounded()
    if range.contains(unrolled(value))
      || (isIntact
        && (range.lowerBound - reach...range.upperBound + reach).contains(unrolled(value)))
    {
      return value
    }
    if isScaled {
      return [10.0, 100, 1000, 10_000, 100_000].map { value * $0 }
        .first { range.contains(unrolled($0)) }
    }
    guard !isIntact, abs(value) < 1e18 else { return nil }
    var found: Double?
    var power = 10.0
    while power <= 1e16 {
      if range.contains(unrolled(value / power)) {
        if found != nil { return nil }
        found = value / power
      }
      power *= 10
    }
    return found
  }
}
