// A whole day as a row of painted segments.

/// The segments of one day, from midnight to midnight.
struct DayPlan {
  struct Segment {
    /// Minutes since midnight; the segment ends where the next one starts.
    var start: Int
    var paint: Paint

    static let wholeDay = Segment(start: 0, paint: .closed)
  }

  /// Room for segments; what lies behind `count` is left over from other days.
  private var storage = [Segment](repeating: .wholeDay, count: 8)
  private var count = 1

  /// In order of time; the first starts at 0, and neighbours may look alike.
  var segments: ArraySlice<Segment> { storage[..<count] }

  /// The paint at a minute of the day.
  func paint(at minute: Int) -> Paint {
    var index = count - 1
    while index > 0, storage[index].start > minute { index -= 1 }
    return storage[index].paint
  }

  mutating func clear() {
    storage[0] = .wholeDay
    count = 1
  }

  /// Lays a rule's paint over a part of the day.
  mutating func cover(from: Int, to: Int, with paint: Paint, isFallback: Bool) {
    let from = max(from, 0)
    let to = min(to, 1440)
    guard from < to else { return }
    let first = split(at: from)
    let last = split(at: to)
    for index in first..<last {
      storage[index].paint = storage[index].paint.covered(by: paint, isFallback: isFallback)
    }
  }

  /// Makes a segment start at a minute and returns its place.
  private mutating func split(at minute: Int) -> Int {
    var index = count
    while index > 0, storage[index - 1].start >= minute { index -= 1 }
    if index < count, storage[index].start == minute { return index }
    guard minute < 1440 else { return count }
    insert(Segment(start: minute, paint: storage[index - 1].paint), at: index)
    return index
  }

  private mutating func insert(_ segment: Segment, at index: Int) {
    if count == storage.count {
      storage.append(contentsOf: [Segment](repeating: .wholeDay, count: count))
    }
    var place = count
    while place > index {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[index] = segment
    count += 1
  }

  /// The day where a rule may or may not hold: what both days agree on stays, the rest is unknown.
  mutating func merge(_ other: DayPlan) {
    for segment in other.segments { _ = split(at: segment.start) }
    for index in 0..<count {
      let start = storage[index].start
      storage[index].paint = storage[index].paint.or(other.paint(at: start))
    }
  }
}
