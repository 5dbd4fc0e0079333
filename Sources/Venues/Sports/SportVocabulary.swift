// The names of sports in the languages of the world's files, and the questions asked of them.

/// The names that people and cities give to sports, and the keys they stand for.
///
/// Case, accents, plurals, hyphens, underscores and apostrophes do not matter: `Tennis`, `TENNIS COURTS`, `court de tennis` and
/// `Tennisplätze` all name `tennis`. The table is `Vocabulary/sports.tsv`; *Sports* in the documentation says how it reads.
///
/// ```swift
/// let vocabulary = SportVocabulary.standard
/// vocabulary.lookup("patin à roulettes")                       // roller_skating
/// vocabulary.sports(inText: "Rugby / Soccer", country: "CA")   // [rugby_union, soccer]
/// vocabulary.sports(inText: "Football", country: "US")         // [american_football]
/// ```
public struct SportVocabulary: Sendable {
  /// The vocabulary that ships with SportLink; parsed once, at first use, in well under a millisecond.
  public static let standard = SportVocabulary(table: PackageResources.sports_tsv)

  /// Every sport and leisure kind of the vocabulary, in the order of its table.
  public let sports: [Sport]

  let terms: TermTable
  let table: [UInt8]
  /// Where a sport's French, English and German names lie in the table.
  private let names: [[Range<Int>?]]
  private let searched: [[Int16]]
  let numbers: [String: Int16]

  init(table: [UInt8]) {
    let reader = VocabularyReader(table)
    self.table = table
    sports = reader.sports
    terms = reader.terms
    names = reader.names
    searched = reader.searched
    numbers = reader.numbers
  }

  /// The sport that a name stands for, or `nil` if the vocabulary does not know it.
  ///
  /// A name in free words is understood too, if it names one sport and nothing else: *Salle ou terrain de badminton*. Where a
  /// name stands for several sports, such as Québec's *balle*, the first is meant; ``searchKeys(forName:country:)`` gives all.
  ///
  /// - Parameters:
  ///   - name: A key or a name in any language of the table.
  ///   - country: The ISO 3166-1 code of the country where the name is used, which decides what *football* means. Without one
  ///     *football* is soccer, and *hockey* is the key `hockey`, which stands for every kind.
  /// - Returns: The sport.
  /// - Complexity: O(length), about a microsecond for a name.
  public func lookup(_ name: String, country: String? = nil) -> Sport? {
    readings(of: name, in: CountryCode(country)).first
  }

  /// The sport of a stored value: what ``lookup(_:country:)`` finds, or a sport of its own whose key is the folded name.
  ///
  /// - Parameters:
  ///   - name: Such as `Soccer`, or `Quidditch`, whose key becomes `quidditch`.
  ///   - country: The ISO 3166-1 code of the country where the name is used.
  /// - Returns: A sport, always.
  public func sport(named name: String, country: String? = nil) -> Sport {
    lookup(name, country: country) ?? Sport(key: FoldedText(name).slug)
  }

  /// What people call a sport.
  ///
  /// - Parameters:
  ///   - sport: Any sport; one that the vocabulary does not know is called by its key, with spaces for underscores.
  ///   - language: `fr`, `en` or `de`, also as `fr-CA`; any other language gets the English name.
  /// - Returns: A name to show to people.
  public func name(of sport: Sport, in language: String) -> String {
    let column = VocabularyReader.languages.firstIndex(of: String(language.prefix(2))) ?? 1
    guard let number = numbers[sport.key], let name = names[Int(number)][column] else {
      return String(sport.key.map { $0 == "_" ? " " : $0 })
    }
    return String(decoding: table[name], as: UTF8.self)
  }

  /// The sports to look for when someone asks for one: itself first, then its kinds and what is played in the same place.
  ///
  /// Asking for `hockey` finds every kind of hockey, for `soccer` also futsal, for `ice_skating` the rinks of ice hockey too; asking
  /// for `futsal` finds nothing else. The table lists these pairs; they do not chain.
  ///
  /// - Parameter sport: Any sport; one that is not in the table stands for itself alone.
  /// - Returns: At least the sport itself.
  public func searchKeys(for sport: Sport) -> [Sport] {
    guard let number = numbers[sport.key] else { return [sport] }
    return [sport] + searched[Int(number)].map { sports[Int($0)] }
  }

  /// The sports to look for when someone asks for a name: all that it may stand for, and what ``searchKeys(for:)`` adds to each.
  ///
  /// - Parameters:
  ///   - name: A key or a name in any language of the table.
  ///   - country: The ISO 3166-1 code of the country where the name is used. Without one the name may mean what it means in any
  ///     country: *football* finds soccer, then American football.
  /// - Returns: The likeliest first, each once; none where the vocabulary does not know the name.
  public func searchKeys(forName name: String, country: String? = nil) -> [Sport] {
    let meant = readings(of: name, in: CountryCode(country))
    var found: [Sport] = []
    for sport in meant + meant.flatMap(searchKeys(for:)) where !found.contains(sport) {
      found.append(sport)
    }
    return found
  }

  /// The sports that a name stands for: as one term, or as free words that name one sport and nothing else.
  private func readings(of name: String, in country: CountryCode) -> [Sport] {
    let folded = FoldedText(name)
    let asOneTerm = terms.find(Phrase.all(of: folded)).map { terms.readings(of: $0, in: country) }
    if let readings = asOneTerm, !readings.isEmpty {
      return readings.flatMap(terms.sports(of:)).map { sports[Int($0)] }
    }
    let findings = TermScan(of: folded, in: country, terms: terms).run()
    guard findings.isCovered, findings.sports.count == 1 else { return [] }
    return [sports[Int(findings.sports[0])]]
  }
}
