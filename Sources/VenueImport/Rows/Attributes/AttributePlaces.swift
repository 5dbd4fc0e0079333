// Where attributes stand among the properties of a venue, so that no column of the file loses its own value.

/// Which attributes are members of their own, and which are columns that are called so already.
struct AttributePlaces: Sendable {
  /// An attribute that is written beside the columns.
  struct Added: Sendable {
    /// Its place among the attributes.
    let index: Int
    let attribute: VenueAttribute
    /// Whether one column holds it.
    let isOfOne: Bool
    /// Whether it counts courts only where a row is courts.
    let isQuantity: Bool
  }

  /// The attributes that are written beside the columns.
  let added: [Added]
  /// The attributes of columns that have the key for a name, by column.
  let own: [Int: Int]

  /// Sorts the attributes of a file.
  init(_ attributes: [AttributeColumn], columns: [String]) {
    var added: [Added] = []
    var own: [Int: Int] = [:]
    for (index, column) in attributes.enumerated() {
      let isOwn = column.columns.count == 1 && columns[column.columns[0]] == column.attribute.key
      if isOwn {
        // The text of such a column is the attribute.
        if !column.attribute.isText { own[column.columns[0]] = index }
      } else {
        added.append(
          Added(
            index: index, attribute: column.attribute, isOfOne: column.columns.count == 1,
            isQuantity: column.isQuantity))
      }
    }
    self.added = added
    self.own = own
  }

  /// The keys that no column may have: `surface` is 350 square metres there, perhaps.
  var reserved: Set<String> { Set(added.map(\.attribute.key)) }
}

extension AttributeRows {
  /// Appends an attribute as a member, its key first; `false`, and nothing is appended, where the record says nothing.
  mutating func append(
    _ added: AttributePlaces.Added, key: Span<UInt8>, _ batch: borrowing RecordBatch, _ row: Int,
    to bytes: inout [UInt8]
  ) -> Bool {
    if added.attribute.isText {
      // The usual case needs no copy.
      if added.isOfOne, case .text = batch.cell(row, places[added.index]) {
        let text = batch.trimmedBytes(batch.cell(row, places[added.index]))
        guard ContactText.fits(text, added.attribute) else { return false }
        JSONBytes.append(raw: key, to: &bytes)
        JSONBytes.append(text: text.span, to: &bytes)
        return true
      }
      var text: [UInt8] = []
      guard append(textOf: added.index, batch, row, to: &text) else { return false }
      JSONBytes.append(raw: key, to: &bytes)
      JSONBytes.append(text: text.span, to: &bytes)
      return true
    }
    guard let value = reading(added.index, batch, row).value else { return false }
    JSONBytes.append(raw: key, to: &bytes)
    Self.append(value, of: added.attribute, to: &bytes)
    return true
  }

  /// Appends a canonical value as JSON.
  static func append(_ value: String, of attribute: VenueAttribute, to bytes: inout [UInt8]) {
    // Every value of every row passes here: no text is made of it.
    let isText = attribute != .courts
    if isText { bytes.append(UInt8(ascii: "\"")) }
    bytes.append(contentsOf: value.utf8)
    if isText { bytes.append(UInt8(ascii: "\"")) }
  }

  /// What a column that is called like its attribute has in place of its cell.
  enum OwnValue: Hashable, Sendable {
    /// The cell itself, which is the value or a word that nobody knows: `lit` = `24/7`.
    case cell
    /// Nothing, and the cell under another key: `lit` = `None`.
    case aside
    /// The value, which is the cell's text.
    case value(String)
    /// The value, and the cell under another key.
    case both(String)
  }

  /// What stands under the key of an attribute whose column is called so.
  mutating func own(_ index: Int, _ batch: borrowing RecordBatch, _ row: Int) -> OwnValue {
    let reading = reading(index, batch, row)
    guard let value = reading.value else { return reading.isFilled ? .cell : .aside }
    let cell = batch.cell(row, columns[index].columns[0])
    let isCount = columns[index].attribute == .courts
    switch cell {
    case .text:
      if !batch.textBytes(cell).elementsEqual(value.utf8) { return .both(value) }
      return isCount ? .value(value) : .cell
    case .integer(let number): return isCount && String(number) == value ? .cell : .both(value)
    case .absent, .real, .boolean, .json:
      return isCount && batch.string(cell) == value ? .value(value) : .both(value)
    }
  }
}
