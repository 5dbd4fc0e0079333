// The columns that have no place of their own in a venue become its properties, under their own names.

internal import Venues

/// Writes the properties of records.
struct PropertyWriter: Sendable {
  /// A column, in numbers alone: a record passes all of them, and none is counted as a reference.
  private struct Column: Sendable {
    let place: Int
    /// Where its key lies among the keys, with a comma before it and a colon behind.
    let key: Range<Int>
    /// Its place among the columns that are called like an attribute; -1 for others.
    var own = -1
  }

  /// The attribute that a column is called like, and the key of the cell where the value has other words.
  private struct Own: Sendable {
    let index: Int
    let attribute: VenueAttribute
    let other: Range<Int>
  }

  private let columns: [Column]
  private let owns: [Own]
  /// All keys as JSON, one behind the other.
  private let keys: [UInt8]
  /// The keys of the columns.
  private let names: Set<String>
  /// The keys of attributes that other columns hold.
  private let reserved: Set<String>
  /// Members of every record, as JSON.
  private let constants: [[UInt8]]
  private let spreadColumn: Int?
  /// Whether the file has a column of that name itself.
  private let hasCourts: Bool
  /// Attributes that are written beside the columns, and where their keys lie.
  private let added: [AttributePlaces.Added]
  private let addedKeys: [Range<Int>]
  /// Tags that have a place of their own.
  private static let placedTags: Set<String> = ["name"]

  /// Makes a writer for some of the columns of a file.
  ///
  /// A column named like a key of a venue's own record, or like an attribute that another column holds, gets a number
  /// behind its name.
  init(
    _ places: [Int], facts: SourceFacts, constants: [(key: String, value: String)] = [],
    attributes: [AttributeColumn] = []
  ) {
    let attributePlaces = AttributePlaces(attributes, columns: facts.columns)
    added = attributePlaces.added
    var keys: [UInt8] = []
    func key(_ name: String) -> Range<Int> {
      let start = keys.count
      keys.append(UInt8(ascii: ","))
      JSONText.append(name, to: &keys)
      keys.append(UInt8(ascii: ":"))
      return start..<keys.count
    }
    addedKeys = added.map { key($0.attribute.key) }
    self.constants = constants.filter { !facts.columns.contains($0.key) }.map { constant in
      var member: [UInt8] = []
      JSONText.append(constant.key, to: &member)
      member.append(UInt8(ascii: ":"))
      JSONText.append(constant.value, to: &member)
      return member
    }
    var taken = attributePlaces.reserved.union(VenueKey.allCases.map(\.rawValue))
    var names: Set<String> = []
    var columns = places.filter { $0 != facts.spreadColumn }.map { place in
      let name = Self.free(facts.columns[place], &taken)
      names.insert(name)
      return Column(place: place, key: key(name))
    }
    var owns: [Own] = []
    for (place, index) in attributePlaces.own.sorted(by: { $0.key < $1.key }) {
      guard let column = columns.firstIndex(where: { $0.place == place }) else { continue }
      let other = Self.free(facts.columns[place], &taken)
      names.insert(other)
      columns[column].own = owns.count
      owns.append(
        Own(index: index, attribute: attributes[index].attribute, other: key(other)))
    }
    self.columns = columns
    self.owns = owns
    self.keys = keys
    self.names = names
    reserved = attributePlaces.reserved
    spreadColumn = facts.spreadColumn
    hasCourts =
      facts.columns.contains("courts") && !attributePlaces.reserved.contains("courts")
  }

  /// The name, or with a number behind it where it is taken; it is then taken itself.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var free = name
    var number = 2
    while !taken.insert(free).inserted {
      free = "\(name)_\(number)"
      number += 1
    }
    return free
  }

  /// Appends the properties of a record as a JSON record; nothing where there are none.
  ///
  /// Flags are members that are `true`; `courts` is how many courts the record counts, `isCourts` whether it is courts at all. A column may be left out where another field of the venue says all of it.
  func append(
    _ batch: borrowing RecordBatch, _ row: Int, to bytes: inout [UInt8], flags: [String] = [],
    courts: Int? = nil, isCourts: Bool = true, attributes: inout AttributeRows,
    isLeftOut: (Int) -> Bool
  ) -> Range<Int> {
    let start = bytes.count
    let keys = keys.span
    for index in columns.indices {
      let column = columns[index]
      let cell = batch.cell(row, column.place)
      if cell == .absent || isLeftOut(column.place) { continue }
      if column.own >= 0 {
        guard append(ownOf: column, batch, row, &attributes, to: &bytes) else { continue }
      } else {
        JSONBytes.append(raw: keys.extracting(column.key), to: &bytes)
      }
      JSONBytes.append(cell, in: batch, to: &bytes)
    }
    var countsCourts = !hasCourts
    for index in added.indices where isCourts || !added[index].isQuantity {
      let key = keys.extracting(addedKeys[index])
      if attributes.append(added[index], key: key, batch, row, to: &bytes),
        added[index].attribute == .courts
      {
        countsCourts = false
      }
    }
    // Every key has a comma before it: that of the first opens the record.
    if bytes.count > start { bytes[start] = UInt8(ascii: "{") }
    for constant in constants {
      bytes.append(UInt8(ascii: bytes.count == start ? "{" : ","))
      bytes.append(contentsOf: constant)
    }
    for flag in flags where !names.contains(flag) {
      bytes.append(UInt8(ascii: bytes.count == start ? "{" : ","))
      JSONText.append(flag, to: &bytes)
      bytes.append(contentsOf: ":true".utf8)
    }
    if let courts, countsCourts {
      bytes.append(UInt8(ascii: bytes.count == start ? "{" : ","))
      bytes.append(contentsOf: "\"courts\":\(courts)".utf8)
    }
    if let spreadColumn { spread(batch, batch.cell(row, spreadColumn), from: start, to: &bytes) }
    if bytes.count > start { bytes.append(UInt8(ascii: "}")) }
    return start..<bytes.count
  }

  /// Appends the key of a column that is called like its attribute, and the attribute's value before it; `false` where that says all.
  private func append(
    ownOf column: Column, _ batch: borrowing RecordBatch, _ row: Int,
    _ attributes: inout AttributeRows, to bytes: inout [UInt8]
  ) -> Bool {
    let own = owns[column.own]
    let (key, other) = (keys.span.extracting(column.key), keys.span.extracting(own.other))
    switch attributes.own(own.index, batch, row) {
    case .value(let text):
      JSONBytes.append(raw: key, to: &bytes)
      AttributeRows.append(text, of: own.attribute, to: &bytes)
      return false
    case .both(let text):
      JSONBytes.append(raw: key, to: &bytes)
      AttributeRows.append(text, of: own.attribute, to: &bytes)
      JSONBytes.append(raw: other, to: &bytes)
    case .aside: JSONBytes.append(raw: other, to: &bytes)
    case .cell: JSONBytes.append(raw: key, to: &bytes)
    }
    return true
  }

  /// Appends the members of a record in a cell as properties of their own.
  private func spread(
    _ batch: borrowing RecordBatch, _ cell: Cell, from start: Int, to bytes: inout [UInt8]
  ) {
    guard case .object(let tags)? = try? JSONValue.parse(Array(batch.textBytes(cell))) else {
      return
    }
    for tag in tags.members where !Self.placedTags.contains(tag.key) && !names.contains(tag.key) {
      bytes.append(UInt8(ascii: bytes.count == start ? "{" : ","))
      let isTaken = VenueKey(rawValue: tag.key) != nil || reserved.contains(tag.key)
      JSONText.append(isTaken ? "\(tag.key)_2" : tag.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      tag.value.write(to: &bytes)
    }
  }
}
