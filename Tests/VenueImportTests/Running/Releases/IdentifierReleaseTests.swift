import GeoPrimitives
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

@Suite("A release with other identifiers") struct IdentifierReleaseTests {
  struct Park {
    var id: String
    var ref: String
    var name: String
    var latitude: Double
    var longitude = -73.6
  }

  /// Parks two hundred metres and more apart; both columns have the numbers from 101 on, in contrary orders.
  static func parks(_ count: Int = 40) -> [Park] {
    (0..<count).map {
      Park(
        id: "\($0 + 101)", ref: "\(count + 100 - $0)", name: "Garten \(words[$0 % 10]) \($0 / 10)",
        latitude: 45.5 + Double($0) * 0.00271)
    }
  }

  private static let words = [
    "Oak", "Elm", "Fir", "Ash", "Yew", "Birch", "Linden", "Maple", "Cedar", "Larch",
  ]

  static func file(_ parks: [Park], columns: String) -> String {
    let rows = parks.map { park in
      let cells = columns.split(separator: ",").map { column in
        switch column {
        case "id", "ParkID": park.id
        case "AssetID": park.ref
        case "name": park.name
        case "lat": "\(park.latitude)"
        case "lon": "\(park.longitude)"
        default: "soccer"
        }
      }
      return cells.joined(separator: ",")
    }
    return ([columns] + rows).joined(separator: "\n") + "\n"
  }

  private func names(_ venues: [Venue]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: venues.map { ($0.id, $0.name) })
  }

  @Test(
    "from a column of colliding numbers keeps each venue under the identifier it had",
    arguments: [
      ("ParkID,name,sport,lat,lon", "AssetID,name,sport,lat,lon"),
      ("ParkID,AssetID,name,sport,lat,lon", "AssetID,name,sport,lat,lon"),
    ])
  func anotherColumn(before: String, columns: String) throws {
    let trials = try Trials()
    var parks = Self.parks()
    let first = try trials.run(Self.file(parks, columns: before))
    let next = Self.file(parks, columns: columns)
    let second = try trials.run(next)
    #expect(second.part.decisions.contains { $0.choice == "the column AssetID" })
    #expect(names(second.venues) == names(first.venues))
    #expect(second.part.outcomes.added == 0 && second.part.outcomes.retired == 0)
    #expect(second.part.outcomes.moved == 0)
    #expect(try trials.run(next).part.outcomes == OutcomeTally(unchanged: 40))
    // Now the new column is believed: one that is renamed, and one that moves far, are known by it.
    parks[3].name = "Jardin Neuf"
    parks[5].latitude += 0.5
    let third = try trials.run(Self.file(parks, columns: columns))
    #expect(third.part.outcomes == OutcomeTally(changed: 2, unchanged: 38, moved: 1))
    #expect(try third.venue("104").name == "Jardin Neuf")
  }

  @Test("from a column in which numbers repeat keeps each venue, and says what the column says")
  func repeatedNumbers() throws {
    let trials = try Trials()
    var parks = Self.parks()
    // Neighbours with one number, and two rows of one name far apart with another.
    parks[4].ref = parks[3].ref
    parks[20].ref = parks[8].ref
    parks[20].name = parks[8].name
    for index in parks.indices { parks[index].latitude = 45.5 + Double(index) * 0.0012 }
    let first = try trials.run(Self.file(parks, columns: "ParkID,AssetID,name,sport,lat,lon"))
    let next = Self.file(parks.reversed(), columns: "AssetID,name,sport,lat,lon")
    let second = try trials.run(next)
    #expect(second.part.decisions.contains { $0.choice == "the column AssetID" })
    #expect(names(second.venues) == names(first.venues))
    #expect(second.part.outcomes.added == 0 && second.part.outcomes.moved == 0)
    for (park, venue) in zip(parks, second.venues) where venue.properties["AssetID"] != nil {
      #expect(venue.properties["AssetID"] == .string(park.ref))
    }
    #expect(try trials.run(next).part.outcomes == OutcomeTally(unchanged: 40))
    let back = try trials.run(Self.file(parks, columns: "ParkID,AssetID,name,sport,lat,lon"))
    #expect(names(back.venues) == names(first.venues))
  }

  @Test("of an earlier version, which did not say from which column, is compared by name and place")
  func unknownColumn() throws {
    let parks = Self.parks()
    for columns in ["ParkID,name,sport,lat,lon", "AssetID,name,sport,lat,lon"] {
      let trials = try Trials()
      let first = try trials.run(Self.file(parks, columns: "ParkID,name,sport,lat,lon"))
      let session = WritingSession(uuid: "old", instant: "2026-06-12T18:00:00.000Z")
      try GeoPackageCatalogue(writingAt: trials.catalogue, session: session).write { writer in
        try writer.remember("nobody knows", as: CatalogueMemory(.identifiers, of: "venues"))
      }
      var next = parks
      next[7].latitude += 0.001
      let second = try trials.run(Self.file(next, columns: columns))
      #expect(names(second.venues) == names(first.venues), "\(columns)")
      #expect(second.part.outcomes.added == 0 && second.part.outcomes.retired == 0)
    }
  }

  @Test("whose column has only another name keeps venues that moved")
  func renamedColumn() throws {
    let trials = try Trials()
    var parks = Self.parks()
    let first = try trials.run(Self.file(parks, columns: "id,name,sport,lat,lon"))
    parks[2].latitude += 0.3
    let second = try trials.run(Self.file(parks, columns: "ParkID,name,sport,lat,lon"))
    #expect(names(second.venues) == names(first.venues))
    #expect(second.part.outcomes == OutcomeTally(changed: 1, unchanged: 39, moved: 1))
  }

  @Test(
    "spelled another way, with points moved a little, doubles nothing",
    arguments: [0.0, 0.00013, 0.00027], [true, false])
  func respelled(shift: Double, isWhole: Bool) throws {
    let trials = try Trials()
    var parks = Self.parks()
    let first = try trials.run(Self.file(parks, columns: "id,name,sport,lat,lon"))
    for index in parks.indices where isWhole || index % 4 == 0 {
      let digits = parks[index].id
      parks[index].id = "P-" + String(repeating: "0", count: 4 - digits.count) + digits
      parks[index].latitude += shift
    }
    let next = Self.file(parks, columns: "id,name,sport,lat,lon")
    let second = try trials.run(next)
    #expect(names(second.venues) == names(first.venues))
    #expect(second.part.outcomes.added == 0 && second.part.outcomes.retired == 0)
    #expect(try trials.run(next).part.outcomes == OutcomeTally(unchanged: 40))
  }

  @Test("given to another place is another venue")
  func reused() throws {
    let trials = try Trials()
    var parks = Self.parks()
    _ = try trials.run(Self.file(parks, columns: "id,name,sport,lat,lon"))
    parks[9].name = "Piscine Sud"
    parks[9].latitude += 0.2
    let next = Self.file(parks, columns: "id,name,sport,lat,lon")
    let second = try trials.run(next)
    #expect(second.part.outcomes == OutcomeTally(added: 1, unchanged: 39, retired: 1))
    #expect(try second.venue("110").isRetired && second.venue("110").name == "Garten Larch 0")
    #expect(try second.venue("110#2").name == "Piscine Sud")
    #expect(second.part.warnings.contains { $0.kind == .numbersReused })
    #expect(try trials.run(next).part.outcomes == OutcomeTally(unchanged: 40))
    // A venue that moved within sight, or kept its name, is the same.
    parks[9].latitude += 0.002
    parks[11].name = "Rasen Neu"
    parks[12].latitude += 0.5
    let third = try trials.run(Self.file(parks, columns: "id,name,sport,lat,lon"))
    #expect(third.part.outcomes == OutcomeTally(changed: 3, unchanged: 37, moved: 2))
  }

  @Test("is known by two thousand of its venues, in however many pieces the file is read")
  func renamedFile() throws {
    func text(_ count: Int) -> String {
      let features = (0..<count).map { row in
        """
        {"type":"Feature","properties":{"id":\(row),"name":"Court \(row)","sport":"tennis","note":"\(String(repeating: "x", count: 1200))"},"geometry":{"type":"Point","coordinates":[-73.\(60000 + row),45.\(50000 + row * 7)]}}
        """
      }
      return
        "{\"type\":\"FeatureCollection\",\"features\":[\n\(features.joined(separator: ",\n"))\n]}"
    }
    let trials = try Trials()
    _ = try trials.run(text(1500), as: "courts.geojson")
    let next = try trials.run(text(1500), as: "courts_2026.geojson")
    #expect(next.part.source == "courts")
    #expect(next.part.outcomes == OutcomeTally(unchanged: 1500))
    #expect(next.part.warnings.contains { $0.kind == .sourceRecognised })
  }
}
