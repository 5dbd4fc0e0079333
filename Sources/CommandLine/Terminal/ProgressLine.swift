// One line on standard error that shows long work moving; silent where nobody watches.

/// A progress line: what is done, how fast, and how long it will take.
package struct ProgressLine {
  private let label: String
  private let noun: String
  private let isShown: Bool
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - label: What is being done.
  ///   - noun: What is being counted, in the plural.
  package init(_ label: String, noun: String) {
    self.label = label
    self.noun = noun
    isShown = Terminal.errorIsTerminal
    start = .now
    lastShown = start
  }

  /// Shows the line, at most ten times a second.
  ///
  /// - Parameters:
  ///   - count: How many are done.
  ///   - fraction: The share of the work that is done, 0…1, if it is known.
  package mutating func update(count: Int, fraction: Double?) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - lastShown > .milliseconds(100) else { return }
    lastShown = now
    let elapsed = (now - start) / .seconds(1)
    var text = "\(label): \(NumberText.grouped(count)) \(noun)"
    text += ", \(NumberText.grouped(Int(Double(count) / elapsed)))/s"
    if let fraction, fraction > 0.01 {
      let left = Int((elapsed * (1 - fraction) / fraction).rounded(.up))
      text +=
        ", \(Int(fraction * 100)) %, \(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left"
    }
    StandardStream.write(Array("\r\u{1B}[K\(text)".utf8), to: 2)
  }

  /// Clears the line.
  package func finish() {
    guard isShown else { return }
    StandardStream.write(Array("\r\u{1B}[K".utf8), to: 2)
  }
}
