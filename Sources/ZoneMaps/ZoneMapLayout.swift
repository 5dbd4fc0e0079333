// The head of a zone map: names, notice, and where the cells are. Every read says nil beyond the end.

/// Where everything is in the bytes of a zone map.
struct ZoneMapLayout: Sendable {
  /// The IANA names; zone *n* of the cells is the name at *n* − 1, and 0 is none.
  let names: [String]
  /// Where the map is from.
  let notice: String
  /// The offset of the grid.
  let grid: Int
  /// The offset of what cells of the grid consist of.
  let regions: Int

  /// The columns of the grid, from 180° W eastwards.
  static let columns = 180
  /// The rows of the grid, from the south pole northwards.
  static let rows = 90
  /// The bytes before the part that the checksum is of.
  static let headLength = 20
  private static let magic: [UInt8] = Array("ZONEMAP1".utf8)

  /// A map without a zone.
  static let empty = ZoneMapLayout(names: [], notice: "", grid: 0, regions: 0)

  private init(names: [String], notice: String, grid: Int, regions: Int) {
    self.names = names
    self.notice = notice
    self.grid = grid
    self.regions = regions
  }

  /// Reads the head.
  init(_ bytes: Span<UInt8>) throws(ZoneMapError) {
    guard bytes.count >= Self.headLength,
      Self.magic.indices.allSatisfy({ bytes[$0] == Self.magic[$0] })
    else { throw .notAZoneMap }
    let length = Int(try Self.word32(at: 8, in: bytes))
    guard length == bytes.count else {
      throw .wrongLength(expected: length, actual: bytes.count)
    }
    let noticeLength = Int(try Self.word16(at: Self.headLength, in: bytes))
    var offset = Self.headLength + 2
    let notice = try Self.text(at: offset, count: noticeLength, in: bytes)
    offset += noticeLength
    let count = Int(try Self.word16(at: offset, in: bytes))
    offset += 2
    var names: [String] = []
    names.reserveCapacity(min(count, 512))
    for _ in 0..<count {
      guard offset < bytes.count else { throw .damaged(at: offset) }
      let length = Int(bytes[offset])
      names.append(try Self.text(at: offset + 1, count: length, in: bytes))
      offset += 1 + length
    }
    // What the checksum is of begins at an even offset, and so does the grid.
    offset += offset & 1
    let regions = offset + Self.columns * Self.rows * 4
    guard regions <= bytes.count else { throw .damaged(at: offset) }
    self.init(names: names, notice: notice, grid: offset, regions: regions)
  }

  private static func text(
    at offset: Int, count: Int, in bytes: Span<UInt8>
  ) throws(ZoneMapError) -> String {
    guard offset + count <= bytes.count else { throw .damaged(at: offset) }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for index in offset..<offset + count { text.append(bytes[index]) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func word16(at offset: Int, in bytes: Span<UInt8>) throws(ZoneMapError) -> UInt16 {
    guard let word = bytes.word16(at: offset) else { throw .damaged(at: offset) }
    return word
  }

  private static func word32(at offset: Int, in bytes: Span<UInt8>) throws(ZoneMapError) -> UInt32 {
    guard let word = bytes.word32(at: offset) else { throw .damaged(at: offset) }
    return word
  }
}

extension Span where Element == UInt8 {
  /// Two bytes as a number, the low one first; `nil` beyond the end.
  @inline(__always)
  func word16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset < count - 1 else { return nil }
    return UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
  }

  /// Four bytes as a number, the low one first; `nil` beyond the end.
  @inline(__always)
  func word32(at offset: Int) -> UInt32? {
    guard let low = word16(at: offset), let high = word16(at: offset + 2) else { return nil }
    return UInt32(low) | UInt32(high) << 16
  }
}
