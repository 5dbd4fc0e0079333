// The answer to an `hours` query: states, intervals and changes of one value, without a catalogue.

import CommandLine
import OpeningHours
import Venues

enum HoursReply {
  /// The most changes that `next` may ask for.
  private static let mostChanges: Int64 = 1000
  /// The most intervals that an answer lists.
  private static let mostIntervals = 10_000

  static func reply(to fields: BatchFields) throws(BatchError) -> JSONObject {
    guard let value = try fields.string("value") else { throw .missing("value") }
    return try reply(to: value, HoursQuestion(fields))
  }

  /// The answer about a value.
  static func reply(
    to value: String, _ question: HoursQuestion
  ) throws(BatchError) -> JSONObject {
    let parsed: ParsedSchedule
    do {
      parsed = try Schedule.parse(value)
    } catch {
      throw BatchError(code: "bad_hours", message: "\(error)", position: error.offset)
    }
    return answer(parsed, question)
  }

  private static func answer(_ parsed: ParsedSchedule, _ question: HoursQuestion) -> JSONObject {
    let schedule = parsed.schedule
    let setting = question.setting
    var reply = JSONObject()
    var warnings = parsed.warnings.map(\.description)
    warnings += question.warnings + question.notes(about: schedule)
    warnings += question.clockNotes(about: schedule)
    if !question.at.isEmpty {
      let states = question.at.map { schedule.state(at: $0.instant(in: setting.zone), in: setting) }
      reply["states"] = .string(String(states.map(\.letter)))
    }
    if let from = question.from, let to = question.to {
      let stretches = Array(
        schedule.intervals(from: from, to: to, in: setting).prefix(mostIntervals))
      reply["intervals"] = .array(stretches.map { .object($0.wireObject) })
      if stretches.count == mostIntervals, let last = stretches.last?.to, last < to {
        warnings.append("only the first \(mostIntervals) intervals are listed, up to \(last)")
      }
    }
    warnings += changes(of: schedule, question, into: &reply)
    reply["weekStable"] = .bool(schedule.isWeekStable)
    if let language = question.language {
      reply["description"] = .string(schedule.describe(in: language))
    }
    reply["warnings"] = .array(warnings.map { .string($0) })
    return reply
  }

  /// Adds the next opening and the next changes; returns what is to be said about them.
  private static func changes(
    of schedule: Schedule, _ question: HoursQuestion, into reply: inout JSONObject
  ) -> [String] {
    guard question.next > 0 else { return [] }
    let setting = question.setting
    var place = question.start.instant(in: setting.zone)
    let opening = schedule.nextOpening(after: place, in: setting)
    reply["nextOpening"] = local(opening, setting)
    if let end = searchEnd(opening, setting) { reply["nextOpeningNotBefore"] = .string(end) }
    var changes: [JSONValue] = []
    var warnings: [String] = []
    var changesEnd: String?
    for _ in 0..<question.next {
      let change = schedule.nextChange(after: place, in: setting)
      changes.append(local(change, setting))
      changesEnd = searchEnd(change, setting)
      if let changesEnd {
        warnings.append("no change before \(changesEnd); beyond nothing was looked for")
      }
      guard let time = change.time else { break }
      place = time
    }
    reply["next"] = .array(changes)
    if let changesEnd { reply["nextNotBefore"] = .string(changesEnd) }
    return warnings
  }

  /// Where a search gave up; `nil` where it found something, or the proof that there is nothing.
  private static func searchEnd(_ upcoming: Upcoming<Instant>, _ setting: Setting) -> String? {
    guard case .notBefore(let end) = upcoming else { return nil }
    return setting.zone.local(of: end).description
  }

  private static func local(_ upcoming: Upcoming<Instant>, _ setting: Setting) -> JSONValue {
    upcoming.time.map { .string(setting.zone.local(of: $0).description) } ?? .null
  }
}

extension OpenInterval {
  /// The stretch as it stands in an answer, with local times.
  var wireObject: JSONObject {
    [
      "from": .string(from.description), "to": to.map { .string($0.description) } ?? .null,
      "state": .string(state.description), "comment": comment.map { .string($0) } ?? .null,
    ]
  }
}
