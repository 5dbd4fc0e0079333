// The part of the command line that links GDAL and PROJ; `sportlink` becomes it for `import`, `inspect` and FlatGeobuf exports.

import CMalloc
import CommandLine
import VenueImport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum ImportTool {
  static func main() {
    sportlink_keep_freed_memory()
    var words = Array(Swift.CommandLine.arguments.dropFirst())
    do throws(CommandFailure) {
      if words.first == "--version" { return print(Version.lines(of: "sportlink-import")) }
      let isExport = words.first == "export"
      let isInspection = words.first == "inspect"
      if isExport || isInspection || words.first == "import" { words.removeFirst() }
      let command: CommandSpecification =
        isExport ? .export : isInspection ? .inspect : .importFiles
      var output = StandardStream()
      let arguments = try ParsedArguments(words, of: command)
      if arguments.has("help") {
        let lines = HelpText.of(command, width: min(Terminal.width, 110))
        try output.print(lines.joined(separator: "\n"))
      } else if isExport {
        try FeatureExportCommand.run(arguments)
      } else if isInspection {
        try InspectCommand.run(arguments, output: &output)
      } else {
        try ImportCommand.run(arguments, output: &output)
      }
      try output.flush()
    } catch {
      Terminal.complain("sportlink: \(error.message.printable)")
      exit(error.status.rawValue)
    }
  }
}
