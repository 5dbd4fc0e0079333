// Where measurements go: lines on standard output while they are made, lines of JSON in a file, and a table at the end.

import Foundation

/// The measurements of a run.
final class Report {
  private let file: FileHandle?
  private(set) var measurements: [Measurement] = []

  struct Unwritable: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter path: Where lines of JSON go, if anywhere.
  /// - Throws: `Unwritable`.
  init(path: String?) throws {
    guard let path else {
      file = nil
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw Unwritable(description: "can't write \(path)") }
    file = handle
  }

  /// Reads the lines of an earlier run.
  init(lines path: String) throws {
    file = nil
    let text = try String(contentsOfFile: path, encoding: .utf8)
    measurements = text.split(separator: "\n").compactMap { line in
      Measurement(line: String(line))
    }
  }

  /// Notes a measurement.
  func add(_ fields: [(String, Field)]) {
    let measurement = Measurement(fields)
    measurements.append(measurement)
    print(measurement.json)
    file?.write(Data((measurement.json + "\n").utf8))
  }
}
