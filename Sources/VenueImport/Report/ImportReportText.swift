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
    if parts.isEmpty {
      lines.append("Nothing was written: no file could be read.")
      return lines.map(\.printable).joined(separator: "\n")
    }
    let written = parts.reduce(0) { $0 + $1.written }
    let added = parts.reduce(0) { $0 + $1.outcomes.added }
    let changed = parts.reduce(0) { $0 + $1.outcomes.changed }
    let noun = parts.contains(where: \.hasOtherRecords) ? "records" : "venues"
    let verb = isRehearsal ? "would be in" : "in"
    let rate = duration.seconds > 0 ? Int(Double(written) / duration.seconds) : 0
    lines.append(
      "\(written.grouped) \(noun) \(verb) \(catalogue): \(added.grouped) added, \(changed.grouped) changed, "
        + "\((written - added - changed).grouped) as before (\(duration.seconds.hundredths) s"
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
    if outcomes.moved > 0 { add("moved", "\(outcomes.moved.grouped) venues by more than 100 m") }
    if outcomes.retired > 0 {
      add(
        "gone",
        "\(outcomes.retired.grouped) venues of before are not in this release; kept, marked retired"
      )
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

extension HoursTally {
  /// The counts in words; `nil` where no venue had any.
  fileprivate var words: String? {
    guard understood + unknown > 0 else { return nil }
    return "\(understood.grouped) understood"
      + (odd > 0 ? ", \(odd.grouped) of them with warnings" : "")
      + (unknown > 0 ? "; \(unknown.grouped) unknown, kept as text" : "")
  }
}

extension ImportWarning {
  /// The warning as a sentence.
  package var sentence: String {
    let text: String =
      switch kind {
      case .damagedEncoding: "damaged bytes were read as Windows-1252"
      case .encodingUnknown:
        "the text is in no encoding that is known here, so its letters are wrong; bring it to UTF-8 first"
      case .mojibakeMended: "texts were encoded twice; put right"
      case .mojibakeKept: "texts look as if they were encoded twice; kept, since others are not"
      case .titleLeftOut: "a line above the names of the columns was left out"
      case .noColumnNames: "the table has no names of columns; they are numbered"
      case .cellsBeyondHeader: "rows with more cells than the header; the surplus was left out"
      case .referenceSystemOverruled: "--crs overrules the file's reference system"
      case .referenceSystemAssumed: "no reference system is named; assumed"
      case .referenceSystemInferred: "no reference system is named; found out to be"
      case .transformationUncertain: "the transformation"
      case .axesSwapped: "latitude and longitude are swapped throughout; put right"
      case .coordinatesScaled: "degrees are written as whole numbers; divided by"
      case .positionsDisagree:
        "rows hold two positions more than 100 m apart; the first was taken, not that of"
      case .positionSwapped: "positions had latitude and longitude swapped; put right"
      case .decimalMarkLost: "positions had lost a decimal mark; put back"
      case .signLost: "positions had lost a minus sign; put back"
      case .otherPositionTaken: "positions were missing or astray; the row's other one was taken"
      case .roughPositions: "the positions are rough"
      case .farFromOthers: "venues lie far from all others; kept"
      case .geometryRepaired: "invalid geometries were repaired"
      case .footprintLeftOut: "areas could not be kept; their positions were"
      case .sportFromOtherColumn:
        "the best column names no sport in particular; the sports are from another"
      case .sportFromTitle: "no column names the sport; the name of the file or layer does"
      case .hoursOdd: "hours are understood with a warning"
      case .controlsLeftOut: "names held control characters, which are left out"
      case .hoursNotUnderstood: "hours that are no opening_hours value; kept as they are"
      case .timeZoneNotUnderstood: "time zones that there are not; the position decides"
      case .identifierFromContent: "rows without an identifier are known by their content"
      case .identifierRepeated: "rows repeat an identifier; the first one counts"
      case .nameMadeUp: "venues without a name are named after what they are"
      case .sourceRenamed:
        "the catalogue's dataset of this name lies elsewhere; --source NAME names this one, which is now"
      case .brokenOff: "the file ends in the middle of a record"
      case .releaseIncomplete:
        "taken for another part of the dataset, so that nothing is marked retired"
      case .releaseDamaged: "the file is damaged, so that nothing is marked retired"
      case .releaseUncertain:
        "rejected rows may be the venues that are missing, so that nothing is marked retired"
      case .manyRetired: "many venues are marked retired; is the file whole?"
      case .layerPassedOver: "a layer without positions was not read"
      case .memberPassedOver: "a file in the archive was not read"
      case .literalsMended: "values that are no JSON were read as missing, or as text"
      case .entitiesDecoded: "texts with characters written as HTML entities; decoded"
      case .firstPositionTaken: "records name several positions; the first one counts"
      case .readerMessage: "the reader says"
      }
    let counted = count > 1 ? "\(count.grouped) × \(text)" : text
    return detail.map { "\(counted): \($0)" } ?? counted
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
