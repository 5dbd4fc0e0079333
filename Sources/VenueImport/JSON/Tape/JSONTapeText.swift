// Values of a tape written out again, as JSON and as text for people.

internal import Venues

extension JSONTape {
  /// Appends a value as JSON without white space.
  func appendJSON(_ place: Int, to bytes: inout [UInt8]) {
    switch kind(place) {
    case .record:
      appendMembers(
        place, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), hasKeys: true, to: &bytes)
    case .list:
      appendMembers(
        place, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), hasKeys: false, to: &bytes)
    case .text:
      var text: [UInt8] = []
      appendText(place, to: &text)
      JSONBytes.append(text: text.span, to: &bytes)
    case .integer: bytes.append(contentsOf: integer(place).description.utf8)
    case .natural: bytes.append(contentsOf: natural(place).description.utf8)
    case .real: JSONText.append(number(place) ?? 0, to: &bytes)
    case .yes: bytes.append(contentsOf: "true".utf8)
    case .no: bytes.append(contentsOf: "false".utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    }
  }

  private func appendMembers(
    _ place: Int, open: UInt8, close: UInt8, hasKeys: Bool, to bytes: inout [UInt8]
  ) {
    bytes.append(open)
    var member = first(place)
    let end = end(place)
    while member < end {
      if member > first(place) { bytes.append(UInt8(ascii: ",")) }
      if hasKeys {
        appendJSON(member, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member += 1
      }
      appendJSON(member, to: &bytes)
      member = next(member)
    }
    bytes.append(close)
  }

  /// Whether a list holds neither records nor lists.
  func isFlat(_ list: Int) -> Bool {
    var place = first(list)
    let end = end(list)
    while place < end {
      if kind(place) == .record || kind(place) == .list { return false }
      place = next(place)
    }
    return true
  }

  /// Appends the elements of a flat list as text, joined by semicolons; nulls are left out.
  func appendJoined(_ list: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var place = first(list)
    let end = end(list)
    while place < end {
      if kind(place) != .null {
        if bytes.count > start { bytes.append(contentsOf: "; ".utf8) }
        appendPlain(place, to: &bytes)
      }
      place = next(place)
    }
  }

  /// Appends a scalar as people would write it.
  private func appendPlain(_ place: Int, to bytes: inout [UInt8]) {
    switch kind(place) {
    case .text: appendText(place, to: &bytes)
    case .real: bytes.append(contentsOf: (number(place) ?? 0).shortDescription.utf8)
    case .record, .list, .integer, .natural, .yes, .no, .null: appendJSON(place, to: &bytes)
    }
  }
}
