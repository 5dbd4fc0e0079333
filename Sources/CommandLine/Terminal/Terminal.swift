// What the process is talking to: a person at a terminal or another program.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The streams of the process.
package enum Terminal {
  /// Whether standard output is read by a person.
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is read by a person.
  package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many columns standard output has: the terminal's, else `COLUMNS`, else 100.
  package static var width: Int {
    var size = winsize()
    if unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return environment("COLUMNS").flatMap { Int($0) }.map { max(40, min($0, 400)) } ?? 100
  }

  /// Whether colours and bold help: a terminal that is not dumb, and no `NO_COLOR`.
  package static var outputTakesStyle: Bool {
    outputIsTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// A text whose control characters, and those that turn its direction, are spaces: words of a file must not drive a terminal.
  package static func harmless(_ text: String) -> String {
    func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? " " : $0 }))
  }

  /// A variable of the environment.
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Writes one line to standard error.
  package static func complain(_ line: String) {
    StandardStream.write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }
}
