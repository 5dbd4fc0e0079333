// The attributes of a record, each distinct text read once.

internal import Venues

/// Reads the attributes of records.
struct AttributeRows: Sendable {
  /// The columns that are read.
  let columns: [AttributeColumn]
  /// The only column of an attribute, or its first one: flat, since every cell passes here.
  let places: [Int]
  private var readers: [TextReader<AttributeReading>?]

  /// Prepares for columns; none cost nothing.
  init(_ columns: [AttributeColumn] = []) {
    self.columns = columns
    places = columns.map { $0.columns.first ?? 0 }
    readers = columns.map { column in
      let (attribute, isInverted) = (column.attribute, column.isInverted)
      let local = Self.localWords(of: column)
      let saysOui = column.saysOui || !attribute.isYesOrNo
      if attribute.isText { return nil }
      return TextReader(empty: .nothing) { text in
        let lower = text.trimmed.lowercased()
        if let value = local[lower] { return value == "either" ? .either : .value(value) }
        if !saysOui, Self.isLoneO(lower) { return .other }
        return Self.reading(text, of: attribute, isInverted: isInverted)
      }
    }
  }

  /// Words that mean something else in a file than elsewhere.
  private static func localWords(of column: AttributeColumn) -> [String: String] {
    var words: [String: String] = [:]
    if column.attribute == .surface {
      // Dutch calls gravel *grind*, and the clay of tennis *gravel*.
      if column.isDutch { words["gravel"] = "clay" }
      if column.isTurfGrass { words["turf"] = "grass" }
    }
    words.merge(column.sides) { _, side in side }
    if column.saysNone { words["none"] = column.isInverted ? "yes" : "no" }
    return words
  }

  /// Whether a text is an *O*, perhaps with a remark: *Oui*, *outdoor*, *open*.
  private static func isLoneO(_ lower: String) -> Bool {
    lower.first == "o" && lower.dropFirst().first?.isLetter != true
  }

  /// What a text says about an attribute.
  static func reading(
    _ text: String, of attribute: VenueAttribute, isInverted: Bool = false
  ) -> AttributeReading {
    switch attribute {
    case .surface:
      let lower = text.trimmed.lowercased()
      if AttributeWords.isUnsaid(lower) { return .nothing }
      return SurfaceWords.surface(lower).map { .value($0) } ?? .other
    case .courts: return CourtText.reading(text)
    case .indoor, .lit, .wheelchair, .fee:
      // What `Gratuit: non` says is that one pays; what `Gratuit: 5 $` says, nobody knows.
      if isInverted {
        // `Payant` in a column of what is free says so itself.
        if let side = AttributeWords.side(text.trimmed.lowercased(), of: attribute) {
          return side == "either" ? .either : .value(side)
        }
        return AttributeWords.flag(text).inverted
      }
      return AttributeWords.reading(text, of: attribute)
    case .address, .phone, .website: return .other
    }
  }

  /// What a record says about the attribute at an index; not for texts.
  mutating func reading(
    _ index: Int, _ batch: borrowing RecordBatch, _ row: Int
  ) -> AttributeReading {
    let cell = batch.cell(row, places[index])
    if case .absent = cell { return .nothing }
    if case .json = cell { return .other }
    return readers[index]?.read(cell, in: batch) ?? .nothing
  }

  /// Whether the cells of a text hold anything.
  func isFilled(_ index: Int, _ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    for column in columns[index].columns {
      let cell = batch.cell(row, column)
      switch cell {
      case .absent: continue
      case .text:
        if !ContactText.isUnsaid(batch.trimmedBytes(cell)) { return true }
      case .integer, .real, .boolean, .json: return true
      }
    }
    return false
  }

  /// Whether the cells of a text are what its attribute needs.
  func hasText(_ index: Int, _ batch: borrowing RecordBatch, _ row: Int) -> Bool {
    var text: [UInt8] = []
    return append(textOf: index, batch, row, to: &text)
  }

  /// Appends the text of an attribute, without quotes; `false`, and nothing is appended, where there is none.
  func append(
    textOf index: Int, _ batch: borrowing RecordBatch, _ row: Int, to bytes: inout [UInt8]
  ) -> Bool {
    let (attribute, places) = (columns[index].attribute, columns[index].columns)
    let start = bytes.count
    var hasStreet = false
    for column in places {
      let cell = batch.cell(row, column)
      var text: ArraySlice<UInt8>
      switch cell {
      case .absent, .json, .boolean: continue
      case .text: text = batch.trimmedBytes(cell)
      case .integer, .real: text = ArraySlice(batch.string(cell).utf8)
      }
      // Of an address in parts, the house number alone is none, and 0 is no number.
      if places.count > 1 {
        if ContactText.isUnsaid(text) || text.elementsEqual("0".utf8) { continue }
        hasStreet = hasStreet || ContactText.fits(text, attribute)
      } else {
        guard ContactText.fits(text, attribute) else { return false }
        hasStreet = true
      }
      if bytes.count > start { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: text)
    }
    if !hasStreet { bytes.removeSubrange(start...) }
    return hasStreet
  }
}
