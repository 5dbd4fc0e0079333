// The half of the world that a letter or a word beside an angle names: `N`, `West`, `Øst`.

/// A half of the world.
enum Hemisphere: Hashable, Sendable {
  case north, south, east, west

  /// The half that a word names; `nil` for other words.
  ///
  /// `letterO` says what a lone `O` is.
  init?(_ word: some StringProtocol, letterO: LetterO) {
    switch word.lowercased() {
    case "n", "north", "nord", "norte", "noord", "norr": self = .north
    case "s", "south", "sud", "sur", "süd", "zuid", "syd", "sør", "söder", "sul": self = .south
    case "e", "east", "est", "este", "ost", "oost", "øst", "öst", "ö", "ø", "aust", "leste":
      self = .east
    case "w", "west", "ouest", "oeste", "ovest", "vest", "väst": self = .west
    case "o": self = letterO == .east ? .east : .west
    default: return nil
    }
  }

  /// The coordinate that counts toward it.
  var axis: Angle.Axis { self == .north || self == .south ? .latitude : .longitude }

  /// Whether coordinates are negative there.
  var isFarSide: Bool { self == .south || self == .west }
}
