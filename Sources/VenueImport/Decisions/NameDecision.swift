// Decides which column holds what people call a venue.

/// The decision which column is the name.
struct NameDecision {
  let column: Int?
  /// The column of what is there, such as *Tennis court*, where the name is that of a park with several such places.
  let kind: Int?
  /// Columns that name the place too, the best first, for records whose name is empty or says that there is none.
  var others: [Int] = []
  let decision: Decision
}

extension NameDecision {
  /// Names of the column, run together, the best first.
  private static let names =
    [
      "nomemplacement", "name", "nom", "naam", "navn", "namn", "nimi", "nome", "nombre",
      "nazwa", "nazev", "denominazione", "denominacion", "denominacio", "denominacao",
      "denomination",
      "bezeichnung", "title", "titre", "titel", "titulo", "label", "facilityname", "parkname",
      "assetname", "sitename", "venuename", "areaname", "sportscen", "sportscentre",
      "sportscenter", "facility", "anlage", "installation",
      "equipement", "einrichtung", "instalacion", "park", "parc", "parque", "site", "lieu",
      "sportstaette", "sportanlage", "spielplatz", "sporteinrichtung", "sportstatte", "objekt",
      "ime", "naziv", "heiti", "nafn", "nimetus", "pavadinimas", "nosaukums",
      "施設名", "施設名称", "시설명", "시설명칭", "명칭", "名稱", "名称", "場館名稱", "场馆名称", "場地名稱", "場地名", "公園名稱", "公园名称",
      "設施名稱", "设施名称",
    ] + ForeignColumns.names

  /// Words that a name of something else contains: of a street, a district, a person.
  private static let strangers: Set<String> = [
    "street", "road", "rue", "voie", "strasse", "commune", "city", "ville", "arrond",
    "arrondissement",
    "district", "neighbourhood", "neighborhood", "neighbourhoodname", "division", "user", "file",
    "school", "owner", "municipality", "municipalite", "region", "state", "country", "province",
    "dit", "layer", "contact", "quartier", "borough", "ward", "type", "url", "department", "old",
    "short", "class", "code", "id", "feature",
    "sport", "sports", "discipline",
  ]

  /// Whether a column is called as names are.
  static func isName(_ name: ColumnName) -> Bool { names.contains(name.joined) }

  /// Decides about a file by its sample; a column that is mostly empty serves no one.
  ///
  /// Where no column is called like a name, one whose texts look like names serves, besides those that are something else.
  /// Where the texts of the best column are kinds of places, as `isKind` tells, and another one names parks, that is the name.
  init(
    about sample: RecordSample, mapping: FieldMapping, besides excluded: Set<Int> = [],
    isKind: (String) -> Bool = { _ in false }, path: String
  ) throws(ImportError) {
    let columns = sample.facts.columns
    if let told = try mapping.places(of: .name, in: columns, path: path).first {
      column = told
      kind = nil
      decision = Self.decision(columns[told], "--map says so; \(Self.evidence(told, sample))")
      return
    }
    var candidates = Self.candidates(columns).filter {
      sample.filledCount($0) > 0 && !Self.isCount($0, sample)
    }
    // `kml_1`, `kml_2` name nothing where another column names places.
    if candidates.count > 1, Self.isNumbering(candidates[0], sample),
      let words = candidates.first(where: {
        Self.holdsWords($0, sample) && !Self.isNumbering($0, sample)
      })
    {
      candidates.removeAll { $0 == words }
      candidates.insert(words, at: 0)
    }
    if let parks = ParkColumns(among: candidates, of: sample, isKind: isKind) {
      column = parks.park
      kind = parks.isRepeating ? parks.kind : nil
      decision = parks.decision(columns)
      return
    }
    kind = nil
    if let numbering = candidates.first, Self.isNumbering(numbering, sample, isCode: true),
      let words = Self.columnOfNames(in: sample, besides: excluded.union(candidates))
    {
      column = words
      decision = Decision(
        subject: "name", choice: "the column \(columns[words])",
        evidence:
          "\(columns[numbering]) only numbers the rows; its texts differ in nearly every row",
        confidence: .assumed)
      return
    }
    if let named = candidates.first {
      column = named
      others = candidates.dropFirst().filter { other in
        let name = ColumnName(columns[other])
        return !name.contains(anyOf: Self.describing.union(Self.strangers))
          && !excluded.contains(other) && NameQualifiers.rank(of: name) < .body
      }
      decision = Self.decision(columns[named], Self.evidence(named, sample))
      return
    }
    column = Self.columnOfNames(in: sample, besides: excluded)
    decision =
      column.map {
        Decision(
          subject: "name", choice: "the column \(columns[$0])",
          evidence: "no column is named like a name; its texts differ in nearly every row",
          confidence: .assumed)
      }
      ?? Decision(subject: "name", choice: "none", evidence: "no column is named like a name")
  }

  /// The first column of short texts of several words that differ in nearly every row; `nil` where none is.
  private static func columnOfNames(
    in sample: RecordSample, besides excluded: Set<Int>
  ) -> Int? {
    sample.facts.columns.indices.first { column in
      let name = ColumnName(sample.facts.columns[column])
      guard !excluded.contains(column), column != sample.facts.spreadColumn,
        !name.contains(anyOf: strangers.union(describing)), !saysOtherwise(name)
      else { return false }
      let isPlace = placeWords.contains(name.joined)
      var texts: Set<String> = []
      var (filled, alike) = (0, 0)
      sample.forEachSpread(1000) { batch, row in
        guard case .text(let start, let end) = batch.cell(row, column) else { return }
        filled += 1
        guard end - start <= 80 else { return }
        let text = batch.string(batch.cell(row, column)).trimmed
        texts.insert(text)
        // *Marrara* in a column of ovals is one.
        if isLikeName(text) || isPlace && isWord(text) { alike += 1 }
      }
      return filled > 2 && filled * 10 >= min(1000, sample.recordCount) * 9
        && alike * 10 >= filled * 7 && texts.count * 10 >= filled * 9
    }
  }

  /// Whether a column is called *Nombre*, which is a number in French, and holds numbers.
  private static func isCount(_ column: Int, _ sample: RecordSample) -> Bool {
    guard ColumnName(sample.facts.columns[column]).joined == "nombre" else { return false }
    var isCount = true
    sample.forEachSpread(1000) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if !text.isEmpty, Double(text) == nil { isCount = false }
    }
    return isCount
  }

  /// Whether half of the texts of a column are of several words.
  private static func holdsWords(_ column: Int, _ sample: RecordSample) -> Bool {
    var (filled, alike) = (0, 0)
    sample.forEachSpread(1000) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if text.isEmpty { return }
      filled += 1
      if isLikeName(text) { alike += 1 }
    }
    return filled > 0 && alike * 2 >= filled
  }

  /// Whether all texts of a column are one word with a number behind it that no two share; by `isCode` the word
  /// must be a code such as `kml_1`, and not a name such as *Court 1*.
  private static func isNumbering(
    _ column: Int, _ sample: RecordSample, isCode: Bool = false
  ) -> Bool {
    var (words, numbers): (Set<Substring>, Set<Substring>) = ([], [])
    var filled = 0
    sample.forEachSpread(1000) { batch, row in
      let text = batch.string(batch.cell(row, column)).trimmed
      if text.isEmpty { return }
      filled += 1
      let word = text.reversed().drop { ("0"..."9").contains($0) }
      words.insert(text.prefix(word.count))
      numbers.insert(text.dropFirst(word.count))
    }
    guard filled > 1, words.count == 1, numbers.count == filled, !numbers.contains("") else {
      return false
    }
    return !isCode || words.allSatisfy { $0.hasSuffix("_") }
  }

  /// Words in the names of columns that describe, locate or date.
  private static let describing: Set<String> = [
    "address", "adresse", "adress", "direccion", "indirizzo", "location", "locationdescription",
    "description", "descr", "comment", "comments", "note", "notes", "remarks", "hours", "horaire",
    "horaires", "heures", "date", "updated", "web", "website", "email", "phone", "telephone",
    "link",
    "photo", "image", "coordinates", "coordonnees", "geom", "geometry", "shape", "amenities",
    "facilities", "activities", "directions", "information", "info", "weblink", "ubicacion",
    "amenity", "features", "services", "legal", "editor", "manager", "operator", "sector",
  ]

  /// Words for a place of sport: a column that is called so names places, where its texts differ.
  private static let placeWords: Set<String> = [
    "oval", "ovals", "reserve", "ground", "grounds", "stadium", "arena", "court", "field", "pitch",
    "rink", "pool", "centre", "center", "complex", "playground", "venue", "place", "stade",
    "terrain", "complexe", "piscine", "arene", "patinoire", "gymnase", "halle", "platz",
    "sportplatz", "stadion", "schwimmbad", "estadio", "cancha", "campo", "polideportivo", "piscina",
    "estadi", "pista", "stadio", "palestra", "sporthal", "sportpark", "veld", "zwembad", "hal",
    "hall", "idrottsplats", "idrettsplass", "kentta", "boisko", "basen", "hriste", "palya",
  ]

  /// Whether a column is called like an address, hours, sports or a kind, in any language.
  private static func saysOtherwise(_ name: ColumnName) -> Bool {
    let attributes: [VenueAttribute] = [.address, .phone, .website]
    return ForeignColumns.isStranger(name) || NameQualifiers.rank(of: name) == .person
      || attributes.contains { AttributeNames.of($0)?.match(.init(of: name)) != nil }
      || [ColumnRole.hours, .sport, .kind].contains { !$0.columns(among: [name]).isEmpty }
  }

  /// Whether a text has several words and begins with a letter, as names do and codes don't.
  private static func isLikeName(_ text: String) -> Bool {
    // `“The Den” Hill Park`
    guard let first = text.first(where: { !"“”«»„\"'‘’".contains($0) }), first.isLetter,
      text.contains(" ")
    else { return false }
    return !text.contains("://") && !text.contains("@") && !text.contains("{")
  }

  /// Whether a text is one word, and no code.
  private static func isWord(_ text: String) -> Bool {
    text.count > 3 && text.allSatisfy { $0.isLetter || "-'’.".contains($0) }
      && text != text.lowercased()
  }

  private static func decision(_ column: String, _ evidence: String) -> Decision {
    Decision(subject: "name", choice: "the column \(column)", evidence: evidence)
  }

  private static func evidence(_ column: Int, _ sample: RecordSample) -> String {
    "filled in \(sample.filledCount(column)) of \(sample.recordCount) rows"
  }

  private static func candidates(_ columns: [String]) -> [Int] {
    let names = columns.map { ColumnName($0) }
    let exact = Self.names.flatMap { wanted in names.indices.filter { names[$0].joined == wanted } }
      .filter { !StreetColumns.isStreet(names[$0]) }
    let words: Set<String> = [
      "name", "nom", "naam", "navn", "namn", "nome", "nombre", "label", "title", "titre",
    ]
    let ranks = names.map(NameQualifiers.rank)
    let withWord = names.indices.filter {
      names[$0].contains(anyOf: words.union(ForeignColumns.nameWords))
        && !StreetColumns.isStreet(names[$0]) && !names[$0].contains(anyOf: strangers)
        && !ForeignColumns.isStranger(names[$0])
    }
    let partly =
      withWord.filter { ranks[$0] == .current } + withWord.filter { ranks[$0] != .current }
    let runTogether = names.indices.filter { ForeignColumns.isRunTogetherName(names[$0]) }
    // `Denominazione impianto`, and compounds such as `anlaegsnavn` and `Anlagenname`.
    let formal = names.indices.filter { index in
      let name = names[index]
      return !name.contains(anyOf: strangers)
        && name.words.contains { word in
          word.hasPrefix("denomina") || word.hasPrefix("bezeichn") || word.hasPrefix("intitul")
            || (word.count >= 7
              && ["name", "navn", "namn", "naam", "nimi"].contains { word.hasSuffix($0) }
              && !strangers.contains { $0.count > 3 && word.hasPrefix($0) })
        }
    }
    // `name`, then `NAME_EN` and `Nom usuel de l'installation`, then `park` and the like.
    let plain = exact.filter {
      words.contains(names[$0].joined) || ["nomemplacement", "名稱", "名称"].contains(names[$0].joined)
    }
    var seen: Set<Int> = []
    let found = (plain + partly + exact + formal + runTogether)
      .filter { seen.insert($0).inserted && ranks[$0] != .person }
    // A name that the place had, or that of its club, serves where no other is.
    return [NameQualifiers.Rank.plain, .former, .body].flatMap { rank in
      found.filter { max(ranks[$0], .plain) == rank }
    }
  }
}
