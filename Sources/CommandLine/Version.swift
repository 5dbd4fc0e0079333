// What `--version` prints.

package enum Version {
  package static let text = "0.1.0"

  /// The lines of `--version`: the program, and whose data it holds.
  package static func lines(of program: String) -> String {
    "\(program) \(text)\nTime zone boundaries (c) OpenStreetMap contributors, ODbL 1.0"
  }
}
