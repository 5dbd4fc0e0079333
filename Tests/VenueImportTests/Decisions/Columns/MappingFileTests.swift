import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A mapping file") struct MappingFileTests {
  static let whole = """
    {"sportlinkMapping": 1, "fields": {"name": "NOM", "x": "X", "y": "Y", "sport": ["A", "B"]},
     "crs": "EPSG:32188", "encoding": "Windows-1252", "country": "CA", "region": "QC"}
    """

  @Test("comes back as it was written")
  func roundTrip() throws {
    let file = try MappingFile(parsing: Array(Self.whole.utf8), path: "a")
    #expect(file.referenceSystem == "EPSG:32188")
    #expect(file.fields.columns[.sport] == ["A", "B"])
    var bytes: [UInt8] = []
    file.json.write(to: &bytes)
    #expect(try MappingFile(parsing: bytes, path: "a") == file)
  }

  @Test(
    "that is damaged or hostile is refused, with what is wrong",
    arguments: [
      ("", ""), ("[]", "record"), ("{}", "sportlinkMapping"),
      (#"{"sportlinkMapping":2}"#, "version"),
      (#"{"sportlinkMapping":"1"}"#, "sportlinkMapping"),
      (#"{"sportlinkMapping":1,"odd":"x"}"#, "odd"), (#"{"sportlinkMapping":1,"crs":4326}"#, "crs"),
      (#"{"sportlinkMapping":1,"crs":""}"#, "crs"),
      (#"{"sportlinkMapping":1,"timeZone":"Nope/X"}"#, "Nope/X"),
      (#"{"sportlinkMapping":1,"source":"a\nb"}"#, "control"),
      (#"{"sportlinkMapping":1,"source":" "}"#, "blank"),
      (#"{"sportlinkMapping":1,"fields":[]}"#, "fields"),
      (#"{"sportlinkMapping":1,"fields":{"nope":"A"}}"#, "nope"),
      (#"{"sportlinkMapping":1,"fields":{"name":["A","B"]}}"#, "name"),
      (#"{"sportlinkMapping":1,"fields":{"name":7}}"#, "name"),
      (#"{"sportlinkMapping":1,"fields":{"sport":[]}}"#, "sport"),
      (#"{"sportlinkMapping":1"#, ""), (String(repeating: "[", count: 5000), ""),
    ])
  func refused(text: String, word: String) {
    let error = #expect(throws: ImportError.self) {
      try MappingFile(parsing: Array(text.utf8), path: "m.json")
    }
    guard case .mappingFileMalformed("m.json", let reason) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(reason.contains(word))
  }

  @Test("beside the data is used and told, and the command overrules it")
  func beside() throws {
    let trials = try Trials()
    let mapping = #"{"sportlinkMapping":1,"fields":{"name":"b"},"timeZone":"America/Toronto"}"#
    _ = try trials.directory.write(mapping, as: "parks.mapping.json")
    let text = "a,b,lat,lon\nA,B,45.5,-73.6\n"
    let trial = try trials.run(text, as: "parks.csv")
    #expect(trial.venues.map(\.name) == ["B"])
    #expect(trial.venues.map(\.timeZone) == ["America/Toronto"])
    let decision = trial.part.decisions.first { $0.subject == "mapping" }
    #expect(decision?.choice.hasSuffix("parks.mapping.json") == true)
    let other = try trials.run(text, as: "parks.csv") {
      $0.mapping = (try? FieldMapping(["name=a"])) ?? $0.mapping
    }
    #expect(other.venues.contains { $0.name == "A" })
  }

  @Test("that is named must be there, and its columns too")
  func named() throws {
    let text = "a,b,lat,lon\nA,B,45.5,-73.6\n"
    let missing = try Trials().failure(text) { $0.mappingFile = "/nowhere/m.json" }
    #expect(missing == .noSuchInput(path: "/nowhere/m.json"))
    let trials = try Trials()
    let path = try trials.directory.write(
      #"{"sportlinkMapping":1,"fields":{"name":"zzz"}}"#, as: "m.json")
    let error = #expect(throws: ImportError.self) {
      try trials.run(text) { $0.mappingFile = path }
    }
    guard case .noSuchColumn = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }
}

@Suite("An inspection") struct InspectorTests {
  @Test("shows decisions with evidence and confidence, and rows as venues, and writes nothing")
  func shown() throws {
    let trials = try Trials()
    let rows = (0..<9).map { "\($0),Park \($0),soccer,45.5\($0)1,-73.6\($0)2" }
    let text = (["id,name,sport,lat,lon"] + rows + ["9,None,tennis,,"]).joined(separator: "\n")
    let path = try trials.directory.write(text, as: "parks.csv")
    let before = trials.directory.contents
    let inspection = try Inspector(ImportOptions(inputs: [path]), knowledge: .trial).run()
    #expect(trials.directory.contents == before)
    let part = try #require(inspection.parts.first)
    #expect(part.looked.count == 10 && part.looked.isAll)
    #expect(part.venues.map(\.name) == (0..<5).map { "Park \($0)" })
    #expect(part.rejections.count == 1)
    #expect(part.decisions.contains { $0.subject == "position" && !$0.evidence.isEmpty })
    #expect(inspection.text.contains("[assumed]"))
    #expect(inspection.text.contains("45.50100, -73.60200"))
    #expect(inspection.json.text().contains("\"confidence\""))
  }

  @Test("makes a mapping by which the next release is read the same way")
  func mapping() throws {
    let trials = try Trials()
    let text =
      "ID,Titel,Art,Wo\nx1,Oak,soccer,\"45.501, -73.602\"\nx2,Elm,tennis,\"45.511, -73.612\"\n"
    let path = try trials.directory.write(text, as: "parks.csv")
    let part = try #require(
      try Inspector(ImportOptions(inputs: [path]), knowledge: .trial).run().parts.first)
    #expect(part.mapping.fields.columns[.geometry] == ["Wo"])
    #expect(part.mapping.fields.columns[.id] == ["ID"])
    let first = try trials.run(text, as: "parks.csv")
    var bytes: [UInt8] = []
    part.mapping.json.write(to: &bytes)
    _ = try trials.directory.write(String(decoding: bytes, as: UTF8.self), as: "parks.mapping.json")
    let again = try trials.run(text, as: "parks.csv")
    #expect(again.part.outcomes.unchanged == first.venues.count)
  }

  @Test("written by an inspection gives the same venues, also where names speak of sports")
  func sameVenues() throws {
    let trials = try Trials()
    let text =
      "id,name,sport,lat,lon\n1,Tennis North,,45.5,-73.6\n2,Arena,soccer,45.6,-73.7\n3,Pool,,45.7,-73.8\n"
    let path = try trials.directory.write(text, as: "parks.csv")
    let plain = try Trials().run(text, as: "parks.csv").venues
    let part = try #require(
      Inspector(ImportOptions(inputs: [path]), knowledge: .trial).run().parts.first)
    var bytes: [UInt8] = []
    part.mapping.json.write(to: &bytes)
    _ = try trials.directory.write(String(decoding: bytes, as: UTF8.self), as: "parks.mapping.json")
    let mapped = try trials.run(text, as: "parks.csv").venues
    #expect(plain.map(\.sports).contains(["tennis"]))
    #expect(mapped.map(\.sports) == plain.map(\.sports))
    #expect(mapped.map(\.name) == plain.map(\.name))
    #expect(mapped.map(\.position) == plain.map(\.position))
  }
}
