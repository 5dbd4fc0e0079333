import Foundation
import GeoPrimitives
import Geometry
import Testing
import Venues

@testable import VenueImport

@Suite("The files of a run") struct InputOrderTests {
  private typealias File = (name: String, text: String)

  /// Parks as areas, courts in and beside them as points, and an office's list of the same places.
  private static func city(_ dice: inout SplitMix) -> [File] {
    let sports = ["tennis", "soccer", "basketball"]
    var features: [String] = []
    var courts = ["id,name,sport,lat,lon"]
    var list = ["code;title;type;latitude;longitude"]
    for park in 0..<20 {
      let (south, west) = (45.5 + Double(park) * 0.01, -73.6)
      let name = "Parc \(["Hill", "Lake", "Oak", "Elm"].randomElement(using: &dice) ?? "") \(park)"
      let sport = sports.randomElement(using: &dice) ?? ""
      func place() -> (String, String) {
        let north = south + Double(Int.random(in: -300...2300, using: &dice)) * 0.000001
        let east = west + Double(Int.random(in: -300...2300, using: &dice)) * 0.000001
        return ("\(north)", "\(east)")
      }
      if Int.random(in: 0..<5, using: &dice) > 0 {
        let (north, east) = (south + 0.002, west + 0.002)
        features.append(
          """
          {"type":"Feature","properties":{"id":"a\(park)","name":"\(name)","sport":"\(sport)"},"geometry":\
          {"type":"Polygon","coordinates":[[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],\
          [\(west),\(north)],[\(west),\(south)]]]}}
          """)
      }
      for court in 0..<Int.random(in: 0...3, using: &dice) {
        let (north, east) = place()
        let kind = sports.randomElement(using: &dice) ?? ""
        courts.append(
          "p\(park)-\(court),\(court == 0 ? name : "Court \(court)"),\(kind),\(north),\(east)")
      }
      if Bool.random(using: &dice) {
        let (north, east) = place()
        list.append("L\(park);\(name);\(sport);\(north);\(east)")
      }
    }
    return [
      (
        "parks.geojson",
        "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ",\n"))]}"
      ),
      ("courts.csv", courts.joined(separator: "\n") + "\n"),
      ("list.csv", list.joined(separator: "\n") + "\n"),
    ]
  }

  @Test(
    "make the same catalogue in whatever order they are given, and are reported in that order",
    arguments: 1...6 as ClosedRange<UInt64>)
  func permutations(seed: UInt64) throws {
    var dice = SplitMix(seed: seed &* 3571)
    let files = Self.city(&dice)
    var first: [Venue]?
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let trials = try Trials()
      let paths = try order.map { try trials.directory.write(files[$0].text, as: files[$0].name) }
      let trial = try trials.run(ImportOptions(inputs: paths))
      #expect(trial.report.parts.map(\.path) == paths, "seed \(seed)")
      #expect(trial.report.parts.map(\.merged).reduce(0, +) > 5, "seed \(seed)")
      #expect(!trial.report.parts.flatMap(\.warnings).contains { $0.kind == .mergeUnsure })
      let venues = trial.venues.sorted { $0.id < $1.id }
      #expect(venues == first ?? venues, "seed \(seed), \(order)")
      first = venues
      let again = try trials.run(ImportOptions(inputs: paths.reversed()))
      #expect(again.venues == trial.venues, "seed \(seed), \(order)")
      #expect(again.report.parts.allSatisfy { $0.outcomes.added + $0.outcomes.changed == 0 })
    }
  }

  @Test("come in order: those with areas first, then by name as people count, the newest first")
  func order() throws {
    let directory = try TemporaryDirectory()
    let area =
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[]}}]}"
    let wanted = try [
      ("x/zones.geojson", area), ("x/courts_2024.csv", "id,wkt\n1,POINT (1 1)\n"),
      ("x/courts_2023-11.csv", "id,wkt\n1,POINT (1 1)\n"), ("x/list 2.csv", "id,lat,lon\n1,1,1\n"),
      ("x/list 10.csv", "id,lat,lon\n1,1,1\n"),
    ].map { try directory.write($0.1, as: $0.0) }
    #expect(InputOrder.sorted(wanted.reversed()) == wanted)
    #expect(InputOrder.sorted([wanted[3], wanted[0], wanted[4], wanted[2], wanted[1]]) == wanted)
    #expect(InputOrder.sorted([directory.path("none.csv"), wanted[0]]).first == wanted[0])
  }

  @Test(
    "have names with a date or without one",
    arguments: [
      ("parks_2023", "parks_#", "2023"), ("parks-2023-11-05", "parks-#", "20231105"),
      ("Parks20240131", "parks#", "20240131"), ("2024_pools", "#_pools", "2024"),
      ("pools 202406", "pools #", "202406"), ("epsg2950", "epsg2950", ""),
      ("lot 12023", "lot 12023", ""), ("parks_2023_24", "parks_#_24", "2023"),
      ("no 20241399", "no 20241399", ""), ("parks", "parks", ""), ("", "", ""),
    ])
  func dates(name: String, family: String, date: String) {
    let read = DatedName(name)
    #expect(read.family == family && read.date == date)
    #expect(!read.isOlder(than: read))
  }

  @Test(
    "are older than others of a later date and the same name alone",
    arguments: [
      ("parks_2023", "parks_2024", true), ("parks_2024", "parks_2023", false),
      ("parks_2023", "pools_2024", false), ("parks", "parks_2024", false),
      ("parks_2023", "parks_2023-06", true), ("parks 2023-12", "parks 2024-01", true),
    ])
  func older(one: String, other: String, isOlder: Bool) {
    #expect(DatedName(one).isOlder(than: DatedName(other)) == isOlder)
  }
}
