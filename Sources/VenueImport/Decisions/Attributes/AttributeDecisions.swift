// Decides which columns hold what a venue is like: by their names and by what their cells say, never by one alone.

/// The decisions which columns hold attributes.
struct AttributeDecisions {
  /// The columns, in the order of `VenueAttribute`.
  private(set) var columns: [AttributeColumn] = []
  /// What was decided and why: what was found, what is called like an attribute and holds none, what was switched off.
  private(set) var decisions: [Decision] = []
  /// The attributes that a person switched off.
  private(set) var switchedOff: [VenueAttribute] = []

  /// What the columns are called.
  private let names: [ColumnName]
  /// Whether a column says what each row is.
  private let hasKinds: Bool
  /// Where the file is from.
  private let country: String?
  /// Whether the file is in Dutch.
  private var isDutch = false
  /// Whether the file is of a country where turf is grass.
  private var isTurfGrass = false
  /// Whether the file leaves cells empty, so that *None* is a word in it.
  private var saysNone = false

  /// Whether a file is of the Netherlands, or calls its columns in Dutch.
  private static func isDutch(_ names: [ColumnName], country: String?) -> Bool {
    if country == "NL" { return true }
    let words: Set<String> = [
      "ondergrond", "toplaag", "verharding", "naam", "adres", "plaats", "gemeente", "straat",
      "baan", "veld", "soort", "verlichting", "overdekt", "toegankelijk", "huisnummer",
    ]
    return names.count { $0.contains(anyOf: words) } >= 2
  }

  /// What `--map` has in place of a column, so that none is taken.
  static let off = "-"

  /// Decides about a file by its sample.
  ///
  /// - Parameters:
  ///   - sample: The first records.
  ///   - mapping: What a person says.
  ///   - excluded: Columns that are something else: positions, identifier, name, sports, hours.
  ///   - hasKinds: Whether a column says of each row what it is, so that a bare number beside it may count that.
  ///   - country: Where the file is from, for the order in addresses.
  ///   - path: The file, for errors.
  /// - Throws: `ImportError.noSuchColumn` where `--map` names a column that is not there.
  /// - Complexity: O(*r*) for each column whose name fits, where *r* is the number of sampled rows.
  init(
    about sample: RecordSample, mapping: FieldMapping, besides excluded: Set<Int>,
    hasKinds: Bool = false,
    country: String?, path: String
  ) throws(ImportError) {
    let columns = sample.facts.columns
    names = columns.map { ColumnName($0) }
    self.country = country
    self.hasKinds = hasKinds
    isDutch = Self.isDutch(names, country: country)
    isTurfGrass = country == "AU" || country == "NZ"
    saysNone = columns.indices.contains { sample.filledCount($0) < sample.recordCount }
    let spellings = columns.map { AttributeNames.Spelling($0) }
    var told: [VenueAttribute: [Int]] = [:]
    for attribute in VenueAttribute.allCases {
      if mapping.columns[attribute.field] == [Self.off] { continue }
      let places = try mapping.places(of: attribute.field, in: columns, path: path)
      if !places.isEmpty { told[attribute] = places }
    }
    // Tags of OpenStreetMap are these attributes already.
    let isFound = !sample.facts.isOpenStreetMap
    var taken = excluded.union(told.values.joined())
    for attribute in VenueAttribute.allCases {
      if let places = told[attribute] {
        add(told: places, as: attribute, sample)
      } else if mapping.columns[attribute.field] == [Self.off] {
        switchedOff.append(attribute)
        decisions.append(
          Decision(
            subject: attribute.key, choice: "none", evidence: "--map says so", confidence: .told))
      } else if isFound {
        find(attribute, spellings, sample, besides: &taken)
      }
    }
  }

  private mutating func add(
    told places: [Int], as attribute: VenueAttribute, _ sample: RecordSample
  ) {
    let raw = sample.facts.columns
    let match = places.first.flatMap { place in
      AttributeNames.of(attribute)?.match(AttributeNames.Spelling(raw[place]))
    }
    var column = AttributeColumn(
      attribute: attribute, columns: places, isInverted: match?.isInverted ?? false)
    adapt(&column, sample)
    let census = AttributeCensus(column, in: sample)
    columns.append(column)
    decisions.append(
      Decision(
        subject: attribute.key, choice: Self.choice(places, raw),
        evidence: "--map says so; \(census.evidence)", confidence: .told))
  }

  /// Tells a column what words mean in this file.
  private func adapt(_ column: inout AttributeColumn, _ sample: RecordSample) {
    column.isDutch = isDutch
    column.isTurfGrass = isTurfGrass
    column.saysNone = saysNone && [.lit, .fee].contains(column.attribute)
    guard column.attribute.isYesOrNo, let place = column.columns.first else { return }
    if let sides = NamedSides.words(of: names[place], column.attribute) {
      column.sides = sides
    } else {
      column.saysOui = FrenchAnswers.areIn(
        place, of: column.attribute, names, country: country, sample)
    }
  }

  /// Takes the first column whose name and cells fit; else tells the first whose name fits, with what it holds.
  private mutating func find(
    _ attribute: VenueAttribute, _ spellings: [AttributeNames.Spelling], _ sample: RecordSample,
    besides taken: inout Set<Int>
  ) {
    let raw = sample.facts.columns
    var refused: (column: AttributeColumn, reason: String)?
    var candidates = Self.candidates(
      attribute, names, spellings, raw, besides: taken,
      mayCount: hasKinds && !names.contains { ForeignColumns.isStreet($0) })
    if attribute == .address,
      let places = StreetColumns.find(among: names, besides: taken, country: country)
    {
      candidates.append(AttributeColumn(attribute: attribute, columns: places))
    }
    if candidates.isEmpty, attribute == .indoor,
      let place = NamedSides.column(of: attribute, in: sample, besides: taken)
    {
      candidates.append(AttributeColumn(attribute: attribute, columns: [place]))
    }
    for var column in candidates {
      adapt(&column, sample)
      let census = AttributeCensus(column, in: sample)
      if let reason = census.refusal {
        if refused == nil, census.filled > 0 { refused = (column, reason) }
        continue
      }
      columns.append(column)
      taken.formUnion(column.columns)
      let isPlain = column.columns.count == 1 && raw[column.columns[0]] == attribute.key
      let isSure = isPlain && census.understood == census.filled
      decisions.append(
        Decision(
          subject: attribute.key, choice: Self.choice(column.columns, raw),
          evidence: census.evidence
            + (column.isInverted ? "; its name says the contrary, so a yes is a no" : ""),
          confidence: isSure ? .certain : .likely))
      return
    }
    guard let refused else { return }
    let name = raw[refused.column.columns[0]]
    decisions.append(
      Decision(
        subject: attribute.key, choice: "none",
        evidence: "\(name) is called like it, but \(refused.reason)", confidence: .likely))
  }

  private static func choice(_ places: [Int], _ columns: [String]) -> String {
    let names = places.map { columns[$0] }.joined(separator: ", ")
    return places.count == 1 ? "the column \(names)" : "the columns \(names)"
  }

  /// The columns whose names fit, the best first.
  private static func candidates(
    _ attribute: VenueAttribute, _ names: [ColumnName], _ spellings: [AttributeNames.Spelling],
    _ raw: [String], besides taken: Set<Int>, mayCount: Bool
  ) -> [AttributeColumn] {
    let known = AttributeNames.of(attribute)
    var found: [(rank: Int, column: AttributeColumn)] = []
    for place in names.indices where !taken.contains(place) {
      let spoken =
        attribute == .courts
        ? CourtNames.rank(names[place]) ?? (mayCount ? CourtNames.bareRank(names[place]) : nil)
        : NamedSides.words(of: names[place], attribute).map { _ in Int.max }
      let named = spoken.map { AttributeNames.Match(rank: $0, isInverted: false) }
      guard let match = known?.match(spellings[place]) ?? named else { continue }
      // `No_Lights` says the contrary of `Lights`, unless it counts.
      if names[place].words.first == "no", attribute.isYesOrNo { continue }
      if attribute == .address, StreetColumns.isNumber(names[place]) { continue }
      // A column that is called what the key is comes first, then those that mean it in the plainest words.
      let rank = raw[place] == attribute.key ? -1 : match.rank
      var column = AttributeColumn(
        attribute: attribute, columns: [place], isInverted: match.isInverted)
      column.isQuantity = attribute == .courts && CourtNames.isQuantity(names[place])
      found.append((rank, column))
    }
    return found.sorted { ($0.rank, $0.column.columns[0]) < ($1.rank, $1.column.columns[0]) }
      .map(\.column)
  }
}
