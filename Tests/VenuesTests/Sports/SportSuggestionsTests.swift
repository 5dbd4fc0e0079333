// Names near to one that is misspelled.

import Testing

@testable import Venues

extension SportVocabularyTests {
  @Test(
    "suggests the nearest name first",
    arguments: [
      ("tenniss", "tennis"), ("bask", "basketball"), ("hokcey", "hockey"),
      ("badmington", "badminton"),
      ("pattinoire", "patinoire"), ("petanqe", "Pétanque"), ("socker", "soccer"),
      ("Fusball", "Fußball"),
      ("voleyball", "volleyball"), ("wim", "swim"), ("icehocky", "ice_hockey"),
    ])
  func nearest(written: String, name: String) {
    let names = vocabulary.suggestions(for: written, limit: 5)
    #expect(names.first?.lowercased() == name.lowercased(), "\(names)")
  }

  @Test(
    "suggests names of every language",
    arguments: [
      ("pattinoir", "patinoire"), ("natasion", "natation"), ("Tischtenis", "Tischtennis"),
      ("Basketbll", "basketball"), ("balonceto", "baloncesto"), ("fútbl", "fútbol"),
      ("pallacanesto", "pallacanestro"), ("voetbl", "voetbal"), ("schaatsn", "schaatsen"),
      ("håndbld", "håndbold"), ("svomehal", "svømmehal"), ("jalkapalo", "jalkapallo"),
      ("koripalo", "koripallo"), ("siatkowk", "siatkówka"), ("籃求", "籃球"), ("网求", "网球"),
      ("游永", "游泳"),
    ])
  func languages(written: String, name: String) {
    let names = vocabulary.suggestions(for: written, limit: 5)
    #expect(names.first?.lowercased() == name.lowercased(), "\(names)")
  }

  @Test("suggests nothing for what is near to nothing", arguments: ["", "xyzzyplugh", "球", "a"])
  func nothing(written: String) {
    #expect(vocabulary.suggestions(for: written, limit: 5) == [])
  }

  @Test("suggests at most as many names as are wanted, each of another sport that lookup knows")
  func limit() {
    for limit in 0...4 {
      let names = vocabulary.suggestions(for: "ball", limit: limit)
      #expect(names.count == limit)
      let sports = names.compactMap { vocabulary.lookup($0, country: "ZZ") }
      #expect(Set(sports).count == names.count)
    }
  }

  @Test("measures spellings as the plain recursion does", arguments: [1, 2] as [UInt64])
  func distances(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in .random(in: 97...99, using: &random) }
    }
    for _ in 0..<500 {
      let (left, right) = (word(), word())
      guard !(left.count >= 3 && right.count > left.count && right.starts(with: left)) else {
        continue
      }
      let expected = Self.distance(left[...], right[...])
      for limit in [1, 2, 4, 20] {
        let measured = Spelling.distance(left, right, below: limit)
        #expect(min(measured, limit) == min(expected, limit), "seed \(seed): \(left) \(right)")
      }
    }
  }

  /// The same by its definition (optimal string alignment), in exponential time.
  private static func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let a = left.last else { return right.count }
    guard let b = right.last else { return left.count }
    var least = min(
      distance(left.dropLast(), right) + 1, distance(left, right.dropLast()) + 1,
      distance(left.dropLast(), right.dropLast()) + (a == b ? 0 : 1))
    if left.dropLast().last == b, right.dropLast().last == a {
      least = min(least, distance(left.dropLast(2), right.dropLast(2)) + 1)
    }
    return least
  }
}
