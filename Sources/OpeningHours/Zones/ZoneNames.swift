// The names of zones that are close to a mistyped one.

enum ZoneNames {
  /// The names in the directory's tables that are closest to a name, best first, at most three.
  static func closest(to name: String, in directory: String) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let candidates = all(in: directory).map { candidate in
      let bytes = Array(candidate.lowercased().utf8)
      let whole = editDistance(wanted, bytes)
      // "Tronto" or "Amerca/Tronto" should find Toronto by its last part alone.
      let last = editDistance(city(of: wanted), city(of: bytes)) + 1
      return (name: candidate, distance: min(whole, last))
    }
    return
      candidates
      .filter { $0.distance <= max(2, wanted.count / 4) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  private static func city(of name: [UInt8]) -> [UInt8] {
    guard let slash = name.lastIndex(of: 0x2F) else { return name }
    return Array(name[(slash + 1)...])
  }

  /// The third column of `zone1970.tab` and `zone.tab`, as the IANA database ships them.
  private static func all(in directory: String) -> Set<String> {
    var names: Set<String> = []
    for table in ["zone1970.tab", "zone.tab"] {
      guard let bytes = bytesOfFile(at: "\(directory)/\(table)") else { continue }
      for line in bytes.split(separator: 0x0A) where line.first != 0x23 {
        let columns = line.split(separator: 0x09)
        if columns.count >= 3 { names.insert(String(decoding: columns[2], as: UTF8.self)) }
      }
    }
    return names
  }

  /// Levenshtein's distance.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let substituted = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
