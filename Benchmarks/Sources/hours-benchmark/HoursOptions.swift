// What to measure, and on which values.

import Foundation

struct HoursOptions {
  var jsonPath: String?
  var valuesPath: String?
  var rounds = 7
  var questions = ["parse", "state", "next", "memory"]

  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Unknown(description: "\(option) what?") }
      switch option {
      case "--json": jsonPath = value
      case "--ask": questions = value.split(separator: ",").map(String.init)
      case "--values": valuesPath = value
      case "--rounds": rounds = max(Int(value) ?? rounds, 1)
      default: throw Unknown(description: "unknown option \(option)")
      }
    }
  }

  /// What the values are called in the report: the file's name without its extension.
  var dataset: String {
    guard let valuesPath else { return "hours" }
    return URL(fileURLWithPath: valuesPath).deletingPathExtension().lastPathComponent
  }

  /// The values: a line each, or the member `v` of JSON lines.
  func values() throws -> [String] {
    let path = valuesPath ?? "Data/hours.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    guard path.hasSuffix(".jsonl") else { return lines }
    return try lines.compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["v"] as? String
    }
  }
}
