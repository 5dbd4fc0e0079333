// What `nearest` and `within` have in common: sports, opening, limit and format, read from the command line.

import CommandLine
import GeoPrimitives
import OpeningHours
import SQLiteStore
import Venues

/// The options that every search takes.
struct QueryOptions {
  let catalogue: String
  let sports: [String]
  let conditions: VenueConditions
  let moment: TimeText
  let mustBeOpen: Bool
  let openSeconds: Int
  let limit: Int?
  let includesRetired: Bool
  let printer: AnswerPrinter

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let format = try AnswerFormat.chosen(arguments)
    catalogue = try arguments.required("catalogue", example: "city.gpkg")
    sports = arguments.all("sport")
    conditions = try arguments.conditions()
    moment = try arguments.time("open-at") ?? Surroundings.now
    openSeconds = try arguments.duration("open-for") ?? 0
    mustBeOpen = arguments.has("open-at") || arguments.has("open-for")
    includesRetired = arguments.has("retired")
    limit = try arguments.count("limit", 1...100_000)
    printer = AnswerPrinter(format: format, moment: moment)
  }

  /// Asks the catalogue and prints what it answers.
  func ask(
    _ reach: VenueQuery.Reach, output: inout StandardStream
  ) throws(CommandFailure) {
    let index = try OpenCatalogue(at: catalogue)
    let query = VenueQuery(
      reach: reach, sports: try index.sports(named: sports), conditions: conditions,
      moment: moment, mustBeOpen: mustBeOpen, openSeconds: openSeconds,
      includesRetired: includesRetired, limit: limit)
    var printer = printer
    printer.wanted = query.sports
    printer.unsaid = try index.unsaid(conditions)
    try printer.print(try index.answers(to: query), to: &output)
  }
}

extension ParsedArguments {
  /// A time, `now` included.
  func time(_ option: String) throws(CommandFailure) -> TimeText? {
    guard let text = value(option) else { return nil }
    if text.lowercased() == "now" { return Surroundings.now }
    do {
      return try TimeText(text)
    } catch {
      throw .usage("--\(option) \(error)")
    }
  }

  /// What a venue's record must say.
  func conditions() throws(CommandFailure) -> VenueConditions {
    if has("indoor"), has("outdoor") {
      throw .usage("--indoor and --outdoor leave no venue; give one of them")
    }
    let conditions = VenueConditions(
      indoor: has("indoor") ? true : has("outdoor") ? false : nil, lit: has("lit") ? true : nil,
      wheelchair: has("wheelchair") ? true : nil, free: has("free") ? true : nil,
      surfaces: all("surface"))
    if let complaint = SurfaceNames.complaint(about: conditions) { throw .usage(complaint) }
    return conditions
  }

  /// A duration in seconds.
  func duration(_ option: String) throws(CommandFailure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let time = PlayTime(text: text) else {
      throw .usage(
        "--\(option) '\(text)' is no duration of at most a week; write for example 90m, 1h30m or PT1H30M"
      )
    }
    return time.seconds
  }

  /// A whole number in a range.
  func count(_ option: String, _ range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(option) '\(text)' is no whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
