// A venue's list of sports as one text, so that venues can share it: a JSON list, empty for none.

/// Lists of sports as texts.
enum SportList {
  /// A list as a text.
  static func text(of sports: [String]) -> String {
    sports.isEmpty ? "" : JSONValue.array(sports.map { .string($0) }).text()
  }

  /// The list in a text, or `nil` where it is none.
  static func sports(in text: String) -> [String]? {
    guard !text.isEmpty else { return [] }
    guard case .array(let elements)? = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    var sports: [String] = []
    for element in elements {
      guard case .string(let sport) = element else { return nil }
      sports.append(sport)
    }
    return sports
  }
}
