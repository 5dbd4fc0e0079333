import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Places that rows are joined to") struct JoinedPlacesTests {
  private static func run(
    _ table: String, _ places: String, key: String = ""
  ) throws -> ImportTrial {
    let trials = try Trials()
    let other = try trials.directory.write(places, as: "places.csv")
    return try trials.run(table, as: "sites.csv") { $0.join = try? JoinRequest(other + key) }
  }

  private static let numbered = "park_no,name,sport\n1,Birch,tennis\n2,Rowan,soccer\n3,Larch,golf\n"

  @Test(
    "are not found by small numbers that two columns of other things have",
    arguments: ["courts_count", "district", "district_no", "rank"])
  func chance(column: String) throws {
    let places =
      "site,\(column),lat,lon\nP01,1,45.51,-73.61\nP02,3,45.52,-73.62\nP03,2,45.53,-73.63\n"
    let error = #expect(throws: ImportError.self) { try Self.run(Self.numbered, places) }
    guard case .joinImpossible = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let told = try Self.run(Self.numbered, places, key: ":park_no=\(column)")
    #expect(told.venues.count == 3, "a person may know better")
  }

  @Test(
    "are found by small numbers where the columns are called alike, or the names agree",
    arguments: ["park_no", "PARK", "id", "parkid", "Park Number"])
  func related(column: String) throws {
    let places = "\(column),lat,lon\n1,45.51,-73.61\n3,45.52,-73.62\n2,45.53,-73.63\n"
    let trial = try Self.run(Self.numbered, places)
    #expect(trial.venues.first { $0.name == "Larch" }?.position.latitude == 45.52)
    let named =
      "rank,name,lat,lon\n1,Birch,45.51,-73.61\n2,Rowan,45.52,-73.62\n3,Larch,45.53,-73.63\n"
    #expect(try Self.run(Self.numbered, named).venues.count == 3)
  }

  @Test("that stand apart under one key are none, and near each other are one")
  func repeated() throws {
    let table = "code,name,sport\nK1,Birch,tennis\nK2,Rowan,soccer\nK3,Larch,golf\n"
    let places = """
      code,lat,lon
      K3,45.55,-73.65
      K1,45.51,-73.61
      K2,45.52,-73.62
      K2,45.5203,-73.6203
      K3,45.53,-73.63

      """
    let trial = try Self.run(table, places, key: ":code=code")
    #expect(trial.venues.map(\.name).sorted() == ["Birch", "Rowan"])
    let rejection = try #require(trial.part.rejections.first)
    #expect(rejection.reason.contains("“K3”") && rejection.reason.contains("2 times"))
    #expect(rejection.reason.contains("2.7 km"))
  }

  @Test("are those that agree in another column of both files")
  func shared() throws {
    let table =
      "name,sport,town\nCentral,tennis,Aville\nLions,tennis,Aville\nCentral,tennis,Btown\nLions,tennis,Btown\n"
    let places = """
      name,town,lat,lon
      Central,Aville,45.51,-73.61
      Lions,Aville,45.52,-73.62
      Central,Btown,45.71,-73.81
      Lions,Btown,45.72,-73.82

      """
    let trial = try Self.run(table, places, key: ":name=name")
    #expect(trial.part.rejections.isEmpty && trial.part.merged == 0)
    let latitudes = trial.venues.map(\.position.latitude).sorted()
    #expect(latitudes == [45.51, 45.52, 45.71, 45.72])
  }

  @Test("have keys whose names are related by what they are the keys of")
  func keyWords() {
    for (one, other) in [
      ("park_no", "PARK"), ("id", "park_id"), ("PARKID", "park"), ("Facility ID", "FACIL_NO"),
      ("code", "id"), ("parc_code", "parcs"), ("施設番号", "施設番号"),
    ] { #expect(KeyWords.areRelated(one, other), "\(one), \(other)") }
    for (one, other) in [
      ("park_no", "courts_count"), ("id", "district"), ("park_no", "ward_no"), ("no", "year"),
    ] { #expect(!KeyWords.areRelated(one, other), "\(one), \(other)") }
  }

  @Test("are found by columns of one name, however often rows share a key")
  func shares() throws {
    let places = (0..<4).map { "K\($0),45.5\($0),-73.6\($0)" }
    let rows = (0..<24).map { "\($0),K\($0 % 4),Court \($0),tennis" }
    let trial = try Self.run(
      (["id,KEY,name,sport"] + rows).joined(separator: "\n"),
      (["KEY,lat,lon"] + places).joined(separator: "\n"))
    #expect(trial.part.rejections.isEmpty)
    #expect(Set(trial.venues.map(\.position.latitude)) == [45.50, 45.51, 45.52, 45.53])
  }
}
