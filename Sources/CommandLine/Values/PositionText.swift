// Positions as people write them: LAT,LON in degrees.

package import GeoPrimitives

extension Position {
  /// Reads `LAT,LON` in decimal degrees, such as `45.5231,-73.5817`.
  ///
  /// - Throws: `CommandFailure` naming the option, what is wrong, and a swapped pair where that is likely.
  package init(text: String, option: String) throws(CommandFailure) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces }
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]) else {
      throw .usage(
        "--\(option) '\(text)' is no position; write LAT,LON in degrees, for example 45.5231,-73.5817"
      )
    }
    do throws(PositionError) {
      try self.init(latitude: first, longitude: second)
    } catch {
      let swapped = abs(second) <= 90 && abs(first) <= 180
      let hint = swapped ? "; the order is LAT,LON: did you mean \(parts[1]),\(parts[0])?" : ""
      throw .usage("--\(option) '\(text)': \(error)\(hint)")
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  package var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let front = drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(front[...last])
  }
}
