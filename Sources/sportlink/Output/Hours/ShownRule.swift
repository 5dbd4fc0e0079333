// One rule of a value as it is shown beside other things.

import OpeningHours

extension Schedule {
  /// The most letters of a rule that are shown: a value of one rule may have thousands.
  private static let mostLetters = 100

  /// The text of a rule, shortened where it is long; `nil` if there is no such rule.
  func shownRule(_ index: Int) -> String? {
    ruleText(index).map { text in
      text.count <= Schedule.mostLetters ? text : text.prefix(Schedule.mostLetters - 1) + "…"
    }
  }
}
