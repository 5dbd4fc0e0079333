// Failures of a file inside an archive, named by its own path.

extension ImportError {
  /// The same failure at the path of a member, where it names the archive alone.
  func inside(_ member: String) -> ImportError {
    switch self {
    case .unreadable(_, let reason): .unreadable(path: member, reason: reason)
    case .unknownFormat(_, let reason): .unknownFormat(path: member, reason: reason)
    case .damaged(_, let line, let reason): .damaged(path: member, line: line, reason: reason)
    case .tooManyColumns(_, let count, let limit):
      .tooManyColumns(path: member, count: count, limit: limit)
    case .noGeometry(_, let columns): .noGeometry(path: member, columns: columns)
    case .positionsUnclear(_, let columns): .positionsUnclear(path: member, columns: columns)
    case .letterUnclear(_, let columns): .letterUnclear(path: member, columns: columns)
    case .referenceSystemNeeded(_, let x, let y, let likely):
      .referenceSystemNeeded(path: member, x: x, y: y, likely: likely)
    case .referenceSystemContradicted(_, let system, let x, let y):
      .referenceSystemContradicted(path: member, system: system, x: x, y: y)
    case .noTransformation(_, let reason): .noTransformation(path: member, reason: reason)
    default: self
    }
  }
}
