// Reading points in time as people and machines write them: RFC 3339, with or without an offset.

/// A point in time as it was written: with an offset a moment, without one a wall-clock time.
public enum TimeText: Hashable, Sendable {
  /// An offset was given, such as in `2026-06-12T18:00-04:00`.
  case instant(Instant)
  /// No offset was given, such as in `2026-06-12T18:00`: the venue's own clock is meant.
  case local(LocalDateTime)

  /// Reads RFC 3339, where seconds and the offset may be left out, and so may the whole time.
  ///
  /// `2026-06-12T18:00`, `2026-06-12 18:00:30.25Z`, `2026-06-12` (its midnight) are all fine.
  /// A fraction of a second is read and dropped; a leap second counts as the next minute's first.
  ///
  /// - Parameter text: What was written.
  /// - Throws: `TimeTextError` with the place and what was expected there.
  public init(_ text: String) throws(TimeTextError) {
    var reader = TimeTextReader(text: text)
    self = try reader.read()
  }

  /// The moment that is meant, on a clock of a zone where no offset was given.
  ///
  /// A time that the clock skips is the moment of the jump; one that it shows twice is the first.
  public func instant(in zone: Zone) -> Instant {
    switch self {
    case .instant(let instant): instant
    case .local(let local): zone.instant(of: local)
    }
  }
}

/// Why a text is not a point in time.
public enum TimeTextError: Error, Equatable, Sendable {
  /// Something else stands where a part of the time should be.
  case expected(String, atOffset: Int, in: String)
  /// A part is a number that the calendar or the clock does not have, such as month 13.
  case outOfRange(String, value: Int, in: String)
}

extension TimeTextError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .expected(let part, let offset, let text):
      "\"\(text)\" is not a time: expected \(part) at character \(offset + 1), as in 2026-06-12T18:00"
    case .outOfRange(let part, let value, let text):
      "\"\(text)\" is not a time: \(part) \(value) does not exist"
    }
  }
}

/// Walks over the bytes of one text.
private struct TimeTextReader {
  let text: String
  let bytes: [UInt8]
  var place = 0

  init(text: String) {
    self.text = text
    // A time has at most about 40 characters: nothing longer needs a look.
    bytes = Array(text.utf8.prefix(64))
  }

  mutating func read() throws(TimeTextError) -> TimeText {
    let year = try number(digits: 4, "a year of four digits")
    try expect("-")
    let month = try number(digits: 2, "a month of two digits")
    try expect("-")
    let day = try number(digits: 2, "a day of two digits")
    try check("year", year, 1...9999)
    try check("month", month, 1...12)
    try check("day", day, 1...CivilDate.dayCount(year: year, month: month))
    let date = CivilDay(year: year, month: month, day: day)
    if place == bytes.count { return .local(LocalDateTime(day: date, minute: 0)) }
    guard accept("T") || accept("t") || accept(" ") else { throw expected("\"T\"") }
    let (minute, second) = try clockReading()
    if place == bytes.count { return .local(LocalDateTime(day: date, minute: minute)) }
    let offset = try offsetMinutes()
    guard place == bytes.count else { throw expected("the end") }
    let seconds = Int64(date.number) * 86_400 + Int64((minute - offset) * 60 + second)
    return .instant(Instant(secondsSinceEpoch: seconds))
  }

  private mutating func clockReading() throws(TimeTextError) -> (minute: Int, second: Int) {
    let hour = try number(digits: 2, "an hour of two digits")
    try expect(":")
    let minute = try number(digits: 2, "minutes of two digits")
    var second = 0
    if accept(":") {
      second = try number(digits: 2, "seconds of two digits")
      if accept(".") {
        _ = try number(digits: 1, "a digit")
        while digit() != nil { place += 1 }
      }
    }
    try check("hour", hour, 0...23)
    try check("minute", minute, 0...59)
    try check("second", second, 0...60)
    return (hour * 60 + minute, second)
  }

  private mutating func offsetMinutes() throws(TimeTextError) -> Int {
    if accept("Z") || accept("z") { return 0 }
    let sign: Int
    if accept("+") {
      sign = 1
    } else if accept("-") {
      sign = -1
    } else {
      throw expected("\"Z\" or an offset such as -04:00")
    }
    let hour = try number(digits: 2, "an offset's hours")
    try expect(":")
    let minute = try number(digits: 2, "an offset's minutes")
    try check("offset hour", hour, 0...23)
    try check("offset minute", minute, 0...59)
    return sign * (hour * 60 + minute)
  }

  private func digit() -> Int? {
    guard place < bytes.count, (0x30...0x39).contains(bytes[place]) else { return nil }
    return Int(bytes[place]) - 0x30
  }

  private mutating func number(digits: Int, _ name: String) throws(TimeTextError) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let next = digit() else { throw expected(name) }
      value = value * 10 + next
      place += 1
    }
    return value
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, UInt32(bytes[place]) == character.value else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(TimeTextError) {
    guard accept(character) else { throw expected("\"\(character)\"") }
  }

  private func expected(_ part: String) -> TimeTextError {
    .expected(part, atOffset: place, in: text)
  }

  private func check(_ part: String, _ value: Int, _ range: ClosedRange<Int>) throws(TimeTextError)
  {
    guard range.contains(value) else { throw .outOfRange(part, value: value, in: text) }
  }
}
