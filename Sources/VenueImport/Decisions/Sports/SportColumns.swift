// Which columns speak of sports: by their names, and by what share of their values names one.

/// The columns of a file that speak of sports, the best first.
struct SportColumns {
  /// Columns whose name says that they name sports.
  var named: [Int] = []
  /// Columns that list what there is at a place: amenities, activities.
  var lists: [Int] = []
  /// Columns that say what kind of place it is.
  var kinds: [Int] = []
  /// Columns whose values alone say that they name sports or kinds of places; of each the share in percent.
  var recognised: [(column: Int, percent: Int)] = []
  /// The column of which some values are nothing but sports, and most are not known; of it the share in percent.
  var doubtful: (column: Int, percent: Int)?
  /// Columns of which a value names several sports: lists, known by their values alone.
  var valueLists: [(column: Int, percent: Int)] = []

  /// Names of columns that list what there is, run together.
  private static let listNames: Set<String> = [
    "amenities", "amenity", "facilities", "equipments", "equipements", "activites", "activities",
    "features", "parkfeatures", "parkamenities", "parkfacilities", "tags", "services",
    "instalaciones", "actividades", "angebote", "ausstattung", "faciliteter", "palvelut",
    "設施", "设施",
  ]
  /// Beginnings of words in names of columns that may say what a place is for; fewer values need to name a sport there.
  private static let likely = [
    "sport", "type", "typ", "activ", "amenit", "facilit", "equip", "install", "anlage", "disciplin",
    "usage", "use", "categor", "kategor", "class", "kind", "tag", "feature", "descr", "designation",
    "libelle", "nature", "infrastruct", "terrain", "field", "court", "actividad", "deport", "tipo",
    "clase", "instalacion", "filter", "filtre", "laji", "liikunta", "anlaeg", "idraet", "angebot",
    "nutzung",
  ]
  /// Words in names of columns that say something else, whatever their values look like.
  private static let strangers: Set<String> = [
    "address", "adresse", "adress", "direccion", "street", "rue", "road", "strasse", "voie", "url",
    "web", "website", "link", "lien", "email", "mail", "phone", "telephone", "tel", "owner",
    "proprietaire", "contact", "city", "ville", "commune", "stadt", "town", "district", "quartier",
    "arrondissement", "borough", "neighbourhood", "neighborhood", "region", "state", "country",
    "province", "photo", "image", "icon", "file", "user", "editor", "creator", "manager",
    "operator",
    "gestion", "nearest", "source", "quelle", "fuente", "kilde", "bron", "fonte", "websites",
    "surface", "school", "ecole", "notes", "note", "comment", "comments", "remarks",
    "location", "directions", "history", "access",
  ]

  /// Words in names of columns that hold proper names.
  private static let naming: Set<String> = [
    "name", "nom", "naam", "navn", "nombre", "nimi", "title", "titre", "label",
  ]
  /// A list whose cells are longer on average, in bytes, is prose, which speaks of what is around as well.
  private static let longestList = 150

  /// Looks at a file by its sample; `kind` is a column that is known to say what is there.
  init(
    about sample: RecordSample, besides excluded: Set<Int>, kind: Int? = nil,
    sports: (String) -> (keys: [String], isCovered: Bool)
  ) {
    let names = sample.facts.columns.map { ColumnName($0) }
    named = ColumnRole.sport.columns(among: names)
    // Tags of OpenStreetMap that speak of sports are columns of their own.
    let excluded = excluded.union([sample.facts.spreadColumn].compactMap(\.self))
    let byName = ([kind].compactMap(\.self) + ColumnRole.kind.columns(among: names))
      .filter { !named.contains($0) }
    lists = names.indices.filter { column in
      guard !excluded.contains(column), sample.meanLength(column) <= Self.longestList else {
        return false
      }
      if Self.listNames.contains(names[column].core) { return true }
      return byName.contains(column) && Self.isActivity(names[column])
        && SportCensus(of: column, in: sample, sports).isList
    }
    kinds = byName.filter { !lists.contains($0) }
    let known = Set(named + lists + kinds).union(excluded)
    guard !sample.facts.isOpenStreetMap else { return }
    for column in names.indices where !known.contains(column) {
      guard !names[column].contains(anyOf: Self.strangers) else { continue }
      let isLikely = Self.isLikely(names[column])
      let census = SportCensus(of: column, in: sample, sports)
      // A column of proper names hardly repeats any.
      guard
        isLikely || !names[column].contains(anyOf: Self.naming) || census.isRepeating
          || census.isList
      else { continue }
      guard census.isRecognised(isLikely: isLikely && !NameDecision.isName(names[column])) else {
        let isNaming = names[column].contains(anyOf: Self.naming)
        if census.isDoubtful, !isNaming, census.percent > doubtful?.percent ?? 0 {
          doubtful = (column, census.percent)
        }
        continue
      }
      if census.isList, sample.meanLength(column) <= Self.longestList {
        valueLists.append((column, census.percent))
      } else {
        recognised.append((column, census.percent))
      }
    }
    lists += valueLists.map(\.column)
    // What is called a type is one; a column known by its values alone may hold names, `Lincoln Playground`.
    let types = Set(
      recognised.filter { Self.isType(names[$0.column]) && $0.percent >= 50 }.map(\.column))
    func rank(_ found: (column: Int, percent: Int)) -> (Int, Int, Int) {
      (types.contains(found.column) ? 0 : 1, -found.percent, found.column)
    }
    recognised.sort { rank($0) < rank($1) }
    let siblings = Self.siblings(
      among: recognised.map(\.column), beside: named + valueLists.map(\.column), names)
    lists += siblings.sorted()
    recognised.removeAll { siblings.contains($0.column) }
  }

  /// Words of names that set columns of one kind apart: the sports of a place are those of all of them.
  private static let orders: Set<String> = [
    "primary", "secondary", "tertiary", "first", "second", "third", "main", "other", "others",
    "additional", "alternate", "summer", "winter", "spring", "fall", "autumn", "1st", "2nd", "3rd",
    "1", "2", "3", "4", "5", "principal", "secondaire", "autre", "autres", "ete", "hiver",
  ]

  /// The columns that are named like another one but for their order or season: `Summer Sport` and `Winter Sport`.
  private static func siblings(
    among columns: [Int], beside named: [Int], _ names: [ColumnName]
  ) -> Set<Int> {
    func kind(_ column: Int) -> String {
      let words = names[column].words.filter { !orders.contains($0) }
      let kind = words.joined()
      return kind.hasSuffix("s") ? String(kind.dropLast()) : kind
    }
    let kinds = Dictionary(grouping: columns + named, by: kind).filter { $0.value.count > 1 }
    return Set(
      columns.filter { names[$0].contains(anyOf: orders) && kinds[kind($0)] != nil })
  }

  /// Whether a column speaks of what people do there, which may be much, while a type is one thing.
  private static func isActivity(_ name: ColumnName) -> Bool {
    name.words.contains { word in
      ["activ", "aktivit", "attivit", "discipl", "equip", "amenit"].contains { word.hasPrefix($0) }
    }
  }

  /// Whether a column says what a place is: of what it has there may be toilets beside courts.
  static func isType(_ name: ColumnName) -> Bool {
    name.words.contains { word in
      [
        "typ", "facility", "kind", "categor", "kategor", "class", "asset", "faciliteitstyp",
        "soort",
      ]
      .contains { word.hasPrefix($0) }
        || [
          "typ", "type", "tipo", "art", "tyyppi", "facilitet", "anlage", "設施類型", "類型", "类型", "類別",
        ]
        .contains(word)
    }
  }

  private static func isLikely(_ name: ColumnName) -> Bool {
    name.words.contains { word in
      likely.contains { word.hasPrefix($0) }
        || ["typ", "type", "art", "sport", "sports", "tyyppi"]
          .contains { word.hasSuffix($0) }
    }
  }
}

/// What share of the values of a column names sports.
private struct SportCensus {
  private var values: [String: (isSport: Bool, isSpecific: Bool)] = [:]
  /// How many different values are nothing but a sport in particular.
  private var plainCount = 0
  /// How many different values name several sports.
  private var listCount = 0
  private var rows = 0
  private var rowsWithSport = 0
  /// Whether there was prose or an address of a page.
  private var isTooLong = false

  /// So many records are looked at.
  private static let depth = 400
  /// Longer texts are prose, which speaks of many things.
  private static let longest = 400

  init(
    of column: Int, in sample: RecordSample, _ sports: (String) -> (keys: [String], isCovered: Bool)
  ) {
    var census = SportCensus()
    sample.forEachSpread(Self.depth) { batch, row in
      census.add(batch.cell(row, column), batch, sports)
    }
    self = census
  }

  private init() {}

  private mutating func add(
    _ cell: Cell, _ batch: borrowing RecordBatch,
    _ sports: (String) -> (keys: [String], isCovered: Bool)
  ) {
    guard !isTooLong else { return }
    switch cell {
    case .text, .json: break
    case .absent, .integer, .real, .boolean: return
    }
    let bytes = batch.textBytes(cell)
    guard bytes.count <= Self.longest, bytes.place(of: "://") == nil else {
      isTooLong = true
      return
    }
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    guard !text.isEmpty else { return }
    rows += 1
    let known: (isSport: Bool, isSpecific: Bool)
    if let value = values[text] {
      known = value
    } else {
      let (found, isCovered) = sports(text)
      known = (!found.isEmpty, found.contains { !SportReading.isGeneric($0) })
      if known.isSpecific, isCovered { plainCount += 1 }
      values[text] = known
      let count = found.count(where: { !SportReading.isGeneric($0) })
      if count > 1, text.hasListMarks { listCount += 1 }
    }
    if known.isSport { rowsWithSport += 1 }
  }

  /// Whether values stand in two rows on average.
  var isRepeating: Bool { values.count * 2 <= rows }

  /// Whether the values are lists: half of them name sports, and a quarter of these several.
  var isList: Bool {
    percent >= 50 && listCount > 0 && listCount * 4 >= values.values.count { $0.isSport }
  }

  /// Whether two values at least are nothing but sports, and a fifth of all: the others may be sports that nobody knows.
  var isDoubtful: Bool { !isTooLong && plainCount >= 2 && plainCount * 5 >= values.count }

  /// How many of a hundred different values name a sport.
  var percent: Int {
    values.isEmpty ? 0 : values.values.count { $0.isSport } * 100 / values.count
  }

  /// Whether the column speaks of sports; a name that speaks for it makes up for half of the values.
  func isRecognised(isLikely: Bool) -> Bool {
    guard !isTooLong, values.values.contains(where: { $0.isSpecific }) else { return false }
    if isLikely { return percent >= 20 || rowsWithSport * 5 >= rows }
    return percent >= 50 && rowsWithSport >= min(3, (rows + 1) / 2)
  }
}

extension String {
  /// Whether marks or words part the text into items.
  fileprivate var hasListMarks: Bool {
    if contains(where: { ",;/|+&、，；".contains($0) || $0.isNewline }) { return true }
    let words = split(separator: " ")
    return words.contains { ["et", "and", "und", "y", "e", "og", "och", "en", "ja"].contains($0) }
  }
}

extension RecordSample {
  /// How many bytes the filled cells of a column have on average; 0 where none is filled.
  fileprivate func meanLength(_ column: Int) -> Int {
    var (count, bytes) = (0, 0)
    forEachSpread(400) { batch, row in
      let length = batch.textBytes(batch.cell(row, column)).count
      count += length > 0 ? 1 : 0
      bytes += length
    }
    return count == 0 ? 0 : bytes / count
  }
}
