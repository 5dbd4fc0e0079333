import Foundation
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

@Suite("An import") struct ImporterTests {
  static let text = "id,name,sport,lat,lon\n1,A,tennis,45.5,-73.6\n2,B,soccer,45.6,-73.5\n"

  @Test("of the same file again changes nothing, to the byte")
  func again() throws {
    let trials = try Trials()
    #expect(try trials.run(Self.text).part.outcomes == OutcomeTally(added: 2))
    let before = FileManager.default.contents(atPath: trials.catalogue)
    let trial = try trials.run(Self.text)
    #expect(trial.part.outcomes == OutcomeTally(unchanged: 2))
    #expect(trial.venues.count == 2)
    #expect(FileManager.default.contents(atPath: trials.catalogue) == before)
  }

  @Test("of the next release updates in place")
  func nextRelease() throws {
    let trials = try Trials()
    _ = try trials.run(Self.text)
    let next =
      Self.text.replacingOccurrences(of: "B,soccer", with: "B,tennis") + "3,C,,45.7,-73.4\n"
    let trial = try trials.run(next)
    #expect(trial.part.outcomes == OutcomeTally(added: 1, changed: 1, unchanged: 1))
    #expect(try trial.venue("2").sports == ["tennis"])
  }

  @Test("that is rehearsed says what would be, and leaves no trace")
  func rehearsal() throws {
    let trials = try Trials()
    let rehearsed = try trials.run(Self.text) { $0.isRehearsal = true }
    #expect(rehearsed.part.outcomes == OutcomeTally(added: 2))
    #expect(rehearsed.report.isRehearsal)
    #expect(!FileManager.default.fileExists(atPath: trials.catalogue))
    _ = try trials.run(Self.text)
    let before = FileManager.default.contents(atPath: trials.catalogue)
    let next = try trials.run(Self.text + "3,C,,45.7,-73.4\n") { $0.isRehearsal = true }
    #expect(next.part.outcomes == OutcomeTally(added: 1, unchanged: 2))
    #expect(FileManager.default.contents(atPath: trials.catalogue) == before)
  }

  @Test("of several files is one: all of them or none")
  func allOrNothing() throws {
    let trials = try Trials()
    let good = try trials.directory.write(Self.text, as: "good.csv")
    let other = try trials.directory.write("id,lat,lon\nx,45,-73\n", as: "other.csv")
    let bad = try trials.directory.write("id,lat,lon\nx,45,-73\n\"y,46,-72\n", as: "bad.csv")
    #expect(throws: ImportError.self) { try trials.run(ImportOptions(inputs: [good, bad])) }
    #expect(try trials.venues().isEmpty)
    let trial = try trials.run(ImportOptions(inputs: [good, other]))
    #expect(trial.report.parts.map(\.source) == ["good", "other"])
    #expect(trial.venues.map(\.id) == ["good:1", "good:2", "other:x"])
  }

  @Test("that fails late leaves the catalogue as it was")
  func lateFailure() throws {
    let trials = try Trials()
    _ = try trials.run(Self.text)
    let before = FileManager.default.contents(atPath: trials.catalogue)
    var long = "id,lat,lon\n"
    for row in 0..<23_000 { long += "\(row),45.500001,-73.600001\n" }
    #expect(throws: ImportError.self) { try trials.run(long + "\"open,1,2\n", as: "long.csv") }
    #expect(FileManager.default.contents(atPath: trials.catalogue) == before)
  }

  @Test("names the dataset after the file, or as it is told")
  func source() throws {
    #expect(SourceName.of(path: "/data/montreal__parcs.shp.zip") == "montreal__parcs")
    #expect(SourceName.of(path: "andorra.osm.pbf") == "andorra")
    #expect(SourceName.of(path: "v1.2.csv") == "v1.2")
    #expect(SourceName.of(path: "csv") == "csv")
    let trial = try Trials().run(Self.text) { $0.source = "city-parks" }
    #expect(trial.venues.map(\.id) == ["city-parks:1", "city-parks:2"])
  }

  @Test("reports how far it is")
  func progress() throws {
    let trials = try Trials()
    let path = try trials.directory.write(Self.text, as: "a.csv")
    let session = WritingSession(uuid: "u", instant: "2026-06-12T18:00:00.000Z")
    var last: ImportProgress?
    let importer = Importer(ImportOptions(inputs: [path]), elapsed: { .zero })
    _ = try importer.run(into: trials.catalogue, session: session) { last = $0 }
    #expect(last == ImportProgress(path: path, rows: 2, fractionRead: 1))
  }

  @Test("takes the hours it understands and keeps the others as they are")
  func hours() throws {
    let trial = try Trials().run(
      "id,hours,lat,lon\n1,Mo-Fr 08:00-20:00,45,-73\n2,when it rains,45,-74\n"
    )
    #expect(try trial.venue("1").hours == "Mo-Fr 08:00-20:00")
    #expect(try trial.venue("1").properties["hours"] == nil)
    #expect(try trial.venue("2").hours == nil)
    #expect(try trial.venue("2").properties["hours"] == "when it rains")
    #expect(trial.part.warnings.contains { $0.kind == .hoursNotUnderstood && $0.count == 1 })
  }

  @Test("passes the catalogue's own failures on")
  func catalogueFailure() throws {
    let trials = try Trials()
    try Data("no catalogue".utf8).write(to: URL(fileURLWithPath: trials.catalogue))
    let error = #expect(throws: ImportError.self) { try trials.run(Self.text) }
    guard case .catalogue(.notACatalogue) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }

  @Test("refuses an encoding that nobody knows")
  func encoding() throws {
    let error = try Trials().failure(Self.text) { $0.encoding = "klingon" }
    guard case .unknownEncoding("klingon", let known) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(known.contains("Windows-1252"))
  }
}
