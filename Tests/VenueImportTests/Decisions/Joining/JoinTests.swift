import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Positions of another file") struct JoinTests {
  static let parks = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"PARK":"007","NAME":"Oak"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}},
    {"type":"Feature","properties":{"PARK":"008","NAME":"Elm"},"geometry":{"type":"Polygon","coordinates":[[[-73.5,45.6],[-73.49,45.6],[-73.49,45.61],[-73.5,45.6]]]}},
    {"type":"Feature","properties":{"PARK":"009","NAME":"Ash"},"geometry":null}]}
    """
  static let table =
    "id,Park,name,sport\n1,007,Oak,soccer\n2,008,Elm,tennis\n3,009,Ash,golf\n4,010,Fir,golf\n"

  static func run(_ request: (String) -> String, _ table: String = table) throws -> ImportTrial {
    let trials = try Trials()
    let other = try trials.directory.write(parks, as: "parks.geojson")
    return try trials.run(table, as: "a.csv") {
      $0.join = try? JoinRequest(request(other))
    }
  }

  @Test(
    "are found by a key that is told, or by the values",
    arguments: [":Park=PARK", ":park=park", "", ":name=NAME"])
  func found(key: String) throws {
    let trial = try Self.run { $0 + key }
    #expect(trial.venues.map(\.name).sorted() == ["Elm", "Oak"])
    let oak = try #require(trial.venues.first { $0.name == "Oak" })
    #expect([oak.position.latitude, oak.position.longitude] == [45.5, -73.6])
    #expect(trial.venues.first { $0.name == "Elm" }?.footprint != nil)
    let reasons = trial.part.rejections.map(\.reason)
    #expect(
      reasons.count == 2 && reasons.allSatisfy { $0.contains("nowhere in") || $0 == "no position" })
    let decision = trial.part.decisions.first { $0.subject == "position" }
    #expect(decision?.choice.contains("joined") == true)
    #expect(decision?.evidence.contains("of 4 rows") == true)
  }

  @Test("are refused where the key is missing, or no values meet")
  func refused() throws {
    for (key, table) in [
      (":nope=PARK", Self.table), (":Park=nope", Self.table), ("", "a,b\nx,y\nz,w\n"),
    ] {
      let error = #expect(throws: ImportError.self) { try Self.run({ $0 + key }, table) }
      #expect(error?.kind == .badData)
    }
    #expect(throws: ImportError.self) { try JoinRequest("file:=b") }
    #expect(throws: ImportError.self) { try JoinRequest("") }
    #expect(try JoinRequest("C:\\a.csv").path == "C:\\a.csv")
  }
}

@Suite("A city's table without positions", .enabled(if: SharedData.isThere))
struct JoinedFilesTests {
  @Test("takes those of the parks by the key that both have")
  func cambridge() throws {
    let trial = try MunicipalFilesTests.run("municipal/cambridgema__CDD_ParkDetails.txt") {
      $0.join = try? JoinRequest(
        SharedData.path("municipal/cambridgema__RECREATION_OpenSpace.geojson"))
    }
    #expect(trial.part.encoding == "Windows-1252")
    let decision = trial.part.decisions.first { $0.subject == "position" }
    #expect(decision?.choice.hasSuffix("GIS_JOIN_ID = JOIN_ID") == true)
    #expect(trial.part.written + trial.part.merged >= 160)
    #expect(trial.part.read == 176)
  }
}
