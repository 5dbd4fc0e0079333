// The table of commands: everything it holds reaches help and completions, and nothing is named twice.

import Foundation
import Testing

@testable import CommandLine

@Suite("The table of commands")
struct SpecificationTests {
  static let names = CommandSpecification.all.map(\.name)

  private func command(_ name: String) throws -> CommandSpecification {
    try #require(CommandSpecification.all.first { $0.name == name })
  }

  @Test("names no option or letter of a command twice", arguments: SpecificationTests.names)
  func unique(name: String) throws {
    let command = try command(name)
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = command.options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test("has an example of every command that parses", arguments: SpecificationTests.names)
  func examples(name: String) throws {
    let command = try command(name)
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let line = example.line.components(separatedBy: "sportlink \(command.name)").last ?? ""
      let words = shellWords(line.replacingOccurrences(of: ")", with: "")).prefix { $0 != ">" }
      _ = try ParsedArguments(Array(words), of: command)
    }
  }

  @Test("shows every option in the help, within the width", arguments: SpecificationTests.names)
  func help(name: String) throws {
    let command = try command(name)
    let lines = HelpText.of(command, width: 100)
    for option in command.options {
      #expect(lines.contains { $0.contains("--" + option.name) })
    }
    let options = lines.drop { $0 != "Options:" }.prefix { !$0.hasPrefix("Example") }
    for line in options { #expect(line.displayWidth <= 100) }
  }

  @Test("gives every shell a script with every option", arguments: Completions.shells)
  func completions(shell: String) throws {
    let script = try #require(Completions.script(for: shell, commands: CommandSpecification.all))
    for command in CommandSpecification.all {
      for option in command.options { #expect(script.contains(option.name)) }
    }
  }

  @Test("gives bash a script that bash accepts")
  func bash() throws {
    let script = try #require(Completions.script(for: "bash", commands: CommandSpecification.all))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("completion-\(UUID().uuidString).bash")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = [
      "-c",
      "source \(file.path); COMP_WORDS=(sportlink nearest --op); COMP_CWORD=2; _sportlink; echo ${COMPREPLY[@]}",
    ]
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    bash.waitUntilExit()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(output == "--open-at --open-for\n")
  }

  /// Splits a line as a shell does, single quotes only.
  private func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.components(separatedBy: "'").enumerated() {
      if index % 2 == 1 {
        words.append(part)
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
