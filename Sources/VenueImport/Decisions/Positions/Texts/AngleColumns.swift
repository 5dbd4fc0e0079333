// Angles whose degrees, minutes, seconds and hemisphere stand in columns of their own.

/// The columns of an angle.
struct AngleColumns: Hashable, Sendable {
  /// The column of whole degrees; of degrees at all where there are no minutes.
  let degrees: Int
  /// The column of minutes.
  var minutes: Int?
  /// The column of seconds.
  var seconds: Int?
  /// The column of hemispheres: `N`, `West`.
  var hemisphere: Int?

  /// All of them.
  var all: [Int] { [degrees] + [minutes, seconds, hemisphere].compactMap(\.self) }
}

extension AngleColumns {
  private enum Part { case degrees, minutes, seconds, hemisphere, largest }

  private static let longitudes = axes(\.x, ["laenge"])
  private static let latitudes = axes(\.y, ["breite"])

  /// What columns of degrees are called; words of two letters stand in too many others.
  private static func axes(_ word: KeyPath<CoordinateWords, String>, _ more: [String]) -> [String] {
    let words = CoordinateWords.all.filter { $0.kind == .degrees }.map { $0[keyPath: word] }
    return Set(words + more).filter {
      $0.count > 2 || $0.unicodeScalars.allSatisfy { $0.value > 0x2E7F }
    }
    .sorted { ($0.count, $0) > ($1.count, $1) }
  }

  private static let words: [(part: Part, words: Set<String>)] = [
    (
      .degrees,
      [
        "", "deg", "degs", "degree", "degrees", "d", "gr", "grad", "grade", "grader", "grados",
        "graden", "gradi", "graus", "degres", "stopnie", "stupne", "derece", "град", "度", "도",
      ]
    ),
    (
      .minutes,
      [
        "min", "mins", "minute", "minutes", "m", "minut", "minuten", "minuter", "minutter",
        "minutos", "minuti", "minuty", "minuta", "mm", "dk", "dakika", "perc", "мин", "分", "분",
      ]
    ),
    (.seconds, ["ss", "segs", "secs", "sn", "mp", "сек", "秒", "초"]),
    (
      .hemisphere,
      [
        "dir", "direction", "hem", "hemi", "hemis", "hemisphere", "ns", "ew", "we", "ref",
        "quadrant", "cardinal", "compass",
      ]
    ),
    (.largest, ["max", "maximum"]),
  ]

  /// What seconds are called; a column may cut the word short anywhere.
  private static let seconds = [
    "seconds", "secondes", "secondi", "seconden", "segundos", "sekunden", "sekunder", "sekundy",
    "sekunde", "secunde", "sekuntia", "saniye", "секунды", "δευτερολεπτα",
  ]

  private static func isPart(_ rest: String, _ part: Part, _ words: Set<String>) -> Bool {
    words.contains(rest)
      || part == .seconds && !rest.isEmpty && seconds.contains { $0.hasPrefix(rest) }
  }

  /// The angles that columns make up; `nil` where no two do, or their values are no parts of angles.
  static func find(in sample: RecordSample) -> PositionSource? {
    let names = sample.facts.columns.map { ColumnName($0) }
    guard let x = angle(longitudes, names, ["ew", "we", "eo"], sample),
      let y = angle(latitudes, names, ["ns", "sn"], sample)
    else { return nil }
    return .angles(x: x, y: y)
  }

  private static func angle(
    _ axis: [String], _ names: [ColumnName], _ sides: Set<String>, _ sample: RecordSample
  ) -> AngleColumns? {
    var parts: [Part: Int] = [:]
    parts[.hemisphere] = names.firstIndex { sides.contains($0.joined) }
    for (index, name) in names.enumerated() {
      for (part, words) in Self.words where parts[part] == nil {
        let rests = rests(of: name, without: axis)
        if rests.contains(where: { isPart($0, part, words) }) { parts[part] = index }
      }
    }
    // `lat_min` beside `lat_max` is the edge of a box.
    guard let degrees = parts[.degrees], parts[.largest] == nil else { return nil }
    var angle = AngleColumns(degrees: degrees)
    if let minutes = parts[.minutes], sixtieths(minutes, sample), isWhole(degrees, sample) {
      angle.minutes = minutes
      if let seconds = parts[.seconds], sixtieths(seconds, sample) { angle.seconds = seconds }
    }
    if let hemisphere = parts[.hemisphere], isHemisphere(hemisphere, sample) {
      angle.hemisphere = hemisphere
    }
    return angle.minutes == nil && angle.hemisphere == nil ? nil : angle
  }

  /// What a name says beside the axis; several where it can be read in several ways.
  private static func rests(of name: ColumnName, without axis: [String]) -> [String] {
    var rests: [String] = []
    if let place = name.words.firstIndex(where: axis.contains) {
      var rest = name.words
      rest.remove(at: place)
      rests.append(rest.joined())
    }
    for word in axis where name.joined.hasPrefix(word) {
      rests.append(String(name.joined.dropFirst(word.count)))
    }
    for word in axis where name.joined.hasSuffix(word) {
      rests.append(String(name.joined.dropLast(word.count)))
    }
    return rests
  }

  private static func all(
    _ column: Int, _ sample: RecordSample, _ holds: (borrowing RecordBatch, Cell) -> Bool
  ) -> Bool {
    var (filled, good) = (0, 0)
    sample.forEach { batch, row in
      let cell = batch.cell(row, column)
      if cell == .absent { return }
      filled += 1
      if holds(batch, cell) { good += 1 }
    }
    return filled > 0 && good * 10 >= filled * 9
  }

  private static func sixtieths(_ column: Int, _ sample: RecordSample) -> Bool {
    all(column, sample) { batch, cell in
      CellNumber.read(cell, in: batch).map { (0..<60).contains($0) } ?? false
    }
  }

  private static func isWhole(_ column: Int, _ sample: RecordSample) -> Bool {
    all(column, sample) { batch, cell in
      CellNumber.read(cell, in: batch).map { $0 == $0.rounded() && abs($0) <= 180 } ?? false
    }
  }

  private static func isHemisphere(_ column: Int, _ sample: RecordSample) -> Bool {
    all(column, sample) { batch, cell in Self.sign(batch.string(cell), .west) != nil }
  }

  private static func sign(_ text: String, _ letterO: LetterO) -> Double? {
    Hemisphere(text.trimmed, letterO: letterO).map { $0.isFarSide ? -1 : 1 }
  }

  /// Whether it ends with whole minutes, so that its seconds are missing: they are up to two kilometres.
  func isRough(in sample: RecordSample) -> Bool {
    guard let minutes, seconds == nil else { return false }
    return Self.isWhole(minutes, sample)
  }

  /// The angle of a record in degrees; `nil` where a part of it is none.
  func read(_ batch: borrowing RecordBatch, _ row: Int, letterO: LetterO) -> Double? {
    func number(_ column: Int?) -> Double? {
      guard let column else { return 0 }
      let cell = batch.cell(row, column)
      return cell == .absent ? 0 : CellNumber.read(cell, in: batch)
    }
    guard let whole = CellNumber.read(batch.cell(row, degrees), in: batch),
      let minutes = number(minutes), let seconds = number(seconds), (0..<60).contains(minutes),
      (0..<60).contains(seconds)
    else { return nil }
    let size = abs(whole) + minutes / 60 + seconds / 3600
    var isNegative = whole.sign == .minus
    if let hemisphere {
      let cell = batch.cell(row, hemisphere)
      if cell != .absent {
        guard let sign = Self.sign(batch.string(cell), letterO) else { return nil }
        isNegative = sign < 0
      }
    }
    return isNegative ? -size : size
  }
}
