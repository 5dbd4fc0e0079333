// A schedule that repeats every week, as the minutes at which something changes.

/// A change in the week, packed into 32 bits.
struct WeekEdge: Hashable, Sendable {
  /// Minutes since Monday 00:00.
  var minute: Int
  var paint: Paint

  /// The code of "no rule"; schedules with that many rules have no edges.
  static let noRule: UInt32 = 255
  /// The codes of comments that are no rule's.
  private static let noComment: UInt32 = 255
  private static let guess: UInt32 = 254

  static let minutesPerWeek = 7 * 1440

  /// Where rules that know only weekdays and clock times are asked, anywhere will do.
  static let anySetting = Setting(zone: .utc)

  /// The edges of a schedule whose rules know nothing but weekdays and clock times.
  static func edges(of program: Program) -> [WeekEdge] {
    var edges: [WeekEdge] = []
    edges.reserveCapacity(16)
    var plan = DayPlan()
    let setting = anySetting
    var painted: UInt64?
    // 1970-01-05 was a Monday; any other would do.
    for weekday in 0..<7 {
      // Working days are mostly all alike: the same rules make the same day.
      let signature = program.weekdaySignature(weekday)
      if signature == nil || signature != painted {
        var days = DayPair(day: 4 + weekday)
        program.paint(&plan, &days, setting)
        painted = signature
      }
      for segment in plan.segments where edges.last?.paint != segment.paint {
        edges.append(WeekEdge(minute: weekday * 1440 + segment.start, paint: segment.paint))
      }
    }
    return edges
  }

  private var packed: UInt64 {
    let rule = paint.rule < 0 ? WeekEdge.noRule : UInt32(paint.rule)
    let comment: UInt32
    switch paint.comment {
    case .none: comment = WeekEdge.noComment
    case .guess: comment = WeekEdge.guess
    default: comment = UInt32(paint.comment.code)
    }
    return UInt64(UInt32(minute) | UInt32(paint.state.rawValue) << 14 | rule << 16 | comment << 24)
  }

  private init(minute: Int, paint: Paint) {
    self.minute = minute
    self.paint = paint
  }

  init(packed: UInt32) {
    minute = Int(packed & 0x3FFF)
    let rule = packed >> 16 & 0xFF
    let comment = packed >> 24
    paint = Paint(
      state: OpenState(rawValue: UInt8(packed >> 14 & 3)) ?? .unknown,
      rule: rule == WeekEdge.noRule ? -1 : Int16(rule),
      comment: comment == WeekEdge.noComment
        ? .none : comment == WeekEdge.guess ? .guess : CommentSource(code: Int16(comment)))
  }

  /// Appends two edges a word.
  static func pack(_ edges: [WeekEdge], into words: inout [UInt64]) {
    for index in stride(from: 0, to: edges.count, by: 2) {
      let second = index + 1 < edges.count ? edges[index + 1].packed << 32 : 0
      words.append(edges[index].packed | second)
    }
  }
}

extension Program {
  /// Which rules match a weekday and the one before, a bit each; `nil` for more than 32 rules.
  fileprivate func weekdaySignature(_ weekday: Int) -> UInt64? {
    guard header.ruleCount <= 32 else { return nil }
    var signature: UInt64 = 0
    var place = 1
    for _ in 0..<header.ruleCount {
      let rule = RuleHeader(bits: words[place])
      place += 1 + rule.spanCount
      let always = rule.weekdays.isEmpty
      let today = always || rule.weekdays.contains(weekday)
      let before = rule.spills && (always || rule.weekdays.contains((weekday + 6) % 7))
      signature = signature << 2 | (today ? 1 : 0) | (before ? 2 : 0)
    }
    return signature
  }

  @inline(__always)
  func packedEdge(_ index: Int, from start: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: words[start + index >> 1] >> UInt64((index & 1) * 32))
  }

  /// The place of the edge that holds at a minute of the week.
  @inline(__always)
  func edgeIndex(at minute: Int, _ header: ProgramHeader) -> Int {
    let start = header.edgeStart
    var low = 0
    var count = header.edgeCount
    // Halving without a branch that the processor would have to guess.
    while count > 1 {
      let half = count / 2
      low = Int(packedEdge(low + half, from: start) & 0x3FFF) <= minute ? low + half : low
      count -= half
    }
    return low
  }
}
