// The report as a person would like to read it: what came in, what was decided, what was odd.

internal import GeoPrimitives
internal import Venues

extension ImportReport {
  /// The report as lines of text, without a line end behind the last.
  ///
  /// - Parameter rejectionLimit: How many rejected rows of a file are listed.
  /// - Returns: The text.
  package func text(rejectionLimit: Int = 5) -> String {
    var lines: [String] = []
    for part in parts {
      lines += part.lines(rejectionLimit: rejectionLimit)
      lines.append("")
    }
    if let refusal { lines += ["Refused: \(refusal)", ""] }
    for file in skipped { lines += ["\(file.path)", "  skipped           \(file.error)", ""] }
    if !passedOver.isEmpty {
      let shown = passedOver.prefix(5).joined(separator: ", ")
      let rest = passedOver.count > 5 ? " and \(passedOver.count - 5) more" : ""
      lines += ["Not read, since nothing says that they hold data: \(shown)\(rest)", ""]
    }
    if parts.isEmpty {
      lines.append("Nothing was written: no file could be read.")
      return lines.map(\.printable).joined(separator: "\n")
    }
    let written = parts.reduce(0) { $0 + $1.written }
    let added = parts.reduce(0) { $0 + $1.outcomes.added }
    let changed = parts.reduce(0) { $0 + $1.outcomes.changed }
    let across = parts.reduce(0) { $0 + $1.across.count }
    let noun = parts.contains(where: \.hasOtherRecords) ? "records" : "venues"
    let verb = isRehearsal ? "would be in" : "in"
    let rate = duration.seconds > 0 ? Int(Double(written) / duration.seconds) : 0
    lines.append(
      "\(written.grouped) \(noun) \(verb) \(catalogue): \(added.grouped) added, \(changed.grouped) changed, "
        + "\((written - added - changed).grouped) as before\(across > 0 ? ", \(across.grouped) merged into venues of other files" : "") (\(duration.seconds.hundredths) s"
        + (rate > 0 ? ", \(rate.grouped) a second)" : ")"))
    if isRehearsal { lines.append("Nothing was written: this was a dry run.") }
    return lines.map(\.printable).joined(separator: "\n")
  }
}

extension PartReport {
  /// Whether it holds users, activities or messages, which are no venues.
  var hasOtherRecords: Bool {
    let others = CollectionName.allCases.filter { $0 != .venues }.map(\.rawValue)
    return decisions.contains { others.contains($0.subject) }
  }

  fileprivate func lines(rejectionLimit: Int) -> [String] {
    var lines = [part.map { "\(path), \($0)" } ?? path]
    func add(_ label: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      lines.append("  \(label.padded(to: 18))\(text)")
    }
    let format = [driver, encoding, delimiter.map { "\($0) between cells" }]
    add("format", format.compactMap(\.self).joined(separator: ", "))
    add("rows", "\(read.grouped) read = " + accounting.joined(separator: " + "))
    if outcomes.moved > 0 {
      let known = outcomes.changed + outcomes.unchanged
      let isAll = outcomes.moved >= 5 && outcomes.moved * 10 >= known * 9
      let doubt =
        isAll
        ? ", nearly all of them: this release or the one before is placed wrongly, or the city measured anew. "
          + "Look at a venue on a map; if it lies wrong, import the file again with --crs EPSG:N or "
          + "--map x=COLUMN --map y=COLUMN, which moves all of them" : ""
      add("moved", "\(outcomes.moved.grouped) venues by more than 100 m\(doubt)")
    }
    if outcomes.retired > 0 {
      add(
        "gone",
        "\(outcomes.retired.grouped) venues of before are not in this release; kept, marked retired"
      )
    }
    if outcomes.withdrawn > 0 {
      add(
        "withdrawn",
        "\(outcomes.withdrawn.grouped) venues of before are not in this release, and stay since other datasets have them"
      )
    }
    if across.count > 0 {
      add("of other files", across.sentence)
      for merge in across.merges.prefix(3) {
        let score = Double(merge.score).hundredths
        add("", "\(numbering) \(merge.number) is \(merge.venue) (\(merge.reason); score \(score))")
      }
    }
    for decision in decisions {
      add(decision.subject, "\(decision.choice) (\(decision.evidence))")
    }
    if let operation {
      let accuracy = accuracy.map { ", within \($0.meters.hundredths) m" } ?? ""
      add("transformation", operation + accuracy)
    }
    add("time zones", zones.sentence)
    add("sports found", sports.listed(8))
    if withoutSport > 0 { add("no sport", "\(withoutSport.grouped) venues, no sport recognised") }
    add("hours found", hours.words)
    add("not recognised", unknownTerms.map { ($0.term, $0.count) }.listed(8))
    for warning in warnings { add("note", warning.sentence) }
    for rejection in rejections.prefix(rejectionLimit) {
      add("rejected", "\(numbering) \(rejection.number), \(rejection.field): \(rejection.reason)")
    }
    if rejected > rejectionLimit {
      add("", "and \((rejected - rejectionLimit).grouped) more rejected, all in --report FILE")
    }
    return lines
  }

  private var accounting: [String] {
    let counts = [
      (outcomes.added, "added"), (outcomes.changed, "changed"), (outcomes.unchanged, "as before"),
      (merged, "merged"), (rejected, "rejected"),
    ]
    let there = counts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    return there.isEmpty ? ["0"] : there
  }
}

extension CrossMergeTally {
  /// The counts in words.
  fileprivate var sentence: String {
    "\(count.grouped) of the merged rows went into venues of other files, \(changed.grouped) of them new or changed: "
      + ranked.map { ($0.reason, $0.count) }.listed(4)
  }
}

extension HoursTally {
  /// The counts in words; `nil` where no venue had any.
  fileprivate var words: String? {
    guard understood + unknown > 0 else { return nil }
    return "\(understood.grouped) understood"
      + (odd > 0 ? ", \(odd.grouped) of them with warnings" : "")
      + (unknown > 0 ? "; \(unknown.grouped) unknown, kept as text" : "")
  }
}

extension ZoneTally {
  /// The zones, and how they are known; `nil` where there are no venues.
  fileprivate var sentence: String? {
    guard !origins.isEmpty else { return nil }
    let names = zones.isEmpty ? "none" : ranked.map { ($0.zone, $0.count) }.listed(8)
    let ways = rankedOrigins.map { origin, count in
      let way =
        switch origin {
        case .command: "by --time-zone"
        case .data: "by the data"
        case .position: "by position"
        case .unknown: "unknown"
        }
      return "\(count.grouped) \(way)"
    }
    return "\(names) (\(ways.joined(separator: ", ")))"
  }
}

extension Int {
  /// The number with its thousands set apart: `1 283`.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-\(text)" : text
  }
}

extension Double {
  /// The number to two decimals.
  fileprivate var hundredths: String {
    let value = Int64((self * 100).rounded())
    let fraction = value.magnitude % 100
    return "\(value / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

extension Array where Element == (sport: String, count: Int) {
  fileprivate func listed(_ limit: Int) -> String { map { ($0.sport, $0.count) }.listed(limit) }
}

extension Array where Element == (String, Int) {
  /// The first few with their counts, and how many more there are.
  fileprivate func listed(_ limit: Int) -> String {
    let shown = prefix(limit).map { "\($0.0) \($0.1.grouped)" }.joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}
