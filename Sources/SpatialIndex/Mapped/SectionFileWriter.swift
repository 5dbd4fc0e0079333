// Writes an index file: whole or not at all, a checksum a block, in one pass with one block of memory.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes sections one after another into a temporary file, which takes the final name when everything is on the disk.
package struct SectionFileWriter: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var block: [UInt8] = []
  private var checksums: [UInt64] = []
  private var sections: [SectionHeader.Entry] = []
  private var written = SectionHeader.blockSize
  private var isFinished = false

  /// Opens a temporary file beside the final name.
  package init(path: String) throws(SectionFileError) {
    self.path = path
    // A name that no other writer has, of this process or another, for a file that is not there yet.
    temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
    descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.error(errno, path) }
    // Held to the end, so that nobody takes the file for one that was left behind.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    guard !Self.isSpecialFile(path) else {
      throw .notAnIndex(path: path, reason: "it is no regular file")
    }
    block.reserveCapacity(SectionHeader.blockSize)
    guard lseek(descriptor, off_t(SectionHeader.blockSize), SEEK_SET) >= 0 else {
      throw Self.error(errno, path)
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if !isFinished { unsafe unlink(temporary) }
  }

  /// Whether a device, a pipe or a directory has the name, which no file shall take.
  private static func isSpecialFile(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG
  }

  /// Begins a section; what is appended next belongs to it.
  ///
  /// Sections begin at multiples of 64 bytes.
  ///
  /// - Precondition: At most 64 sections, no tag twice.
  package mutating func begin(_ tag: String) throws(SectionFileError) {
    let padding = [UInt8](repeating: 0, count: -position & 63)
    try unsafe gather(padding.span.bytes)
    let tag = SectionHeader.tag(tag)
    precondition(
      sections.count < SectionHeader.sectionCapacity && !sections.contains { $0.tag == tag },
      "a section begins once, and there are at most 64")
    sections.append(SectionHeader.Entry(tag: tag, offset: UInt64(position), length: 0))
  }

  /// Appends bytes to the section.
  package mutating func append(_ bytes: RawSpan) throws(SectionFileError) {
    try gather(bytes)
    let last = sections.count - 1
    precondition(last >= 0, "bytes belong to a section")
    sections[last].length = UInt64(position) - sections[last].offset
  }

  private mutating func gather(_ bytes: RawSpan) throws(SectionFileError) {
    var offset = 0
    while offset < bytes.byteCount {
      let count = min(SectionHeader.blockSize - block.count, bytes.byteCount - offset)
      unsafe bytes.extracting(offset..<offset + count).withUnsafeBytes {
        unsafe block.append(contentsOf: $0)
      }
      offset += count
      if block.count == SectionHeader.blockSize { try writeBlock() }
    }
  }

  /// Appends bytes to the section.
  package mutating func append(_ bytes: [UInt8]) throws(SectionFileError) {
    try unsafe append(bytes.span.bytes)
  }

  /// Writes table and header, brings everything to the disk and gives the file its name.
  ///
  /// - Precondition: The stamp has at most 256 bytes.
  package consuming func finish(stamp: [UInt8]) throws(SectionFileError) {
    precondition(stamp.count <= SectionHeader.stampCapacity, "a stamp has at most 256 bytes")
    if !block.isEmpty {
      block.append(
        contentsOf: repeatElement(0, count: SectionHeader.blockSize - block.count))
      try writeBlock()
    }
    let table = checksums.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
    let tableOffset = written
    try write(table, at: tableOffset)
    let header = SectionHeader(
      fileLength: UInt64(tableOffset + table.count), tableOffset: UInt64(tableOffset),
      tableChecksum: BlockHash.of(table), stamp: stamp, sections: sections)
    let padding = [UInt8](repeating: 0, count: SectionHeader.blockSize - SectionHeader.length)
    try write(header.encoded + padding, at: 0)
    guard fsync(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      throw Self.error(errno, path)
    }
    isFinished = true
    Self.synchronizeDirectory(of: path)
  }

  private var position: Int { written + block.count }

  private mutating func writeBlock() throws(SectionFileError) {
    checksums.append(BlockHash.of(block))
    try write(block, at: written)
    written += block.count
    block.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: [UInt8], at offset: Int) throws(SectionFileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { raw in
        unsafe pwrite(
          descriptor, raw.baseAddress?.advanced(by: done), raw.count - done, off_t(offset + done))
      }
      if count > 0 { done += count } else if errno != EINTR { throw Self.error(errno, path) }
    }
  }

  private static func synchronizeDirectory(of path: String) {
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let descriptor = unsafe open(directory.isEmpty ? "/" : directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func error(_ number: Int32, _ path: String) -> SectionFileError {
    switch number {
    case ENOENT: .missing(path: path)
    case EROFS, EACCES, EPERM: .readOnly(path: path)
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
    default: .system(path: path, reason: systemText(number))
    }
  }
}

/// The system's own words for an error number.
func systemText(_ number: Int32) -> String {
  unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
}
