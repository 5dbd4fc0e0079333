// The C library's iconv: bytes of an encoding to UTF-8, piece by piece.

internal import Glibc

/// A running conversion to UTF-8; it belongs to one thread.
@safe final class CharacterConverter {
  private let descriptor: iconv_t

  /// Begins to convert; `nil` where the C library does not know the encoding.
  init?(from encoding: String) {
    let opened = unsafe iconv_open("UTF-8", encoding)
    guard Int(bitPattern: opened) != -1, let opened = unsafe opened else { return nil }
    unsafe descriptor = opened
  }

  deinit { unsafe _ = iconv_close(descriptor) }

  /// Appends what the encoding holds back, a letter that might take an accent, and begins anew.
  func flush(into text: inout [UInt8]) {
    var target = [UInt8](repeating: 0, count: 16)
    var written = 0
    unsafe target.withUnsafeMutableBytes { target in
      var to = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
      var room = target.count
      _ = unsafe iconv(descriptor, nil, nil, &to, &room)
      written = target.count - room
    }
    text.append(contentsOf: target[..<written])
    _ = unsafe iconv(descriptor, nil, nil, nil, nil)
  }

  /// Appends the text of bytes; a byte that begins no character becomes U+FFFD.
  ///
  /// - Returns: The bytes at the end that are only the beginning of a character.
  func convert(_ bytes: [UInt8], into text: inout [UInt8]) -> [UInt8] {
    var source = bytes
    var target = [UInt8](repeating: 0, count: 4096)
    var start = 0
    while start < source.count {
      var (read, written, code) = (0, 0, CInt(0))
      unsafe source.withUnsafeMutableBytes { source in
        unsafe target.withUnsafeMutableBytes { target in
          var from = unsafe source.baseAddress?.advanced(by: start)
            .assumingMemoryBound(to: CChar.self)
          var to = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
          var (left, room) = (source.count - start, target.count)
          errno = 0
          if unsafe iconv(descriptor, &from, &left, &to, &room) == -1 {
            code = errno
          }
          (read, written) = (source.count - start - left, target.count - room)
        }
      }
      text.append(contentsOf: target[..<written])
      start += read
      switch code {
      case EILSEQ:
        text.append(contentsOf: "\u{FFFD}".utf8)
        start += 1
      case EINVAL: return Array(source[start...])
      case 0 where read == 0 && written == 0: return []
      default: break
      }
    }
    return []
  }
}
