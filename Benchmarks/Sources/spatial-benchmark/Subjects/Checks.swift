// How many answers are wrong.

/// Wrong answers among those that were checked, by the ellipsoid and by the metric that the peer itself has.
struct Checks {
  private let checked: Int
  private let wrong: Int
  private let wrongOwn: Int?

  /// Asks for every answer; the second argument says which metric it is held against.
  init(_ checked: Int, own metric: Metric, _ isRight: (Int, Metric) throws -> Bool) rethrows {
    self.checked = checked
    wrong = try (0..<checked).count { index in try !isRight(index, .ellipsoid) }
    wrongOwn =
      metric == .ellipsoid ? nil : try (0..<checked).count { index in try !isRight(index, metric) }
  }

  /// As fields of a measurement.
  var fields: [(String, Field)] {
    let own: [(String, Field)] = wrongOwn.map { wrong in [("wrong_own", .count(wrong))] } ?? []
    return [("checked", .count(checked)), ("wrong", .count(wrong))] + own
  }
}
