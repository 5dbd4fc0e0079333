// The ways to print answers, and which one is meant when nobody says.

import CommandLine

/// Words of `--format`, one of which is a table for people and one JSON for programs.
protocol OutputFormat: RawRepresentable<String>, CaseIterable {
  static var table: Self { get }
  static var json: Self { get }
}

extension OutputFormat {
  /// The format that was asked for: a table where a person reads, JSON otherwise.
  static func chosen(_ arguments: ParsedArguments) throws(CommandFailure) -> Self {
    guard let word = arguments.value("format") else {
      return Terminal.outputIsTerminal ? .table : .json
    }
    guard let format = Self(rawValue: word) else {
      let words = allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("there is no format '\(word)'; there are \(words)")
    }
    return format
  }
}

/// How venues are printed.
enum AnswerFormat: String, OutputFormat {
  case table, json, ndjson, geojson, csv
}

/// How what is no list of venues is printed.
enum SummaryFormat: String, OutputFormat {
  case table, json
}

/// How hours are printed.
enum HoursFormat: String, OutputFormat {
  case table, json, svg
}
