// Reads an XML text once from end to end: which elements repeat, so that they could be records.

/// An element that repeats.
struct XMLRecordPath: Hashable, Sendable {
  /// The names from the outermost element to it, joined by slashes.
  var path: String
  /// How many of them there are.
  var count: Int
  /// How many of them have elements or attributes.
  var filled: Int
}

enum XMLOutline {
  /// The deepest nesting that is followed.
  static let deepest = 64
  /// So many different paths are told apart.
  private static let pathLimit = 4096

  /// The elements that could be records, the most frequent first.
  ///
  /// Throws `ImportError.damaged` where tags don't match or the text breaks off.
  static func records(in text: XMLText) throws(ImportError) -> [XMLRecordPath] {
    var counts: [String: XMLRecordPath] = [:]
    var open: [(path: String, isFilled: Bool)] = []
    func note(_ path: String, _ isFilled: Bool) {
      guard counts[path] != nil || counts.count < pathLimit else { return }
      counts[path, default: XMLRecordPath(path: path, count: 0, filled: 0)].count += 1
      if isFilled { counts[path]?.filled += 1 }
    }
    while let token = try text.next() {
      switch token {
      case .begin(let name, let attributes, let isEmpty):
        if !open.isEmpty { open[open.count - 1].isFilled = true }
        guard open.count < deepest else { throw text.damaged("nested deeper than \(deepest)") }
        let path = open.last.map { "\($0.path)/\(name)" } ?? name
        let isFilled = attributes.contains { !$0.value.isEmpty }
        if isEmpty { note(path, isFilled) } else { open.append((path, isFilled)) }
      case .end(let name):
        guard let last = open.popLast(),
          last.path.split(separator: "/").last.map(String.init) == name
        else { throw text.damaged("“</\(name)>” closes another element than was opened") }
        note(last.path, last.isFilled)
      case .text: continue
      }
    }
    if let last = open.last { throw text.damaged("the file breaks off inside of “\(last.path)”") }
    return counts.values.filter {
      $0.filled > 0 && $0.filled * 2 >= $0.count && $0.path.contains("/")
    }
    .sorted { ($1.filled, $0.path) < ($0.filled, $1.path) }
  }
}
