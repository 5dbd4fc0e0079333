// Where measurements go: lines on standard output while they are made, lines of JSON in a file, and a table at the end.

import Foundation

/// The measurements of a run.
final class Report {
  private let file: FileHandle?
  private(set) var measurements: [Measurement] = []

  struct NoFile: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter path: Where lines of JSON go, if anywhere.
  /// - Throws: `NoFile`.
  init(path: String?) throws {
    guard let path else {
      file = nil
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw NoFile(description: "can't write \(path)") }
    file = handle
  }

  /// Reads the lines of an earlier run.
  ///
  /// - Throws: `NoFile`.
  init(lines path: String) throws {
    file = nil
    guard let data = FileManager.default.contents(atPath: path) else {
      throw NoFile(description: "can't read \(path)")
    }
    measurements = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
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
