// Why an index file cannot answer; each of these is mended by building it anew.

internal import SpatialIndex

/// Why an index file can't be used.
public enum VenueIndexError: Error, Equatable, Sendable {
  /// There is none.
  case missing(path: String)
  /// It isn't one: the reason in words.
  case notUsable(path: String, reason: String)
  /// Another version wrote it: its format and the one understood here.
  case otherVersion(path: String, found: Int, understood: Int)
  /// Bytes that can't be right, in the section with this tag.
  case damaged(section: String, block: Int)
  /// The file can't be written: the directory is read-only.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// The system's own words.
  case system(path: String, reason: String)
}

extension VenueIndexError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .missing(let path): "there is no index at \(path)"
    case .notUsable(let path, let reason): "\(path) can't be used as an index: \(reason)"
    case .otherVersion(let path, let found, let understood):
      "\(path) has index format \(found), this version reads \(understood)"
    case .damaged(let section, let block):
      "the index is damaged in section \(section), block \(block)"
    case .readOnly(let path): "\(path) can't be written: its directory is read-only"
    case .diskFull(let path): "\(path) can't be written: the disk is full"
    case .system(let path, let reason): "\(path): \(reason)"
    }
  }
}

extension VenueIndexError {
  /// The same error in the words of this room.
  init(_ error: SectionFileError) {
    switch error {
    case .missing(let path): self = .missing(path: path)
    case .notAnIndex(let path, _), .truncated(let path), .damagedHeader(let path):
      self = .notUsable(path: path, reason: "\(error)")
    case .otherVersion(let path, let found, let understood):
      self = .otherVersion(path: path, found: found, understood: understood)
    case .damaged(let section, let block): self = .damaged(section: section, block: block)
    case .readOnly(let path): self = .readOnly(path: path)
    case .diskFull(let path): self = .diskFull(path: path)
    case .system(let path, let reason): self = .system(path: path, reason: reason)
    }
  }
}
