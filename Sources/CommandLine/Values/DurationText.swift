// Durations as people write them (1h30m) and as ISO 8601 has them (PT1H30M).

/// A span of time in whole seconds.
package struct PlayTime: Equatable, Sendable {
  /// Seconds, at least 0.
  package let seconds: Int

  /// Reads `90m`, `1h30m`, `1h30`, `2h`, `PT1H30M`, `P1DT2H` or `1:30`; `nil` when it is none of them.
  ///
  /// - Complexity: O(*n*) in the length of the text; at most a week is accepted.
  package init?(text: String) {
    let upper = text.uppercased()
    let body = upper.hasPrefix("P") ? upper.dropFirst().filter { $0 != "T" } : upper
    guard let total = PlayTime.clock(body) ?? PlayTime.units(body), total <= 7 * 86_400 else {
      return nil
    }
    seconds = total
  }

  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, parts[0].count <= 3 else { return nil }
    guard let hours = UInt16(parts[0]), let minutes = UInt16(parts[1]), minutes < 60 else {
      return nil
    }
    return Int(hours) * 3600 + Int(minutes) * 60
  }

  private static func units(_ text: String) -> Int? {
    let order: [(Character, Int)] = [("D", 86_400), ("H", 3600), ("M", 60), ("S", 1)]
    var next = 0
    var total = 0
    var digits = ""
    for character in text where character != " " {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      guard let place = order.indices.first(where: { $0 >= next && order[$0].0 == character }),
        digits.count <= 6, let value = Int(digits)
      else { return nil }
      total += value * order[place].1
      next = place + 1
      digits = ""
    }
    if digits.isEmpty { return next > 0 ? total : nil }
    guard next == 2, digits.count == 2, let minutes = Int(digits), minutes < 60 else { return nil }
    return total + minutes * 60
  }
}
