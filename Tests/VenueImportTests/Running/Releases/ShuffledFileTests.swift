import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A file in another order") struct ShuffledFileTests {
  /// What a venue is, without the order of its sports.
  private struct Face: Hashable {
    let id: String
    let name: String
    let position: Position
    let sports: Set<String>
    let properties: Set<JSONObject.Member>
  }

  private func faces(_ venues: [Venue]) -> Set<Face> {
    Set(
      venues.map {
        Face(
          id: $0.id, name: $0.name, position: $0.position, sports: Set($0.sports),
          properties: Set($0.properties.members))
      })
  }

  /// Rows of parks with several courts a few metres apart, chains of courts, names twice in the city, and identifiers that repeat.
  private static func rows(_ dice: inout SplitMix, repeats: Bool) -> [String] {
    var rows: [String] = []
    for park in 0..<30 {
      let latitude = 45.5 + Double(park) * 0.004
      // Every third name is that of another park too.
      let name = "Parc \(park % 3 == 0 ? 0 : park)"
      for court in 0..<Int.random(in: 1...6, using: &dice) {
        let sport =
          ["tennis", "soccer", "swimming", "playground"].randomElement(using: &dice) ?? ""
        let north = latitude + Double(Int.random(in: 0...90, using: &dice)) * 0.00001
        let east = -73.6 + Double(Int.random(in: 0...40, using: &dice)) * 0.00001
        let number = repeats && Int.random(in: 0..<40, using: &dice) == 0 ? 7 : park * 10 + court
        rows.append("\(number),\(name),\(sport),note \(rows.count),\(north),\(east)")
      }
    }
    // One identifier and one name for two places: a chain, perhaps.
    if repeats { rows += ["7,Parc 0,tennis,south,45.3,-73.6", "7,Parc 0,soccer,north,45.4,-73.6"] }
    return rows
  }

  @Test(
    "has the same venues, and changes nothing as the next release",
    arguments: 1...12 as ClosedRange<UInt64>,
    ["id", "OBJECTID", "bezeichner"])
  func shuffled(seed: UInt64, identifier: String) throws {
    var dice = SplitMix(seed: seed)
    var rows = Self.rows(&dice, repeats: seed.isMultiple(of: 2))
    let head = "\(identifier),name,type,remark,lat,lon"
    func text(_ rows: [String]) -> String { ([head] + rows).joined(separator: "\n") + "\n" }
    let trials = try Trials()
    let first = try trials.run(text(rows))
    #expect(first.part.merged > 0, "seed \(seed)")
    for _ in 0..<2 {
      rows.shuffle(using: &dice)
      let alone = try Trials().run(text(rows))
      #expect(faces(alone.venues) == faces(first.venues), "seed \(seed)")
      #expect(alone.part.merged == first.part.merged)
      let again = try trials.run(text(rows))
      #expect(
        again.part.outcomes == OutcomeTally(unchanged: first.part.written), "seed \(seed)")
      #expect(again.venues == first.venues)
      #expect(!again.part.warnings.contains { $0.kind == .identifiersRenewed })
    }
  }

  @Test(
    "with rows gone and rows added keeps the venues it had",
    arguments: 1...12 as ClosedRange<UInt64>)
  func nextRelease(seed: UInt64) throws {
    var dice = SplitMix(seed: seed &+ 100)
    let rows = Self.rows(&dice, repeats: false)
    func text(_ rows: [String]) -> String {
      (["id,name,type,remark,lat,lon"] + rows).joined(separator: "\n") + "\n"
    }
    let trials = try Trials()
    let first = try trials.run(text(rows))
    // A few rows of venues that have others go, those that name the venues among them, and each park gets one more.
    var next: [String] = []
    for row in rows {
      let cells = row.split(separator: ",")
      let isLeader = first.venues.contains { $0.sourceID == cells[0] }
      if isLeader, Int.random(in: 0..<4, using: &dice) == 0,
        rows.contains(where: { $0 != row && $0.split(separator: ",")[1...5] == cells[1...5] })
      {
        continue
      }
      next.append(row)
      if isLeader {
        let (south, west) = (Double(cells[4]) ?? 0, Double(cells[5]) ?? 0)
        next.append("0\(next.count),\(cells[1]),tennis,new,\(south + 0.00002),\(west)")
      }
    }
    next.shuffle(using: &dice)
    let second = try trials.run(text(next))
    #expect(second.part.outcomes.retired == 0, "seed \(seed)")
    let old = Set(first.venues.map(\.id))
    #expect(old.isSubset(of: Set(second.venues.map(\.id))), "seed \(seed)")
    let third = try trials.run(text(next.reversed()))
    #expect(third.part.outcomes == OutcomeTally(unchanged: second.part.written), "seed \(seed)")
  }

  @Test("and with its members in another order changes nothing")
  func members() throws {
    func text(_ parks: [Int], _ isReversed: Bool) -> String {
      let features = parks.map { park in
        var members = [
          "\"key\":\"p\(park)\"", "\"name\":\"Park \(park)\"", "\"tennis\":\"Yes\"",
          "\"soccer\":\"Yes\"", "\"swimming\":\"\(park % 2 == 0 ? "Yes" : "No")\"",
        ]
        if isReversed { members.reverse() }
        return
          "{\"type\":\"Feature\",\"properties\":{\(members.joined(separator: ","))},\"geometry\":{\"type\":\"Point\",\"coordinates\":[-73.6,45.5\(park)]}}"
      }
      return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }
    let trials = try Trials()
    let first = try trials.run(text(Array(10..<30), false), as: "parks.geojson")
    let again = try trials.run(text((10..<30).reversed(), true), as: "parks.geojson")
    #expect(again.part.outcomes == OutcomeTally(unchanged: 20))
    #expect(again.venues == first.venues)
  }

  @Test(
    "and with its records and members in another order has the same identifiers made of the content"
  )
  func contents() throws {
    func text(_ rows: [Int]) -> String {
      let features = rows.map { row in
        // Not every record has every member.
        var members = [
          "\"title\":\"Court \(row)\"", "\"area\":\"\(row * 3)\"", "\"sport\":\"tennis\"",
        ]
        if row % 3 == 0 { members.append("\"note\":\"n\(row)\"") }
        if row % 2 == 0 { members.reverse() }
        return
          "{\"type\":\"Feature\",\"properties\":{\(members.joined(separator: ","))},\"geometry\":{\"type\":\"Point\",\"coordinates\":[-73.6,45.5\(row)]}}"
      }
      return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }
    let first = try Trials().run(text(Array(10..<30)), as: "courts.geojson")
    #expect(first.venues.allSatisfy { $0.sourceID.hasPrefix("content-") })
    let other = try Trials().run(text((10..<30).reversed()), as: "courts.geojson")
    #expect(Set(other.venues.map(\.id)) == Set(first.venues.map(\.id)))
  }

  @Test(
    "or without its identifiers, or with others, has its rows together in the same venues",
    arguments: 1...8 as ClosedRange<UInt64>)
  func regrouped(seed: UInt64) throws {
    var dice = SplitMix(seed: seed &+ 200)
    let rows = Self.rows(&dice, repeats: false)
    func text(_ rows: [String], _ head: String) -> String {
      ([head] + rows).joined(separator: "\n") + "\n"
    }
    let trials = try Trials()
    let first = try trials.run(text(rows, "id,name,type,remark,lat,lon"))
    let bare = rows.map { $0.split(separator: ",").dropFirst().joined(separator: ",") }
    let numbers = Array(5000..<5000 + rows.count).shuffled(using: &dice)
    let renumbered = zip(numbers, bare).map { "\($0),\($1)" }
    struct Spot: Hashable {
      let id: String
      let name: String
      let position: Position
    }
    func spots(_ venues: [Venue]) -> Set<Spot> {
      Set(venues.map { Spot(id: $0.id, name: $0.name, position: $0.position) })
    }
    for next in [
      text(bare, "name,type,remark,lat,lon"), text(renumbered, "id,name,type,remark,lat,lon"),
    ] {
      let second = try trials.run(next)
      #expect(second.part.merged == first.part.merged, "seed \(seed)")
      #expect(spots(second.venues) == spots(first.venues), "seed \(seed)")
      #expect(second.part.outcomes.added == 0 && second.part.outcomes.retired == 0)
      #expect(
        try trials.run(next).part.outcomes == OutcomeTally(unchanged: second.part.written),
        "seed \(seed)")
    }
  }
}
