// The help of a command and the overview of all, written from the specifications.

/// Help texts.
package enum HelpText {
  /// The help of one command: usage, what it does, options, examples.
  package static func of(_ command: CommandSpecification, width: Int) -> [String] {
    var lines = ["Usage: sportlink \(command.name) \(command.usage)", ""]
    lines += wrap(command.summary, to: width)
    for paragraph in command.discussion {
      lines += [""] + wrap(paragraph, to: width)
    }
    lines += ["", "Options:"]
    let column = (command.options.map { $0.signature.displayWidth }.max() ?? 0) + 4
    for option in command.options {
      lines += entry("  " + option.signature, option.help, column: column, width: width)
    }
    lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
    for example in command.examples {
      lines += wrap("# " + example.meaning, to: width, indent: 2) + ["  " + example.line]
    }
    return lines
  }

  /// The overview: every command with its summary, under its heading.
  package static func overview(_ commands: [CommandSpecification], width: Int) -> [String] {
    var lines = [
      "Usage: sportlink <command> [options]", "",
      "Find the nearest court for a sport that is open when you want to play.",
    ]
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    for group in CommandSpecification.Group.allCases {
      let members = commands.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      lines += ["", group.rawValue + ":"]
      for command in members {
        lines += entry("  " + command.name, command.summary, column: column, width: width)
      }
    }
    lines += ["", "'sportlink <command> --help' shows a command's options with examples."]
    lines += [
      "Exit status: 0 answered (also when nothing matched), 2 wrong usage, 65 bad data, 66 no such input, 74 I/O error."
    ].flatMap { wrap($0, to: width) }
    return lines
  }

  private static func entry(_ head: String, _ text: String, column: Int, width: Int) -> [String] {
    let wrapped = wrap(text, to: max(30, width - column))
    let indent = String(repeating: " ", count: column)
    guard let first = wrapped.first, head.displayWidth < column else {
      return [head] + wrapped.map { indent + $0 }
    }
    return [head.padded(to: column) + first] + wrapped.dropFirst().map { indent + $0 }
  }

  /// Breaks a paragraph between words.
  static func wrap(_ text: String, to width: Int, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.displayWidth + 1 + word.displayWidth > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }
}
