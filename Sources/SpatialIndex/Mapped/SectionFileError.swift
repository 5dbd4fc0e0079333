// Why an index file can't be written or read; every reading error is mended by building the file anew.

/// Why an index file can't be written or read.
public enum SectionFileError: Error, Equatable, Sendable {
  /// There is no such file, or its directory is missing.
  case missing(path: String)
  /// It isn't an index file: the reason in words.
  case notAnIndex(path: String, reason: String)
  /// Another version wrote it: its format and the one understood here.
  case otherVersion(path: String, found: Int, understood: Int)
  /// It is shorter than it says it is.
  case truncated(path: String)
  /// Its header or its table of checksums is damaged.
  case damagedHeader(path: String)
  /// Bytes of a section differ from their checksum, or can't be right: the section's tag and the block in it.
  case damaged(section: String, block: Int)
  /// The directory can't be written.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// The system's own words.
  case system(path: String, reason: String)
}

extension SectionFileError: CustomStringConvertible {
  /// A sentence for people that names the file or the damaged part.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such file or directory"
    case .notAnIndex(let path, let reason): "\(path) is no index: \(reason)"
    case .otherVersion(let path, let found, let understood):
      "\(path) has index format \(found), this version reads \(understood)"
    case .truncated(let path): "\(path) is cut short"
    case .damagedHeader(let path): "\(path) has a damaged header"
    case .damaged(let section, let block): "section \(section) is damaged in block \(block)"
    case .readOnly(let path): "\(path) can't be written: its directory is read-only"
    case .diskFull(let path): "\(path) can't be written: the disk is full"
    case .system(let path, let reason): "\(path): \(reason)"
    }
  }
}
