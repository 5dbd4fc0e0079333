// `sportlink batch`: one JSON query a line in, one JSON answer a line out.

import CommandLine
import Venues

extension Commands {
  static func batch(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    var lines = try BatchLines(path: arguments.positional.first ?? "-")
    let path = arguments.value("catalogue")
    let runner = BatchRunner(
      catalogue: try path.map { (path) throws(CommandFailure) in try OpenCatalogue(at: path) })
    var number = 0
    var failures = 0
    while let line = try lines.next() {
      number += 1
      // Blank lines count, so that numbers are those of the file, and ask nothing.
      if case .bytes(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
      {
        continue
      }
      let (answer, isError) =
        switch line {
        case .bytes(let bytes): runner.answer(bytes, number: number)
        case .tooLong: (BatchRunner.failure(.tooLong, number: number), true)
        }
      if isError { failures += 1 }
      var bytes: [UInt8] = []
      answer.write(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      try output.write(bytes)
      if lines.isDrained { try output.flush() }
    }
    try output.flush()
    guard failures == 0 else {
      throw CommandFailure(
        .badData,
        "\(NumberText.counted(failures, "line")) of \(NumberText.grouped(number)) had an error; see \"error\" in the answers"
      )
    }
  }
}

extension BatchError {
  static let tooLong = BatchError(
    code: "line_too_long", message: "a line may have \(BatchLines.longest) bytes at most")
}
