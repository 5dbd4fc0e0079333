import Testing

@testable import VenueImport

@Suite("A mapping file with a key that stands twice") struct RepeatedKeysTests {
  @Test(
    "is refused with the line of the second",
    arguments: [
      (
        "{\"sportlinkMapping\":1,\n\"crs\":\"EPSG:4326\",\n\"crs\":\"EPSG:32188\"}", "line 3", "crs"
      ),
      (
        "{\"sportlinkMapping\":1,\"fields\":{\n\"name\":\"A\",\n\n\"n\\u0061me\":\"B\"}}", "line 4",
        "name"
      ),
    ])
  func refused(mapping: String, line: String, key: String) throws {
    let trials = try Trials()
    _ = try trials.directory.write(mapping, as: "venues.mapping.json")
    let error = try trials.failure("A,B,lat,lon\nx,y,45.5,-73.6\n")
    guard case .mappingFileMalformed(let path, let reason) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(path.hasSuffix("venues.mapping.json"))
    #expect(reason.contains(line) && reason.contains("“\(key)”"))
  }

  @Test(
    "is none where each record has its keys once",
    arguments: [
      "{\"a\":{\"b\":1},\"b\":[{\"a\":1},{\"a\":2}]}", "{\"a\":\"a\",\"b\":\"a\"}", "[]", "{}",
      "{\"a\":[\"b\",\"b\"],\"b\":\"\\\"a\\\":1\"}",
    ])
  func once(text: String) { #expect(RepeatedKeys.first(in: Array(text.utf8)) == nil) }
}
