// Holidays as a table: kind, first day, last day, name.

extension HolidayLists {
  mutating func readTable(_ lines: [NumberedLine]) throws(HolidayListError) {
    for line in lines {
      let cells = line.text.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0.trimmingSpaces()) }
      guard let kind = cells.first, !kind.hasPrefix("#"), cells.contains(where: { !$0.isEmpty })
      else { continue }
      guard kind == "public" || kind == "school" else {
        throw .unexpected(
          String(kind.prefix(40)),
          expected: "public or school, a tab, and a day such as 2026-03-02",
          line: line.number)
      }
      guard (2...4).contains(cells.count) else {
        throw .unexpected(
          "\(cells.count) columns",
          expected: "kind, first day, last day and name with tabs between",
          line: line.number)
      }
      let first = try day(cells[1], line.number)
      let last = cells.count > 2 && !cells[2].isEmpty ? try day(cells[2], line.number) : first
      try add(
        HolidayEntry(
          isPublic: kind == "public", first: first, last: last,
          name: cells.count > 3 ? cells[3] : "", line: line.number))
    }
  }

  private func day(_ text: String, _ line: Int) throws(HolidayListError) -> CivilDay {
    guard text.utf8.count == 10, case .local(let time)? = try? TimeText(text) else {
      throw .unexpected(
        String(text.prefix(40)), expected: "a day that exists, such as 2026-03-02", line: line)
    }
    return time.day
  }
}

extension StringProtocol {
  /// Without the spaces at both ends.
  func trimmingSpaces() -> SubSequence {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
