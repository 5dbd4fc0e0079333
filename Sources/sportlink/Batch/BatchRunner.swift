// Answers queries line by line: each answer carries its line's number, and a bad line spoils only itself.

import CommandLine
import GeoPrimitives
import Geometry
import OpeningHours
import Venues

/// Answers the lines of a batch against one catalogue.
struct BatchRunner {
  /// The catalogue; `nil` when none was named, which `hours` does not need.
  let catalogue: OpenCatalogue?

  /// The answer to one line, with its number.
  func answer(_ line: [UInt8], number: Int) -> (answer: JSONObject, isError: Bool) {
    do throws(BatchError) {
      var object: JSONObject = ["line": .integer(Int64(number))]
      for member in try reply(to: line).members { object[member.key] = member.value }
      return (object, false)
    } catch {
      return (BatchRunner.failure(error, number: number), true)
    }
  }

  /// The answer to a line that has none.
  static func failure(_ error: BatchError, number: Int) -> JSONObject {
    ["line": .integer(Int64(number)), "error": .object(error.wireObject)]
  }

  private func reply(to line: [UInt8]) throws(BatchError) -> JSONObject {
    let value: JSONValue
    do {
      value = try JSONValue.parse(line)
    } catch {
      // A query is one line, whose number stands beside the error: only the column tells.
      let text = "\(error)"
      throw BatchError(
        code: "bad_json",
        message: text.hasPrefix("line 1, ") ? String(text.dropFirst("line 1, ".count)) : text)
    }
    guard case .object(let object) = value else {
      throw BatchError(code: "bad_json", message: "a query is a JSON record")
    }
    if let key = DuplicateKeys.first(in: line) {
      throw BatchError(code: "duplicate_key", message: "\"\(key)\" stands twice in a record")
    }
    let fields = BatchFields(object: object)
    switch try fields.string("op") {
    case nil: throw .missing("op")
    case "nearest": return try results(fields, of: nearest(fields), .nearest)
    case "within": return try results(fields, of: within(fields), .within)
    case "hours": return try HoursReply.reply(to: fields)
    case let other?:
      throw BatchError(
        code: "unknown_op", message: "there is no op '\(other)'; there are nearest, within, hours")
    }
  }

  private func nearest(_ fields: BatchFields) throws(BatchError) -> VenueQuery.Reach {
    guard let origin = try fields.position() else { throw .missing("latitude") }
    let count = try fields.count("limit", 1...100_000) ?? 8
    return .nearest(to: origin, count: count, limit: try fields.distance("withinMeters"))
  }

  private func within(_ fields: BatchFields) throws(BatchError) -> VenueQuery.Reach {
    if let box = try fields.box() { return .box(box) }
    if let polygon = fields.object["polygon"], polygon != .null {
      return .region(try PolygonFile.region(of: polygon))
    }
    guard let radius = try fields.distance("radiusMeters") else {
      throw .missing("one of radiusMeters, bbox and polygon")
    }
    guard let centre = try fields.position() else { throw .missing("latitude") }
    return .circle(around: centre, radius: radius)
  }

  private func results(
    _ fields: BatchFields, of reach: VenueQuery.Reach, _ keys: BatchKeys
  ) throws(BatchError) -> JSONObject {
    guard let catalogue else {
      throw BatchError(code: "no_catalogue", message: "this op needs a catalogue: -c city.gpkg")
    }
    let names = try fields.strings("sports")
    let openAt = try fields.time("openAt")
    let openFor = try fields.seconds("openFor")
    let limit = try fields.count("limit", 1...100_000)
    let conditions = try fields.conditions()
    do throws(CommandFailure) {
      let query = VenueQuery(
        reach: reach, sports: try catalogue.sports(named: names), conditions: conditions,
        moment: openAt ?? Surroundings.now,
        mustBeOpen: openAt != nil || openFor != nil, openSeconds: openFor ?? 0, limit: limit)
      let answers = try catalogue.answers(to: query)
      var reply: JSONObject = ["results": .array(answers.map { .object($0.wireObject) })]
      let unsaid = try catalogue.unsaid(conditions).map { key in
        "no venue of this catalogue says anything about \"\(key)\""
      }
      let warnings = keys.warnings(about: fields.object) + unsaid
      if !warnings.isEmpty { reply["warnings"] = .array(warnings.map { .string($0) }) }
      return reply
    } catch {
      let code = error.status == .wrongUsage ? "unknown_sport" : "catalogue"
      throw BatchError(code: code, message: error.message)
    }
  }
}
