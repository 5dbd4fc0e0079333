import Testing
import Venues

@testable import SQLiteStore

@Suite("Two texts of a row") struct RowLikenessTests {
  @Test(
    "say the same where only the order of members differs",
    arguments: [
      (#"{"a":1,"b":[1,2]}"#, #"{"b":[1,2],"a":1}"#, true),
      (#"{"a":{"x":1,"y":2}}"#, #"{"a":{"y":2,"x":1}}"#, true),
      (#"{"a":[{"x":1,"y":2}]}"#, #"{"a":[{"y":2,"x":1}]}"#, true),
      (#"{"a":1,"b":[1,2]}"#, #"{"b":[2,1],"a":1}"#, false),
      (#"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#, false),
      (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
      (#"{"a":1,"#, #","a":1}"#, false),
    ])
  func members(one: String, other: String, expected: Bool) {
    #expect(
      RowLikeness.sameMembers(Array(one.utf8).span, Array(other.utf8).span) == expected)
  }

  @Test(
    "name the same sports in any order",
    arguments: [
      (#"["a","b"]"#, #"["b","a"]"#, true), (#"["a","b"]"#, #"["a"]"#, false),
      (#"["a","b"]"#, #"["a","c"]"#, false), ("[]", "[]", true),
    ])
  func sports(one: String, other: String, expected: Bool) {
    #expect(RowLikeness.sameSports(Array(one.utf8).span, Array(other.utf8).span) == expected)
  }

  @Test("count as a change unless the writer ignores the order") func writer() throws {
    let scratch = ScratchDirectory()
    let catalogue = try GeoPackageCatalogue.writing(scratch.file())
    var venue = Venue(
      id: "s:1", source: "s", sourceID: "1", name: "A", position: try place(45.5, -73.6),
      sports: ["tennis", "soccer"], properties: ["x": 1, "y": "z"])
    try catalogue.put([venue])
    venue.sports.reverse()
    venue.properties = ["y": "z", "x": 1]
    let ignored = try catalogue.write { writer in
      writer.ignoreOrder()
      return try writer.upsert(venue)
    }
    #expect(ignored == .unchanged)
    #expect(try catalogue.put([venue]) == [.changed])
  }

  @Test("what is remembered of datasets comes back, and the same again writes nothing")
  func memories() throws {
    let scratch = ScratchDirectory()
    let path = scratch.file()
    let catalogue = try GeoPackageCatalogue.writing(path)
    let key = CatalogueMemory(.identifiers, of: "a/b")
    func remember(_ value: String) throws {
      try catalogue.write { writer in try writer.remember(value, as: key) }
    }
    try remember("[\"id\"]")
    let stamp = try catalogue.stamp()
    try remember("[\"id\"]")
    #expect(try catalogue.stamp() == stamp)
    try remember("[\"ref\"]")
    #expect(try catalogue.stamp() != stamp)
    #expect(try GeoPackageCatalogue(readingAt: path).memories(.identifiers) == ["a/b": "[\"ref\"]"])
  }
}
