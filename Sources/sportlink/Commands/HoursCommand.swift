// `sportlink hours`: a value explained, for people as a small report, for programs as in a batch.

import CommandLine
import GeoPrimitives
import OpeningHours
import Venues

extension Commands {
  static func hours(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    guard let value = arguments.positional.first else {
      throw .usage("hours needs a value, for example: sportlink hours 'Mo-Fr 08:00-22:00; PH off'")
    }
    let format = try HoursFormat.chosen(arguments)
    let fields = BatchFields(object: try query(arguments, value))
    var question: HoursQuestion
    do {
      question = try HoursQuestion(fields)
    } catch {
      throw failure(error)
    }
    if let path = arguments.value("holidays") {
      let lists = try HolidayFile.lists(of: path)
      question.setting.holidays = question.setting.holidays.listing(lists)
      question.lists = lists
    }
    let report = HoursReport(
      value: value, question: question, asksRange: arguments.has("from"),
      asksStatus: arguments.has("at") || !arguments.has("from"))
    if format == .table { return try report.print(to: &output) }
    if format == .svg { return try report.draw(to: &output) }
    let reply: JSONObject
    do {
      reply = try HoursReply.reply(to: value, question)
    } catch {
      throw failure(error)
    }
    try print(reply, to: &output)
  }

  private static func query(
    _ arguments: ParsedArguments, _ value: String
  ) throws(CommandFailure) -> JSONObject {
    var query: JSONObject = ["value": .string(value)]
    for (option, field) in [
      ("time-zone", "timeZone"), ("country", "country"), ("region", "region"), ("from", "from"),
      ("to", "to"), ("language", "language"),
    ] {
      if let text = arguments.value(option) { query[field] = .string(text) }
    }
    query["at"] = .array([.string(arguments.value("at") ?? "now")])
    if let text = arguments.value("near") {
      let position = try Position(text: text, option: "near")
      query["latitude"] = .number(position.latitude)
      query["longitude"] = .number(position.longitude)
    }
    guard arguments.has("from") == arguments.has("to") else {
      throw .usage("--from and --to go together")
    }
    return query
  }
}
