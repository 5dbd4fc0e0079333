import Testing
import Venues

@testable import VenueImport

@Suite("Venue bytes") struct VenueBytesTests {
  @Test(
    "are JSON that any parser reads back",
    arguments: ["plain", "say \"hi\"", "back\\slash", "line\nbreak\r\ttab", "\u{1}\u{1F}", "é€😀"])
  func json(text: String) throws {
    var bytes: [UInt8] = []
    JSONBytes.append(text: Array(text.utf8).span, to: &bytes)
    #expect(try JSONValue.parse(bytes) == .string(text))
  }

  @Test("are remembered by their text, each found out once")
  func memory() {
    var reader = TextReader(empty: -1) { $0.utf8.count }
    var batch = RecordBatch(columnCount: 1)
    for text in ["a", "bb", "", "a"] { batch.appendTextCell(text) }
    #expect(batch.cells.map { reader.read($0, in: batch) } == [1, 2, -1, 1])
    for number in 0..<70_000 {
      let text = Array("text \(number)".utf8)
      #expect(reader.read(text.span) == text.count)
    }
  }

  @Test("hash alike on every machine")
  func stableHash() {
    // FNV-1a of "foobar" is 85944171f73967e8 (its authors' test vector); the finish is MurmurHash3's.
    var mixed: UInt64 = 0x8594_4171_F739_67E8
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    #expect(StableHash.of(Array("foobar".utf8).span) == mixed ^ (mixed >> 33))
  }

  @Test("hashes are a set like any other", arguments: [5, 6] as [UInt64])
  func hashSet(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var set = HashSet64()
    var oracle: Set<UInt64> = []
    for _ in 0..<20_000 {
      let hash = random.next() % 9000
      #expect(set.insert(hash) == oracle.insert(hash).inserted, "seed \(seed)")
    }
  }

  @Test("has no control characters in its name, and says so")
  func controls() throws {
    let trial = try Trials().run("id,name,lat,lon\n1,Pa\u{0}rc\u{1B}[1m A\u{7F},45.5,-73.6\n")
    #expect(trial.venues.map(\.name) == ["Pa rc [1m A"])
    #expect(trial.part.warnings.contains { $0.kind == .controlsLeftOut && $0.detail == "line 2" })
    // A line break in a name is usual.
    let broken = try Trials().run("id,name,lat,lon\n1,\"Parc\nA\",45.5,-73.6\n")
    #expect(broken.venues.map(\.name) == ["Parc A"])
    #expect(!broken.part.warnings.contains { $0.kind == .controlsLeftOut })
  }

  @Test("has each property once, whatever columns and tags are called")
  func keys() throws {
    let text = """
      {"elements": [{"type": "node", "id": 1, "lat": 45.5, "lon": -73.6,
        "tags": {"sport": "Tennis;cliff_diving", "source": "a", "source_2": "b", "name": "A"}}]}
      """
    let venue = try #require(try Trials(knowledge: .standard).run(text, as: "a.json").venues.first)
    let keys = venue.properties.members.map(\.key)
    #expect(Set(keys).count == keys.count, "\(keys)")
    #expect(venue.properties["source_2"] != nil && venue.properties["source_2_2"] != nil)
    let csv = "name,lat,lon,source,source_2,courts,Tennis\nA,45.5,-73.6,a,b,7,3\n"
    let other = try #require(try Trials(knowledge: .standard).run(csv).venues.first)
    let names = other.properties.members.map(\.key)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(other.properties["courts"] == 7)
  }

  @Test("tells the first warning of its hours")
  func oddHours() throws {
    let trial = try Trials(knowledge: .standard).run(
      "id,name,hours,lat,lon\n1,A,Mo-Fr 8-22,45.5,-73.6\n2,B,08:00-22:00,45.6,-73.6\n")
    #expect(trial.part.hours == HoursTally(understood: 2, odd: 1, unknown: 0))
    let warning = try #require(trial.part.warnings.first { $0.kind == .hoursOdd })
    #expect(warning.count == 1)
    #expect(warning.detail?.hasPrefix("line 2: “Mo-Fr 8-22”, ") == true)
  }
}
