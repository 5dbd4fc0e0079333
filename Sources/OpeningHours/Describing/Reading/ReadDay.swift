// The hours of one day as a reader of a sentence has them in mind.

/// A part of a day that is open or perhaps open.
struct ReadSpan: Hashable, Sendable {
  /// Minutes since midnight, the end past 1440 for hours that go on into the next day.
  var from: Int
  var to: Int
  /// The state and the comment, as one number; 0 is closed.
  var value: Int
}

extension ReadSpan {
  /// What hours have after the midnight that follows them, in minutes since that midnight.
  static func afterMidnight(_ hours: [ReadSpan]) -> [ReadSpan] {
    hours.filter { $0.to > 1440 }
      .map { ReadSpan(from: $0.from - 1440, to: $0.to - 1440, value: $0.value) }
  }
}

/// The hours of one day from midnight to midnight, in order and without overlaps; all else is closed.
struct ReadDay: Equatable, Sendable {
  private(set) var spans: [ReadSpan] = []

  var isEmpty: Bool { spans.isEmpty }

  /// Whether some of it is surely open.
  var hasOpen: Bool { spans.contains { $0.value & 3 == Int(OpenState.open.rawValue) } }

  /// Lays hours over what was there; closed ones take away.
  mutating func cover(_ others: [ReadSpan]) {
    for other in others { cover(other) }
  }

  private mutating func cover(_ other: ReadSpan) {
    let (from, to) = (max(other.from, 0), min(other.to, 1440))
    guard from < to else { return }
    let isAfter =
      spans.last.map { $0.to < from || $0.to == from && $0.value != other.value } ?? true
    if isAfter {
      if other.value != 0 { spans.append(ReadSpan(from: from, to: to, value: other.value)) }
      return
    }
    var pieces: [ReadSpan] = []
    pieces.reserveCapacity(spans.count + 2)
    var isLaid = other.value == 0
    for span in spans {
      if span.from < from {
        pieces.append(ReadSpan(from: span.from, to: min(span.to, from), value: span.value))
      }
      if !isLaid, span.to > from {
        pieces.append(ReadSpan(from: from, to: to, value: other.value))
        isLaid = true
      }
      if span.to > to {
        pieces.append(ReadSpan(from: max(span.from, to), to: span.to, value: span.value))
      }
    }
    if !isLaid { pieces.append(ReadSpan(from: from, to: to, value: other.value)) }
    spans = []
    for piece in pieces.sorted(by: { $0.from < $1.from }) { append(piece) }
  }

  private mutating func append(_ span: ReadSpan) {
    if let last = spans.last, last.to == span.from, last.value == span.value {
      spans[spans.count - 1].to = span.to
    } else {
      spans.append(span)
    }
  }

  /// Hours fill what is closed in this day and in another.
  func filled(with others: [ReadSpan], beside day: ReadDay) -> ReadDay {
    var result = ReadDay()
    result.cover(others)
    for span in day.spans + spans {
      result.cover([ReadSpan(from: span.from, to: span.to, value: 0)])
    }
    for span in spans { result.cover(span) }
    return result
  }

  /// How many minutes it has hours for.
  var length: Int { spans.reduce(0) { $0 + $1.to - $1.from } }

  /// When its hours end.
  var end: Int? { spans.last?.to }

  /// This day with another's hours over it.
  func covered(by day: ReadDay) -> ReadDay {
    guard !day.isEmpty else { return self }
    guard !isEmpty else { return day }
    var result = self
    for span in day.spans { result.cover(span) }
    return result
  }
}

extension ReadDay {
  /// A day as the evaluator paints it; comments are numbered as they are met.
  init(_ plan: DayPlan, comments: (Paint) -> Int) {
    let segments = plan.segments
    for (index, segment) in zip(segments.indices, segments) where segment.paint.state != .closed {
      let end = index + 1 < segments.endIndex ? segments[index + 1].start : 1440
      guard segment.start < end else { continue }
      let value = Int(segment.paint.state.rawValue) | comments(segment.paint) << 2
      append(ReadSpan(from: segment.start, to: end, value: value))
    }
  }
}
