import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Degrees that fit both ways") struct OrderEvidenceTests {
  private func features(_ pairs: [String]) -> String {
    let features = pairs.enumerated().map { index, pair in
      #"{"type":"Feature","properties":{"name":"P\#(index)"},"geometry":{"type":"Point","coordinates":[\#(pair)]}}"#
    }
    return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
  }

  private func uncertain(_ trial: ImportTrial) -> String? {
    trial.part.warnings.first { $0.kind == .orderUncertain }?.detail
  }

  @Test("are told where neither order leads to a city")
  func unclear() throws {
    // The desert of Egypt or that of the Sudan.
    let trial = try Trials().run("name,coords\nA,\"24.571, 27.513\"\nB,\"24.582, 27.534\"\n")
    #expect(trial.venues.map(\.position.latitude).sorted() == [24.571, 24.582])
    #expect(uncertain(trial)?.contains("27.534, 24.582") == true)
  }

  @Test(
    "are taken in the order that leads to a city, and no word is lost where that is the usual one")
  func city() throws {
    let usual = try Trials().run("name,coords\nA,\"48.2011, 16.3021\"\nB,\"48.2125, 16.3133\"\n")
    #expect(usual.venues.map(\.position.latitude).sorted() == [48.2011, 48.2125])
    #expect(uncertain(usual) == nil)
    let other = try Trials().run("name,coords\nA,\"16.3021, 48.2011\"\nB,\"16.3133, 48.2125\"\n")
    #expect(other.venues.map(\.position.latitude).sorted() == [48.2011, 48.2125])
    #expect(uncertain(other)?.contains("near Wien") == true)
  }

  @Test("are told in a format that has an order, where only the other one leads to a city")
  func format() throws {
    let swapped = try Trials().run(
      features(["48.2011,16.3021", "48.2125,16.3133"]), as: "p.geojson")
    #expect(swapped.venues.map(\.position.longitude).sorted() == [48.2011, 48.2125])
    #expect(uncertain(swapped)?.contains("48.2125, near Wien") == false)
    #expect(uncertain(swapped)?.contains("near Wien") == true)
    let right = try Trials().run(features(["16.3021,48.2011", "16.3133,48.2125"]), as: "p.geojson")
    #expect(uncertain(right) == nil)
  }

  @Test("are put right by the country, which the note asks for")
  func country() throws {
    let text = features(["48.2011,16.3021", "48.2125,16.3133"])
    let trial = try Trials().run(text, as: "p.geojson") { $0.country = "AT" }
    #expect(trial.venues.map(\.position.latitude).sorted() == [48.2011, 48.2125])
    #expect(uncertain(trial) == nil)
  }

  @Test("are told in columns that have no names for it")
  func unnamed() throws {
    let trial = try Trials().run("name,a,b\nA,24.5713,27.5131\nB,24.5822,27.5342\n")
    #expect(trial.venues.map(\.position.latitude).sorted() == [24.5713, 24.5822])
    #expect(uncertain(trial) != nil)
    let named = try Trials().run("name,lat,lon\nA,24.5713,27.5131\nB,24.5822,27.5342\n")
    #expect(uncertain(named) == nil)
  }
}
