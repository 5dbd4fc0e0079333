// Days as a table: the bar, the hours in full, and the holiday where one of the days is one.

import CommandLine

/// A table of days that fits a terminal without cutting hours short where lines can be broken instead.
struct DayListing {
  let days: [DayHours]
  /// How many columns there are.
  let width: Int

  func lines(styled: Bool) -> [String] {
    let hasHolidays = days.contains { $0.holiday != nil }
    let holidayWidth =
      hasHolidays ? max(7, min(16, days.compactMap(\.holiday?.count).max() ?? 0)) : -2
    let longest = days.map { $0.pieces.joined(separator: ", ").count }.max() ?? 0
    // The day and the spaces between the columns; half hours are drawn where the hours still fit beside them.
    let rest = width - "Mo 2026-06-22".count - 2 - 2 - 2 - holidayWidth
    let isWide = rest - 48 >= min(longest, 28)
    let bar = DayBar(cellCount: isWide ? 48 : 24)
    let room = max(rest - bar.cellCount, "00:00–24:00 unknown".count)
    var table = TextTable(
      [.init("DAY"), .init(bar.scale), .init("OPEN", shrinks: true)]
        + (hasHolidays ? [.init("HOLIDAY", shrinks: true)] : []))
    for day in days {
      for (index, line) in DayListing.broken(day.pieces, to: room).enumerated() {
        let cells = index == 0 ? [day.label, bar.text(of: day), line] : ["", "", line]
        table.add(cells + (hasHolidays ? [index == 0 ? day.holiday ?? "" : ""] : []))
      }
    }
    return table.lines(width: width, styled: styled)
  }

  /// Pieces as lines with commas between, each as long as there is room.
  private static func broken(_ pieces: [String], to room: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, last.count + 2 + piece.count < room {
        lines[lines.count - 1] = "\(last), \(piece)"
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(piece)
      }
    }
    return lines
  }
}
