// A text file as UTF-8, whatever it was written in.

/// A text file that is read as UTF-8, in pieces.
final class TextStream {
  private let stream: ByteStream
  private let findings: EncodingFindings
  private var decoder: TextDecoder
  private var raw: [UInt8] = []

  /// Reads a file from its beginning, in the encoding that was found.
  init(_ stream: ByteStream, _ findings: EncodingFindings) throws(ImportError) {
    self.stream = stream
    self.findings = findings
    decoder = TextDecoder(from: findings.encoding)
    stream.rewind()
    var mark: [UInt8] = []
    while mark.count < findings.markLength {
      guard try stream.read(findings.markLength - mark.count, into: &mark) > 0 else { break }
    }
  }

  /// How much of the file was read, 0…1, where its size is known.
  var fractionRead: Double? {
    stream.size.map { $0 == 0 ? 1 : Double(stream.position) / Double($0) }
  }

  /// Appends the text of about `count` bytes of the file; `false` at the end of the file.
  func read(_ count: Int, into text: inout [UInt8]) throws(ImportError) -> Bool {
    if findings.encoding == .utf8, findings.damagedBytes == 0 {
      return try stream.read(count, into: &text) > 0
    }
    raw.removeAll(keepingCapacity: true)
    let isLast = try stream.read(count, into: &raw) == 0
    decoder.decode(raw, isLast: isLast, into: &text)
    return !isLast
  }
}
