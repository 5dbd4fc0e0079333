// The hours of one kind of day, worked out rather than written: what a sentence says of it.

/// Hours in one state, in minutes since the midnight that the day begins with.
struct DescribedSpan: Hashable, Sendable {
  var from: Int
  /// Past 1440 for hours that end on the next day.
  var to: Int
  var state: OpenState
  var comment: String?
  /// Whether nobody knows how long it goes on, so that `to` is a guess.
  var isGuess = false
}

/// The hours of one day, in order; none where it is closed throughout.
struct DescribedDay: Sendable {
  var spans: [DescribedSpan] = []
  /// Whether a rule says that the whole day is closed.
  var isSaidClosed = false
  /// What that rule says about it.
  var closedComment: String?
}

extension DescribedDay: Equatable {
  /// Whether two days have the same hours, whether or not a rule says so.
  static func == (left: DescribedDay, right: DescribedDay) -> Bool { left.spans == right.spans }
}

extension DescribedDay {
  init(_ plan: DayPlan, of rules: [Rule]) {
    let segments = Array(plan.segments)
    for (index, segment) in segments.enumerated() where segment.paint.state != .closed {
      let end = index + 1 < segments.count ? segments[index + 1].start : 1440
      let rule = rules[Int(segment.paint.rule)]
      let span = DescribedSpan(
        from: segment.start, to: end, state: segment.paint.state, comment: rule.comment,
        isGuess: segment.paint.state == .unknown && rule.state == .open)
      append(span)
    }
    guard spans.isEmpty, let first = segments.first, first.paint.rule >= 0,
      segments.allSatisfy({ $0.paint.rule == first.paint.rule })
    else { return }
    isSaidClosed = true
    closedComment = rules[Int(first.paint.rule)].comment
  }

  /// Adds a span, which makes one with a neighbour that says the same.
  private mutating func append(_ span: DescribedSpan) {
    if let last = spans.last, last.to == span.from, last.state == span.state,
      last.comment == span.comment, last.isGuess == span.isGuess
    {
      spans[spans.count - 1].to = span.to
    } else {
      spans.append(span)
    }
  }

  /// Whether some of a rule's clock times are among its own.
  func meets(_ rule: Rule) -> Bool {
    rule.clockSpans.contains { own in spans.contains { $0.from < own.to && own.from < $0.to } }
  }

  /// The day after a rule's clock times have been laid over it.
  func covered(by rule: Rule) -> DescribedDay { covered(by: rule.clockSpans) }

  /// The day after a rule's clock times have filled what was closed in it.
  func filled(by rule: Rule) -> DescribedDay {
    DescribedDay().covered(by: rule.clockSpans).covered(by: spans)
  }

  private func covered(by others: [DescribedSpan]) -> DescribedDay {
    var result: [DescribedSpan] = spans
    for other in others {
      result = result.flatMap { span in
        [(span.from, min(span.to, other.from)), (max(span.from, other.to), span.to)]
          .filter { $0.0 < $0.1 }
          .map { from, to in
            var part = span
            (part.from, part.to) = (from, to)
            return part
          }
      }
      if other.state != .closed { result.append(other) }
    }
    var day = DescribedDay()
    for span in result.sorted(by: { $0.from < $1.from }) { day.append(span) }
    return day
  }
}

extension Rule {
  /// Its times of the clock up to midnight; all day where it has none.
  fileprivate var clockSpans: [DescribedSpan] {
    (times.isEmpty ? [.wholeDay] : times).compactMap { time in
      guard let minutes = time.minutes(sun: nil), minutes.from < min(minutes.to, 1440) else {
        return nil
      }
      return DescribedSpan(
        from: minutes.from, to: min(minutes.to, 1440), state: state, comment: comment)
    }
  }
}
