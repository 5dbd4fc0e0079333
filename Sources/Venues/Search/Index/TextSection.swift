// A table of texts in the index: where each ends, then all of them in a row.

internal import SpatialIndex

/// A section that holds texts by number.
struct TextSection {
  private let section: Section
  /// How many texts there are.
  let count: Int

  /// Opens a section; one whose count can't be right is damage.
  init(_ section: Section) throws(SectionFileError) {
    self.section = section
    count = Int(try section.load(UInt32.self, at: 0))
    guard section.count >= 4 + 8 * count else { throw section.damage(at: 0) }
  }

  /// The text with a number.
  subscript(number: Int) -> String {
    get throws(SectionFileError) {
      guard number >= 0, number < count else { throw section.damage(at: 0) }
      let start = number == 0 ? 0 : try end(of: number - 1)
      let end = try end(of: number)
      let heap = 4 + 8 * count
      guard start <= end, end <= section.count - heap else {
        throw section.damage(at: 4 + 8 * number)
      }
      let bytes = try section.bytes(in: heap + start..<heap + end)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw section.damage(at: heap + start)
      }
      return text
    }
  }

  private func end(of number: Int) throws(SectionFileError) -> Int {
    let end = try section.load(UInt64.self, at: 4 + 8 * number)
    guard let place = Int(exactly: end) else { throw section.damage(at: 4 + 8 * number) }
    return place
  }

  /// The bytes of a section with these texts.
  static func bytes(of texts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: texts.count >> (8 * shift))) }
    var end = 0
    for text in texts {
      end += text.utf8.count
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: end >> (8 * shift))) }
    }
    for text in texts { bytes.append(contentsOf: text.utf8) }
    return bytes
  }
}
