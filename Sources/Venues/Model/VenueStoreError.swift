// Why a store could not do what it was asked, in words for programs and for people.

/// Why a store could not do what it was asked.
public enum VenueStoreError: Error, Equatable, Sendable {
  /// No file is there.
  case notFound(path: String)
  /// The file is no catalogue of SportLink's, or is damaged.
  case notACatalogue(path: String, reason: String)
  /// The catalogue was written by a newer version: its format and the newest one understood here.
  case newerFormat(path: String, found: Int, understood: Int)
  /// Another process is writing, or reads for so long that nothing can be written.
  case busy(path: String)
  /// The file or its directory can't be written.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// A row can't be read back: its id and what is wrong with it.
  case damagedRow(id: String, reason: String)
  /// Two venues claim one id: the id and the two sources.
  case duplicateID(id: String, source: String, otherSource: String)
  /// The body that took the rows wants no more of them: why.
  case stopped(reason: String)
  /// The database's own words.
  case database(path: String, reason: String)
}

extension VenueStoreError: CustomStringConvertible {
  /// The error as a sentence without its full stop.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .notACatalogue(let path, let reason): "\(path) is no catalogue: \(reason)"
    case .newerFormat(let path, let found, let understood):
      "\(path) has catalogue format \(found), newer than the \(understood) this version understands"
    case .busy(let path): "\(path) is in use by another process"
    case .readOnly(let path): "\(path) can't be written"
    case .diskFull(let path): "\(path): the disk is full"
    case .damagedRow(let id, let reason): "the venue '\(id)' can't be read: \(reason)"
    case .duplicateID(let id, let source, let otherSource):
      "the id '\(id)' of \(source) belongs to a venue of \(otherSource)"
    case .stopped(let reason): "stopped: \(reason)"
    case .database(let path, let reason): "\(path): \(reason)"
    }
  }
}
