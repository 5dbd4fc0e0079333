// The terms of the vocabulary, by their folded words.

/// What is known of every folded phrase: a hash table with open addressing over plain arrays.
struct TermTable {
  /// What a phrase is, beside what it means.
  struct Traits: OptionSet {
    var rawValue: UInt8

    /// Longer terms begin with it.
    static let begins = Traits(rawValue: 1)
    /// A word that says nothing of a sport, such as *terrain* or *outdoor*.
    static let filler = Traits(rawValue: 2)
    /// A word between the items of a list, such as *et*.
    static let conjunction = Traits(rawValue: 4)
    /// The second half of a compound, such as *platz*; only ever asked for from the end of a word.
    static let ending = Traits(rawValue: 8)
    /// A word for a street, which makes a name of the term before it.
    static let street = Traits(rawValue: 16)
  }

  /// The numbers of the sports that a meaning lists.
  func sports(of meaning: Meaning) -> ArraySlice<Int16> {
    listed[Int(meaning.first)..<Int(meaning.first) + Int(meaning.count)]
  }

  /// Where in its item a term counts.
  enum Standing: UInt8, Comparable {
    case anywhere
    /// Where nothing but numbers stands behind it, as *pool* does in *Franklin Pool*; or else by itself.
    case last
    /// Where nothing else stands there, as *course* or *track* do.
    case alone

    static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a phrase stands for in one country, or everywhere.
  struct Meaning {
    /// The place of its first sport in `listed`.
    var first: Int16
    /// How many sports; none for a term that names something else.
    var count: UInt8
    /// Where it counts.
    var standing = Standing.anywhere
    /// The country, 0 for everywhere.
    var country = CountryCode.everywhere
    /// The meaning in another country, -1 for none.
    var next: Int16 = -1
  }

  struct Entry {
    var phrase: Phrase
    var traits: Traits = []
    /// The first of its meanings, -1 for none.
    var meaning: Int16 = -1
  }

  private var slots: [UInt16]
  private(set) var entries: [Entry] = []
  private(set) var meanings: [Meaning] = []
  /// The numbers of sports that meanings refer to.
  var listed: [Int16] = []

  /// Makes a table for up to half as many phrases as it has slots.
  init(slotBits: Int) {
    slots = Array(repeating: 0, count: 1 << slotBits)
    entries.reserveCapacity(slots.count / 2)
    meanings.reserveCapacity(slots.count / 4)
  }

  private func slot(of phrase: Phrase) -> Int {
    var slot = Int(truncatingIfNeeded: (phrase.hash &* 0x9E37_79B9_7F4A_7C15) >> 40)
    while true {
      slot &= slots.count - 1
      let number = Int(slots[slot])
      if number == 0 || entries[number - 1].phrase == phrase { return slot }
      slot += 1
    }
  }

  /// What is known of a phrase.
  ///
  /// - Complexity: O(1).
  func find(_ phrase: Phrase) -> Entry? {
    let number = Int(slots[slot(of: phrase)])
    return number == 0 ? nil : entries[number - 1]
  }

  /// Adds traits to a phrase, and the phrase if it is new.
  ///
  /// - Returns: Its place among the entries.
  @discardableResult
  mutating func insert(_ phrase: Phrase, _ traits: Traits) -> Int {
    let slot = slot(of: phrase)
    if slots[slot] == 0 {
      precondition(entries.count < slots.count / 2, "The vocabulary has outgrown its table.")
      entries.append(Entry(phrase: phrase))
      slots[slot] = UInt16(entries.count)
    }
    let number = Int(slots[slot]) - 1
    entries[number].traits.formUnion(traits)
    return number
  }

  /// Gives an entry a meaning unless it has one for that country; a term that already stood alone may then stand anywhere.
  mutating func add(_ meaning: Meaning, to entry: Int) {
    var known = Int(entries[entry].meaning)
    while known >= 0 {
      if meanings[known].country == meaning.country {
        meanings[known].standing = min(meanings[known].standing, meaning.standing)
        return
      }
      known = Int(meanings[known].next)
    }
    var added = meaning
    added.next = entries[entry].meaning
    entries[entry].meaning = Int16(meanings.count)
    meanings.append(added)
  }

  /// What an entry means in a country: what is said of that country, else what holds everywhere.
  func meaning(of entry: Entry, in country: CountryCode) -> Meaning? {
    var general: Meaning?
    var number = Int(entry.meaning)
    while number >= 0 {
      let meaning = meanings[number]
      if meaning.country == country { return meaning }
      if meaning.country == .everywhere { general = meaning }
      number = Int(meaning.next)
    }
    return general
  }

  /// Everything that an entry may mean: in a country the one meaning it has there; where the country is not known what holds
  /// everywhere, then what holds in some country, in the order of the table.
  func readings(of entry: Entry, in country: CountryCode) -> [Meaning] {
    guard country == .everywhere else { return meaning(of: entry, in: country).map { [$0] } ?? [] }
    var readings: [Meaning] = []
    var number = Int(entry.meaning)
    while number >= 0 {
      readings.append(meanings[number])
      number = Int(meanings[number].next)
    }
    readings.reverse()
    return readings.filter { $0.country == .everywhere }
      + readings.filter { $0.country != .everywhere }
  }
}

/// A country of ISO 3166-1 by its two letters.
struct CountryCode: Hashable {
  private var number: UInt16

  static let everywhere = CountryCode(number: 0)

  private init(number: UInt16) { self.number = number }

  /// The country at the start of `CA`, `ca` or `CA-QC`; everywhere for anything else.
  init(_ text: String?) {
    self.init(bytes: text?.utf8.prefix(3) ?? "".utf8.prefix(3))
  }

  init(bytes: some Collection<UInt8>) {
    var number: UInt16 = 0
    for (index, byte) in bytes.enumerated() {
      let letter = byte | 0x20
      let isLetter = letter >= 0x61 && letter <= 0x7A
      guard isLetter == (index < 2) else {
        self.init(number: 0)
        return
      }
      if index < 2 { number = number << 8 | UInt16(letter) }
    }
    self.init(number: bytes.count >= 2 ? number : 0)
  }
}
