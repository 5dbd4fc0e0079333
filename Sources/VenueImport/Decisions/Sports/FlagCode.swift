// What marks and numbers stand for in the yes-or-no columns of a file, which its other columns tell.

/// What stands for no in the columns of a file that are named after sports.
enum FlagCode: Hashable, Sendable {
  /// What stands for it anywhere.
  case plain
  /// Marks too that stand for yes elsewhere: hollow ones, since others are filled (○ beside ●), and crosses (X beside O).
  case denying(hollow: Bool, crosses: Bool)
  /// 1 or 2, which may be yes and no in either order.
  case unknownAnswers

  /// So many columns make it likely that numbers are answers: no file has every sport at every place.
  private static let fewestColumns = 3

  /// Finds out from what the columns of a file hold.
  init(of columns: [FlagCensus]) {
    let marks = columns.reduce(into: Set<String>()) { $0.formUnion($1.marks) }
    let isHollowNo =
      !marks.isDisjoint(with: FlagValue.hollowMarks)
      && !marks.isDisjoint(with: FlagValue.filledMarks)
    let isCrossNo = Self.crossesDeny(in: columns, marks)
    if isHollowNo || isCrossNo {
      self = .denying(hollow: isHollowNo, crosses: isCrossNo)
    } else if columns.count >= Self.fewestColumns, columns.allSatisfy(\.isOneOrTwo) {
      self = .unknownAnswers
    } else {
      self = .plain
    }
  }

  /// Whether a cross stands for no: another mark for yes stands beside it in one column, or in another one where
  /// no cell is empty.
  ///
  /// Among empty cells a cross is a mark like any other, and one column may have been ticked by another hand.
  private static func crossesDeny(in columns: [FlagCensus], _ marks: Set<String>) -> Bool {
    // *O* beside *N* is *oui*, *V* beside *F* is *vrai*.
    var ticks = FlagValue.ticks
    if !marks.isDisjoint(with: ["n", "non"]) { ticks.remove("o") }
    if !marks.isDisjoint(with: ["f", "faux", "falso"]) { ticks.remove("v") }
    let crossed = columns.filter { !$0.marks.isDisjoint(with: FlagValue.crosses) }
    if crossed.contains(where: { !$0.marks.isDisjoint(with: ticks) }) { return true }
    return !crossed.isEmpty && crossed.allSatisfy(\.isFull) && !marks.isDisjoint(with: ticks)
  }

  /// What to tell people of it.
  var evidence: String? {
    switch self {
    case .plain: nil
    case .denying(_, false): "a hollow mark stands for no beside a filled one"
    case .denying(false, true): "a cross stands for no beside another mark"
    case .denying(true, true): "a hollow mark and a cross stand for no beside a filled one"
    case .unknownAnswers:
      "every row holds 1 or 2 in each of them, which may be yes and no in either order: write yes and no for them"
    }
  }
}
