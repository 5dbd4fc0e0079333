// Hours in words.

extension Wording {
  /// Spans as they were written.
  func phrase(_ times: [TimeSpan]) -> String {
    guard times != [.wholeDay] else { return "" }
    let starts = times.compactMap { $0.minutes(sun: nil)?.from }
    return list(
      times.map { time in
        let end = time.ending == .fixed || time.usesSun ? nil : time.minutes(sun: nil)?.to
        return phrase(time) + (end.map { isOver(at: starts, after: $0) } ?? "")
      })
  }

  /// An aside where an open end is over when other hours begin; they would seem to go on after these.
  private func isOver(at starts: [Int], after end: Int) -> String {
    starts.filter { $0 > end }.min().map { " (\(latest(clock($0, isEnd: true))))" } ?? ""
  }

  private func phrase(_ span: TimeSpan) -> String {
    switch span.ending {
    case .fixed: return fixed(span)
    case .open: return from(phrase(span.from))
    case .openAfter: return orLater(fixed(span))
    }
  }

  private func fixed(_ span: TimeSpan) -> String {
    guard !span.usesSun, let minutes = span.minutes(sun: nil) else {
      return self.span(from: phrase(span.from), to: phrase(span.to))
    }
    return hours(from: minutes.from, to: minutes.to)
  }

  private func phrase(_ point: TimePoint) -> String {
    guard let event = point.event else {
      let text = clock(Int(point.minutes), isEnd: true)
      return point.minutes > 1440 ? "\(text) \(nextDay)" : text
    }
    return sun(event, offset: Int(point.minutes))
  }

  /// `8:00–22:00`, with `the next day` where the clock alone would not tell.
  func hours(from: Int, to: Int) -> String {
    let text = "\(clock(from, isEnd: false))–\(clock(to, isEnd: true))"
    return from >= 1440 || to > 1440 && to - 1440 >= from ? "\(text) \(nextDay)" : text
  }

  /// A minute of a day or of the next; a day that ends does so at 24:00.
  private func clock(_ minute: Int, isEnd: Bool) -> String {
    clock(minute > 1440 || minute == 1440 && !isEnd ? minute - 1440 : minute)
  }

  /// Hours that were worked out, all in one state.
  func phrase(_ spans: [ToldSpan]) -> String {
    if spans.count == 1, spans[0].from == 0, spans[0].to == 1440, spans[0].ending == .fixed {
      return ""
    }
    let told = spans.map { span in
      let text = hours(from: span.from, to: span.to)
      let whole =
        switch span.ending {
        case .fixed: text
        case .open: from(clock(span.from, isEnd: false))
        case .openAfter: orLater(text)
        }
      guard span.ending != .fixed else { return whole }
      let isOver = isOver(at: spans.map(\.from), after: span.to)
      guard isOver.isEmpty, span.endsByMidnight else { return whole + isOver }
      return "\(whole) (\(latest(clock(1440))))"
    }
    return list(told)
  }
}

/// A span of a day as it is told.
struct ToldSpan: Hashable, Sendable {
  var from: Int
  var to: Int
  var ending = TimeSpan.Ending.fixed
  /// Whether an open end is known not to go on after midnight.
  var endsByMidnight = false
}

/// What is told in one go: hours with the same state and the same comment.
struct ToldKey: Hashable, Sendable {
  var state: OpenState
  var comment: String?
}

extension DescribedDay {
  /// The spans as they are told, by state and comment.
  var told: [ToldKey: [ToldSpan]] {
    var told: [ToldKey: [ToldSpan]] = [:]
    for (index, span) in spans.enumerated() {
      // What another day's rule cuts at midnight is an open end all the same.
      let isGuessed = span.isGuess && isAsGuessed(index)
      let isCut = span.isGuess && !isGuessed && span.to == 1440
      guard isGuessed || isCut else {
        let key = ToldKey(state: span.state, comment: span.comment)
        told[key, default: []].append(ToldSpan(from: span.from, to: span.to))
        continue
      }
      let key = ToldKey(state: .open, comment: span.comment)
      var list = told[key] ?? []
      if let last = list.last, last.to == span.from, last.ending == .fixed {
        list[list.count - 1].ending = .openAfter
        list[list.count - 1].endsByMidnight = isCut
      } else {
        list.append(
          ToldSpan(from: span.from, to: span.from, ending: .open, endsByMidnight: isCut))
      }
      told[key] = list
    }
    return told
  }

  /// Whether a guess ends where every guess ends: after some hours, or where what is told next to it starts.
  private func isAsGuessed(_ index: Int) -> Bool {
    let span = spans[index]
    guard span.to != TimeSpan.guessedEnd(after: span.from) else { return true }
    guard index + 1 < spans.count else { return false }
    let next = spans[index + 1]
    return next.from == span.to && next.comment == span.comment
      && (next.state == .open || next.isGuess && isAsGuessed(index + 1))
  }
}
