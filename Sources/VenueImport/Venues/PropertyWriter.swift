// The columns that have no place of their own in a venue become its properties, under their own names.

internal import Venues

/// Writes the properties of records.
struct PropertyWriter: Sendable {
  private struct Column: Sendable {
    let place: Int
    let key: [UInt8]
    /// The attribute that the column is called like, and the key of the cell where the value has other words.
    var own: (index: Int, attribute: VenueAttribute, other: [UInt8])?
  }

  private let columns: [Column]
  /// The keys of the columns.
  private let names: Set<String>
  /// The keys of attributes that other columns hold.
  private let reserved: Set<String>
  /// Members of every record, as JSON.
  private let constants: [[UInt8]]
  private let spreadColumn: Int?
  /// Whether the file has a column of that name itself.
  private let hasCourts: Bool
  /// Attributes that are written beside the columns.
  private let added: [AttributePlaces.Added]
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
      return Column(place: place, key: Self.key(name))
    }
    for (place, index) in attributePlaces.own.sorted(by: { $0.key < $1.key }) {
      guard let column = columns.firstIndex(where: { $0.place == place }) else { continue }
      let other = Self.free(facts.columns[place], &taken)
      names.insert(other)
      columns[column].own = (index, attributes[index].attribute, Self.key(other))
    }
    self.columns = columns
    self.names = names
    reserved = attributePlaces.reserved
    spreadColumn = facts.spreadColumn
    hasCourts =
      facts.columns.contains("courts") && !attributePlaces.reserved.contains("courts")
  }

  /// The key of a member, with a colon.
  private static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    JSONText.append(name, to: &key)
    key.append(UInt8(ascii: ":"))
    return key
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
  /// Flags are members that are `true`; `courts` is how many courts the record counts. A column may be left out where another field of the venue says all of it.
  func append(
    _ batch: borrowing RecordBatch, _ row: Int, to bytes: inout [UInt8], flags: [String] = [],
    courts: Int? = nil, attributes: inout AttributeRows, isLeftOut: (Int) -> Bool
  ) -> Range<Int> {
    let start = bytes.count
    // By index, since a copy of each column for each row would count its references.
    for index in columns.indices {
      let place = columns[index].place
      let cell = batch.cell(row, place)
      if cell == .absent || isLeftOut(place) { continue }
      bytes.append(UInt8(ascii: bytes.count == start ? "{" : ","))
      if columns[index].own != nil {
        guard append(ownOf: index, batch, row, &attributes, to: &bytes) else { continue }
      } else {
        bytes.append(contentsOf: columns[index].key)
      }
      JSONBytes.append(cell, in: batch, to: &bytes)
    }
    var countsCourts = !hasCourts
    for index in added.indices
    where attributes.append(added[index], batch, row, from: start, to: &bytes) {
      if added[index].attribute == .courts { countsCourts = false }
    }
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
    ownOf index: Int, _ batch: borrowing RecordBatch, _ row: Int,
    _ attributes: inout AttributeRows, to bytes: inout [UInt8]
  ) -> Bool {
    let column = columns[index]
    guard let own = column.own else { return false }
    switch attributes.own(own.index, batch, row) {
    case .value(let text):
      bytes.append(contentsOf: column.key)
      AttributeRows.append(text, of: own.attribute, to: &bytes)
      return false
    case .both(let text):
      bytes.append(contentsOf: column.key)
      AttributeRows.append(text, of: own.attribute, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      bytes.append(contentsOf: own.other)
    case .aside: bytes.append(contentsOf: own.other)
    case .cell: bytes.append(contentsOf: column.key)
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
