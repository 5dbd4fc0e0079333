// Decides where a record says which sports are played there.

internal import GeoPrimitives

/// A column of flags among those of sports, whose name nobody knows.
struct UnknownFlag: Hashable, Sendable {
  let column: Int
  let name: String
  let code: FlagCode
}

/// Where the sports of a record stand.
struct SportSource: Hashable, Sendable {
  /// The sports that a person gives to all records; nothing else counts then.
  var constant: [String]?
  /// Columns that name sports, each a list.
  var named: [Int] = []
  /// Columns named after a sport that say yes or no, or how many.
  var flags: [FlagColumn] = []
  /// Columns of flags beside these whose names nobody knows, and the names.
  var unknownFlags: [UnknownFlag] = []
  /// Columns that list what there is; what they name is added to what others say.
  var lists: [Int] = []
  /// Columns that may speak of sports; the first that names one in particular, counts.
  var spoken: [Int] = []
  /// The column of the name, which counts where all others are silent.
  var name: Int?
  /// The column of the name, whether or not it names sports: it may deny what others say.
  var witness: Int?
  /// The column that says how things stand with the place: `STATUS` is *Proposed*.
  var standing: Int?
  /// Columns that say what a place is, rather than what it has: it may be a car park.
  var types: [Int] = []
  /// What the name of the file or the layer says of every record.
  var title: SportTitle?

  /// Whether no column speaks of sports.
  var isSilent: Bool { named.isEmpty && flags.isEmpty && lists.isEmpty && spoken.isEmpty }

  /// The columns that speak of sports without being named for it.
  var hasOthers: Bool {
    !spoken.isEmpty || !lists.isEmpty || !flags.isEmpty || name != nil || title != nil
  }
}

/// The decision where the sports stand.
struct SportDecision {
  let source: SportSource
  let decision: Decision
}

extension SportDecision {
  /// What is known of a file before its sports are looked for.
  struct Setting {
    /// The sports that a person gives to all records.
    var constant: [String]?
    /// The column of the name.
    var name: Int?
    /// The column of what is there, where it is a part of the name.
    var kind: Int?
    /// Columns that are something else: positions, the identifier.
    var excluded: Set<Int> = []
    /// Names of the file and its layer, the closest first.
    var titles: [String] = []
    /// The sports in the name of a column or a file, and whether it says nothing else.
    var heading: (String) -> (keys: [String], isCovered: Bool)
    /// Whether a text is one term of the vocabulary.
    var isTerm: (String) -> Bool = { _ in false }
    /// The middle of the data.
    var center: Position?
    /// The file, for errors.
    var path: String
  }

  /// Decides about a file by its sample.
  init(
    about sample: RecordSample, mapping: FieldMapping, _ setting: Setting,
    reader: inout TextReader<SportReading>
  ) throws(ImportError) {
    if let constant = setting.constant {
      self.init(
        source: SportSource(constant: constant),
        decision: Decision(
          subject: "sports", choice: constant.joined(separator: ", "), evidence: "--sport says so"))
      return
    }
    let columns = sample.facts.columns
    let told = try mapping.places(of: .sport, in: columns, path: setting.path)
    guard told.isEmpty else {
      self.init(told: told, about: sample, setting, &reader)
      return
    }
    let interpret = { (text: String) in setting.heading(text).keys }
    var excluded = setting.excluded
    let found = SportColumns(
      about: sample, besides: excluded.union(Self.names(like: setting.name, columns)),
      kind: setting.kind, sports: setting.heading)
    excluded.formUnion(found.named + found.kinds + [setting.name].compactMap(\.self))
    let flagColumns = FlagColumns(about: sample, besides: excluded, sports: setting.heading)
    let flags = flagColumns.found
    var source = SportSource(named: found.named, flags: flags)
    source.witness = setting.name
    source.standing = StandingWords.column(among: columns.map { ColumnName($0) })
    let flagged = Set(flags.map(\.column))
    var counts = SportCounts(sample)
    func speaks(_ column: Int) -> Bool {
      !flagged.contains(column) && counts.count(column, &reader) > 0
    }
    source.lists = found.lists.filter(speaks)
    let spoken = Set(found.kinds + found.recognised.map(\.column) + found.lists)
    source.unknownFlags = flagColumns.unknown.filter { !spoken.contains($0) }.map {
      UnknownFlag(
        column: $0, name: columns[$0].shortened, code: flags.first?.code ?? .plain)
    }
    source.spoken = found.kinds.filter(speaks) + found.recognised.map(\.column).filter(speaks)
    if let doubtful = found.doubtful, source.isSilent, speaks(doubtful.column) {
      source.spoken = [doubtful.column]
    }
    source.types = columns.indices.filter {
      !setting.excluded.contains($0) && $0 != setting.name && !flagged.contains($0)
        && SportColumns.isType(ColumnName(columns[$0]))
    }
    source.name = setting.name.flatMap { speaks($0) ? $0 : nil }
    for column in source.named { _ = counts.count(column, &reader) }
    let knowledge = SportTitle.Knowledge(
      sports: interpret, isTerm: setting.isTerm, center: setting.center)
    if let title = SportTitle(of: setting.titles, knowledge),
      counts.agree(on: title.sports, source, &reader)
    {
      source.title = title
    }
    self.init(source: source, decision: Self.decision(source, counts, found))
  }

  /// Takes the columns that a person names; one that is named after a sport and holds flags is read so.
  private init(
    told: [Int], about sample: RecordSample, _ setting: Setting,
    _ reader: inout TextReader<SportReading>
  ) {
    let others = Set(sample.facts.columns.indices).subtracting(told)
    let flags = FlagColumns(about: sample, besides: others, sports: setting.heading).found
    let flagged = Set(flags.map(\.column))
    var source = SportSource(named: told.filter { !flagged.contains($0) }, flags: flags)
    source.witness = setting.name
    source.standing = StandingWords.column(
      among: sample.facts.columns.map { ColumnName($0) })
    var counts = SportCounts(sample)
    for column in told { _ = counts.count(column, &reader) }
    self.init(source: source, decision: Self.decision(source, counts, nil))
  }

  /// The column of the name and those of the same name in other languages, `Name_en` and `Name_cn`.
  private static func names(like name: Int?, _ columns: [String]) -> Set<Int> {
    guard let name else { return [] }
    let core = ColumnName(columns[name]).core
    return Set(columns.indices.filter { $0 == name || ColumnName(columns[$0]).core == core })
  }

  private static func decision(
    _ source: SportSource, _ counts: SportCounts, _ found: SportColumns?
  ) -> Decision {
    let columns = counts.sample.facts.columns
    let used = source.named + source.lists + source.spoken + [source.name].compactMap(\.self)
    let isDoubtful = found?.doubtful.map { source.spoken == [$0.column] } ?? false
    var choices: [String] = []
    var evidence: [String] = []
    if !used.isEmpty {
      choices.append("the columns " + used.map { columns[$0] }.joined(separator: ", "))
      evidence.append(
        used.map { "\(columns[$0]) in \(counts.counts[$0] ?? 0)" }.joined(separator: ", ")
          + " of \(counts.sample.recordCount) rows")
    }
    let byValues =
      (found?.valueLists ?? []).filter { source.lists.contains($0.column) }
      + ((found?.recognised ?? []) + [found?.doubtful].compactMap(\.self))
      .filter { source.spoken.contains($0.column) }
    if !byValues.isEmpty {
      evidence.append(
        byValues.map { "\($0.percent) % of the values of \(columns[$0.column])" }
          .joined(separator: ", ") + " name sports")
    }
    if !source.flags.isEmpty {
      let shown = source.flags.prefix(12).map { columns[$0.column] }.joined(separator: ", ")
      let rest = source.flags.count > 12 ? " and \(source.flags.count - 12) more" : ""
      choices.append("the yes-or-no columns \(shown)\(rest)")
      evidence.append("they are named after sports and hold nothing but flags or counts")
      if let code = source.flags.first?.code.evidence { evidence.append(code) }
    }
    if let title = source.title {
      choices.append(
        "the name “\(title.name)” (\(title.sports.joined(separator: ", "))) where columns name no sport"
      )
      if used.isEmpty, source.flags.isEmpty { evidence.append("no column names a sport") }
    }
    return Decision(
      subject: "sports", choice: choices.isEmpty ? "none" : choices.joined(separator: "; "),
      evidence: evidence.isEmpty ? "no column names a sport" : evidence.joined(separator: "; "),
      confidence: isDoubtful || (used.isEmpty && source.flags.isEmpty && source.title != nil)
        ? .likely : .certain)
  }
}

/// In how many records of a sample columns speak of sports.
private struct SportCounts {
  let sample: RecordSample
  private(set) var counts: [Int: Int] = [:]

  init(_ sample: RecordSample) { self.sample = sample }

  /// In how many records of the sample a column speaks of a sport.
  mutating func count(_ column: Int, _ reader: inout TextReader<SportReading>) -> Int {
    if let known = counts[column] { return known }
    var count = 0
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        count += reader.read(batch.cell(row, column), in: batch).sports.isEmpty ? 0 : 1
      }
    }
    counts[column] = count
    return count
  }

  /// Whether the columns that name sports in particular name one of these too in half of the records at least.
  func agree(
    on sports: [String], _ source: SportSource, _ reader: inout TextReader<SportReading>
  ) -> Bool {
    var unnamed = source
    unnamed.name = nil
    unnamed.title = nil
    let rows = SportRows(unnamed)
    var (speaking, agreeing) = (0, 0)
    for batch in sample.batches {
      for row in 0..<batch.rowCount {
        let found = rows.read(batch, row, &reader).reading.sports
        guard found.contains(where: { !SportReading.isGeneric($0) }) else { continue }
        speaking += 1
        // A wading pool is one of the pools.
        if sports.contains(where: found.contains)
          || (sports == ["swimming"] && found.contains("splash_pad"))
        {
          agreeing += 1
        }
      }
    }
    return agreeing * 2 >= speaking
  }
}
