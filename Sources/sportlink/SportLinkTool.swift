// The command line of SportLink: finds the command, runs it, and turns what it throws into a line and a status.

import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum SportLinkTool {
  static func main() {
    let words = Array(Swift.CommandLine.arguments.dropFirst())
    do throws(CommandFailure) {
      try run(words)
    } catch {
      Terminal.complain("sportlink: \(error.message)")
      exit(error.status.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(CommandFailure) {
    var output = StandardStream()
    guard let first = words.first, !["help", "--help", "-h"].contains(first) else {
      try help(words.dropFirst().first, to: &output)
      return try output.flush()
    }
    if first == "--version" || first == "version" {
      try output.print(Version.lines(of: "sportlink"))
      return try output.flush()
    }
    guard let command = CommandSpecification.all.first(where: { $0.name == first }) else {
      throw .usage(unknownCommand(first))
    }
    let arguments = try ParsedArguments(Array(words.dropFirst()), of: command)
    if arguments.has("help") {
      try help(command.name, to: &output)
    } else {
      try Commands.run(command, arguments, words: words, output: &output)
    }
    try output.flush()
  }

  private static func help(_ name: String?, to output: inout StandardStream) throws(CommandFailure)
  {
    let width = min(Terminal.width, 110)
    guard let name, !name.hasPrefix("-") else {
      let lines = HelpText.overview(CommandSpecification.all, width: width)
      return try output.print(lines.joined(separator: "\n"))
    }
    guard let command = CommandSpecification.all.first(where: { $0.name == name }) else {
      throw .usage(unknownCommand(name))
    }
    try output.print(HelpText.of(command, width: width).joined(separator: "\n"))
  }

  private static func unknownCommand(_ name: String) -> String {
    let near = Spelling.nearest(to: name, among: CommandSpecification.all.map(\.name), limit: 1)
    return "there is no command '\(name)'; "
      + (near.first.map { "did you mean '\($0)'?" } ?? "see sportlink --help")
  }
}
