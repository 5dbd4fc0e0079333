// Exported features, read one after another: what is right goes in, what is wrong is told, what breaks off changes nothing.

import Testing
import Venues

@testable import VenueImport

@Suite("Exported features") struct WireFeaturesTests {
  static func feature(_ id: String, latitude: String = "45.5") -> String {
    """
    {"type":"Feature","id":"\(id)","geometry":{"type":"Point","coordinates":[-73.6,\(latitude)]},"properties":{
    "nomEmplacement":"\(id)","sportsDisponibles":["tennis"],"source":"s","identifiantSource":"\(id)","features":[1]}}
    """
  }

  static func collection(_ features: [String], before: String = "", after: String = "") -> String {
    #"{"type":"FeatureCollection",\#(before)"features":["# + features.joined(separator: ",\n")
      + "]\(after)}\n"
  }

  @Test("go in, whatever members stand around them")
  func members() throws {
    let text = Self.collection(
      [Self.feature("a"), Self.feature("b")],
      before: #""name":"x]}","bbox":[1,[2]],"more":{"features":{}},"n":1.5,"#,
      after: #","late":null, "end":"]""#)
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.id) == ["a", "b"])
    #expect(trial.venues.first?.properties["features"] == [.integer(1)])
    #expect(trial.part.read == 2)
  }

  @Test("that are none, or stand twice, are left out with their numbers")
  func faults() throws {
    let text = Self.collection([
      Self.feature("a"), "7", Self.feature("b", latitude: "95"), Self.feature("a"), "[1,2]",
      Self.feature("c"), #""text""#,
    ])
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.id) == ["a", "c"])
    #expect(trial.part.rejections.map(\.number) == [2, 3, 4, 5, 7])
    #expect(trial.part.read == 7)
  }

  @Test("come in batches, all of them")
  func many() throws {
    let text = Self.collection((0..<4_001).map { Self.feature("v\($0)") })
    #expect(try Trials().run(text, as: "a.geojson").venues.count == 4_001)
  }

  @Test(
    "that break off, or are followed by something else, are refused with the line",
    arguments: [0, 1, 2, 3, 4, 5])
  func broken(number: Int) throws {
    let whole = Self.collection((0..<300).map { Self.feature("v\($0)") })
    let text =
      switch number {
      case 0: String(whole.dropLast(3))
      case 1: String(whole.dropLast(40))
      case 2: whole + "x"
      case 3: whole.replacing("\"v299\",\"geometry\"", with: "\"v299\",geometry")
      case 4: whole.replacing("]}\n", with: "],\"features\":[]}\n")
      default: whole.replacing("\"type\":\"FeatureCollection\"", with: "\"type\":\"Collection\"")
      }
    let trials = try Trials()
    let error = try trials.failure(text, as: "a.geojson")
    guard case .damaged(_, let line, _) = error else { return #expect(Bool(false), "\(error)") }
    #expect((line ?? 0) >= (number == 5 ? 1 : 300))
  }
}
