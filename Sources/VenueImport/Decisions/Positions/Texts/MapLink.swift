// Addresses of maps: the place that a link points at comes before what its screen shows.

enum MapLink {
  /// The longest link that is read.
  static let longest = 2048

  /// Whether a text is an address that may name a place.
  static func isLikely(_ text: some StringProtocol) -> Bool {
    text.contains("://") || text.hasPrefix("geo:")
  }

  /// The latitude and the longitude that a link names; `nil` where it names none.
  ///
  /// Of a place the pin counts, of a route its end where that is a pair, and only else the middle of the screen.
  ///
  ///     …/maps/place/Hill+Park/@45.51,-73.61,17z/data=!3d45.5!4d-73.6     45.5, -73.6
  static func parse(_ link: String) -> (latitude: Double, longitude: Double)? {
    let text = link.lowercased().replacing("%2c", with: ",").replacing("%2d", with: "-")
    if let route = text.firstRange(of: "/maps/dir/") {
      return marked(text, by: ["destination=", "daddr="]) ?? routeEnd(text[route.upperBound...])
    }
    return pin(text) ?? marked(text) ?? segment(text) ?? screen(text)
  }

  /// The last pin, `!3d45.5!4d-73.6`.
  private static func pin(_ text: String) -> (latitude: Double, longitude: Double)? {
    guard let start = text.ranges(of: "!3d").last else { return nil }
    let rest = text[start.upperBound...]
    let latitude = rest.prefix { digits.contains($0) }
    let behind = rest[latitude.endIndex...]
    guard behind.hasPrefix("!4d") else { return nil }
    return pair(latitude, behind.dropFirst(3).prefix { digits.contains($0) })
  }

  /// What the query names: `?q=45.5,-73.6`, `?mlat=45.5&mlon=-73.6`.
  private static func marked(
    _ text: String,
    by marks: [String] = ["geo:", "?q=", "&q=", "query=", "destination=", "daddr="]
  ) -> (latitude: Double, longitude: Double)? {
    for mark in marks {
      guard let found = text.firstRange(of: mark) else { continue }
      if let found = numbers(text[found.upperBound...]) { return found }
    }
    guard let latitude = text.firstRange(of: "mlat="), let longitude = text.firstRange(of: "mlon=")
    else { return nil }
    return pair(
      text[latitude.upperBound...].prefix { digits.contains($0) },
      text[longitude.upperBound...].prefix { digits.contains($0) })
  }

  /// A pair between slashes: `/maps/place/45.5,-73.6/`.
  private static func segment(_ text: String) -> (latitude: Double, longitude: Double)? {
    for mark in ["/place/", "/search/"] {
      guard let found = text.firstRange(of: mark) else { continue }
      if let found = numbers(text[found.upperBound...]) { return found }
    }
    return nil
  }

  /// The middle of what the screen shows.
  private static func screen(_ text: String) -> (latitude: Double, longitude: Double)? {
    for mark in ["@", "?ll=", "&ll="] {
      guard let found = text.firstRange(of: mark) else { continue }
      if let found = numbers(text[found.upperBound...]) { return found }
    }
    return nil
  }

  /// The end of a route, `START/END/@…`; the middle of its screen is no place.
  private static func routeEnd(_ stops: Substring) -> (latitude: Double, longitude: Double)? {
    let parts = stops.split { "/?".contains($0) }.prefix {
      !$0.hasPrefix("@") && !$0.hasPrefix("data=")
    }
    guard let last = parts.last, let found = numbers(last),
      last.allSatisfy({ digits.contains($0) || ", +".contains($0) })
    else { return nil }
    return found
  }

  private static let digits: Set<Character> = Set("0123456789.-+")

  /// The two numbers at the beginning of a text.
  private static func numbers(_ text: Substring) -> (latitude: Double, longitude: Double)? {
    let numbers = text.prefix { digits.contains($0) || $0 == "," }.split(separator: ",")
    return numbers.count >= 2 ? pair(numbers[0], numbers[1]) : nil
  }

  /// Two numbers with decimals, which counts and years have not.
  private static func pair(
    _ latitude: Substring, _ longitude: Substring
  ) -> (latitude: Double, longitude: Double)? {
    guard latitude.contains("."), longitude.contains("."),
      let y = Double(latitude.filter { $0 != "+" }), let x = Double(longitude.filter { $0 != "+" })
    else { return nil }
    return (y, x)
  }
}
