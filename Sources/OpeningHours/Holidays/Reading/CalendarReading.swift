// Holidays as an iCalendar file, RFC 5545: the events with their first days and their ends.

extension HolidayLists {
  mutating func readCalendar(_ lines: [NumberedLine]) throws(HolidayListError) {
    // The components that are open, outermost first.
    var open: [(name: String, line: Int)] = []
    var event: CalendarEvent?
    for line in lines {
      guard let property = CalendarProperty(line.text) else {
        throw .unexpected(
          String(line.text.prefix(40)), expected: "a name, a colon and a value", line: line.number)
      }
      switch property.name {
      case "BEGIN":
        let name = property.value.uppercased()
        guard open.count < 8 else {
          throw .unexpected(
            name, expected: "at most 8 components inside each other", line: line.number)
        }
        if name == "VEVENT" {
          guard event == nil else {
            throw .unexpected(name, expected: "END:VEVENT", line: line.number)
          }
          event = CalendarEvent(line: line.number)
        }
        open.append((name, line.number))
      case "END":
        let name = property.value.uppercased()
        guard let last = open.popLast(), last.name == name else {
          throw .unexpected(
            "END:\(name.prefix(40))", expected: "the end of what was begun", line: line.number)
        }
        if name == "VEVENT", let done = event {
          event = nil
          if let entry = try done.entry() { try add(entry) }
        }
      default:
        // An event's alarms have properties of their own.
        if open.last?.name == "VEVENT" { try event?.take(property, line: line.number) }
      }
    }
    if let last = open.last { throw .unfinished(last.name, line: last.line) }
  }
}

/// A line of iCalendar: a name, parameters and a value.
struct CalendarProperty {
  var name: String
  var value: String

  init?(_ line: String) {
    var isQuoted = false
    var nameEnd: String.UTF8View.Index?
    let bytes = line.utf8
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted: nameEnd = nameEnd ?? index
      case UInt8(ascii: ":") where !isQuoted:
        name = String(line[..<(nameEnd ?? index)]).uppercased()
        value = String(line[bytes.index(after: index)...])
        if name.isEmpty { return nil }
        return
      default: break
      }
    }
    return nil
  }

  /// The value as text, without its escapes.
  var text: String {
    var result = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        result.append(character == "n" || character == "N" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
