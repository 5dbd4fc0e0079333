// Which function answers which command.

import CommandLine

enum Commands {
  /// Runs a command whose words are parsed.
  static func run(
    _ command: CommandSpecification, _ arguments: ParsedArguments, words: [String],
    output: inout StandardStream
  ) throws(CommandFailure) {
    switch command.name {
    case "nearest": try nearest(arguments, output: &output)
    case "within": try within(arguments, output: &output)
    case "hours": try hours(arguments, output: &output)
    case "batch": try batch(arguments, output: &output)
    case "import", "inspect": try SiblingCommand.become(words)
    case "generate": try generate(arguments, output: &output)
    case "export": try export(arguments, words: words, output: &output)
    case "info": try info(arguments, output: &output)
    case "validate": try validate(arguments, output: &output)
    case "rebuild-index": try rebuildIndex(arguments, output: &output)
    case "completions": try completions(arguments, output: &output)
    default: preconditionFailure("a command of the table has no function: \(command.name)")
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
