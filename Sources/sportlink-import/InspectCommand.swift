// `sportlink inspect`: what an import would decide, with its evidence; perhaps kept as a mapping file.

import CommandLine
import VenueImport
import Venues

enum InspectCommand {
  static func run(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let options = try ImportCommand.options(arguments)
    let printsJSON = try ImportCommand.printsJSON(arguments)
    let inspection: Inspection
    let mappingPath = arguments.value("write-mapping")
    do throws(ImportError) {
      inspection = try Inspector(options, triesMapping: mappingPath != nil).run()
    } catch {
      throw CommandFailure(error)
    }
    if let path = mappingPath {
      guard inspection.parts.count == 1, let part = inspection.parts.first else {
        throw .usage("--write-mapping needs one file with one layer; name it with --layer")
      }
      // A mapping may be written anew, the data may not.
      let data = options.files.filter { $0 != options.mappingFile }
      try FilesRead(catalogue: nil, others: data).spare(from: path)
      let file = try OutputFile(path: path)
      try file.write(ImportCommand.bytes(of: part.mapping.json, indented: true))
      try file.commit()
      if part.mappingLeavesPositions {
        Terminal.complain(
          "sportlink: the mapping says nothing of positions, which one system and order do not say for all rows: "
            + "each import decides about them anew")
      }
    }
    if printsJSON {
      try output.write(ImportCommand.bytes(of: inspection.json, indented: false))
    } else {
      try output.print(inspection.text)
    }
  }
}
