// `sportlink info`: what a catalogue holds, at a glance.

import CommandLine
import SQLiteStore
import Venues

extension Commands {
  static func info(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let path = try arguments.required("catalogue", example: "city.gpkg")
    let format = try SummaryFormat.chosen(arguments)
    let summary = try CatalogueSummary(path: path)
    if format == .json { return try print(summary.wireObject, to: &output) }
    for line in summary.lines(width: Terminal.width) { try output.print(line) }
  }

  static func rebuildIndex(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let path = try arguments.required("catalogue", example: "city.gpkg")
    let count = try OpenCatalogue.rebuild(at: path)
    try output.print("\(path).index holds \(NumberText.counted(count, "venue")).")
  }
}
