// Lines of JSON there and back, and what is drawn from them.

import Testing

@testable import spatial_benchmark

@Suite("A measurement")
struct MeasurementTests {
  @Test("comes back from its line of JSON")
  func roundTrip() throws {
    let name = "a \"quoted\" \\ name,\n\tof two lines"
    let one = Measurement([
      ("dataset", .text(name)), ("k", .count(8)), ("mean_us", .number(1.25)),
      ("seconds", .number(3)), ("p50_us", .number(.infinity)),
    ])
    let other = try #require(Measurement(line: one.json))
    #expect(other.text("dataset") == name)
    #expect(other.number("k") == 8)
    #expect(other.number("mean_us") == 1.25)
    #expect(other.number("seconds") == 3)
    #expect(other.number("p50_us") == nil)
    #expect(Measurement(line: "no JSON") == nil)
  }

  private static func knn(_ peer: String, _ n: Int, _ k: Int, _ mean: Double) -> Measurement {
    Measurement([
      ("dataset", .text("c")), ("n", .count(n)), ("peer", .text(peer)), ("op", .text("knn")),
      ("k", .count(k)), ("queries", .text("distribution")), ("mean_us", .number(mean)),
    ])
  }

  @Test("becomes a point of its peer's curve, with the one nearest where a peer knows no other")
  func curves() throws {
    let lines = [
      Self.knn("SportLink", 1000, 8, 2), Self.knn("SportLink", 100, 8, 1),
      Self.knn("SportLink", 100, 1, 0.5), Self.knn("GEOS", 100, 1, 3),
    ]
    let (set, count, curves) = try #require(Curve.all(lines))
    #expect(set == "c")
    #expect(count == 8)
    #expect(curves.map(\.label) == ["SportLink", "GEOS (k = 1)"])
    #expect(curves[0].points.map(\.n) == [100, 1000])
    #expect(curves[0].points.map(\.microseconds) == [1, 2])
    #expect(Curve.all([]) == nil)
  }

  @Test("is drawn with every name in its place, none on another")
  func labels() throws {
    let peers = (0..<12).map { number in "Peer\(number)" }
    let lines = peers.map { peer in Self.knn(peer, 1000, 8, peer == "Peer3" ? 90 : 11) }
    let svg = try #require(Plot(lines)).svg
    let places = try peers.map { peer in
      let match = try #require(svg.firstMatch(of: try Regex("y=\"([0-9.]+)\"[^>]*>\(peer) ")))
      return try #require(match[1].substring.flatMap { text in Double(text) })
    }.sorted()
    for (one, other) in zip(places, places.dropFirst()) { #expect(other - one >= 15) }
    #expect(places.allSatisfy { place in place > 0 && place < 600 })
  }

  @Test(
    "is not begun on a command line that makes no sense",
    arguments: [
      ["--datasets", "e"], ["--peers", "Oracle"], ["--counts", "0"], ["--counts", "eight"],
      ["--points", "file"], ["--sizes"], ["--nonsense", "1"], ["--passes", "0"],
    ])
  func options(arguments: [String]) {
    #expect(throws: Options.Wrong.self) { try Options(arguments) }
  }

  @Test("axis of decades holds all values")
  func scale() {
    let scale = LogScale([1000, 10_000_000], from: 0, to: 400)
    #expect(scale.decades == [3, 4, 5, 6, 7])
    #expect(abs(scale.pixel(1000)) < 1e-9)
    #expect(abs(scale.pixel(1_000_000) - 300) < 1e-9)
    #expect(LogScale([5], from: 0, to: 1).decades == [0, 1])
  }
}
