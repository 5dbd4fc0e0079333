// The bytes of a file in pieces, also from inside a `.gz` or `.zip`.

/// A file opened for reading from its beginning to its end.
final class ByteStream {
  /// The file as people know it, for errors.
  let path: String
  private let handle: VirtualFile
  private let log: GDALLog
  /// How many bytes the file has; for compressed files `nil`.
  let size: Int?
  /// How many bytes were read so far.
  private(set) var position = 0

  /// Opens a file, perhaps as `/vsigzip/…` or `/vsizip/…`; errors name the path that people know.
  init(virtualPath: String, path: String, log: GDALLog) throws(ImportError) {
    // The system opens a folder as if it were a file, of any size.
    if VirtualFile.isFolder(virtualPath) {
      throw .unreadable(path: path, reason: "it is a folder, not a file")
    }
    guard let handle = VirtualFile(path: virtualPath) else {
      let reason = log.takeLast() ?? "it can't be opened"
      // Inside an archive it is the archive that is damaged.
      if virtualPath.hasPrefix("/vsi") { throw .damaged(path: path, line: nil, reason: reason) }
      throw .unreadable(path: path, reason: reason)
    }
    self.path = path
    self.log = log
    size = virtualPath.hasPrefix("/vsi") ? nil : handle.size
    self.handle = handle
  }

  /// Goes back to the beginning.
  func rewind() {
    handle.seek(0)
    position = 0
  }

  /// Appends at most `count` bytes to the buffer and answers with how many came; 0 at the end of the file.
  func read(_ count: Int, into buffer: inout [UInt8]) throws(ImportError) -> Int {
    // Room for more than the file holds would only be filled and thrown away; one byte more finds its end.
    let room = size.map { max(0, min(count - 1, $0 - position)) + 1 } ?? count
    let read = handle.read(room, into: &buffer)
    position += read
    if read == 0, let reason = log.takeLast() {
      throw .damaged(path: path, line: nil, reason: reason)
    }
    return read
  }
}
