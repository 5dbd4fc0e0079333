// Prints answers as a table, JSON, JSON lines, GeoJSON or CSV.

import CommandLine
import OpeningHours
import Venues

/// Prints the answers of one question.
struct AnswerPrinter {
  let format: AnswerFormat
  /// The time the question spoke of, for the words of the hours column.
  let moment: TimeText
  /// The sports that were asked for; the table names them first.
  var wanted: [Sport] = []
  /// What was asked for that no venue of the catalogue says anything about.
  var unsaid: [String] = []

  func print(_ answers: [VenueAnswer], to output: inout StandardStream) throws(CommandFailure) {
    switch format {
    case .table: try printTable(answers, to: &output)
    case .json: try printJSON(answers, to: &output)
    case .ndjson: try printLines(answers, to: &output)
    case .geojson: try printGeoJSON(answers, to: &output)
    case .csv: try printCSV(answers, to: &output)
    }
  }

  private func printTable(
    _ answers: [VenueAnswer], to output: inout StandardStream
  ) throws(CommandFailure) {
    guard !answers.isEmpty else {
      try output.print("No venue matches.")
      for key in unsaid {
        try output.print("No venue of this catalogue says anything about '\(key)'.")
      }
      return
    }
    let hasDistance = answers.contains { $0.distance != nil }
    var table = TextTable(
      (hasDistance ? [.init("AWAY", rightAligned: true)] : []) + [
        .init("VENUE", shrinks: true), .init("SPORTS", shrinks: true),
        .init("HOURS", shrinks: true),
      ])
    for answer in answers {
      let away = answer.distance.map { "\($0)" } ?? ""
      let sports = sportsInOrder(of: answer.venue).map { $0.replacing("_", with: " ") }
      table.add(
        (hasDistance ? [away] : []) + [
          answer.venue.name, sports.joined(separator: ", "), answer.opening.text(seenAt: moment),
        ])
    }
    for line in table.lines(width: Terminal.width, styled: Terminal.outputTakesStyle) {
      try output.print(line)
    }
  }

  /// A venue's sports, those that were asked for first.
  private func sportsInOrder(of venue: Venue) -> [String] {
    let isWanted = { (name: String) in
      wanted.contains(SportVocabulary.standard.sport(named: name))
    }
    return wanted.isEmpty
      ? venue.sports : venue.sports.filter(isWanted) + venue.sports.filter { !isWanted($0) }
  }

  private func printJSON(
    _ answers: [VenueAnswer], to output: inout StandardStream
  ) throws(CommandFailure) {
    guard !answers.isEmpty else { return try output.print(#"{"results":[]}"#) }
    try output.print(#"{"results":["#)
    for (index, answer) in answers.enumerated() {
      try write(answer.wireObject, last: index == answers.count - 1, to: &output)
    }
    try output.print("]}")
  }

  private func printLines(
    _ answers: [VenueAnswer], to output: inout StandardStream
  ) throws(CommandFailure) {
    for answer in answers { try write(answer.wireObject, last: true, to: &output) }
  }

  private func printGeoJSON(
    _ answers: [VenueAnswer], to output: inout StandardStream
  ) throws(CommandFailure) {
    try output.print(#"{"type":"FeatureCollection","features":["#)
    for (index, answer) in answers.enumerated() {
      try write(answer.feature, last: index == answers.count - 1, to: &output)
    }
    try output.print("]}")
  }

  private func write(
    _ object: JSONObject, last: Bool, to output: inout StandardStream
  ) throws(CommandFailure) {
    var bytes: [UInt8] = []
    object.write(to: &bytes)
    if !last { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    try output.write(bytes)
  }

  private func printCSV(
    _ answers: [VenueAnswer], to output: inout StandardStream
  ) throws(CommandFailure) {
    var bytes: [UInt8] = []
    AnswerTable.appendHeader(to: &bytes)
    for answer in answers { AnswerTable.append(answer, to: &bytes) }
    try output.write(bytes)
  }
}
