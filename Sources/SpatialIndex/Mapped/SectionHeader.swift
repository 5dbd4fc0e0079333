// The first block of an index file: what it is, how long, which sections, and for which state of its source.

/// The header of an index file.
///
/// `Docs/MappedFile.md` has the layout.
struct SectionHeader: Equatable {
  static let magic: [UInt8] = Array("SPLKIDX\u{1A}".utf8)
  static let formatVersion: UInt32 = 3
  static let endianMark: UInt32 = 0x0102_0304
  /// Bytes of the header that count; the rest of its block is zero.
  static let length = 2048
  static let blockSize = 16384
  static let stampCapacity = 256
  static let sectionCapacity = 64
  private static let directoryOffset = 384
  private static let checksumOffset = 48

  /// One section: where it lies in the file.
  struct Entry: Equatable {
    var tag: UInt32
    var offset: UInt64
    var length: UInt64
  }

  var fileLength: UInt64
  var tableOffset: UInt64
  var tableChecksum: UInt64
  var stamp: [UInt8]
  var sections: [Entry]

  /// How many blocks lie between the header and the table.
  var blockCount: Int { Int(tableOffset) / Self.blockSize - 1 }

  /// The header as bytes, its own checksum included.
  var encoded: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.length)
    func put(_ value: UInt64, _ size: Int, at offset: Int) {
      for place in 0..<size {
        bytes[offset + place] = UInt8(truncatingIfNeeded: value >> UInt64(8 * place))
      }
    }
    for (place, byte) in Self.magic.enumerated() { bytes[place] = byte }
    put(UInt64(Self.formatVersion), 4, at: 8)
    put(UInt64(Self.endianMark), 4, at: 12)
    put(fileLength, 8, at: 16)
    put(UInt64(Self.blockSize), 4, at: 24)
    put(UInt64(sections.count), 4, at: 28)
    put(tableOffset, 8, at: 32)
    put(tableChecksum, 8, at: 40)
    put(UInt64(stamp.count), 4, at: 56)
    for (place, byte) in stamp.enumerated() { bytes[64 + place] = byte }
    for (number, section) in sections.enumerated() {
      let offset = Self.directoryOffset + 24 * number
      put(UInt64(section.tag), 4, at: offset)
      put(section.offset, 8, at: offset + 8)
      put(section.length, 8, at: offset + 16)
    }
    put(BlockHash.of(bytes), 8, at: Self.checksumOffset)
    return bytes
  }

  /// Reads a header and checks everything that can be checked without the rest of the file.
  init(_ bytes: [UInt8], actualLength: Int, path: String) throws(SectionFileError) {
    func get(_ size: Int, at offset: Int) -> UInt64 {
      (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }
    guard bytes.count >= 8, bytes.starts(with: Self.magic) else {
      throw .notAnIndex(path: path, reason: "it does not begin as one")
    }
    guard bytes.count == Self.length else { throw .truncated(path: path) }
    guard get(4, at: 8) == UInt64(Self.formatVersion) else {
      let found = Int(get(4, at: 8))
      throw .otherVersion(path: path, found: found, understood: Int(Self.formatVersion))
    }
    var unsigned = bytes
    for place in 0..<8 { unsigned[Self.checksumOffset + place] = 0 }
    guard BlockHash.of(unsigned) == get(8, at: Self.checksumOffset),
      get(4, at: 12) == UInt64(Self.endianMark), get(4, at: 24) == UInt64(Self.blockSize),
      get(4, at: 28) <= UInt64(Self.sectionCapacity), get(4, at: 56) <= UInt64(Self.stampCapacity)
    else { throw .damagedHeader(path: path) }
    fileLength = get(8, at: 16)
    guard fileLength == UInt64(actualLength) else { throw .truncated(path: path) }
    tableOffset = get(8, at: 32)
    tableChecksum = get(8, at: 40)
    stamp = Array(bytes[64..<64 + Int(get(4, at: 56))])
    sections = (0..<Int(get(4, at: 28))).map { number in
      let offset = Self.directoryOffset + 24 * number
      return Entry(
        tag: UInt32(get(4, at: offset)), offset: get(8, at: offset + 8),
        length: get(8, at: offset + 16))
    }
    guard isConsistent else { throw .damagedHeader(path: path) }
  }

  init(
    fileLength: UInt64, tableOffset: UInt64, tableChecksum: UInt64, stamp: [UInt8],
    sections: [Entry]
  ) {
    self.fileLength = fileLength
    self.tableOffset = tableOffset
    self.tableChecksum = tableChecksum
    self.stamp = stamp
    self.sections = sections
  }

  /// Whether table and sections lie where they can lie.
  private var isConsistent: Bool {
    let block = UInt64(Self.blockSize)
    guard tableOffset >= block, tableOffset % block == 0, tableOffset <= fileLength,
      fileLength - tableOffset == (tableOffset / block - 1) * 8
    else { return false }
    return sections.allSatisfy {
      $0.offset >= block && $0.offset % 64 == 0 && $0.offset <= tableOffset
        && $0.length <= tableOffset - $0.offset
    }
  }

  /// A tag of four letters as a number.
  static func tag(_ text: String) -> UInt32 {
    precondition(text.utf8.count == 4, "a section's tag has four letters")
    return text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A tag as text.
  static func text(of tag: UInt32) -> String {
    String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> UInt32(8 * $0)) }, as: UTF8.self)
  }
}
