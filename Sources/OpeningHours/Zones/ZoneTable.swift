// The offsets of a zone over time, as a TZif file has them (RFC 8536, versions 1 to 4).

/// When a zone's clocks stood how far from UTC.
final class ZoneTable: Sendable {
  /// The moments at which the offset changes, in seconds since 1970, rising.
  let transitions: [Int64]
  /// The offsets in seconds east of Greenwich, one more than there are transitions.
  ///
  /// `offsets[i]` holds before `transitions[i]`, and the last one after all of them.
  let offsets: [Int32]
  /// What holds after the last transition, if the file says so.
  let footer: ZoneFooter?
  /// For each stretch of time since 1970 how many transitions lie at or before its start.
  private let hints: [UInt16]

  init(transitions: [Int64], offsets: [Int32], footer: ZoneFooter?) {
    self.transitions = transitions
    self.offsets = offsets
    self.footer = footer
    hints = Self.hints(of: transitions)
  }

  /// A stretch lasts 2²² seconds, 48 days: clocks seldom change twice in that time.
  private static let stretchBits: Int64 = 22

  private static func hints(of transitions: [Int64]) -> [UInt16] {
    guard let last = transitions.last, last > 0, transitions.count < Int(UInt16.max) else {
      return []
    }
    var count = 0
    return (0...min(last >> stretchBits, 4096)).map { stretch in
      while count < transitions.count, transitions[count] <= stretch << stretchBits { count += 1 }
      return UInt16(count)
    }
  }

  /// The years up to which the footer's rule is written out into the table.
  private static let writtenOutYear = 2100

  /// The table in a TZif file's bytes.
  convenience init(tzif bytes: [UInt8]) throws(ZoneFileFault) {
    var reader = ZoneFileReader(bytes: bytes)
    var content = try reader.block(timeSize: 4)
    var footer: ZoneFooter?
    if content.version >= 2 {
      content = try reader.block(timeSize: 8)
      footer = try reader.footer()
    }
    var transitions = content.transitions
    var offsets = content.offsets
    if let footer {
      Self.writeOut(footer, transitions: &transitions, offsets: &offsets)
    }
    self.init(transitions: transitions, offsets: offsets, footer: footer)
  }

  private static func writeOut(
    _ footer: ZoneFooter, transitions: inout [Int64], offsets: inout [Int32]
  ) {
    guard footer.hasDaylightTime else {
      // A file may end with the rule alone: before its last transition other offsets held.
      if transitions.isEmpty { offsets = [Int32(footer.standardOffset)] }
      return
    }
    let from = transitions.last ?? Int64.min
    let firstYear =
      transitions.isEmpty
      ? 1900 : CivilDay(number: floorDivision(Int(from), 86_400)).date.year
    guard firstYear <= writtenOutYear else { return }
    for year in firstYear...writtenOutYear {
      for change in footer.changes(in: year) where change.at > from {
        transitions.append(change.at)
        offsets.append(Int32(change.offset))
      }
    }
  }

  /// How many transitions lie at or before a moment.
  @inline(__always)
  func transitionCount(upTo second: Int64) -> Int {
    let stretch = second >> Self.stretchBits
    guard stretch >= 0, stretch < hints.count else { return searchedCount(upTo: second) }
    var count = Int(hints[Int(stretch)])
    while count < transitions.count, transitions[count] <= second { count += 1 }
    return count
  }

  private func searchedCount(upTo second: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The offset at a moment, in seconds east of Greenwich.
  @inline(__always)
  func offset(at second: Int64) -> Int {
    let count = transitionCount(upTo: second)
    if count == transitions.count, let footer, footer.hasDaylightTime {
      return footer.offset(at: second)
    }
    return Int(offsets[count])
  }

  /// The changes of offset with moments in a range, each with the offsets before and after.
  func changes(from: Int64, to: Int64) -> [(at: Int64, before: Int, after: Int)] {
    var found: [(at: Int64, before: Int, after: Int)] = []
    var index = transitionCount(upTo: from - 1)
    while index < transitions.count, transitions[index] <= to {
      found.append((transitions[index], Int(offsets[index]), Int(offsets[index + 1])))
      index += 1
    }
    guard index == transitions.count, let footer, footer.hasDaylightTime else { return found }
    let written = transitions.last ?? Int64.min
    let firstYear = CivilDay(number: floorDivision(Int(from), 86_400)).date.year
    let lastYear = CivilDay(number: floorDivision(Int(to), 86_400)).date.year
    for year in firstYear...max(firstYear, lastYear) {
      for change in footer.changes(in: year)
      where change.at > written && change.at >= from && change.at <= to {
        found.append((change.at, footer.offset(at: change.at - 1), change.offset))
      }
    }
    return found
  }
}

/// What is wrong with the bytes of a zone file.
struct ZoneFileFault: Error {
  let reason: String
}

/// Walks over the bytes of a TZif file.
private struct ZoneFileReader {
  let bytes: [UInt8]
  var place = 0

  struct Content {
    var version: Int
    var transitions: [Int64]
    var offsets: [Int32]
  }

  mutating func block(timeSize: Int) throws(ZoneFileFault) -> Content {
    guard place + 44 <= bytes.count else { throw fault("it ends inside the header") }
    guard bytes[place..<place + 4].elementsEqual("TZif".utf8) else {
      throw fault("it does not begin with TZif")
    }
    let versionByte = bytes[place + 4]
    let version = versionByte == 0 ? 1 : Int(versionByte) - 0x30
    guard (1...9).contains(version) else { throw fault("its version is unknown") }
    place += 20
    var counts: [Int] = []
    for _ in 0..<6 { counts.append(try integer(size: 4)) }
    // In the order of RFC 8536: isutcnt, isstdcnt, leapcnt, timecnt, typecnt, charcnt.
    guard counts.allSatisfy({ (0...100_000).contains($0) }), (1...256).contains(counts[4]) else {
      throw fault("a count in its header is impossible")
    }
    let transitions = try times(count: counts[3], size: timeSize)
    let offsets = try offsets(count: counts[3], types: counts[4])
    place += counts[5] + counts[2] * (timeSize + 4) + counts[1] + counts[0]
    guard place <= bytes.count else { throw fault("it ends too early") }
    return Content(version: version, transitions: transitions, offsets: offsets)
  }

  private mutating func times(count: Int, size: Int) throws(ZoneFileFault) -> [Int64] {
    var times: [Int64] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      let next = Int64(try integer(size: size))
      if let last = times.last, next <= last { throw fault("its transitions don't rise") }
      times.append(next)
    }
    return times
  }

  private mutating func offsets(count: Int, types: Int) throws(ZoneFileFault) -> [Int32] {
    guard place + count <= bytes.count else { throw fault("it ends too early") }
    let chosen = bytes[place..<place + count].map { Int($0) }
    place += count
    var offsetOfType: [Int32] = []
    for _ in 0..<types {
      let offset = try integer(size: 4)
      guard abs(offset) <= 100_000 else { throw fault("an offset is impossible") }
      offsetOfType.append(Int32(offset))
      place += 2
    }
    guard chosen.allSatisfy({ $0 < types }) else { throw fault("a transition has no type") }
    return [offsetOfType[0]] + chosen.map { offsetOfType[$0] }
  }

  mutating func footer() throws(ZoneFileFault) -> ZoneFooter? {
    guard place < bytes.count, bytes[place] == 0x0A else { throw fault("its last line is missing") }
    guard let end = bytes[(place + 1)...].firstIndex(of: 0x0A) else {
      throw fault("its last line does not end")
    }
    let text = bytes[place + 1..<end]
    if text.isEmpty { return nil }
    guard let footer = ZoneFooter(Array(text)) else {
      throw fault("its last line is no POSIX rule")
    }
    return footer
  }

  private mutating func integer(size: Int) throws(ZoneFileFault) -> Int {
    guard place + size <= bytes.count else { throw fault("it ends too early") }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
    place += size
    return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
  }

  private func fault(_ reason: String) -> ZoneFileFault { ZoneFileFault(reason: reason) }
}
