// The report as JSON, whole: for programs and for `--report FILE.json`.

internal import GeoPrimitives
package import Venues

extension ImportReport {
  /// The report as a JSON record.
  package var json: JSONValue {
    var object: JSONObject = [
      "catalogue": .string(catalogue), "dryRun": .bool(isRehearsal), "seconds": duration.json,
      "files": .array(parts.map(\.json)),
    ]
    object["refused"] = refusal.map { .string($0) }
    object["skipped"] = .array(
      skipped.map { ["file": .string($0.path), "reason": .string("\($0.error)")] })
    if !passedOver.isEmpty { object["passedOver"] = .array(passedOver.map { .string($0) }) }
    object["totals"] = [
      "read": total(\.read), "written": total(\.written), "added": total(\.outcomes.added),
      "changed": total(\.outcomes.changed), "unchanged": total(\.outcomes.unchanged),
      "merged": total(\.merged), "rejected": total(\.rejected),
    ]
    return .object(object)
  }

  private func total(_ count: KeyPath<PartReport, Int>) -> JSONValue {
    .integer(Int64(parts.reduce(0) { $0 + $1[keyPath: count] }))
  }
}

extension PartReport {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["file": .string(path), "source": .string(source)]
    object["part"] = part.map { .string($0) }
    object["driver"] = .string(driver)
    object["layer"] = layer.map { .string($0) }
    object["encoding"] = encoding.map { .string($0) }
    object["delimiter"] = delimiter.map { .string($0) }
    object["referenceSystem"] = referenceSystem.map { .string($0) }
    object["operation"] = operation.map { .string($0) }
    object["accuracyMeters"] = accuracy.map { .number($0.meters) }
    addCounts(to: &object)
    object["decisions"] = .array(decisions.map(\.json))
    object["warnings"] = .array(warnings.map(\.json))
    object["timeZones"] = zones.json
    object["hours"] = [
      "understood": .integer(Int64(hours.understood)), "withWarnings": .integer(Int64(hours.odd)),
      "unknown": .integer(Int64(hours.unknown)),
    ]
    if across.count > 0 {
      object["mergedAcross"] = .integer(Int64(across.count))
      object["merges"] = .array(across.merges.map { $0.json(numbering) })
    }
    object["sports"] = Self.record(sports.map { ($0.sport, $0.count) })
    object["termsNotRecognised"] = Self.record(unknownTerms.map { ($0.term, $0.count) })
    object["rejections"] = .array(rejections.map { $0.json(numbering) })
    object["extent"] = extent.map { box in
      .array([.number(box.west), .number(box.south), .number(box.east), .number(box.north)])
    }
    object["seconds"] = duration.json
    return .object(object)
  }

  private func addCounts(to object: inout JSONObject) {
    let counts = [
      ("read", read), ("written", written), ("added", outcomes.added),
      ("changed", outcomes.changed), ("unchanged", outcomes.unchanged), ("merged", merged),
      ("rejected", rejected), ("noSportRecognised", withoutSport),
      ("movedFar", outcomes.moved), ("retired", outcomes.retired),
      ("withdrawn", outcomes.withdrawn),
    ]
    for (key, count) in counts { object[key] = .integer(Int64(count)) }
  }

  private static func record(_ counts: [(String, Int)]) -> JSONValue {
    var object = JSONObject()
    for (key, count) in counts { object[key] = .integer(Int64(count)) }
    return .object(object)
  }
}

extension ZoneTally {
  /// The counts; `nil` where there are no venues.
  fileprivate var json: JSONValue? {
    guard !origins.isEmpty else { return nil }
    var origin = JSONObject()
    for (key, count) in rankedOrigins { origin[key.rawValue] = .integer(Int64(count)) }
    var zone = JSONObject()
    for (name, count) in ranked { zone[name] = .integer(Int64(count)) }
    return ["knownBy": .object(origin), "zones": .object(zone)]
  }
}

extension Rejection {
  fileprivate func json(_ numbering: String) -> JSONValue {
    .object([
      numbering: .integer(Int64(number)), "field": .string(field), "reason": .string(reason),
    ])
  }
}

extension CrossMerge {
  fileprivate func json(_ numbering: String) -> JSONValue {
    .object([
      numbering: .integer(Int64(number)), "into": .string(venue), "score": .number(score),
      "reason": .string(reason),
    ])
  }
}

extension Decision {
  /// The decision as a JSON record.
  var json: JSONValue {
    [
      "subject": .string(subject), "choice": .string(choice), "evidence": .string(evidence),
      "confidence": .string(confidence.rawValue),
    ]
  }
}

extension ImportWarning {
  /// The warning as a JSON record.
  var json: JSONValue {
    var object: JSONObject = ["kind": .string(kind.rawValue), "count": .integer(Int64(count))]
    object["detail"] = detail.map { .string($0) }
    return .object(object)
  }
}

extension Duration {
  /// Seconds as a number with microseconds.
  fileprivate var json: JSONValue { .number(seconds) }

  /// Seconds as a number.
  var seconds: Double {
    let (whole, attoseconds) = components
    return Double(whole) + (Double(attoseconds) / 1e12).rounded() / 1e6
  }
}
