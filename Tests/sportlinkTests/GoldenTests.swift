// Every golden file, replayed with the built commands. `RECORD=1` rewrites them and still fails.

import Foundation
import Testing

@Suite("The commands print")
struct GoldenTests {
  static let folder = Tool.repository.appendingPathComponent("Tests/sportlinkTests/Golden")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test("what the golden file says", arguments: names)
  func golden(name: String) throws {
    let file = GoldenTests.folder.appendingPathComponent(name)
    let kept = Transcript(text: try String(contentsOf: file, encoding: .utf8))
    let tool = try Tool()
    defer { tool.remove() }
    let now = try tool.replay(kept)
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    if isRecording { try now.text.write(to: file, atomically: true, encoding: .utf8) }
    for (old, new) in zip(kept.steps, now.steps) {
      #expect(
        old.output == new.output,
        "\(name): $ \(old.command)\n--- kept\n\(old.output.joined(separator: "\n"))\n--- now\n\(new.output.joined(separator: "\n"))"
      )
    }
    #expect(!isRecording, "recorded; read the difference, then run without RECORD")
  }

  @Test("something: there are golden files")
  func some() {
    #expect(GoldenTests.names.count >= 1)
  }
}
