// One option of a command: the single place that parsing, help and completions read.

/// One option of a command.
package struct OptionSpecification: Sendable {
  /// What a shell offers when the option's value is being typed.
  package enum Completion: Sendable, Equatable {
    /// Any file or folder.
    case file
    /// One of a few words.
    case words([String])
    /// Nothing.
    case none
  }

  /// The long name without dashes.
  package let name: String
  /// A one-letter name, if it has one.
  package let letter: Character?
  /// What stands for the value in the help, such as `LAT,LON`; `nil` for a switch.
  package let value: String?
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// One sentence for the help.
  package let help: String
  /// What a shell offers for the value.
  package let completion: Completion

  package init(
    _ name: String, _ letter: Character? = nil, value: String? = nil, repeats: Bool = false,
    _ help: String, completion: Completion = .none
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.help = help
    self.completion = completion
  }

  /// How the help writes the option: `-c, --catalogue FILE`.
  package var signature: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0)" } ?? "") + (repeats ? "…" : "")
  }
}
