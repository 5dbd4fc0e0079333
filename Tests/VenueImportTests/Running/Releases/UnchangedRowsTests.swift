import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A release whose rows are as they were, under whatever identifiers")
struct UnchangedRowsTests {
  struct Row {
    var id: String
    var ref: String
    var name: String
    var latitude: Double
    var longitude: Double
  }

  /// How identifiers change between two releases.
  enum Change: CaseIterable, CustomTestStringConvertible {
    case permuted, shifted, lost, renumbered, otherColumn, renamedColumn, repeated

    var testDescription: String { "\(self)" }
  }

  /// Rows a hundred and sixty metres and more apart, of which half have a name that others have too.
  static func world(_ dice: inout SplitMix) -> [Row] {
    let kinds = ["Splash Pad", "Tennis Court", "Wading Pool", "Picnic Area"]
    var places: [(Int, Int)] = (0..<400).map { ($0 / 20, $0 % 20) }
    places.shuffle(using: &dice)
    return (0..<40).map { row in
      let name = row % 2 == 0 ? kinds.randomElement(using: &dice) ?? "" : "Parc Numero \(row) Est"
      return Row(
        id: "\(1000 + row * 7)", ref: "\(1000 + (39 - row) * 7)", name: name,
        latitude: 45.5 + Double(places[row].0) * 0.0015,
        longitude: -73.6 + Double(places[row].1) * 0.0021)
    }
  }

  static func file(_ rows: [Row], _ head: String, _ cells: (Row) -> [String]) -> String {
    let lines = rows.map { row in
      (cells(row) + [row.name, "soccer", "\(row.latitude)", "\(row.longitude)"])
        .joined(separator: ",")
    }
    return (["\(head),name,sport,lat,lon"] + lines).joined(separator: "\n") + "\n"
  }

  /// A release with other identifiers, and its columns.
  static func changed(_ rows: [Row], _ change: Change, _ dice: inout SplitMix) -> String {
    var rows = rows
    let (ids, count) = (rows.map(\.id), rows.count)
    switch change {
    case .permuted:
      for (index, id) in ids.shuffled(using: &dice).enumerated() { rows[index].id = id }
    case .shifted: for index in rows.indices { rows[index].id = ids[(index + 1) % count] }
    case .renumbered: for index in rows.indices { rows[index].id = "\(90_000 + index)" }
    case .repeated: rows[3].id = rows[8].id
    case .lost, .otherColumn, .renamedColumn: break
    }
    rows.shuffle(using: &dice)
    switch change {
    case .lost: return file(rows, "remark") { _ in ["as it was"] }
    case .otherColumn: return file(rows, "AssetID") { [$0.ref] }
    case .renamedColumn: return file(rows, "ParkID") { [$0.id] }
    default: return file(rows, "id") { [$0.id] }
    }
  }

  struct Face: Hashable {
    let id: String
    let name: String
    let position: Position
    let isRetired: Bool
  }

  static func faces(_ venues: [Venue]) -> Set<Face> {
    Set(
      venues.map { Face(id: $0.id, name: $0.name, position: $0.position, isRetired: $0.isRetired) })
  }

  @Test(
    "neither retires, adds, renames nor moves a venue", arguments: Change.allCases,
    1...6 as ClosedRange<UInt64>)
  func whole(change: Change, seed: UInt64) throws {
    var dice = SplitMix(seed: seed &* 7919)
    let rows = Self.world(&dice)
    let trials = try Trials()
    let first = try trials.run(Self.file(rows, "id,AssetID") { [$0.id, $0.ref] })
    #expect(first.part.outcomes.added == 40)
    let text = Self.changed(rows, change, &dice)
    let next = try trials.run(text)
    #expect(Self.faces(next.venues) == Self.faces(first.venues), "seed \(seed)")
    #expect(next.part.outcomes.added == 0 && next.part.outcomes.retired == 0, "seed \(seed)")
    #expect(next.part.outcomes.moved == 0, "seed \(seed)")
    #expect(try trials.run(text).part.outcomes == OutcomeTally(unchanged: 40), "seed \(seed)")
    for venue in try trials.venues() {
      for (_, value) in venue.properties.members.map({ ($0.key, $0.value) }) {
        if case .string(let text) = value { #expect(!text.contains("#"), "seed \(seed)") }
      }
    }
  }

  @Test(
    "keeps their venues where others go and come", arguments: Change.allCases,
    1...6 as ClosedRange<UInt64>)
  func partly(change: Change, seed: UInt64) throws {
    var dice = SplitMix(seed: seed &* 104_729)
    let rows = Self.world(&dice)
    let trials = try Trials()
    let first = try trials.run(Self.file(rows, "id,AssetID") { [$0.id, $0.ref] })
    let gone = Set((0..<5).map { _ in Int.random(in: 9..<40, using: &dice) })
    var next = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
    for number in 0..<3 {
      next.append(
        Row(
          id: "\(7000 + number)", ref: "\(8000 + number)",
          name: "Jardin Neuf \("ABC".dropFirst(number).prefix(1))x",
          latitude: 45.6 + Double(number) * 0.01, longitude: -73.5))
    }
    let text = Self.changed(next, change, &dice)
    let second = try trials.run(text)
    let kept = Self.faces(
      first.venues.filter { venue in
        next.contains { $0.id == venue.sourceID }
      })
    #expect(kept.count == 40 - gone.count)
    #expect(kept.isSubset(of: Self.faces(second.venues)), "seed \(seed)")
    #expect(second.part.outcomes.added == 3, "seed \(seed)")
    #expect(second.part.outcomes.retired == gone.count, "seed \(seed)")
    #expect(second.part.outcomes.moved == 0, "seed \(seed)")
    let again = try trials.run(text)
    #expect(again.part.outcomes == OutcomeTally(unchanged: next.count), "seed \(seed)")
    #expect(again.venues == second.venues, "seed \(seed)")
  }

  private static func parks(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map {
      "\($0),Park \(Character(UnicodeScalar(UInt8(65 + $0 % 26)))),45.\(50 + $0),-73.5"
    }
  }

  @Test("believes name and place before what a column said that stands for two venues")
  func oldValues() throws {
    let pair = [("NameA Park", "45.5,-73.5"), ("Lake Rink", "45.5012,-73.5003")]
    for order in [pair, pair.reversed()] {
      let rest = (2...24).map {
        ("Name\(Character(UnicodeScalar(UInt8(65 + $0)))) Park", "45.\(500 + $0 * 10),-73.5")
      }
      let all = order + rest
      let before = all.enumerated().map { row, park in
        "\(200 - row),\(row < 2 ? 500 : 500 + row),\(park.0),\(park.1)"
      }
      let trials = try Trials()
      let first = try trials.run(
        (["ASSET_ID,LOCATIONID,NAME,LAT,LON"] + before).joined(separator: "\n") + "\n")
      let text =
        (["LOCATIONID,NAME,LAT,LON"]
        + before.map { $0.split(separator: ",").dropFirst().joined(separator: ",") })
        .joined(separator: "\n") + "\n"
      let next = try trials.run(text)
      #expect(Self.faces(next.venues) == Self.faces(first.venues))
      for venue in next.venues where ["199", "200"].contains(venue.sourceID) {
        #expect(venue.properties["LOCATIONID"]?.isFive == true, "\(venue.properties)")
      }
      #expect(try trials.run(text).part.outcomes == OutcomeTally(unchanged: 25))
    }
  }

  @Test("numbers what its own numbers can't, and says nothing of that in the city's column")
  func numbersAgain() throws {
    let parks = (0...24).map {
      "\(100 + $0),Name\(Character(UnicodeScalar(UInt8(65 + $0)))) Park,45.\(500 + $0 * 10),-73.5"
    }
    let head = "ASSET_ID,NAME,LAT,LON"
    let trials = try Trials()
    _ = try trials.run(
      ([head, "86,Benner Park,45.4,-73.61", "86,Benner Park,45.402,-73.61"] + parks)
        .joined(separator: "\n") + "\n")
    let text =
      ([
        head, "538,Benner Park,45.4,-73.61", "86,NameA Park,45.500,-73.5",
        "582,Benner Park,45.402,-73.61", "86,Ross Park,45.3,-73.7",
      ] + parks.dropFirst()).joined(separator: "\n") + "\n"
    let next = try trials.run(text)
    #expect(next.part.outcomes.added == 1 && next.part.outcomes.retired == 0)
    let again = try trials.run(text)
    #expect(again.part.outcomes == OutcomeTally(unchanged: 28))
    #expect(again.venues == next.venues)
    #expect(try again.venue("86#3").name == "Ross Park")
    for venue in again.venues {
      if case .string(let text)? = venue.properties["ASSET_ID"] { #expect(!text.contains("#")) }
    }
  }
}

extension JSONValue {
  fileprivate var isFive: Bool { self == .string("500") || self == .integer(500) }
}
