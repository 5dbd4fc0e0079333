// Everything the README shows was printed by a run: this replays it.

import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  static let file = Tool.repository.appendingPathComponent("README.md")

  /// The blocks marked `console`, each a transcript; a block that begins with a script of the repository is told from one that can be replayed.
  static func transcripts(in text: String) -> [Transcript] {
    text.components(separatedBy: "```console\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .map { Transcript(text: $0) }
  }

  /// A command as it is at a terminal: there answers are tables.
  static func atTerminal(_ command: String) -> String {
    let answers = ["nearest", "within", "info", "hours", "validate"].contains { name in
      command.hasPrefix("sportlink \(name) ")
    }
    return answers && !command.contains("--format") && !command.contains("|")
      ? command + " --format table" : command
  }

  @Test("shows what the commands print, in every console block")
  func blocks() throws {
    let text = try String(contentsOf: ReadmeTests.file, encoding: .utf8)
    let tool = try Tool()
    defer { tool.remove() }
    var replayed = text
    var count = 0
    for kept in ReadmeTests.transcripts(in: text)
    where kept.steps.allSatisfy({ !$0.command.hasPrefix("Scripts/") }) {
      var asRun = kept
      for index in kept.steps.indices {
        asRun.steps[index].command = ReadmeTests.atTerminal(kept.steps[index].command)
      }
      var now = try tool.replay(asRun)
      for index in kept.steps.indices {
        now.steps[index].command = kept.steps[index].command
        #expect(
          kept.steps[index].output == now.steps[index].output,
          "$ \(kept.steps[index].command)\n\(now.steps[index].output.joined(separator: "\n"))")
        count += 1
      }
      replayed = replayed.replacingOccurrences(
        of: kept.text.trimmingCharacters(in: .newlines),
        with: now.text.trimmingCharacters(in: .newlines))
    }
    #expect(count >= 5)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try replayed.write(to: ReadmeTests.file, atomically: true, encoding: .utf8)
      Issue.record("recorded; read the difference, then run without RECORD")
    }
  }
}
