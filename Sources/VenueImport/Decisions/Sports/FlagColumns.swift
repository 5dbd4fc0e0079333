// Columns that are named after a sport and say yes or no, or how many courts there are.

/// A column named after a sport.
struct FlagColumn: Hashable, Sendable {
  /// The column.
  let column: Int
  /// The sports that its name names.
  let sports: [String]
  /// Its name without languages and numbers: columns in two languages count the same courts.
  let kind: String
  /// Whether its numbers count courts; else they are 1 for yes.
  let isCounting: Bool
  /// Whether any text says that the sport is there: `Full court`; else unknown words say nothing.
  let takesText: Bool
  /// Whether it speaks of some courts only, so that its no leaves the others: `Lighted tennis courts`.
  let isPart: Bool
  /// What its marks and numbers stand for.
  let code: FlagCode
}

/// Finds the columns that are named after sports.
struct FlagColumns {
  /// The columns, in the order of the file.
  private(set) var found: [FlagColumn] = []
  /// Columns among them that hold flags too, and whose names nobody knows.
  private(set) var unknown: [Int] = []

  /// So many columns named after nothing but a sport make others likely whose names say more.
  private static let fewestOfTheKind = 3
  /// So many records are looked at.
  static let depth = 2000

  /// Looks at a file by its sample.
  init(
    about sample: RecordSample, besides excluded: Set<Int>,
    sports: (String) -> (keys: [String], isCovered: Bool)
  ) {
    var named: [(column: Int, heading: SportHeading)] = []
    for (column, name) in sample.facts.columns.enumerated() where !excluded.contains(column) {
      if let heading = SportHeading(name, sports: sports) { named.append((column, heading)) }
    }
    let isTable = named.count { $0.heading.isCovered } >= Self.fewestOfTheKind
    let censuses = named.map { FlagCensus(of: $0.column, in: sample) }
    let code = FlagCode(of: censuses)
    for ((column, heading), census) in zip(named, censuses) where heading.isCovered || isTable {
      if heading.beginsWithNo, census.affirmed > 0 { continue }
      let mayBeText = heading.isCovered && isTable
      guard census.isFlag || (mayBeText && census.isText) else { continue }
      found.append(
        FlagColumn(
          column: column, sports: heading.sports,
          kind: ColumnName(sample.facts.columns[column]).core,
          isCounting: !heading.isPart && code != .unknownAnswers
            && (census.isCounting || heading.isCounted),
          takesText: mayBeText && census.isDescribing, isPart: heading.isPart, code: code))
    }
    if isTable, !found.isEmpty {
      unknown = Self.unknown(
        in: sample, besides: excluded.union(named.map(\.column)), code, sports)
    }
  }
}

extension FlagColumns {
  /// The columns of flags that may be named after sports in words that nobody knows.
  private static func unknown(
    in sample: RecordSample, besides excluded: Set<Int>, _ code: FlagCode,
    _ sports: (String) -> (keys: [String], isCovered: Bool)
  ) -> [Int] {
    sample.facts.columns.indices.filter { column in
      let name = sample.facts.columns[column]
      guard !excluded.contains(column), !SportHeading.describes(name) else { return false }
      // What the vocabulary knows to be no sport needs no mention.
      let reading = sports(name)
      guard !reading.isCovered || !reading.keys.isEmpty else { return false }
      let census = FlagCensus(of: column, in: sample)
      return census.isFlag && census.hasDenials(code)
    }
  }
}

/// What the cells of a column say as flags.
struct FlagCensus {
  private var rows = 0
  private var filled = 0
  /// The short texts among its flags, in lower case: marks and letters.
  private(set) var marks: Set<String> = []
  private(set) var affirmed = 0
  private var denied = 0
  private var flags = 0
  private var counts: [Int: Int] = [:]
  private var shortTexts = 0
  private var texts: Set<String> = []

  init(of column: Int, in sample: RecordSample) {
    sample.forEachSpread(FlagColumns.depth) { batch, row in
      let cell = batch.cell(row, column)
      let value = FlagValue(cell, in: batch)
      rows += 1
      switch value {
      case .absent: return
      case .other:
        let text = batch.string(cell)
        if text.utf8.count <= 80 { shortTexts += 1 }
        if texts.count < 1000 { texts.insert(text) }
      case .count(let count):
        flags += 1
        counts[count, default: 0] += 1
      case .yes:
        flags += 1
        affirmed += 1
        addMark(cell, batch)
      case .no:
        flags += 1
        denied += 1
        addMark(cell, batch)
      }
      filled += 1
    }
  }

  private mutating func addMark(_ cell: Cell, _ batch: borrowing RecordBatch) {
    guard case .text(let start, let end) = cell, end - start <= 8 else { return }
    marks.insert(batch.string(cell).trimmed.lowercased())
  }

  /// Whether nearly all cells are flags, and the numbers are no identifiers.
  var isFlag: Bool {
    guard filled > 0, flags * 10 >= filled * 9 else { return false }
    let numbers = counts.values.reduce(0, +)
    return numbers <= 10 || counts.count * 2 <= numbers
  }

  /// Whether every row holds 1 or 2, and both occur, in ten rows at least.
  var isOneOrTwo: Bool {
    rows >= 10 && counts.count == 2 && (counts[1] ?? 0) + (counts[2] ?? 0) == rows
  }

  /// Whether no cell is empty.
  var isFull: Bool { filled == rows }

  /// Whether the column says no somewhere, as a column of yes and no does and one of numbers hardly.
  func hasDenials(_ code: FlagCode) -> Bool {
    if case .denying(_, crosses: true) = code, !marks.isDisjoint(with: FlagValue.crosses) {
      return true
    }
    return denied > 0
  }

  /// Whether numbers count courts.
  var isCounting: Bool { counts.keys.contains { $0 > 1 } }

  /// Whether cells are short texts that repeat, or stand in few rows.
  var isText: Bool {
    filled > 0 && (flags + shortTexts) * 10 >= filled * 9
      && (texts.count <= 12 || texts.count * 3 <= filled)
  }

  /// Whether texts describe what is there, as `Full court` does, and are no flags in words that nobody knows.
  ///
  /// Where nothing else says that a sport is missing, or a yes stands against one other word, that word may be a no.
  var isDescribing: Bool {
    guard denied > 0 || filled < rows else { return false }
    if affirmed > 0, denied == 0, texts.count <= 1 { return false }
    let isPair = texts.count == 2 && texts.allSatisfy { !$0.contains(" ") }
    return !(isPair && denied == 0 && filled * 2 > rows)
  }
}

extension RecordSample {
  /// Hands at most `count` records to a body, spread evenly over the sample.
  func forEachSpread(_ count: Int, _ body: (borrowing RecordBatch, Int) -> Void) {
    let step = max(1, recordCount / max(1, count))
    var place = 0
    for batch in batches {
      while place < batch.rowCount {
        body(batch, place)
        place += step
      }
      place -= batch.rowCount
    }
  }
}
