// The sample venues of Montréal and the KCorp team: well formed, and the two forms of the catalogue agree.

import Foundation
import GeoPrimitives
import Testing

@Suite("The sample venues of Montréal")
struct SampleDataTests {
  let places: [SampleFiles.Place]

  init() throws { places = try SampleFiles.places() }

  @Test("are 67, ten of them areas, each with an id, a name and sports of its own")
  func counts() {
    #expect(places.count == 67)
    #expect(places.filter { !$0.rings.isEmpty }.count == 10)
    #expect(Set(places.map(\.id)).count == places.count)
    #expect(Set(places.map(\.name)).count == places.count)
    for place in places {
      #expect(!place.sports.isEmpty && Set(place.sports).count == place.sports.count, "\(place.id)")
      #expect(place.properties["identifiantSource"] as? String == place.id)
      #expect(place.properties["source"] as? String == "sportlink-montreal")
      #expect(place.properties["fuseauHoraire"] as? String == "America/Toronto")
      #expect(place.properties["arrondissement"] is String, "\(place.id)")
    }
  }

  @Test("have ids that no venue of the seeds has")
  func idsDiffer() throws {
    let seeds = try SampleFiles.collection("emplacements")
    #expect(Set(places.map(\.id)).isDisjoint(with: seeds.keys))
  }

  @Test("lie on the island of Montréal and around it, in degrees of four places")
  func positions() {
    for place in places {
      #expect((45.40...45.71).contains(place.latitude), "\(place.id)")
      #expect((-73.98 ... -73.47).contains(place.longitude), "\(place.id)")
      for degrees in [place.latitude, place.longitude] + place.rings.joined().joined() {
        #expect(abs(degrees * 1e4 - (degrees * 1e4).rounded()) < 1e-6, "\(place.id): \(degrees)")
      }
    }
  }

  @Test("have outlines that are closed, run counterclockwise, are simple and hold the position")
  func outlines() throws {
    for place in places where !place.rings.isEmpty {
      let position = [place.longitude, place.latitude]
      #expect(place.rings.contains { Ring($0).contains(position) }, "\(place.id)")
      for ring in place.rings {
        #expect(ring.first == ring.last, "\(place.id)")
        #expect((6...15).contains(ring.count - 1), "\(place.id)")
        #expect(Ring(ring).doubledArea > 0, "\(place.id)")
        #expect(Ring(ring).isSimple, "\(place.id)")
      }
    }
  }

  @Test("show many kinds of hours, among them none and a comment only")
  func hours() {
    let values = places.compactMap(\.hours)
    #expect(values.count == places.count - 1)
    #expect(Set(values).count >= 50)
    for kind in [
      "24/7", "sunrise", "PH off", "Apr 15", "-01:30", ",17:00", "dusk", "Dec 24-26 off",
    ] {
      #expect(values.contains { $0.contains(kind) }, "\(kind)")
    }
    #expect(values.contains { $0.hasPrefix("\"") && $0.hasSuffix("\"") })
  }

  @Test("stand in the projected table with the same ids, names, sports and hours")
  func table() throws {
    let (header, rows) = try SampleFiles.table()
    #expect(header == ["IDENTIFIANT", "NOM", "SPORTS", "HEURES", "X", "Y"])
    #expect(rows.map { $0[0] } == places.map(\.id))
    #expect(rows.map { $0[1] } == places.map(\.name))
    #expect(rows.map { $0[2] } == places.map { $0.sports.joined(separator: ", ") })
    #expect(rows.map { $0[3] } == places.map { $0.hours ?? "" })
  }

  @Test("are as far apart in the projected table as on the ellipsoid")
  func projection() throws {
    let (_, rows) = try SampleFiles.table()
    let projected = try rows.map { row in (x: try number(row[4]), y: try number(row[5])) }
    // Parc La Fontaine, by cs2cs 9.1.1 from EPSG:4326 to EPSG:32188.
    let index = try #require(places.firstIndex { $0.id == "parc-la-fontaine" })
    #expect(abs(projected[index].x - 299_386.72) < 0.01)
    #expect(abs(projected[index].y - 5_042_944.84) < 0.01)
    for other in places.indices where other != index {
      let planar = hypot(
        projected[other].x - projected[index].x, projected[other].y - projected[index].y)
      let geodesic = try distance(places[index], places[other])
      // The zone's scale is 0.9999 on its central meridian and 0.999915 some 35 km beside it.
      let tolerance = 0.02 / geodesic
      #expect(
        (0.9999 - tolerance...0.99992 + tolerance).contains(planar / geodesic),
        "\(places[other].id)")
    }
  }
}

// MARK: - Measuring

extension SampleDataTests {
  private func number(_ cell: String) throws -> Double {
    #expect(!cell.contains("."), "\(cell) should have a decimal comma")
    return try #require(Double(cell.replacingOccurrences(of: ",", with: ".")))
  }

  private func distance(_ one: SampleFiles.Place, _ other: SampleFiles.Place) throws -> Double {
    let start = try Position(latitude: one.latitude, longitude: one.longitude)
    let end = try Position(latitude: other.latitude, longitude: other.longitude)
    return Geodesic.meters(from: start, to: end)
  }
}

@Suite("The KCorp team")
struct TeamDataTests {
  @Test("has three players and eleven champions, favourites among them")
  func team() throws {
    let team = try SampleFiles.object("kcorp/equipe.json")
    let champions = try #require(team["champions"] as? [[String: String]])
    let images = Dictionary(uniqueKeysWithValues: champions.map { ($0["nom"], $0["image"]) })
    #expect(images.count == 11)
    for (name, image) in images {
      #expect(image == (name == "Maokai" ? "moakai" : name?.lowercased()))
    }
    let players = try #require(team["joueurs"] as? [SampleFiles.Record])
    let summaries = players.map { player in
      [player["nom"], player["role"], player["image"]].map { $0 as? String ?? "" }
        + (player["championsFavoris"] as? [String] ?? [])
    }
    #expect(
      summaries == [
        ["Canna", "Top", "canna", "Jayce", "Jax"],
        ["Caliste", "ADC", "caliste", "Draven", "Kalista"],
        ["Targamas", "Support", "targamas", "Braum"],
      ])
    #expect(summaries.allSatisfy { $0.dropFirst(3).allSatisfy { images[$0] != nil } })
    #expect(team["imageParDefaut"] as? String == "player_default")
    #expect(team["roles"] as? [String] == ["Top", "Jungle", "Mid", "ADC", "Support"])
  }
}
