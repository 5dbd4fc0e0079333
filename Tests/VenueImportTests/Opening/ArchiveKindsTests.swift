import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("Archives and wrappings") struct ArchiveKindsTests {
  private static let table = "name,lat,lon\nHill,45.5,-73.6\nMill,45.6,-73.7\n"

  /// Why a file is refused.
  private func reason(_ path: String) throws -> String {
    let error = #expect(throws: ImportError.self) {
      try Trials().run(ImportOptions(inputs: [path]))
    }
    return "\(try #require(error))"
  }

  @Test("of tar are read, compressed or not", arguments: ["c", "cz"])
  func tapes(how: String) throws {
    let directory = try TemporaryDirectory()
    let table = try directory.write(Self.table, as: "inner/venues.csv")
    let path = directory.path(how == "c" ? "all.tar" : "all.tar.gz")
    try Shell.run(
      "tar", ["-\(how)f", path, "-C", (table as NSString).deletingLastPathComponent, "venues.csv"])
    let trial = try Trials().run(ImportOptions(inputs: [path]))
    #expect(trial.venues.map(\.name).sorted() == ["Hill", "Mill"])
  }

  @Test("may hold a geodatabase in its folder")
  func geodatabase() throws {
    let names = [
      "city.gdb/", "city.gdb/a00000001.gdbtable", "city.gdb/a00000001.gdbtablx", "readme.txt",
    ]
    let directory = try TemporaryDirectory()
    for name in names where !name.hasSuffix("/") { _ = try directory.write("x", as: name) }
    let path = directory.path("city.zip")
    try Shell.run(
      "sh", ["-c", "cd '\(directory.path("."))' && zip -qr city.zip city.gdb readme.txt"])
    let file = try GDALLog.capturing { (log) throws(ImportError) in
      try InputFile.examine(path, log)
    }
    let members = ArchiveMembers(of: file)
    #expect(members.chosen == ["city.gdb"] && members.folders == ["city.gdb"])
    #expect(try reason(path).contains("city.gdb"))
  }

  @Test("within archives, or of kinds that are not read, are refused with what to do")
  func foreign() throws {
    let directory = try TemporaryDirectory()
    let table = try directory.write(Self.table, as: "venues.csv")
    try Shell.run(
      "sh", ["-c", "cd '\(directory.path("."))' && zip -q a.zip venues.csv && zip -q b.zip a.zip"])
    #expect(try reason(directory.path("b.zip")).contains("further archive, a.zip; unpack it first"))
    try Shell.run("bzip2", ["-k", table])
    #expect(try reason(table + ".bz2").contains("bunzip2"))
    try Shell.run("xz", ["-k", table])
    #expect(try reason(table + ".xz").contains("unxz"))
    // A table that begins with the letters of bzip2 is none of it.
    let plain = try directory.write("BZh,lat,lon\nHill,45.5,-73.6\n", as: "letters.csv")
    #expect(try Trials().run(ImportOptions(inputs: [plain])).venues.count == 1)
  }

  @Test(
    "of pages and of Excel's XML are refused with what to do",
    arguments: [
      (
        "<html><body><table><tr><th>name</th></tr><tr><td>Hill</td></tr></table></body></html>",
        "HTML"
      ),
      ("<table><tr><td>name</td></tr></table>", "HTML"),
      (
        "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"><Worksheet><Table><Row><Cell><Data>name</Data></Cell></Row></Table></Worksheet></Workbook>",
        "Excel"
      ),
    ])
  func workbooks(text: String, word: String) throws {
    let directory = try TemporaryDirectory()
    for name in ["a.xls", "a.html"] {
      let reason = try reason(try directory.write(text, as: name))
      #expect(reason.contains(word) && reason.contains("save it as .xlsx or .csv"), "\(reason)")
    }
  }
}
