// A picture of a week's hours as SVG: a row a day, an hour a column, open in green, unknown hatched.

import OpeningHours

/// The drawing of some days.
struct WeekDrawing {
  let title: String
  let subtitle: String
  /// What holds now; left out for a range of days.
  let note: String?
  let days: [DayHours]
  /// Where to draw the line of the present.
  let now: LocalDateTime?

  private static let left = 140.0
  private static let hourWidth = 34.0
  private static let rowHeight = 34.0
  private static let lineHeight = 20.0
  private static var right: Double { left + 24 * hourWidth }

  /// The whole document; it holds no script and refers to nothing outside.
  var svg: String {
    let height = top + Double(days.count) * WeekDrawing.rowHeight + 44
    let width = WeekDrawing.right + 24
    var parts = [
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \##(number(width)) \##(number(height))" width="\##(number(width))" height="\##(number(height))" font-family="system-ui, 'DejaVu Sans', sans-serif" font-size="13" role="img">"##,
      "<title>\(escaped(title))</title>", WeekDrawing.definitions,
      ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
      text(24, 30, TextFit.line(title, of: room, size: 17, isBold: true), size: 17, weight: "600"),
    ]
    for (place, line) in (subtitleLines + noteLines).enumerated() {
      parts.append(text(24, 52 + Double(place) * WeekDrawing.lineHeight, line, fill: "#57606a"))
    }
    parts.append(grid)
    for (row, day) in days.enumerated() { parts.append(drawing(of: day, row: row)) }
    if let now { parts.append(line(at: now)) }
    parts.append(legend(y: height - 16))
    parts.append("</svg>")
    return parts.joined(separator: "\n")
  }

  /// Where the days begin, below all that is written above them.
  private var top: Double {
    66 + Double(max(subtitleLines.count + noteLines.count, 2)) * WeekDrawing.lineHeight
  }

  private var subtitleLines: [String] { TextFit.lines(subtitle, of: room, size: 13, most: 5) }

  private var noteLines: [String] {
    note.map { TextFit.lines($0, of: room, size: 13, most: 2) } ?? []
  }

  /// How wide a line may be.
  private var room: Double { WeekDrawing.right - 24 }

  /// The hatching of what is unknown.
  private static let definitions = [
    ##"<defs><pattern id="unknown" width="8" height="8" patternUnits="userSpaceOnUse""##,
    ##" patternTransform="rotate(45)"><rect width="8" height="8" fill="#fff8e6"/>"##,
    ##"<rect width="3" height="8" fill="#f3cf7a"/></pattern></defs>"##,
  ].joined()

  private var bottom: Double { top + Double(days.count) * WeekDrawing.rowHeight }

  private var grid: String {
    (0...24).map { hour in
      let x = WeekDrawing.left + Double(hour) * WeekDrawing.hourWidth
      let isMajor = hour % 6 == 0
      var parts =
        ##"<path d="M\##(number(x)) \##(number(top))V\##(number(bottom))" stroke="\##(isMajor ? "#c3c9d0" : "#eceff2")"/>"##
      if hour % 3 == 0 {
        parts += text(
          x, top - 6, "\(hour)", size: 11, fill: "#57606a", anchor: "middle")
      }
      return parts
    }.joined(separator: "\n")
  }

  private func drawing(of day: DayHours, row: Int) -> String {
    let y = top + Double(row) * WeekDrawing.rowHeight
    var parts = [text(24, y + 22, day.label, fill: day.holiday == nil ? "#1f2328" : "#b3261e")]
    for stretch in day.stretches { parts.append(bar(stretch, y: y + 5)) }
    if let holiday = day.holiday, day.stretches.isEmpty {
      parts.append(
        text(
          WeekDrawing.left + 8, y + 22,
          TextFit.line(holiday, of: WeekDrawing.right - WeekDrawing.left - 16, size: 12), size: 12,
          fill: "#b3261e"))
    }
    return parts.joined(separator: "\n")
  }

  private func bar(_ stretch: DayHours.Stretch, y: Double) -> String {
    let scale = WeekDrawing.hourWidth / 60
    let x = WeekDrawing.left + Double(stretch.from) * scale
    let width = max(Double(stretch.to - stretch.from) * scale, 1)
    let isOpen = stretch.state == .open
    let words = stretch.clock + (stretch.comment.map { " \($0)" } ?? "")
    var drawn =
      ##"<rect x="\##(number(x))" y="\##(number(y))" width="\##(number(width))" height="24" rx="4" fill="\##(isOpen ? "#2da44e" : "url(#unknown)")"><title>\##(escaped("\(words), \(stretch.state)"))</title></rect>"##
    // Letters are about 7 wide; what does not fit in stays in the title.
    let shown = width >= Double(words.count) * 7 + 8 ? words : stretch.clock
    if width >= Double(shown.count) * 7 + 8 {
      drawn += text(
        x + width / 2, y + 17, shown, size: 12, fill: isOpen ? "#ffffff" : "#3d2c00",
        anchor: "middle")
    }
    return drawn
  }

  private func line(at now: LocalDateTime) -> String {
    guard let row = days.firstIndex(where: { $0.day == now.day }) else { return "" }
    let x = WeekDrawing.left + Double(now.minuteOfDay) * WeekDrawing.hourWidth / 60
    let y = top + Double(row) * WeekDrawing.rowHeight
    return
      ##"<path d="M\##(number(x)) \##(number(y))v\##(number(WeekDrawing.rowHeight))" stroke="#b3261e" stroke-width="2"/>"##
  }

  private func legend(y: Double) -> String {
    var x = WeekDrawing.left
    return [("#2da44e", "open"), ("url(#unknown)", "unknown")].map { fill, word in
      defer { x += 90 }
      return
        ##"<rect x="\##(number(x))" y="\##(number(y - 11))" width="14" height="14" rx="3" fill="\##(fill)"/>"##
        + text(x + 20, y, word, size: 12, fill: "#57606a")
    }.joined() + text(x, y, "nothing drawn: closed", size: 12, fill: "#57606a")
  }
}

extension WeekDrawing {
  private func text(
    _ x: Double, _ y: Double, _ words: String, size: Int = 13, fill: String = "#1f2328",
    weight: String = "400", anchor: String = "start"
  ) -> String {
    ##"<text x="\##(number(x))" y="\##(number(y))" font-size="\##(size)" font-weight="\##(weight)" fill="\##(fill)" text-anchor="\##(anchor)">\##(escaped(words))</text>"##
  }

  /// A number with at most one decimal.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// Words as XML has them; control characters, which it can't hold, become spaces.
  private func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
