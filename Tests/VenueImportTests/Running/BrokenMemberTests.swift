import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("An archive with a member that can't be read") struct BrokenMemberTests {
  private static func archive(_ broken: (name: String, text: String)) throws -> (Trials, String) {
    let trials = try Trials()
    let good = try ["a", "z"].map {
      try trials.directory.write("id,name,lat,lon\n1,Hall \($0),45.5,-73.6\n", as: "\($0).csv")
    }
    let bad = try trials.directory.write(broken.text, as: broken.name)
    let path = trials.directory.path("city.zip")
    try Shell.run("python3", ["-m", "zipfile", "-c", path, good[0], bad, good[1]])
    return (trials, path)
  }

  /// Members that can't be opened, or whose rows can't be placed.
  static let broken = [("m.csv", ""), ("m.csv", "name,x,y\nA,431200,5410300\nB,431900,5410900\n")]

  @Test("is refused, and the member is named", arguments: broken)
  func refused(name: String, text: String) throws {
    let (trials, path) = try Self.archive((name, text))
    let error = #expect(throws: ImportError.self) { try trials.run(ImportOptions(inputs: [path])) }
    #expect(error.map { "\($0)".contains("city.zip/m.csv") } == true)
    #expect(try trials.venues().isEmpty)
  }

  @Test("goes in without it where the run keeps going, and the member is told", arguments: broken)
  func keptGoing(name: String, text: String) throws {
    let (trials, path) = try Self.archive((name, text))
    var options = ImportOptions(inputs: [path])
    options.keepsGoing = true
    let trial = try trials.run(options)
    #expect(trial.venues.map(\.name).sorted() == ["Hall a", "Hall z"])
    #expect(trial.report.skipped.map(\.path) == ["\(path)/m.csv"])
  }
}
