// Texts that stand where nothing does: `N/A`, `<Null>`, `-9999`, `Sans nom`.

/// Tells texts that say that there is nothing.
enum NoText {
  /// What stands in place of a name beside what stands in place of anything.
  private static let noNames = """
    unnamed, no name, noname, not named, untitled, nameless, without name, name unknown, unknown name, name not known, to be named, missing, blank, empty, not set, not provided, not given, not entered, unassigned, unclassified
    sans nom, sans dénomination, sans appellation, non nommé, non nommée, non dénommé, innommé, sans titre, néant, aucun, aucune, aucun nom, vide, à nommer
    sin nombre, sin denominación, sin denominar, sin título, s/n, ninguno, ninguna, vacío, no tiene
    ohne name, ohne namen, ohne bezeichnung, namenlos, unbenannt, kein name, keine, keiner, leer
    zonder naam, naamloos, geen, geen naam, senza nome, senza denominazione, nessuno, nessun nome, anonimo, sem nome, sem denominação, nenhum, sense nom
    uden navn, uten navn, navnløs, utan namn, namnlös, namn saknas, ingen, inget namn, nimetön, ei nimeä, nimi puuttuu
    bez nazwy, brak, brak nazwy, bez názvu, bez naziva, bez imena, névtelen, nincs, fără nume, χωρίς όνομα, isimsiz, adsız, без названия, без имени, без назви, без име
    無名, 无名, 無し, なし, 名称なし, 名前なし, 無名称, 暂无名称, 未命名, 이름없음, 없음, nimetu, bez nosaukuma, be pavadinimo
    #name?, #value!, #ref!, #null!, #div/0!, #num!
    """
  /// The hashes of them, folded.
  private static let hashes: Set<UInt64> = Set(
    (noNames.split { $0.isNewline || $0 == "," }.map { String($0).trimmed }
      + AttributeWords.unsaid).map { hash(of: bare(Array($0.utf8)[...])) })

  /// A longer text is no word for nothing.
  private static let longest = 32

  /// Whether what stands where a name should is none.
  ///
  /// Every name of a file passes here: nothing is made of it.
  static func isNoName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= longest else { return false }
    let bare = bare(text)
    guard let first = bare.first else { return true }
    if isDigit(first) { return isSentinel(String(decoding: text, as: UTF8.self)) }
    return hashes.contains(hash(of: bare))
  }

  /// A text without the marks around it: `(no name)`, `- sans nom -`.
  private static func bare(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bare = text
    while let first = bare.first, isMark(first) { bare.removeFirst() }
    while let last = bare.last, isMark(last) { bare.removeLast() }
    return bare
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte < 0x80 && !isDigit(byte) && !(0x61...0x7A).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A hash of a text in lower case, with a space for the marks within words.
  private static func hash(of text: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    var isAccented = false
    for byte in text {
      var plain = byte
      if (0x41...0x5A).contains(byte) || isAccented && (0x80...0x9E).contains(byte) {
        plain = byte | 0x20
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        plain = 0x20
      }
      // `É` and `é` differ in the byte behind the first.
      isAccented = byte == 0xC3
      hash.add(plain)
    }
    return hash.value
  }

  /// Whether a text is a number that stands for none: `-1`, `-99`, `-9999`, `-9999.0`, `99999`.
  static func isSentinel(_ lower: String) -> Bool {
    let isNegative = lower.first == "-"
    let number = lower.dropFirst(isNegative ? 1 : 0)
    let whole = number.prefix { $0 != "." }
    guard number.dropFirst(whole.count).allSatisfy({ $0 == "." || $0 == "0" }) else { return false }
    if isNegative, whole == "1" { return true }
    return whole.allSatisfy { $0 == "9" } && (isNegative ? 2...9 : 4...9).contains(whole.count)
  }
}
