// `sportlink validate`: every venue looked at, and the index held against them.

import CommandLine
import SQLiteStore
import Venues

extension Commands {
  static func validate(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let path = try arguments.required("catalogue", example: "city.gpkg")
    let format = try SummaryFormat.chosen(arguments)
    var findings = Findings()
    var progress = ProgressLine("validating", noun: "venues")
    let index = try OpenCatalogue(at: path)
    do {
      let catalogue = try GeoPackageCatalogue(readingAt: path)
      var row = 0
      try catalogue.forEachVenue { (venue) throws(VenueStoreError) in
        findings.check(venue)
        index.check(venue, at: row, &findings)
        row += 1
        if row & 1023 == 0 { progress.update(count: row, fraction: nil) }
      }
      index.checkCount(row, &findings)
      progress.finish()
    } catch {
      progress.finish()
      throw CommandFailure(error)
    }
    if format == .json { try print(findings.wireObject, to: &output) }
    if format == .table { try findings.lines.forEachLine(print: &output) }
    try output.flush()
    if findings.errorCount > 0 {
      throw CommandFailure(
        .badData, "\(path): \(NumberText.counted(findings.errorCount, "error")) found")
    }
  }
}

extension [String] {
  fileprivate func forEachLine(print output: inout StandardStream) throws(CommandFailure) {
    for line in self { try output.print(line) }
  }
}
