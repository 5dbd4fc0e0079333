// Columns of times of the day: `06:00`, `0600` and `6`, which may be numbers of something else.

/// What the cells of a column say as times of the day.
struct ClockColumn {
  /// The times in minutes from midnight by record of the sample; `nil` where a cell is none.
  private(set) var minutes: [Int?] = []
  /// How many cells hold something.
  private(set) var filled = 0
  /// How many cells hold a time.
  private(set) var timed = 0
  /// Whether times are written with a colon or the like, and are nothing else then.
  private(set) var isMarked = false

  private static let depth = 2000
  /// Words for times that the sun decides.
  private static let sun: Set<String> = ["dawn", "dusk", "sunrise", "sunset", "aube", "crépuscule"]

  init(_ column: Int, _ sample: RecordSample) {
    var clock = ClockColumn()
    sample.forEachSpread(Self.depth) { batch, row in
      clock.add(batch.string(batch.cell(row, column)).trimmed)
    }
    self = clock
  }

  private init() {}

  private mutating func add(_ text: String) {
    let time = text.isEmpty ? nil : DayHours.minutes(text)
    minutes.append(time)
    if text.isEmpty { return }
    filled += 1
    if time != nil || Self.sun.contains(text.lowercased()) { timed += 1 }
    if time != nil, !text.allSatisfy(\.isNumber) { isMarked = true }
  }

  /// Whether half of the filled cells are times: a column named for them may hold remarks as well.
  var holdsTimes: Bool { filled > 0 && timed * 2 >= filled }

  /// Whether they are times beyond doubt.
  var isLikely: Bool { holdsTimes && isMarked }
}

/// A column of opening and one of closing.
struct ClockPair {
  /// Whether the times are those of a clock of 24 hours, or say which half of the day they mean.
  let isCertain: Bool

  /// Looks at two columns named for opening and closing; `nil` where they hold years, flags or other numbers.
  init?(_ first: ClockColumn, _ last: ClockColumn) {
    if first.isMarked, last.isMarked {
      isCertain = true
      return
    }
    var pairs: [(opening: Int, closing: Int)] = []
    for (opening, closing) in zip(first.minutes, last.minutes) {
      if let opening, let closing { pairs.append((opening, closing)) }
    }
    let likely = pairs.count(where: Self.isLikely)
    guard !pairs.isEmpty, likely * 10 >= pairs.count * 9,
      pairs.contains(where: { $0.closing >= 3 * 60 })
    else { return nil }
    // `6` to `10` may end in the morning or in the evening.
    isCertain = pairs.contains { $0.closing > 12 * 60 + 59 }
  }

  /// Places open in the morning and close later; a small number counts something, and a year such as 2000 is late to open.
  private static func isLikely(_ opening: Int, _ closing: Int) -> Bool {
    guard opening == 0 || (4 * 60...14 * 60).contains(opening) else { return false }
    return closing == 0 ? opening > 0 : closing >= opening + 60
  }
}
