// How a command ends when it cannot answer: a status for scripts and one line for people.

/// The exit statuses of every command, after BSD's sysexits.
package enum ExitStatus: Int32, Sendable {
  /// The question was answered, also when nothing matched.
  case answered = 0
  /// The command line was wrong.
  case wrongUsage = 2
  /// The input was there and is not what it should be.
  case badData = 65
  /// The input is not there.
  case noInput = 66
  /// Reading or writing failed.
  case inputOutput = 74
}

/// What stops a command: the status to exit with and a line that says what, where and what to do.
package struct CommandFailure: Error, Equatable, Sendable {
  /// The status to exit with.
  package let status: ExitStatus
  /// One line: what is wrong, where, and what to do about it.
  package let message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The command line was wrong.
  package static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.wrongUsage, message)
  }
}
