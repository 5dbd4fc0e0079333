import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Many files") struct KeepGoingTests {
  @Test("of a folder go in, in the order of their names, without what is no data")
  func folder() throws {
    let trials = try Trials()
    for name in ["b", "a"] {
      _ = try trials.directory.write(
        "id,name,lat,lon\n1,\(name),45.5,-73.6\n", as: "data/\(name).csv")
    }
    _ = try trials.directory.write("notes", as: "data/README")
    _ = try trials.directory.write("{}", as: "data/.hidden.csv")
    let trial = try trials.run(ImportOptions(inputs: [trials.directory.path("data")]))
    #expect(trial.report.parts.map(\.source) == ["a", "b"])
  }

  @Test("of folders within it too, and what is no data is told")
  func nested() throws {
    let trials = try Trials()
    let row = "id,name,lat,lon\n1,A,45.5,-73.6\n"
    for name in ["a.csv", "south/b.csv", "south/deep/c.csv", ".git/x.csv"] {
      _ = try trials.directory.write(row, as: "data/\(name)")
    }
    for name in [
      "README", "LICENSE.txt", "south/map.pdf", "b.dbf", "b.prj", "b.shp.xml", "a.mapping.json",
    ] {
      _ = try trials.directory.write("{\"sportlinkMapping\":1}", as: "data/\(name)")
    }
    let loop = trials.directory.path("data/loop")
    try FileManager.default.createSymbolicLink(
      atPath: loop, withDestinationPath: trials.directory.path("data"))
    let trial = try trials.run(ImportOptions(inputs: [trials.directory.path("data")]))
    #expect(trial.report.parts.map(\.source) == ["a", "b", "c"])
    let passedOver = ["LICENSE.txt", "README", "loop", "south/map.pdf"].map {
      trials.directory.path("data/\($0)")
    }
    #expect(trial.report.passedOver == passedOver)
    #expect(trial.report.text().contains("map.pdf") && trial.report.html.contains("map.pdf"))
    #expect(trial.report.json.text().contains("passedOver"))
  }

  @Test("of a folder are regular ones: what else is named like data is told, and not waited for")
  func pipes() throws {
    let trials = try Trials()
    _ = try trials.directory.write("id,name,lat,lon\n1,A,45.5,-73.6\n", as: "data/a.csv")
    for name in ["a.mapping.json", "a.prj", "x.csv", "y.geojson"] {
      #expect(mkfifo(trials.directory.path("data/\(name)"), 0o600) == 0)
    }
    let link = trials.directory.path("data/z.csv")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
    let trial = try trials.run(ImportOptions(inputs: [trials.directory.path("data")]))
    #expect(trial.report.parts.map(\.source) == ["a"])
    let others = ["x.csv", "y.geojson", "z.csv"].map { trials.directory.path("data/\($0)") }
    #expect(trial.report.passedOver == others)
    for path in others {
      let error = try InputOpenerTests.failure(of: path)
      guard case .unreadable(path, _) = error else { return #expect(Bool(false), "\(error)") }
      #expect("\(error)".contains("standard input"))
    }
  }

  @Test("stop at one that can't be read, or leave it out and tell")
  func damaged() throws {
    let trials = try Trials()
    let good = try trials.directory.write("id,name,lat,lon\n1,A,45.5,-73.6\n", as: "good.csv")
    let bad = try trials.directory.write("name,street\nA,Main\n", as: "bad.csv")
    let broken = try trials.directory.write("{\"a\": [", as: "broken.geojson")
    var options = ImportOptions(inputs: [bad, good, broken, "/nowhere.csv"])
    #expect(throws: ImportError.self) { try trials.run(options) }
    #expect(try trials.venues().isEmpty)
    options.keepsGoing = true
    let trial = try trials.run(options)
    #expect(trial.venues.map(\.name) == ["A"])
    #expect(trial.report.skipped.map(\.path) == [bad, broken, "/nowhere.csv"])
    #expect(trial.report.text().contains("skipped"))
    #expect(trial.report.html.contains("broken.geojson"))
  }

  @Test("leave out a folder that is named like a file")
  func folderAmongFiles() throws {
    let trials = try Trials()
    _ = try trials.directory.write("id,name,lat,lon\n1,A,45.5,-73.6\n", as: "data/good.csv")
    let folder = trials.directory.path("data/bad.csv")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var options = ImportOptions(inputs: [trials.directory.path("data")])
    #expect(throws: ImportError.self) { try trials.run(options) }
    options.keepsGoing = true
    let trial = try trials.run(options)
    #expect(trial.venues.map(\.name) == ["A"])
    #expect(trial.report.skipped.map(\.path) == [folder])
  }

  @Test("that can't be read at all leave no catalogue")
  func nothing() throws {
    let trials = try Trials()
    var options = ImportOptions(inputs: ["/nowhere.csv", "/no.geojson"])
    options.keepsGoing = true
    let trial = try trials.run(options)
    #expect(trial.report.skipped.count == 2)
    #expect(trial.report.text().hasSuffix("Nothing was written: no file could be read."))
    #expect(!FileManager.default.fileExists(atPath: trials.catalogue))
  }
}

@Suite("The report as a page") struct ImportReportHTMLTests {
  @Test("is one file with tables and a map, and nothing in it is taken for HTML")
  func page() throws {
    let rows = (0..<30).map { "\($0),<b>Hall & \($0)</b>,soccer,45.5\($0 + 10)7,-73.6\($0 + 10)3" }
    let text = (["id,name,sport,lat,lon"] + rows + ["x,<script>alert(1)</script>,golf,<i>,3"])
      .joined(separator: "\n")
    let page = try Trials().run(text).report.html
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.components(separatedBy: "<circle").count == 30 + 3 + 1)
    #expect(page.contains("&lt;i&gt;") && !page.contains("<i>") && !page.contains("<script"))
    #expect(!page.contains("http"))
    for title in ["Rows", "Decisions", "Rejected rows", "Sports", "Map"] {
      #expect(page.contains("<h3>\(title)</h3>"))
    }
    #expect(
      page.components(separatedBy: "<table").count == page.components(separatedBy: "</table").count)
  }
}
