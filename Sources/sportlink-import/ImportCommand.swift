// `sportlink import`: options read, files imported, the report shown, the index brought up to date.

import CMalloc
import CommandLine
import SQLiteStore
import VenueImport
import Venues

enum ImportCommand {
  static func run(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let path = try arguments.required("into", example: "city.gpkg")
    var options = try options(arguments)
    let printsJSON = try printsJSON(arguments)
    let standardInput = try standardInput(in: &options)
    let (into, readable) = (path, options.files)
    let reportFile = try arguments.value("report").map { (path) throws(CommandFailure) in
      try ReportFile(path, sparing: FilesRead(catalogue: into, others: readable))
    }
    var report: ImportReport
    do throws(CommandFailure) { report = try imported(options, into: path) } catch {
      let error = CommandFailure(
        error.status, standardInput?.renamed(error.message) ?? error.message)
      // What was refused is to be found where the report is looked for.
      let refused = ImportReport(
        catalogue: path, isRehearsal: options.isRehearsal, refusal: error.message)
      try reportFile?.write(refused)
      throw error
    }
    for index in report.parts.indices where report.parts[index].path == standardInput?.path {
      report.parts[index].path = "standard input"
    }
    let isWritten = !options.isRehearsal && !report.parts.isEmpty
    // Whatever fails from here on, the venues are in the catalogue: all is tried, and the first failure told.
    var failure: CommandFailure?
    func attempt(_ body: () throws(CommandFailure) -> Void) {
      do throws(CommandFailure) { try body() } catch { failure = failure ?? error }
    }
    attempt { () throws(CommandFailure) in try reportFile?.write(report) }
    if isWritten {
      IndexedCatalogue.removeLeftovers(of: path)
      attempt { () throws(CommandFailure) in try index(path) }
    }
    attempt { () throws(CommandFailure) in try show(report, asJSON: printsJSON, &output) }
    if let failure {
      let written = "the import itself is done, its venues are in \(path)"
      throw isWritten
        ? CommandFailure(failure.status, "\(failure.message); \(written)") : failure
    }
    if let first = report.skipped.first {
      throw CommandFailure(
        .badData, "\(report.skipped.count) of the files were skipped; the first: \(first.error)")
    }
  }

  /// Prints the report, to the last byte.
  private static func show(
    _ report: ImportReport, asJSON: Bool, _ output: inout StandardStream
  ) throws(CommandFailure) {
    if asJSON {
      try output.write(bytes(of: report.json, indented: false))
    } else {
      try output.print(report.text())
    }
    try output.flush()
  }

  /// Puts a file in place of `-` among the inputs; it lives as long as what is returned.
  private static func standardInput(
    in options: inout ImportOptions
  ) throws(CommandFailure) -> StandardInputFile? {
    guard let place = options.inputs.firstIndex(of: "-") else { return nil }
    guard options.source != nil else {
      throw .usage("standard input has no name: give the dataset one with --source NAME")
    }
    let file = try StandardInputFile(in: Terminal.environment("TMPDIR") ?? "/tmp")
    options.inputs = options.inputs.filter { $0 != "-" }
    options.inputs.insert(file.path, at: place)
    return file
  }

  /// The options of `import` and `inspect`.
  static func options(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> ImportOptions {
    var options = ImportOptions(inputs: arguments.positional)
    if let source = arguments.value("source") {
      guard source.contains(where: { !$0.isWhitespace }) else {
        throw .usage("--source is empty: give the dataset a name, or leave the option out")
      }
      options.source = source
    }
    options.layer = arguments.value("layer")
    options.referenceSystem = arguments.value("crs")
    options.sport = arguments.value("sport")
    options.mappingFile = arguments.value("mapping")
    options.timeZone = try zone(arguments)
    options.country = arguments.value("country")
    options.region = arguments.value("region")
    options.encoding = arguments.value("encoding")
    options.keepsGoing = arguments.has("keep-going")
    options.isRehearsal = arguments.has("dry-run")
    options.temporaryDirectory = Terminal.environment("TMPDIR") ?? "/tmp"
    options.merges = !arguments.has("no-merge")
    options.retiresMissing = arguments.has("retire-missing")
    do throws(ImportError) {
      options.join = try arguments.value("join").map { (text) throws(ImportError) in
        try JoinRequest(text)
      }
      options.mapping = try FieldMapping(arguments.all("map"))
    } catch {
      throw CommandFailure(error)
    }
    return options
  }

  /// Whether the answer is wanted as JSON.
  static func printsJSON(_ arguments: ParsedArguments) throws(CommandFailure) -> Bool {
    switch arguments.value("format") {
    case nil: return false
    case "table": return false
    case "json": return true
    case let other?: throw .usage("there is no format '\(other)'; there are table, json")
    }
  }

  private static func imported(
    _ options: ImportOptions, into path: String
  ) throws(CommandFailure) -> ImportReport {
    var progress = ProgressLine("importing", noun: "rows")
    defer { progress.finish() }
    let clock = ContinuousClock()
    let start = clock.now
    do throws(ImportError) {
      let session = WritingSession(uuid: Surroundings.uuid(), instant: Surroundings.nowText)
      let importer = Importer(options, elapsed: { clock.now - start })
      return try importer.run(into: path, session: session) {
        progress.update(count: $0.rows, fraction: $0.fractionRead)
      }
    } catch {
      throw CommandFailure(error, writing: path)
    }
  }

  /// Brings the index up to date, so that the first question need not.
  private static func index(_ path: String) throws(CommandFailure) {
    // An index needs its memory in a few large pieces, of which the import's batches leave none.
    sportlink_return_freed_memory()
    var progress = ProgressLine("indexing", noun: "venues")
    defer { progress.finish() }
    let directory = Terminal.environment("TMPDIR") ?? "/tmp"
    do throws(VenueStoreError) {
      let opened = try IndexedCatalogue.open(path: path, temporaryDirectory: directory) {
        progress.update(count: $0, fraction: nil)
      }
      if let reason = opened.notKept {
        Terminal.complain("sportlink: the index is not kept: \(reason)")
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A JSON value with a line end.
  static func bytes(of value: JSONValue, indented: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    value.write(to: &bytes, layout: indented ? .indented : .compact)
    return bytes + [UInt8(ascii: "\n")]
  }
}
