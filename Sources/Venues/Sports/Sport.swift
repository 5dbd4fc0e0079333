// A kind of sport, known by one key everywhere in the house.

/// A kind of sport.
///
/// Its key is the value of OpenStreetMap's `sport=*` (`soccer`, `ice_hockey`), a kind of leisure ground that cities list
/// beside their sports (`playground`), or, for a sport the vocabulary does not know, a folded name such as `quidditch`.
/// A name that people write becomes a sport through ``SportVocabulary``.
public struct Sport: Hashable, Sendable {
  /// The key, such as `ice_hockey`.
  public let key: String

  /// Makes a sport from its key, which is taken as it is.
  ///
  /// - Parameter key: A key in lower case with underscores between its words.
  public init(key: String) {
    self.key = key
  }
}

extension Sport: Comparable {
  /// Whether one sport's key comes before the other's.
  public static func < (left: Sport, right: Sport) -> Bool { left.key < right.key }
}

extension Sport: CustomStringConvertible {
  /// The key.
  public var description: String { key }
}
