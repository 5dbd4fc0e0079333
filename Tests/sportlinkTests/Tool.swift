// The built commands, run as a shell runs them, in a folder of their own.

import Foundation

/// A folder with the built commands on the path.
struct Tool {
  let folder: URL

  /// Where the repository lies.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build put `sportlink` and `sportlink-import`: beside the running tests.
  static let binaries: URL = {
    let runner = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    var folder = runner.deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("sportlink").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sportlink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Data"),
      withDestinationURL: Tool.repository.appendingPathComponent("Data"))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a command did.
  struct Outcome {
    var output: String
    var error: String
    var status: Int32
  }

  /// Runs a line in bash.
  func run(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = Tool.binaries.path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    variables["COLUMNS"] = "100"
    variables["LC_ALL"] = "C.UTF-8"
    for (name, value) in environment { variables[name] = value }
    shell.environment = variables
    let outputFile = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errorFile = folder.appendingPathComponent(".error-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: outputFile.path, contents: nil)
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    shell.standardOutput = try FileHandle(forWritingTo: outputFile)
    shell.standardError = try FileHandle(forWritingTo: errorFile)
    shell.standardInput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    defer {
      try? FileManager.default.removeItem(at: outputFile)
      try? FileManager.default.removeItem(at: errorFile)
    }
    return Outcome(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      status: shell.terminationStatus)
  }

  /// A line with its durations and rates left out: they differ from run to run.
  static func withoutTimes(_ line: String) -> String {
    line.replacing(#/\([0-9.]+ s(, [0-9,]+ a second)?\)/#, with: "(… s)")
  }

  /// Runs every step of a transcript and returns it with what was printed now.
  func replay(_ transcript: Transcript) throws -> Transcript {
    var replayed = transcript
    for (index, step) in transcript.steps.enumerated() {
      let outcome = try run(step.command)
      var lines = outcome.output.isEmpty ? [] : outcome.output.components(separatedBy: "\n")
      if lines.last == "" { lines.removeLast() }
      lines += outcome.error.split(separator: "\n").map { "! " + $0 }
      if outcome.status != 0 { lines.append("? \(outcome.status)") }
      replayed.steps[index].output = lines.map(Tool.withoutTimes)
    }
    return replayed
  }
}
