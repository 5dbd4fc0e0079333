import GeoPrimitives
import Testing
import Venues

@Suite("A record of emplacements")
struct VenueWireTests {
  private func venue(_ text: String, id: String = "parc1") throws -> Venue {
    guard case .object(let object) = try JSONValue.parse(Array(text.utf8)) else {
      throw WireError.emptyID(path: "test")
    }
    return try Venue(wire: WireRecord(id: id, object: object), source: "seed")
  }

  @Test("with the seeds' keys becomes a venue and comes back in the seeds' order")
  func readsTheSeed() throws {
    let text = """
      {"heuresOuvertures":"08:00-22:00","eclairage":true,"nomEmplacement":"Parc Jarry","latitude":45.5338,
       "longitude":-73.628,"sportsDisponibles":["Soccer","Tennis"],"bancs":{"b":1,"a":2}}
      """
    let venue = try venue(text)
    #expect(venue.name == "Parc Jarry" && venue.position.latitude == 45.5338)
    #expect(venue.position.longitude == -73.628 && venue.sports == ["Soccer", "Tennis"])
    #expect(venue.hours == "08:00-22:00" && venue.timeZone == nil && venue.footprint == nil)
    #expect(venue.source == "seed" && venue.sourceID == "parc1")
    #expect(venue.properties.members.map(\.key) == ["eclairage", "bancs"])
    #expect(
      JSONValue.object(venue.wireRecord.flatObject).text() == """
        {"id":"parc1","nomEmplacement":"Parc Jarry","latitude":45.5338,"longitude":-73.628,\
        "sportsDisponibles":["Soccer","Tennis"],"heuresOuvertures":"08:00-22:00","source":"seed",\
        "identifiantSource":"parc1","eclairage":true,"bancs":{"b":1,"a":2}}
        """)
  }

  @Test("may write whole degrees without a fraction and null for what it does not know")
  func toleratesWholeDegreesAndNull() throws {
    let venue = try venue(
      #"{"nomEmplacement":"","latitude":45,"longitude":-73,"sportsDisponibles":null,"heuresOuvertures":null}"#
    )
    #expect(venue.position.latitude == 45 && venue.sports.isEmpty && venue.hours == nil)
  }

  @Test(
    "with a member at fault is refused with its path",
    arguments: [
      (#"{"latitude":1,"longitude":2}"#, "nomEmplacement", "is missing"),
      (#"{"nomEmplacement":7,"latitude":1,"longitude":2}"#, "nomEmplacement", "is a number"),
      (#"{"nomEmplacement":"","longitude":2}"#, "latitude", "is missing"),
      (#"{"nomEmplacement":"","latitude":"1","longitude":2}"#, "latitude", "is a string"),
      (#"{"nomEmplacement":"","latitude":1,"longitude":null}"#, "longitude", "is missing"),
      (#"{"nomEmplacement":"","latitude":91,"longitude":2}"#, "", "latitude 91.0 is outside"),
      (
        #"{"nomEmplacement":"","latitude":1,"longitude":2,"sportsDisponibles":"Soccer"}"#,
        "sportsDisponibles", "is a string"
      ),
      (
        #"{"nomEmplacement":"","latitude":1,"longitude":2,"sportsDisponibles":["a",2]}"#,
        "sportsDisponibles[1]", "is a number"
      ),
      (
        #"{"nomEmplacement":"","latitude":1,"longitude":2,"heuresOuvertures":{}}"#,
        "heuresOuvertures", "is a record"
      ),
      (
        #"{"nomEmplacement":"","latitude":1,"longitude":2,"emprise":{"type":"Point","coordinates":[1,2]}}"#,
        "emprise", "Polygon"
      ),
    ])
  func refusesFaults(text: String, key: String, words: String) {
    #expect { try venue(text, id: "abc") } throws: { error in
      guard let error = error as? WireError else { return false }
      let path = key.isEmpty ? "emplacements/abc" : "emplacements/abc.\(key)"
      return error.path == path && error.description.contains(words)
    }
  }

  @Test("keeps everything on the way there and back", arguments: 1...60 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let venue = random.venue()
    var text: [UInt8] = []
    venue.wireRecord.object.write(to: &text)
    guard case .object(let object) = try JSONValue.parse(text) else { return }
    let back = try Venue(wire: WireRecord(id: venue.id, object: object), source: "other")
    #expect(back == venue, "seed \(seed)")
    #expect(back.properties.members == venue.properties.members, "seed \(seed)")
  }

  @Test("never writes a key twice, even where a property bears the name of one")
  func writesKeysOnce() throws {
    var venue = try venue(#"{"nomEmplacement":"a","latitude":1,"longitude":2}"#)
    venue.properties = ["latitude": 9, "id": "x", "autre": 1]
    let keys = venue.wireRecord.flatObject.members.map(\.key)
    #expect(Set(keys).count == keys.count && keys.last == "autre")
    #expect(venue.wireRecord.object["latitude"] == .number(1))
  }
}
