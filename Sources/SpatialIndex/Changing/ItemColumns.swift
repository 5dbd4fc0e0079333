// The items of a packed tree, kept so that another can be built of them.

import GeoPrimitives

/// Items by rising number, column by column; an item's row is its place.
///
/// A row takes 29 bytes: its number, its position, and the number of its traits, which are kept once however many items share them.
final class ItemColumns: Sendable {
  /// The items' numbers, rising.
  let numbers: [Int]
  /// Whether each item's number is its row.
  let isNumberedByRow: Bool
  /// By how much numbers are ahead of rows, which never falls.
  ///
  /// At the first row of every sixteen, and at the last row of all.
  private let leads: [Int]
  fileprivate let positions: [Position]
  fileprivate let traitNumbers: [UInt32]
  fileprivate let traits: [ItemTraits]
  /// Footprints by row.
  fileprivate let footprints: [Int: Footprint]

  fileprivate init(_ builder: consuming ItemColumnsBuilder) {
    let numbers = builder.numbers
    self.numbers = numbers
    leads = (Array(stride(from: 0, to: numbers.count, by: 16)) + [numbers.count - 1]).map { row in
      row < 0 ? 0 : numbers[row] - row
    }
    // They rise, so that those between the first and the last are as many as there is room for.
    isNumberedByRow = numbers.first == 0 && numbers.last == numbers.count - 1
    positions = builder.positions
    traitNumbers = builder.traitNumbers
    traits = builder.traits
    footprints = builder.footprints
  }

  var count: Int { numbers.count }

  /// The number of the item in a row.
  ///
  /// Where no number is missing among sixteen it follows from the row, and the long column of numbers need not be fetched.
  @inline(__always)
  func number(of row: Int) -> Int {
    if isNumberedByRow { return row }
    let lead = leads[row / 16]
    return leads[row / 16 + 1] == lead ? row + lead : numbers[row]
  }

  /// The item in a row.
  subscript(row: Int) -> SpatialItem {
    SpatialItem(
      position: positions[row], footprint: footprints.isEmpty ? nil : footprints[row],
      traits: traits[Int(traitNumbers[row])])
  }

  /// The row of the item with a number.
  ///
  /// - Complexity: O(log *n*).
  func row(of number: Int) -> Int? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }
}

/// Gathers items into columns; numbers must rise.
struct ItemColumnsBuilder {
  fileprivate var numbers: [Int] = []
  fileprivate var positions: [Position] = []
  fileprivate var traitNumbers: [UInt32] = []
  fileprivate var traits: [ItemTraits] = []
  fileprivate var footprints: [Int: Footprint] = [:]
  private var known: [ItemTraits: UInt32] = [:]

  var count: Int { numbers.count }

  mutating func reserve(_ count: Int) {
    numbers.reserveCapacity(count)
    positions.reserveCapacity(count)
    traitNumbers.reserveCapacity(count)
  }

  mutating func append(_ number: Int, _ item: SpatialItem) {
    if let footprint = item.footprint { footprints[count] = footprint }
    traitNumbers.append(traitNumber(item.traits))
    positions.append(item.position)
    numbers.append(number)
  }

  /// Adds a row of other columns; `translation` remembers what their traits' numbers are here.
  mutating func append(
    _ row: Int, of other: ItemColumns, _ translation: inout TraitTranslation
  ) {
    if !other.footprints.isEmpty, let footprint = other.footprints[row] {
      footprints[count] = footprint
    }
    let theirs = Int(other.traitNumbers[row])
    let ours = translation.numbers[theirs] ?? traitNumber(other.traits[theirs])
    translation.numbers[theirs] = ours
    traitNumbers.append(ours)
    positions.append(other.positions[row])
    numbers.append(other.numbers[row])
  }

  private mutating func traitNumber(_ item: ItemTraits) -> UInt32 {
    if let number = known[item] { return number }
    let number = UInt32(traits.count)
    traits.append(item)
    known[item] = number
    return number
  }

  consuming func build() -> ItemColumns { ItemColumns(self) }
}

/// What the numbers of some columns' traits are in others.
struct TraitTranslation {
  fileprivate var numbers: [UInt32?]

  init(_ columns: ItemColumns) { numbers = Array(repeating: nil, count: columns.traits.count) }
}
