// A whole day as a row of painted segments.

/// The segments of one day, from midnight to midnight.
struct DayPlan {
  struct Segment {
    /// Minutes since midnight; the segment ends where the next one starts.
    var start: Int
    var paint: Paint
  }

  /// In order of time; the first starts at 0, and neighbours may look alike.
  private(set) var segments: [Segment] = [Segment(start: 0, paint: .closed)]

  /// Whether the whole day is one state; `nil` if it isn't.
  var uniformState: OpenState? {
    let state = segments[0].paint.state
    return segments.allSatisfy { $0.paint.state == state } ? state : nil
  }

  /// The paint at a minute of the day.
  func paint(at minute: Int) -> Paint {
    var found = segments[0].paint
    for segment in segments where segment.start <= minute { found = segment.paint }
    return found
  }

  mutating func clear() {
    segments.removeAll(keepingCapacity: true)
    segments.append(Segment(start: 0, paint: .closed))
  }

  /// Lays a rule's paint over a part of the day.
  mutating func cover(from: Int, to: Int, with paint: Paint, isFallback: Bool) {
    let from = max(from, 0)
    let to = min(to, 1440)
    guard from < to else { return }
    let first = split(at: from)
    let last = split(at: to)
    for index in first..<last {
      segments[index].paint = segments[index].paint.covered(by: paint, isFallback: isFallback)
    }
  }

  /// Makes a segment start at a minute and returns its place.
  private mutating func split(at minute: Int) -> Int {
    var index = segments.count
    while index > 0, segments[index - 1].start >= minute { index -= 1 }
    if index < segments.count, segments[index].start == minute { return index }
    guard minute < 1440 else { return segments.count }
    segments.insert(Segment(start: minute, paint: segments[index - 1].paint), at: index)
    return index
  }

  /// The day where a rule may or may not hold: what both days agree on stays, the rest is unknown.
  mutating func merge(_ other: DayPlan) {
    for segment in other.segments { _ = split(at: segment.start) }
    for index in segments.indices {
      let start = segments[index].start
      segments[index].paint = segments[index].paint.or(other.paint(at: start))
    }
  }
}
