// JSON records and batch failures on their way out of a command.

import CommandLine
import Venues

extension Commands {
  /// Prints a record on a line of its own.
  static func print(
    _ object: JSONObject, to output: inout StandardStream
  ) throws(CommandFailure) {
    var bytes: [UInt8] = []
    object.write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    try output.write(bytes)
  }

  /// What a batch calls an error, as the failure of a command.
  static func failure(_ error: BatchError) -> CommandFailure {
    CommandFailure(error.code == "bad_hours" ? .badData : .wrongUsage, error.message)
  }
}
