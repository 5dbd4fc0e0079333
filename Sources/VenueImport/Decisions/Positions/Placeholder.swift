// Pairs of numbers that tables write where no position is known.

enum Placeholder {
  /// Numbers that stand for nothing when both coordinates are the same: `-1, -1`, `99, 99`, `-9999, -9999`.
  private static let numbers: Set<Double> = [
    0, 1, 9, 99, 999, 9999, 99_999, 999_999, 9_999_999,
  ]

  /// Whether a pair stands for none wherever the other positions of its file lie.
  static func isOne(_ x: Double, _ y: Double) -> Bool {
    (x == y && numbers.contains(abs(x))) || (abs(x) == 180 && abs(y) == 90)
  }

  /// Whether a pair of degrees that lies far from all others stands for none: a pole, or whole numbers alike.
  static func isSuspect(_ x: Double, _ y: Double) -> Bool {
    abs(y) == 90 || (x == y && x == x.rounded()) || (abs(x) == 180 && y == y.rounded())
  }
}
