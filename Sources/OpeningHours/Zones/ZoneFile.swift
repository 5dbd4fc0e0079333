// Reading a file's bytes with the C library alone, the one place of this room that touches the disk.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of a file.
///
/// - Parameters:
///   - path: Where it lies.
///   - limit: How many bytes to read at most; zone files have a few thousand.
/// - Returns: `nil` if it can't be opened or read.
func bytesOfFile(at path: String, limit: Int = 1 << 20) -> [UInt8]? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { _ = unsafe fclose(file) }
  var bytes: [UInt8] = []
  var finished = false
  while !finished, bytes.count < limit {
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      count = unsafe fread(buffer.baseAddress, 1, 16_384, file)
    }
    finished = chunk.isEmpty
    bytes.append(contentsOf: chunk)
  }
  // A directory opens but can't be read.
  return unsafe ferror(file) == 0 ? bytes : nil
}
