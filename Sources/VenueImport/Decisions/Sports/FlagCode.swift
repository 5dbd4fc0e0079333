// What marks and numbers stand for in the yes-or-no columns of a file, which its other columns tell.

/// What stands for no in the columns of a file that are named after sports.
enum FlagCode: Hashable, Sendable {
  /// What stands for it anywhere.
  case plain
  /// A hollow mark too, since others are filled: ○ beside ●.
  case hollowIsNo
  /// 1 or 2, which may be yes and no in either order.
  case unknownAnswers

  /// So many columns make it likely that numbers are answers: no file has every sport at every place.
  private static let fewestColumns = 3

  /// Finds out from what the columns of a file hold.
  init(of columns: [FlagCensus]) {
    if columns.contains(where: \.hasHollow), columns.contains(where: \.hasFilled) {
      self = .hollowIsNo
    } else if columns.count >= Self.fewestColumns, columns.allSatisfy(\.isOneOrTwo) {
      self = .unknownAnswers
    } else {
      self = .plain
    }
  }

  /// What to tell people of it.
  var evidence: String? {
    switch self {
    case .plain: nil
    case .hollowIsNo: "a hollow mark stands for no beside a filled one"
    case .unknownAnswers:
      "every row holds 1 or 2 in each of them, which may be yes and no in either order: write yes and no for them"
    }
  }
}
