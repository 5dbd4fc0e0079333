// What an import knows about texts: which sports they name, whether they are opening hours.

internal import OpeningHours
internal import Venues

/// Reads the texts of datasets.
package struct ImportKnowledge: Sendable {
  let sports: @Sendable (_ text: String, _ country: String?) -> [String]
  /// The sports in the name of a column or a file, and whether it says nothing else.
  let heading: @Sendable (_ text: String, _ country: String?) -> (keys: [String], isCovered: Bool)
  /// Whether a text is one term that stands for sports, such as *skate park*.
  let isTerm: @Sendable (_ text: String, _ country: String?) -> Bool
  let isHours: @Sendable (_ text: String) -> Bool
  let hoursOddity: @Sendable (_ text: String) -> String?

  /// Makes knowledge of functions.
  ///
  /// - Parameters:
  ///   - sports: The sports that a text names, as keys of OpenStreetMap's `sport`; what a word means may depend on the country.
  ///   - isHours: Whether a text is an `opening_hours` value.
  ///   - hoursOddity: The first warning that such a value is understood with.
  ///   - heading: The sports in the name of a column or a file, and whether it says nothing else; by default the first alone.
  ///   - isTerm: Whether a text is one term that stands for sports; by default none is.
  package init(
    sports: @escaping @Sendable (_ text: String, _ country: String?) -> [String],
    isHours: @escaping @Sendable (_ text: String) -> Bool,
    hoursOddity: @escaping @Sendable (_ text: String) -> String? = { _ in nil },
    heading: (
      @Sendable (_ text: String, _ country: String?) -> (keys: [String], isCovered: Bool)
    )? =
      nil,
    isTerm: @escaping @Sendable (_ text: String, _ country: String?) -> Bool = { _, _ in false }
  ) {
    self.isTerm = isTerm
    self.heading = heading ?? { text, country in (sports(text, country), true) }
    self.hoursOddity = hoursOddity
    self.sports = sports
    self.isHours = isHours
  }

  /// The vocabulary and the hours of this house.
  package static let standard = ImportKnowledge(
    sports: { text, country in reading(of: text, country).keys },
    // `Closed Mondays` says nothing of the other days.
    isHours: { text in
      (try? Schedule.parse(text)).map { !$0.schedule.namesOnlyClosedDays } ?? false
    },
    hoursOddity: { (try? Schedule.parse($0))?.warnings.first?.description },
    heading: { text, country in reading(of: text, country) },
    isTerm: { text, country in SportVocabulary.standard.isTerm(text, country: country) })

  /// The sports of a text by the vocabulary, and whether it says nothing else; codes of makers of maps are spelt out.
  private static func reading(
    of text: String, _ country: String?
  ) -> (keys: [String], isCovered: Bool) {
    let vocabulary = SportVocabulary.standard
    var reading = vocabulary.reading(ofText: text, country: country)
    if reading.sports.isEmpty, let spelled = SportShorthand.spelledOut(text) {
      // Alone, such a name is no evidence.
      reading = (vocabulary.sports(inText: spelled, country: country), false)
    }
    return (reading.sports.map(\.key), reading.isCovered)
  }

  /// Readers that remember what they read, for one file.
  func readers(country: String?) -> TextReaders {
    let (sports, heading) = (sports, heading)
    return TextReaders(
      sports: TextReader(empty: SportReading()) { text in
        // `T = Tennis; S = Soccer` says what codes beside it mean, and of no place what it has.
        if CodeLegend(cell: text) != nil { return SportReading() }
        let mayDeny = DenialSigns.areIn(text.utf8)
        let affirmed =
          mayDeny ? DeniedClauses { heading($0, country) }.removed(from: text) : text
        var reading = SportReading(text: affirmed.trimmed, sports: sports(affirmed, country)) {
          !sports($0, country).isEmpty
        }
        if affirmed != text {
          // What is denied stays to be read in the properties.
          reading.isExact = false
          reading.denied = sports(text, country).filter { !reading.sports.contains($0) }
        }
        if reading.sports.isEmpty {
          reading.isAnnex =
            mayDeny && (AnnexClause.isPlain(text.trimmed) || AnnexClause.isCertain(text.trimmed))
          reading.isGone = StandingWords.isGone(text)
        }
        return reading
      },
      hours: TextReader(empty: HoursReading()) { hours(in: $0.trimmed, country: country) },
      closedDays: TextReader(empty: .none) { ClosedDays($0, country: country) })
  }

  /// What a text without spaces around it says about hours.
  ///
  /// Where the country's own language reads words otherwise than the notation does, the country counts.
  func hours(in text: String, country: String? = nil) -> HoursReading {
    if text.isEmpty { return HoursReading() }
    if EarlySpans.areIn(text) || SeasonText.hasDotted(text) { return HoursReading(isFilled: true) }
    if isHours(text) {
      let oddity = hoursOddity(text)
      let local = oddity == nil ? nil : country.flatMap { HoursWording.rephrased(text, onlyIn: $0) }
      guard let local, isHours(local) else {
        return HoursReading(value: text, isFilled: true, oddity: oddity)
      }
      return .rephrased(local, from: text)
    }
    guard let value = HoursWording.rephrased(text, country: country), isHours(value) else {
      return HoursReading(isFilled: true)
    }
    return .rephrased(value, from: text)
  }
}

extension HoursReading {
  fileprivate static func rephrased(_ value: String, from text: String) -> HoursReading {
    HoursReading(
      value: value, isFilled: true, oddity: "from “\(text.shortened)”", isRephrased: true)
  }
}
