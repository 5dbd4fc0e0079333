import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Rows joined to parks") struct JoinedNamesTests {
  /// Four squares, each a park.
  static let parks: String = {
    let features = (0..<4).map { index -> String in
      let (x, y) = (-73.6 + Double(index) / 50, 45.5)
      let ring = [(0.0, 0.0), (0.002, 0), (0.002, 0.002), (0, 0.002), (0, 0)].map {
        "[\(x + $0.0),\(y + $0.1)]"
      }
      return """
        {"type":"Feature","properties":{"PARK_ID":"P0\(index)","NAME":"Alder \(index) Park"},
        "geometry":{"type":"Polygon","coordinates":[[\(ring.joined(separator: ","))]]}}
        """
    }
    return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
  }()

  static func run(_ table: String, _ key: String = "") throws -> ImportTrial {
    let trials = try Trials()
    let other = try trials.directory.write(parks, as: "parks.geojson")
    return try trials.run(table, as: "courts.csv") { $0.join = try? JoinRequest(other + key) }
  }

  @Test("without names take those of the parks, as they are written")
  func names() throws {
    let rows = (0..<8).map { "A\($0),P0\($0 % 4),\($0 < 4 ? "tennis" : "soccer")\n" }
    let trial = try Self.run("ASSET_ID,PARK_ID,TYPE\n" + rows.joined())
    #expect(trial.part.written + trial.part.merged == 8)
    #expect(trial.venues.allSatisfy { $0.name.hasPrefix("Alder ") && $0.name.contains(" Park") })
    #expect(Set(trial.venues.map { $0.name.prefix(7) }).count == 4)
    let named = try Self.run(
      "ASSET_ID,PARK_ID,TYPE,NAME\n"
        + (0..<4).map { "A\($0),P0\($0),tennis,Court \($0)\n" }.joined())
    #expect(named.venues.map(\.name).sorted() == (0..<4).map { "Court \($0)" })
  }

  @Test("keep positions of their own that are near, and take the park's where they have none")
  func positions() throws {
    let rows = (0..<4).map { index in
      let own = index == 3 ? "," : "\(45.501),\(-73.5985 + Double(index) / 50)"
      return "A\(index),P0\(index),tennis,\(own)\n"
    }
    let trial = try Self.run("ASSET_ID,PARK_ID,TYPE,LAT,LON\n" + rows.joined())
    #expect(trial.part.written == 4)
    #expect(trial.part.warnings.contains { $0.kind == .ownPositionsKept })
    for index in 0..<3 {
      let longitude = try #require(trial.venues.first { $0.name == "Alder \(index) Park" })
        .position.longitude
      #expect(abs(longitude - (-73.5985 + Double(index) / 50)) < 1e-9)
    }
    let park = try #require(trial.venues.first { $0.name == "Alder 3 Park" }).position
    #expect((-73.541 ... -73.537).contains(park.longitude))
  }

  @Test("take the park's where their own lie elsewhere, and say so")
  func elsewhere() throws {
    let rows = (0..<4).map { "A\($0),P0\($0),tennis,12.5\($0),20.5\($0)\n" }
    let trial = try Self.run("ASSET_ID,PARK_ID,TYPE,LAT,LON\n" + rows.joined())
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 45.5) < 0.01 })
    #expect(trial.part.warnings.contains { $0.kind == .positionsDisagree && $0.count == 4 })
  }

  @Test(
    "are found without regard to case and spaces where nothing else is found, and this is said",
    arguments: ["", ":PARK_ID=PARK_ID"])
  func folded(key: String) throws {
    let rows = (0..<4).map { "A\($0),\($0 == 0 ? "P00" : "p 0\($0) "),tennis\n" }
    let trial = try Self.run("ASSET_ID,PARK_ID,TYPE\n" + rows.joined(), key)
    #expect(trial.part.written == 4)
    let decision = try #require(trial.part.decisions.first { $0.subject == "position" })
    #expect(decision.evidence.contains("3 of them only without regard to case and spaces"))
    let exact = try Self.run(
      "ASSET_ID,PARK_ID,TYPE\n" + (0..<4).map { "A\($0),P0\($0),tennis\n" }.joined(), key)
    #expect(exact.part.decisions.allSatisfy { !$0.evidence.contains("without regard") })
  }
}
