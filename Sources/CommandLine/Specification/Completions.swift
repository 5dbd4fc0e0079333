// Completion scripts for bash, zsh and fish, written from the specifications.

/// Shell completions.
package enum Completions {
  /// The shells that have one.
  package static let shells = ["bash", "zsh", "fish"]

  /// The script for a shell, or `nil` for one we don't know.
  package static func script(for shell: String, commands: [CommandSpecification]) -> String? {
    switch shell {
    case "bash": bash(commands)
    case "zsh": zsh(commands)
    case "fish": fish(commands)
    default: nil
    }
  }

  private static func bash(_ commands: [CommandSpecification]) -> String {
    var cases = ""
    for command in commands {
      let flags = command.options.map { "--" + $0.name }.joined(separator: " ")
      let fixed = command.options.compactMap { option -> String? in
        guard option.value != nil, case .words(let words) = option.completion else { return nil }
        return """
                    --\(option.name)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- "$current")); return ;;
          """
      }
      let files = command.options.filter { $0.value != nil && $0.completion == .file }
      let free = command.options.filter { $0.value != nil && $0.completion == .none }
      let fileNames = files.flatMap(names).joined(separator: "|")
      let freeNames = free.flatMap(names).joined(separator: "|")
      cases += "    \(command.name))\n      case \"$previous\" in\n"
      cases += fixed.map { $0 + "\n" }.joined()
      if !fileNames.isEmpty {
        cases += "        \(fileNames)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n"
      }
      if !freeNames.isEmpty { cases += "        \(freeNames)) return ;;\n" }
      cases += "      esac\n      options='\(flags)' ;;\n"
    }
    let words = commands.map(\.name).joined(separator: " ")
    return """
      # bash completion for sportlink; load it with: source <(sportlink completions bash)
      _sportlink() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" options=''
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(words) --help --version' -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _sportlink sportlink

      """
  }

  private static func names(_ option: OptionSpecification) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  private static func zsh(_ commands: [CommandSpecification]) -> String {
    var cases = ""
    for command in commands {
      let arguments = command.options.map { option in
        let star = option.repeats ? "'*'" : ""
        let help = option.help.replacing("'", with: "'\\''").replacing("[", with: "\\[")
          .replacing("]", with: "\\]").replacing(":", with: "\\:")
        return
          "\(star)'--\(option.name)\(option.value == nil ? "" : "=")[\(help)]\(zshValue(option))'"
      }
      cases +=
        "    \(command.name)) _arguments -s \(arguments.joined(separator: " ")) '*:file:_files' ;;\n"
    }
    let words = commands.map { "'\($0.name):\($0.summary.replacing("'", with: "'\\''"))'" }
    return """
      #compdef sportlink
      # zsh completion for sportlink; load it with: source <(sportlink completions zsh)
      _sportlink() {
        local -a commands=(\(words.joined(separator: " ")))
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases)  esac
      }
      compdef _sportlink sportlink

      """
  }

  private static func zshValue(_ option: OptionSpecification) -> String {
    guard let value = option.value else { return "" }
    return switch option.completion {
    case .file: ":\(value):_files"
    case .words(let words): ":\(value):(\(words.joined(separator: " ")))"
    case .none: ":\(value):"
    }
  }

  private static func fish(_ commands: [CommandSpecification]) -> String {
    var lines = [
      "# fish completion for sportlink; load it with: sportlink completions fish | source"
    ]
    for command in commands {
      lines.append(
        "complete -c sportlink -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.summary))'"
      )
      for option in command.options {
        var line =
          "complete -c sportlink -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        if option.value != nil {
          switch option.completion {
          case .file: line += " -r -F"
          case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
          case .none: line += " -x"
          }
        }
        lines.append(line + " -d '\(quoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
