// One command as a table entry: its words, options, arguments and examples.

/// One command of the tool.
package struct CommandSpecification: Sendable {
  /// A heading of the overview.
  package enum Group: String, CaseIterable, Sendable {
    case ask = "Ask"
    case load = "Load and keep"
    case other = "More"
  }

  /// An example with what it does.
  package struct Example: Sendable {
    /// The command as it is typed.
    package let line: String
    /// What it does, in a few words.
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The word after `sportlink`.
  package let name: String
  /// The heading it stands under.
  package let group: Group
  /// One line for the overview.
  package let summary: String
  /// What follows the name in the usage line.
  package let usage: String
  /// A paragraph or two, each a line that is wrapped when printed.
  package let discussion: [String]
  /// The arguments that are no options; `nil` when there are none, else how many.
  package let arguments: ClosedRange<Int>
  /// The options.
  package let options: [OptionSpecification]
  /// At least one example.
  package let examples: [Example]

  package init(
    name: String, group: Group, summary: String, usage: String, discussion: [String] = [],
    arguments: ClosedRange<Int> = 0...0, options: [OptionSpecification], examples: [Example]
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.usage = usage
    self.discussion = discussion
    self.arguments = arguments
    self.options = options + [CommandSpecification.helpOption]
    self.examples = examples
  }

  /// The option that every command has.
  package static let helpOption = OptionSpecification("help", "h", "Show this help.")

  /// The option with this long name.
  func option(named name: String) -> OptionSpecification? { options.first { $0.name == name } }
  /// The option with this letter.
  func option(lettered letter: Character) -> OptionSpecification? {
    options.first { $0.letter == letter }
  }
}
