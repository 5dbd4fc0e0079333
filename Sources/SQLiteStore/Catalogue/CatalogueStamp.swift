// The identity of a catalogue's content, for what is derived from it: an index that carries an equal stamp is up to date.

public import Venues

/// What a catalogue file looked like at a moment.
///
/// Equal stamps mean equal content: SQLite raises the change counter in the file's header with every transaction, the
/// file system changes the time with every write and the inode with every replacement, and a write-ahead log, which
/// holds content that the file does not, is part of the stamp. To be fooled, all of them would have to be forged.
public struct CatalogueStamp: Equatable, Sendable {
  /// The file's number in its file system.
  public var inode: UInt64
  /// The file's length in bytes.
  public var size: UInt64
  /// When the file was last written, in nanoseconds since 1970.
  public var modifiedNanoseconds: Int64
  /// SQLite's change counter, bytes 24–27 of the header.
  public var changeCounter: UInt32
  /// How many pages the database has, bytes 28–31 of the header.
  public var pageCount: UInt32
  /// The length of the write-ahead log beside the file, 0 without one.
  public var logSize: UInt64
  /// When that log was last written, 0 without one.
  public var logModifiedNanoseconds: Int64
  /// Who wrote the content last and how many writes there were before; empty when read without SQLite.
  public var state: String

  /// How many bytes of the file's header a stamp is made from.
  static let headerLength = 32

  init(facts: FileFacts, log: FileFacts?, header: [UInt8], state: String) {
    func word(at offset: Int) -> UInt32 {
      guard header.count >= offset + 4 else { return 0 }
      return header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    inode = facts.inode
    size = facts.size
    modifiedNanoseconds = facts.modifiedNanoseconds
    changeCounter = word(at: 24)
    pageCount = word(at: 28)
    logSize = log?.size ?? 0
    logModifiedNanoseconds = logSize == 0 ? 0 : log?.modifiedNanoseconds ?? 0
    self.state = state
  }

  /// Reads a stamp from the file alone, without SQLite and so without `state`: a few microseconds.
  ///
  /// Not while this process has a transaction open on the same file: closing the file again drops SQLite's locks.
  ///
  /// - Parameter path: The catalogue.
  /// - Returns: The stamp.
  /// - Throws: `VenueStoreError.notFound`, or `.readOnly` when the file can't be read.
  public static func read(path: String) throws(VenueStoreError) -> CatalogueStamp {
    guard let facts = FileFacts(path: path) else { throw .notFound(path: path) }
    guard let header = FileFacts.prefix(of: path, count: headerLength) else {
      throw .database(path: path, reason: "the file can't be read")
    }
    return CatalogueStamp(
      facts: facts, log: FileFacts(path: path + "-wal"), header: header, state: "")
  }

  /// Whether both were taken from one file at one content; the quick check, which needs no SQLite.
  public func isSameFile(as other: CatalogueStamp) -> Bool {
    var left = self
    var right = other
    left.state = ""
    right.state = ""
    return left == right
  }

  /// Whether both have one content though perhaps not one file: a copy, a move or a touched file.
  ///
  /// It needs stamps with `state`, which is a different text after each write by this library; the change counter and
  /// the size notice most writes of other programs. A write-ahead log makes the answer `false`.
  public func isSameContent(as other: CatalogueStamp) -> Bool {
    !state.isEmpty && state == other.state && changeCounter == other.changeCounter
      && size == other.size && pageCount == other.pageCount && logSize == 0 && other.logSize == 0
  }
}

// MARK: - Bytes

extension CatalogueStamp {
  /// How many bytes `encoded` has.
  public static let encodedLength = 112
  private static let longestState = encodedLength - 49

  /// The stamp as `encodedLength` bytes, numbers little-endian; a state beyond 63 bytes is left out.
  public var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.encodedLength)
    for word in words {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * shift))) }
    }
    let text = state.utf8.count <= Self.longestState ? Array(state.utf8) : []
    bytes.append(UInt8(text.count))
    bytes += text
    bytes += [UInt8](repeating: 0, count: Self.encodedLength - bytes.count)
    return bytes
  }

  /// Reads a stamp from bytes that `encoded` made; `nil` for any others.
  public init?(encoded bytes: Span<UInt8>) {
    guard bytes.count == Self.encodedLength, Int(bytes[48]) <= Self.longestState else { return nil }
    func word(_ index: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(bytes[8 * index + $1]) << UInt64(8 * $1) }
    }
    let text = bytes.extracting(49..<49 + Int(bytes[48]))
    guard let state = try? UTF8Span(validating: text) else { return nil }
    inode = word(0)
    size = word(1)
    modifiedNanoseconds = Int64(bitPattern: word(2))
    changeCounter = UInt32(truncatingIfNeeded: word(3))
    pageCount = UInt32(truncatingIfNeeded: word(3) >> 32)
    logSize = word(4)
    logModifiedNanoseconds = Int64(bitPattern: word(5))
    self.state = String(copying: state)
  }

  private var words: [UInt64] {
    [
      inode, size, UInt64(bitPattern: modifiedNanoseconds),
      UInt64(changeCounter) | UInt64(pageCount) << 32, logSize,
      UInt64(bitPattern: logModifiedNanoseconds),
    ]
  }
}
