// A command line after parsing: what was given for each option, and the rest.

/// What a command line gave.
package struct ParsedArguments: Sendable {
  private let command: String
  private var valuesByOption: [String: [String]] = [:]
  /// The arguments that are no options, in order.
  package private(set) var positional: [String] = []

  /// Whether a switch was given.
  package func has(_ option: String) -> Bool { valuesByOption[option] != nil }
  /// Everything given for an option that repeats.
  package func all(_ option: String) -> [String] { valuesByOption[option] ?? [] }
  /// What was given for an option, or `nil`.
  package func value(_ option: String) -> String? { valuesByOption[option]?.last }

  /// What was given for an option that the command can't do without.
  package func required(_ option: String, example: String) throws(CommandFailure) -> String {
    guard let value = value(option) else {
      throw .usage("\(command) needs --\(option), for example --\(option) \(example)")
    }
    return value
  }

  /// Parses the words after the command's name.
  ///
  /// `--option value`, `--option=value`, `-o value`; `--` ends the options; `-` alone is an argument, and so is a
  /// negative number such as `-33.9,151.2` where a value is expected.
  package init(_ words: [String], of command: CommandSpecification) throws(CommandFailure) {
    self.command = command.name
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        positional.append(word)
        continue
      }
      try take(option: word, from: &rest, of: command)
    }
    guard !has("help") else { return }
    try checkCount(of: command)
  }

  private mutating func take(
    option word: String, from rest: inout ArraySlice<String>, of command: CommandSpecification
  ) throws(CommandFailure) {
    let (name, attached) = ParsedArguments.split(word)
    let found =
      word.hasPrefix("--")
      ? command.option(named: name) : name.first.flatMap { command.option(lettered: $0) }
    guard let option = found, word.hasPrefix("--") || name.count == 1 else {
      throw .usage(ParsedArguments.unknown(word, of: command))
    }
    if valuesByOption[option.name] != nil, !option.repeats, option.value != nil {
      throw .usage("--\(option.name) is given twice; \(command.name) takes it once")
    }
    guard let valueName = option.value else {
      guard attached == nil else { throw .usage("--\(option.name) takes no value") }
      valuesByOption[option.name] = []
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("--\(option.name) needs a value: --\(option.name) \(valueName)")
    }
    valuesByOption[option.name, default: []].append(value)
  }

  private func checkCount(of command: CommandSpecification) throws(CommandFailure) {
    if positional.count > command.arguments.upperBound {
      let extra = positional[command.arguments.upperBound]
      throw .usage(
        "unexpected argument '\(extra)'; usage: sportlink \(command.name) \(command.usage)")
    }
    if positional.count < command.arguments.lowerBound {
      throw .usage("something is missing; usage: sportlink \(command.name) \(command.usage)")
    }
  }

  private static func split(_ word: String) -> (name: String, attached: String?) {
    let bare = word.drop { $0 == "-" }
    guard let equals = bare.firstIndex(of: "=") else { return (String(bare), nil) }
    return (String(bare[..<equals]), String(bare[bare.index(after: equals)...]))
  }

  private static func unknown(_ word: String, of command: CommandSpecification) -> String {
    let name = split(word).name
    let near = Spelling.nearest(to: name, among: command.options.map(\.name), limit: 1)
    let hint =
      near.first.map { "did you mean --\($0)?" } ?? "see sportlink \(command.name) --help"
    let shown = word.prefix { $0 != "=" }
    return "\(command.name) has no option \(shown); \(hint)"
  }
}
