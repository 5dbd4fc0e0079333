// An inspection for people, and as JSON.

internal import GeoPrimitives
package import Venues

extension Inspection {
  /// The inspection as lines of text, without a line end behind the last.
  package var text: String {
    parts.map { $0.lines.map(\.printable).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The inspection as a JSON record.
  package var json: JSONValue { ["files": .array(parts.map(\.json))] }
}

extension PartInspection {
  fileprivate var lines: [String] {
    var lines = [part.map { "\(path), \($0)" } ?? path]
    func add(_ label: String, _ text: String) {
      let space = String(repeating: " ", count: max(1, 18 - label.count))
      lines.append("  \(label)\(space)\(text)")
    }
    let format = [driver, encoding, delimiter.map { "\($0) between cells" }]
    add("format", format.compactMap(\.self).joined(separator: ", "))
    add("looked at", "\(looked.isAll ? "all" : "the first") \(looked.count) records")
    for decision in decisions {
      add(
        decision.subject,
        "\(decision.choice) (\(decision.evidence)) [\(decision.confidence.rawValue)]")
    }
    for warning in warnings { add("note", warning.sentence) }
    if !rejections.isEmpty {
      add(
        "would be rejected",
        "\(rejections.count), first \(rejections[0].number): \(rejections[0].reason)")
    }
    for venue in venues {
      let place =
        "\(venue.position.latitude.fiveDecimals), \(venue.position.longitude.fiveDecimals)"
      let sports = venue.sports.isEmpty ? "no sport" : venue.sports.joined(separator: ";")
      add(
        "\(venue.number)",
        "\(venue.name.shortened) · \(place) · \(sports)\(venue.hours.map { " · \($0)" } ?? "")")
    }
    return lines
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["file": .string(path)]
    object["part"] = part.map { .string($0) }
    object["driver"] = .string(driver)
    object["encoding"] = encoding.map { .string($0) }
    object["delimiter"] = delimiter.map { .string($0) }
    object["columns"] = .array(columns.map { .string($0) })
    object["records"] = .integer(Int64(looked.count))
    object["isWhole"] = .bool(looked.isAll)
    object["decisions"] = .array(decisions.map(\.json))
    object["warnings"] = .array(warnings.map(\.json))
    object["wouldBeRejected"] = .integer(Int64(rejections.count))
    object["venues"] = .array(venues.map(\.json))
    object["mapping"] = mapping.json
    return .object(object)
  }
}

extension SampleVenue {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "number": .integer(Int64(number)), "name": .string(name),
      "latitude": .number(position.latitude), "longitude": .number(position.longitude),
      "sports": .array(sports.map { .string($0) }),
    ]
    object["hours"] = hours.map { .string($0) }
    return .object(object)
  }
}

extension Double {
  /// The number with five decimals, about a metre on the ground.
  fileprivate var fiveDecimals: String {
    let whole = (abs(self) * 100_000).rounded()
    let digits = String(Int64(min(whole, 1e15)) % 100_000)
    let sign = self < 0 ? "-" : ""
    let zeros = String(repeating: "0", count: 5 - digits.count)
    return "\(sign)\(Int64(min(whole, 1e15)) / 100_000).\(zeros)\(digits)"
  }
}
