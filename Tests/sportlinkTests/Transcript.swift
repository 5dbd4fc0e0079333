// A golden file: commands as a person types them, each followed by what it printed and, where it failed, its status.

import Foundation

/// Commands with what they print.
///
/// ```
/// $ sportlink nearest --near 91,0
/// ! sportlink: --near '91,0': latitude 91.0 is outside −90…90
/// ? 2
/// ```
///
/// Lines of standard error begin with `! `, a status other than 0 is `? N`. A line that begins with `#` is a remark.
struct Transcript {
  /// One command and everything that follows it up to the next.
  struct Step: Equatable {
    var remarks: [String]
    var command: String
    var output: [String]
  }

  var steps: [Step]
  var trailer: [String]

  init(text: String) {
    steps = []
    var remarks: [String] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("$ ") {
        steps.append(Step(remarks: remarks, command: String(line.dropFirst(2)), output: []))
        remarks = []
      } else if line.hasPrefix("#") || (line.isEmpty && !remarks.isEmpty) || steps.isEmpty {
        remarks.append(line)
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
    trailer = remarks
    for index in steps.indices {
      while steps[index].output.last == "" { steps[index].output.removeLast() }
    }
  }

  var text: String {
    var lines: [String] = []
    for step in steps {
      lines += step.remarks + ["$ " + step.command] + step.output
      if step != steps.last { lines.append("") }
    }
    return (lines + trailer).joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }
}
