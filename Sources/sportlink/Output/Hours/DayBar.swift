// A day as a bar of characters, so that a week can be seen at a glance in a terminal.

import OpeningHours

/// Draws days in cells of half an hour, or of a whole one where the terminal is narrow.
struct DayBar {
  /// 48 or 24.
  let cellCount: Int

  /// The hours above the bars, every third one.
  var scale: String {
    (0..<8).map { part in "\(part * 3)".padding(to: cellCount / 8) }.joined()
  }

  /// The bar of a day: `█` open, `▌` and `▐` for a half of a cell, `░` unknown, `·` closed.
  func text(of day: DayHours) -> String {
    let minutes = 1440 / cellCount
    return String(
      (0..<cellCount).map { cell in
        let start = cell * minutes
        // Each half stands for the best that it has: no opening is too short to be seen.
        return DayBar.character(
          day.best(from: start, to: start + minutes / 2),
          day.best(from: start + minutes / 2, to: start + minutes))
      })
  }

  private static func character(_ first: OpenState, _ second: OpenState) -> Character {
    switch (first, second) {
    case (.open, .open): "█"
    case (.open, _): "▌"
    case (_, .open): "▐"
    case (.unknown, _), (_, .unknown): "░"
    default: "·"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
