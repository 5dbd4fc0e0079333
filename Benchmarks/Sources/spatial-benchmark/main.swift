// Measures spatial indexes side by side and checks every answer. See README.md for how to run it.

import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.usage)
  } else {
    try Session(options).run()
  }
} catch {
  FileHandle.standardError.write(Data("spatial-benchmark: \(error)\n".utf8))
  exit(error is Options.Wrong ? 2 : 1)
}
