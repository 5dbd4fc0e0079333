// What a record says of its venue, and what is found by it.

import Foundation
import GeoPrimitives
import OpeningHours
import SpatialIndex
import Testing

@testable import Venues

@Suite("Attributes of a venue")
struct AttributeReadingTests {
  @Test(
    "are read from OpenStreetMap's keys",
    arguments: [
      (["indoor": "yes"], [.indoor]), (["indoor": "room"], [.indoor]),
      (["indoor": "no"], [.outdoor]), (["indoor": .bool(false)], [.outdoor]),
      (["lit": "24/7"], [.lit]), (["lit": "sunset-sunrise"], [.lit]), (["lit": "NO"], [.unlit]),
      (["lit": .bool(true)], [.lit]), (["lit": "perhaps"], []), (["lit": .integer(3)], []),
      (["lit": .null], []), (["wheelchair": "designated"], [.wheelchair]),
      (["wheelchair": "limited"], [.limitedWheelchair]), (["wheelchair": "no"], [.noWheelchair]),
      (["wheelchair": "Yes "], [.wheelchair]),
      (["fee": .integer(0)], [.free]), (["fee": .number(2.5)], [.charged]),
      (["fee": .integer(-1)], []),
      (["fee": "no"], [.free]), (["fee": "yes"], [.charged]), (["fee": "5 EUR"], []),
      (["Lit": "yes"], []), ([:], []),
      (["lit": "yes", "indoor": "yes", "fee": "no"], [.lit, .indoor, .free]),
    ] as [(JSONObject, [AttributeBit])])
  func attributes(record: JSONObject, expected: [AttributeBit]) {
    let attributes = AttributeReading.attributes(of: record)
    for attribute in AttributeBit.allCases {
      #expect(attributes.contains(attribute.rawValue) == expected.contains(attribute))
    }
  }

  @Test("have one bit a surface, and one for all that are not known")
  func surfaces() throws {
    let names = AttributeBit.surfaces
    #expect(Set(names.map(AttributeBit.number(ofSurface:))).count == names.count)
    let numbers = names.map(AttributeBit.number(ofSurface:))
    #expect(numbers.allSatisfy { (16..<AttributeBit.otherSurface).contains($0) })
    let both = AttributeReading.attributes(of: ["surface": "Clay; artificial turf;"])
    #expect(both.count == 2)
    #expect(both.contains(AttributeBit.number(ofSurface: "artificial_turf")))
    let moss = AttributeReading.attributes(of: ["surface": "moss"])
    #expect(moss.count == 1 && moss.contains(AttributeBit.otherSurface))
  }

  @Test("choose venues, surfaces without a bit of their own included")
  func search() throws {
    let records: [(String, JSONObject)] = [
      ("a", ["surface": "moss", "lit": "yes"]), ("b", ["surface": "lava"]),
      ("c", ["surface": "clay", "fee": "no"]), ("d", ["lit": "no", "wheelchair": "yes"]),
    ]
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("attributes-\(UUID().uuidString).index").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var builder = try VenueIndexBuilder(path: path)
    let place = try Position(latitude: 45, longitude: -73)
    for (id, record) in records {
      try builder.add(
        Venue(id: id, source: "s", sourceID: id, name: id, position: place, properties: record))
    }
    try builder.finish(stamp: [])
    let index = try VenueIndex(path: path)
    func found(_ conditions: VenueConditions) throws -> String {
      let query = VenueQuery(
        reach: .nearest(to: place, count: 9, limit: nil), conditions: conditions,
        moment: .local(LocalDateTime(minutesSinceEpoch: 0)))
      return try index.answers(to: query).map(\.venue.id).joined()
    }
    #expect(try found(VenueConditions()) == "abcd")
    #expect(try found(VenueConditions(surfaces: ["moss"])) == "a")
    #expect(try found(VenueConditions(surfaces: ["lava", "clay"])) == "bc")
    #expect(try found(VenueConditions(surfaces: ["Clay"])) == "c")
    #expect(try found(VenueConditions(surfaces: ["basalt"])) == "")
    #expect(try found(VenueConditions(lit: true)) == "a")
    #expect(try found(VenueConditions(lit: false, wheelchair: true)) == "d")
    #expect(try found(VenueConditions(wheelchair: false)) == "")
    #expect(try found(VenueConditions(free: true)) == "c")
    #expect(try found(VenueConditions(free: false)) == "")
    let everything = VenueConditions(
      indoor: true, lit: true, wheelchair: true, free: true, surfaces: ["sand"])
    #expect(try index.unsaid(everything) == ["indoor"])
    #expect(try index.unsaid(VenueConditions(lit: true, free: true)) == [])
  }
}
