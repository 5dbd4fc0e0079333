import Foundation
import GeoPrimitives
import Geometry
import Testing
import Venues

@testable import VenueImport

@Suite("Areas and points of one city, from two files") struct CrossMergeTests {
  /// Areas of 0.002 degrees around positions, which lie far from one another.
  static func areas(_ features: [(id: String, name: String, sport: String, lat: Double)]) -> String
  {
    let all = features.map { area in
      let (south, north) = (area.lat - 0.001, area.lat + 0.001)
      return """
        {"type":"Feature","properties":{"id":"\(area.id)","name":"\(area.name)","sport":"\(area.sport)"},"geometry":\
        {"type":"Polygon","coordinates":[[[-73.601,\(south)],[-73.599,\(south)],[-73.599,\(north)],[-73.601,\(north)],\
        [-73.601,\(south)]]]}}
        """
    }
    return "{\"type\":\"FeatureCollection\",\"features\":[\(all.joined(separator: ",\n"))]}"
  }

  static let parks = areas([
    ("a", "Parc Jarry", "soccer;tennis", 45.50), ("b", "", "basketball", 45.52),
    ("c", "Parc Nord", "basketball", 45.54), ("d", "Parc Sud", "", 45.56),
  ])

  static func points(_ rows: [String]) -> String {
    (["id,name,sport,hours,lat,lon"] + rows).joined(separator: "\n") + "\n"
  }

  /// In the area of its name; in that of another name; in one without a name; beside one; with a sport that the area did
  /// not have; nowhere near.
  static let rows = [
    "p1,Tennis Jarry,tennis,Mo-Fr 08:00-20:00,45.5003,-73.6002",
    "p2,Stade Aniane,tennis,,45.4995,-73.5995",
    "p3,Court,basketball,,45.5204,-73.6001",
    "p4,Parc Nord,basketball,,45.5413,-73.6",
    "p5,Parc Sud,swimming,,45.5601,-73.6004",
    "p6,Parc Jarry,tennis,,45.58,-73.6",
  ]

  private func run(
    _ trials: Trials, _ texts: [(name: String, text: String)],
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportTrial {
    var options = ImportOptions(
      inputs: try texts.map { try trials.directory.write($0.text, as: $0.name) })
    change(&options)
    return try trials.run(options)
  }

  private func both(_ rows: [String] = rows) -> [(name: String, text: String)] {
    [("parks.geojson", Self.parks), ("courts.csv", Self.points(rows))]
  }

  private func venue(_ trial: ImportTrial, _ id: String) throws -> Venue {
    try #require(trial.venues.first { $0.id == id }, "\(id)")
  }

  private func reasons(_ part: PartReport) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: part.across.merges.map { ("\($0.number)", "\($0.venue): \($0.reason)") }
    )
  }

  @Test("become one venue each, with a score and a reason in the report", arguments: [true, false])
  func together(inOneRun: Bool) throws {
    let trials = try Trials()
    let trial: ImportTrial
    if inOneRun {
      trial = try run(trials, both())
    } else {
      _ = try run(trials, [both()[0]])
      trial = try run(trials, [both()[1]])
    }
    let part = try #require(trial.report.parts.last)
    #expect(part.read == 6 && part.outcomes.added == 2 && part.merged == 4)
    #expect(
      reasons(part) == [
        "2": "parks:a: point in area, same sport, same name",
        "4": "parks:b: point in area, same sport",
        "5": "parks:c: 33 m apart, same sport, same name",
        "6": "parks:d: point in area, same name",
      ])
    #expect(part.across.merges.allSatisfy { $0.score >= 0.6 && $0.score <= 1 })
    #expect(
      trial.venues.map(\.id) == [
        "courts:p2", "courts:p6", "parks:a", "parks:b", "parks:c", "parks:d",
      ])
    let jarry = try venue(trial, "parks:a")
    #expect(jarry.sports == ["soccer", "tennis"] && jarry.hours == "Mo-Fr 08:00-20:00")
    #expect(jarry.footprint != nil)
    #expect(try venue(trial, "parks:d").sports == ["swimming"])
    let text = trial.report.text()
    #expect(text.contains("4 of the merged rows went into venues of other files"))
    #expect(text.contains("line 2 is parks:a (point in area, same sport, same name; score 1.00)"))
    #expect(trial.report.json.text().contains("\"mergedAcross\":4"))
  }

  @Test("are as they were after the same files again, in any order, to the byte")
  func again() throws {
    let trials = try Trials()
    _ = try run(trials, both())
    let bytes = try Data(contentsOf: URL(fileURLWithPath: trials.catalogue))
    for texts in [both(), both().reversed(), [both()[0]], [both()[1]]] {
      let trial = try run(trials, texts)
      for part in trial.report.parts {
        #expect(part.outcomes.added == 0 && part.outcomes.changed == 0)
        #expect(part.outcomes.retired == 0 && part.across.changed == 0)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: trials.catalogue)) == bytes)
    }
  }

  @Test("are one whichever came first: the venue of before keeps its id and gets the area")
  func pointsFirst() throws {
    let trials = try Trials()
    _ = try run(trials, [both()[1]])
    let trial = try run(trials, [both()[0]])
    // The park around the courts is not the courts that came before it.
    #expect(trial.venues.map(\.id) == (1...6).map { "courts:p\($0)" } + ["parks:a"])
    #expect(try venue(trial, "courts:p1").footprint == nil)
    let nord = try venue(trial, "courts:p4")
    let area = try #require(nord.footprint)
    // It lay beside the area, and no venue lies outside its own.
    #expect(try PreparedRegion(area).covers(nord.position))
    #expect(try venue(trial, "courts:p1").position.latitude == 45.5003)
    let again = try run(trials, both().reversed())
    #expect(again.venues == trial.venues)
  }

  @Test("follow the next release of the points, which retires only what it said itself")
  func nextPoints() throws {
    let trials = try Trials()
    _ = try run(trials, both())
    let fewer = try run(
      trials, [("courts.csv", Self.points(Array(Self.rows.dropLast().dropFirst())))]
    ) {
      $0.retiresMissing = true
    }
    #expect(fewer.part.outcomes.retired == 1 && fewer.part.outcomes.withdrawn == 1)
    #expect(fewer.part.merged == 3)
    let text = fewer.report.text()
    #expect(text.contains("1 venues of before are not in this release; kept, marked retired"))
    #expect(text.contains("1 venues of before are not in this release, and stay"))
    let jarry = try venue(fewer, "parks:a")
    #expect(!jarry.isRetired && jarry.hours == nil && jarry.sports == ["soccer", "tennis"])
    #expect(try venue(fewer, "courts:p6").isRetired)
    let again = try run(
      trials, [("courts.csv", Self.points(Array(Self.rows.dropLast().dropFirst())))])
    #expect(again.part.outcomes.retired == 0 && again.part.across.changed == 0)
    let back = try run(trials, [("courts.csv", Self.points(Self.rows))])
    #expect(try venue(back, "parks:a").hours == "Mo-Fr 08:00-20:00")
    #expect(try !venue(back, "courts:p6").isRetired)
    #expect(back.part.across.changed == 1)
  }

  @Test("follow the next release of the areas, and stay while the points have them")
  func nextAreas() throws {
    let trials = try Trials()
    let before = try run(trials, both())
    let less = Self.areas([
      ("b", "Parc Est", "basketball", 45.52), ("c", "Parc Nord", "basketball", 45.54),
      ("d", "Parc Sud", "", 45.56),
    ])
    let next = try run(trials, [("parks.geojson", less)])
    #expect(next.part.outcomes.withdrawn == 1 && next.part.outcomes.changed == 1)
    #expect(next.part.outcomes.retired == 0)
    let jarry = try venue(next, "parks:a")
    #expect(!jarry.isRetired && jarry.sports == ["tennis"])
    #expect(try venue(next, "parks:b").name == "Parc Est")
    // Now the points lose it too.
    let gone = try run(trials, [("courts.csv", Self.points(Array(Self.rows.dropFirst())))])
    #expect(gone.part.outcomes.retired == 1 && gone.part.outcomes.withdrawn == 0)
    #expect(try venue(gone, "parks:a").isRetired)
    let back = try run(trials, both())
    #expect(back.venues == before.venues)
  }

  @Test("part again where a row moves away, or where nothing is to be merged")
  func apart() throws {
    let trials = try Trials()
    _ = try run(trials, both())
    var rows = Self.rows
    rows[0] = "p1,Tennis Jarry,tennis,Mo-Fr 08:00-20:00,45.7,-73.6"
    let moved = try run(trials, [("courts.csv", Self.points(rows))])
    #expect(moved.part.outcomes.added == 1 && moved.part.outcomes.moved == 1)
    #expect(try venue(moved, "courts:p1").position.latitude == 45.7)
    #expect(try venue(moved, "parks:a").hours == nil)
    let apart = try run(trials, both()) { $0.merges = false }
    #expect(apart.venues.count == 10)
    #expect(apart.venues.allSatisfy { $0.properties[MergedVenue.key] == nil })
    #expect(try run(Trials(), both()) { $0.merges = false }.venues.count == 10)
  }

  @Test(
    "part again where the venue that they were part of moves away or is renamed",
    arguments: ["1,Hill Park,45.5912,-73.6612,tennis", "1,Alpha Court,45.5012,-73.5612,tennis"])
  func left(by change: String) throws {
    let rest = ["2,Lake Park,45.5112,-73.5712,tennis", "3,Oak Park,45.5212,-73.5812,tennis"]
    func north(_ first: String) -> (name: String, text: String) {
      ("north.csv", (["ID,NAME,LAT,LON,SPORT", first] + rest).joined(separator: "\n") + "\n")
    }
    let courts = Self.points([
      "x1,Hill Park,tennis,Mo-Su 06:00-22:00,45.5012,-73.5612",
      "x2,Lake Park,tennis,Mo-Su 06:00-22:00,45.5112,-73.5712",
    ])
    let trials = try Trials()
    _ = try run(trials, [north("1,Hill Park,45.5012,-73.5612,tennis")])
    let first = try run(trials, [("courts.csv", courts)])
    #expect(first.venues.map(\.id) == ["north:1", "north:2", "north:3"])
    let next = try run(trials, [north(change)])
    #expect(next.part.warnings.first { $0.kind == .mergeUndone }?.count == 1)
    #expect(!next.part.warnings.contains { $0.kind == .mergeUnsure })
    #expect(try venue(next, "courts:x1").position.latitude == 45.5012)
    #expect(try venue(next, "north:1").hours == nil)
    let again = try run(trials, [("courts.csv", courts)])
    #expect(again.part.outcomes == OutcomeTally(unchanged: 1) && again.part.merged == 1)
    #expect(again.venues == next.venues)
    let court = try venue(again, "courts:x1")
    #expect(court.position.latitude == 45.5012 && court.hours != nil)
    let owner = try venue(again, "north:1")
    #expect(owner.hours == nil && owner.properties[MergedVenue.key] == nil)
    let third = try run(trials, [("courts.csv", courts)])
    #expect(third.part.outcomes == OutcomeTally(unchanged: 1) && third.part.across.changed == 0)
    #expect(third.venues == again.venues)
  }

  @Test(
    "find another venue of the file where theirs moved away, whatever the order of its rows",
    arguments: [true, false])
  func takenOver(isFirst: Bool) throws {
    let courts = Self.points(["x1,Hill Park,tennis,Mo-Su 06:00-22:00,45.5012,-73.5612"])
    func north(_ rows: [String]) -> (name: String, text: String) {
      ("north.csv", (["ID,NAME,LAT,LON,SPORT"] + rows).joined(separator: "\n") + "\n")
    }
    let trials = try Trials()
    _ = try run(trials, [north(["7,Hill Park,45.5012,-73.5612,tennis"])])
    _ = try run(trials, [("courts.csv", courts)])
    let rows = [
      "7,Hill Park,45.5912,-73.6612,tennis", "9,Hill Park Courts,45.5012,-73.5612,tennis",
    ]
    let next = try run(trials, [north(isFirst ? rows : rows.reversed())])
    #expect(next.venues.map(\.id) == ["north:7", "north:9"])
    #expect(try venue(next, "north:7").hours == nil)
    #expect(try venue(next, "north:9").hours == "Mo-Su 06:00-22:00")
    let again = try run(trials, [("courts.csv", courts), north(rows)])
    #expect(again.venues == next.venues)
  }

  @Test("stay together where the venue moves a little, with what speaks for it now")
  func stay() throws {
    let courts = Self.points(["x1,Hill Park,tennis,,45.5012,-73.5612"])
    func north(_ latitude: String) -> (name: String, text: String) {
      ("north.csv", "ID,NAME,LAT,LON,SPORT\n1,Hill Park,\(latitude),-73.5612,tennis\n")
    }
    let trials = try Trials()
    _ = try run(trials, [north("45.5012")])
    _ = try run(trials, [("courts.csv", courts)])
    _ = try run(trials, [north("45.5014")])
    let again = try run(trials, [("courts.csv", courts)])
    #expect(reasons(again.part) == ["2": "north:1: 22 m apart, same sport, same name"])
    #expect(again.part.across.changed == 1)
    #expect(try run(trials, [("courts.csv", courts)]).part.across.changed == 0)
  }

  @Test("count the rows of one file that lie in an area of the other as its courts")
  func courts() throws {
    let rows = (1...3).map { "p\($0),Court \($0),tennis,,45.500\($0),-73.600\($0)" }
    let trial = try run(Trials(), both(rows))
    #expect(trial.report.parts[1].merged == 3)
    #expect(try venue(trial, "parks:a").properties["courts"] == 3)
    // An area that comes later can't be three venues at once.
    let trials = try Trials()
    _ = try run(trials, [both(rows)[1]])
    let other = try run(trials, [both(rows)[0]])
    #expect(other.venues.count == 7)
    #expect(other.part.warnings.contains { $0.kind == .mergeUnsure })
  }

  @Test("stay one through an export and an import of it")
  func exported() throws {
    let trials = try Trials()
    let before = try run(trials, both())
    let features = before.venues.map { $0.geoJSONFeature() }
    let text = JSONValue.object([
      "type": "FeatureCollection", "features": .array(features.map { .object($0) }),
    ]).text()
    let copy = try Trials()
    #expect(try run(copy, [("export.geojson", text)]).venues == before.venues)
    let again = try run(copy, both())
    #expect(again.venues == before.venues)
  }

  @Test("hold for layers of one file as well")
  func rehearsed() throws {
    let trials = try Trials()
    let trial = try run(trials, both()) { $0.isRehearsal = true }
    #expect(trial.report.parts[1].merged == 4)
    #expect(try trials.venues().isEmpty)
  }
}
