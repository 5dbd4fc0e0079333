// Which function answers which command.

import CommandLine

enum Commands {
  /// Runs a command whose words are parsed.
  static func run(
    _ command: CommandSpecification, _ arguments: ParsedArguments, words: [String],
    output: inout StandardStream
  ) throws(CommandFailure) {
    switch command.name {
    case "import": try SiblingCommand.become(words)
    case "completions": try completions(arguments, output: &output)
    default: throw .usage("'\(command.name)' is not part of this build")
    }
  }

  private static func completions(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let shell = arguments.positional[0]
    guard let script = Completions.script(for: shell, commands: CommandSpecification.all) else {
      let shells = Completions.shells.joined(separator: ", ")
      throw .usage("no completions for '\(shell)'; there are some for \(shells)")
    }
    try output.print(script, terminator: "")
  }
}
