// The zone of `--time-zone`, checked before anything is read.

import CommandLine
import OpeningHours

extension ImportCommand {
  /// The zone that was asked for, if it exists.
  static func zone(_ arguments: ParsedArguments) throws(CommandFailure) -> String? {
    guard let name = arguments.value("time-zone") else { return nil }
    do throws(ZoneError) {
      return try Zone(identifier: name).identifier
    } catch {
      throw .usage("--time-zone: \(error)")
    }
  }
}
