// From moments to wall clocks and back, with the hours that clocks skip or show twice.

extension Zone {
  /// How far the zone's clocks are ahead of UTC at a moment, in seconds.
  ///
  /// - Complexity: O(log *n*) in the number of the zone's transitions.
  public func offsetSeconds(at instant: Instant) -> Int {
    table.offset(at: instant.secondsSinceEpoch)
  }

  /// What the zone's clocks show at a moment; seconds are dropped.
  ///
  /// - Complexity: O(log *n*) in the number of the zone's transitions.
  public func local(of instant: Instant) -> LocalDateTime {
    let second = instant.secondsSinceEpoch
    return Zone.minute(ofLocalSecond: Int(second) + table.offset(at: second))
  }

  /// The moment at which the zone's clocks show a time.
  ///
  /// - Returns: For a time that clocks show twice the first of both moments, and for one that they
  ///   skip the moment of the jump.
  public func instant(of local: LocalDateTime) -> Instant {
    let second = Int64(local.minutesSinceEpoch) * 60
    let changes = table.changes(from: second - Zone.reach, to: second + Zone.reach)
    guard let first = changes.first else {
      return Instant(secondsSinceEpoch: second - Int64(table.offset(at: second)))
    }
    if second - Int64(first.before) < first.at {
      return Instant(secondsSinceEpoch: second - Int64(first.before))
    }
    for (index, change) in changes.enumerated() {
      let moment = second - Int64(change.after)
      if moment < change.at { return Instant(secondsSinceEpoch: change.at) }
      if index + 1 == changes.count || moment < changes[index + 1].at {
        return Instant(secondsSinceEpoch: moment)
      }
    }
    return Instant(secondsSinceEpoch: second - Int64(table.offset(at: second)))
  }

  /// All moments at which the zone's clocks show a time: none in a skipped hour, two in a doubled one.
  public func instants(of local: LocalDateTime) -> [Instant] {
    let second = Int64(local.minutesSinceEpoch) * 60
    let changes = table.changes(from: second - Zone.reach, to: second + Zone.reach)
    var offsets = changes.map(\.before)
    offsets.append(changes.last?.after ?? table.offset(at: second))
    var found: [Instant] = []
    for (index, offset) in offsets.enumerated() {
      let moment = second - Int64(offset)
      let isAfterStart = index == 0 || moment >= changes[index - 1].at
      let isBeforeEnd = index == changes.count || moment < changes[index].at
      if isAfterStart && isBeforeEnd { found.append(Instant(secondsSinceEpoch: moment)) }
    }
    return found
  }

  /// The wall-clock minute whose opening state holds at a moment.
  ///
  /// That is what clocks show, except in an hour that they show for the second time: all that opens
  /// or closes in it did so the first time, so its last minute holds throughout.
  func stateMinute(of instant: Instant) -> LocalDateTime {
    let second = instant.secondsSinceEpoch
    let count = table.transitionCount(upTo: second)
    if count == table.transitions.count, table.footer?.hasDaylightTime == true {
      return stateMinuteByRule(second)
    }
    let after = Int(table.offsets[count])
    if count > 0 {
      let before = Int(table.offsets[count - 1])
      let at = table.transitions[count - 1]
      if after < before, second - at < Int64(before - after) {
        return Zone.minute(ofLocalSecond: Int(at) + before - 1)
      }
    }
    return Zone.minute(ofLocalSecond: Int(second) + after)
  }

  private func stateMinuteByRule(_ second: Int64) -> LocalDateTime {
    for change in table.changes(from: second - Zone.reach, to: second)
    where second - change.at < Int64(change.before - change.after) {
      return Zone.minute(ofLocalSecond: Int(change.at) + change.before - 1)
    }
    return Zone.minute(ofLocalSecond: Int(second) + table.offset(at: second))
  }

  /// Further than any clock was ever off from UTC, in seconds.
  private static let reach: Int64 = 100_000

  private static func minute(ofLocalSecond second: Int) -> LocalDateTime {
    LocalDateTime(minutesSinceEpoch: floorDivision(second, 60))
  }
}
