// Days as a table: the bar, the hours in full, and the holiday where one of the days is one.

import CommandLine

/// A table of days that fits a terminal without cutting hours short: what else there is makes room for them.
struct DayListing {
  let days: [DayHours]
  /// How many columns there are.
  let width: Int

  func lines(styled: Bool) -> [String] {
    let columns = chosenColumns
    var titles = [TextTable.Column("DAY")]
    if let bar = columns.bar { titles.append(.init(bar.scale)) }
    titles.append(.init("OPEN"))
    if columns.holiday != nil { titles.append(.init("HOLIDAY", shrinks: true)) }
    var table = TextTable(titles)
    for day in days {
      for (index, line) in DayListing.broken(day.pieces, to: columns.hours).enumerated() {
        var cells = [index == 0 ? day.label : ""]
        if let bar = columns.bar { cells.append(index == 0 ? bar.text(of: day) : "") }
        cells.append(line)
        if columns.holiday != nil { cells.append(index == 0 ? day.holiday ?? "" : "") }
        table.add(cells)
      }
    }
    return table.lines(width: width, styled: styled)
  }

  /// What is shown beside the hours, and how wide they are.
  private struct Columns {
    var bar: DayBar?
    var holiday: Int?
    var hours: Int
  }

  /// A stretch with its state, and the comma behind it.
  private static let leastHours = "00:00–24:00 unknown,".count

  /// Half hours are drawn where the hours still fit beside them; then the holidays give way, then the bar.
  private var chosenColumns: Columns {
    let rest = width - "Mo 2026-06-22".count - 2
    let longest = days.map { $0.pieces.joined(separator: ", ").displayWidth }.max() ?? 0
    let names = days.compactMap(\.holiday?.displayWidth).max().map { max(7, min(16, $0)) }
    let withHoliday = rest - (names.map { $0 + 2 } ?? 0)
    if withHoliday - 50 >= min(longest, 28) {
      return Columns(bar: DayBar(cellCount: 48), holiday: names, hours: withHoliday - 50)
    }
    let bar = DayBar(cellCount: 24)
    for holiday in [names, names.map { min($0, 8) }, nil] {
      let hours = rest - 26 - (holiday.map { $0 + 2 } ?? 0)
      if hours >= DayListing.leastHours { return Columns(bar: bar, holiday: holiday, hours: hours) }
    }
    return Columns(bar: nil, holiday: nil, hours: max(rest, DayListing.leastHours))
  }

  /// Pieces as lines with commas between, each as long as there is room; a long comment goes on below.
  private static func broken(_ pieces: [String], to room: Int) -> [String] {
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      let whole = index + 1 < pieces.count ? piece + "," : piece
      if let last = lines.last, last.displayWidth + 1 + whole.displayWidth <= room {
        lines[lines.count - 1] = "\(last) \(whole)"
      } else {
        lines += wrapped(whole, to: room)
      }
    }
    return lines
  }

  /// One piece at its spaces; a word that is longer than a line is cut into lines.
  private static func wrapped(_ piece: String, to room: Int) -> [String] {
    var lines: [String] = []
    for word in piece.split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= room {
        lines[lines.count - 1] = "\(last) \(word)"
        continue
      }
      var line = ""
      for character in word {
        if !line.isEmpty, line.displayWidth + String(character).displayWidth > room {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
      lines.append(line)
    }
    return lines
  }
}
