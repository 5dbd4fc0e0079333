// The ways to print answers, and which one is meant when nobody says.

import CommandLine

/// How answers are printed.
enum AnswerFormat: String, CaseIterable {
  case table, json, ndjson, geojson, csv

  /// The format that was asked for: a table where a person reads, JSON otherwise.
  static func chosen(
    _ arguments: ParsedArguments, among allowed: [AnswerFormat] = allCases
  ) throws(CommandFailure) -> AnswerFormat {
    guard let word = arguments.value("format") else {
      return Terminal.outputIsTerminal ? .table : .json
    }
    guard let format = AnswerFormat(rawValue: word), allowed.contains(format) else {
      let words = allowed.map(\.rawValue).joined(separator: ", ")
      throw .usage("there is no format '\(word)'; there are \(words)")
    }
    return format
  }
}
