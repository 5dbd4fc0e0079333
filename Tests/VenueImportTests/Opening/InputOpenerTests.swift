import Foundation
import SQLiteStore
import Testing
import Venues

@testable import VenueImport

@Suite("Opening an input") struct InputOpenerTests {
  static func failure(of path: String) throws -> ImportError {
    let trials = try Trials()
    let error = #expect(throws: ImportError.self) { try trials.run(ImportOptions(inputs: [path])) }
    #expect(
      !FileManager.default.fileExists(atPath: trials.catalogue), "no catalogue is left behind")
    return try #require(error)
  }

  @Test("takes a table that begins with the letters of an archive for a table")
  func lettersOfAnArchive() throws {
    let trial = try Trials().run("PK;NOMBRE;LATITUD;LONGITUD\n7;Casa;40,41;-3,7\n", as: "a.csv")
    #expect(trial.venues.map(\.name) == ["Casa"])
  }

  @Test("reads by content what is named for another format")
  func misnamed() throws {
    let feature =
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[-73.6,45.5]}}"#
    let features = #"{"type":"FeatureCollection","features":[\#(feature)]}"#
    for name in ["a.csv", "a.txt", "a.tsv", "a.json"] {
      #expect(try Trials().run(features, as: name).venues.map(\.name) == ["A"], "\(name)")
    }
    let records = #"[{"name":"A","lat":45.5,"lon":-73.6}]"#
    #expect(try Trials().run(records, as: "a.csv").venues.map(\.name) == ["A"])
    for name in ["a.geojson", "a.json", "a.txt", "a.xml"] {
      let trial = try Trials().run("name,lat,lon\nA,45.5,-73.6\n", as: name)
      #expect(trial.venues.map(\.name) == ["A"], "\(name)")
    }
  }

  @Test(
    "says when no file is there, whatever the name looks like",
    arguments: [
      "/nowhere/venues.csv", "missing.geojson", "/vsicurl/http://localhost:9/a.csv",
      "PG:dbname=x", "/vsimem/a.csv", "http://localhost:9/a.geojson",
    ])
  func missing(path: String) throws {
    #expect(try Self.failure(of: path) == .noSuchInput(path: path))
    #expect(ImportError.noSuchInput(path: path).kind == .noInput)
  }

  static let noise: [(name: String, data: Data)] = [
    ("image.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])),
    ("noise.bin", Data(UInt8.min...UInt8.max)),
    ("page.html", Data("<html><body>not found</body></html>".utf8)),
    ("other.json", Data(#"{"answer": 42}"#.utf8)),
    ("broken.geojson", Data(#"{"type":"FeatureCollection","features":[{"type":"Fea"#.utf8)),
    ("broken.gpkg", filled("SQLite format 3\0", with: 7)),
    ("broken.zip", filled("PK\u{3}\u{4}", with: 9)),
    ("broken.csv.gz", Data([0x1F, 0x8B, 8, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9])),
    ("broken.shp", filled("\0\0\u{27}\n", with: 0)),
    ("remote.vrt", Data("<OGRVRTDataSource><OGRVRTLayer name=\"a\"/></OGRVRTDataSource>".utf8)),
  ]

  static func filled(_ beginning: String, with byte: UInt8) -> Data {
    var data = Data(beginning.utf8)
    data.append(Data(repeating: byte, count: 4096))
    return data
  }

  @Test("refuses what is no data", arguments: noise)
  func noData(name: String, data: Data) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(data, as: name)
    let error = try Self.failure(of: path)
    #expect(error.kind == .badData || error.kind == .inputOutput, "\(error)")
    #expect("\(error)".contains(path))
    #expect(directory.contents == [name])
  }

  static let endings = ["csv", "tsv", "txt", "json", "geojson", "js", "xml", "xlsx", "gz", "shp"]

  @Test("refuses a folder that is named like a file", arguments: endings)
  func folder(ending: String) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("folder.\(ending)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = try Self.failure(of: path)
    #expect(error == .unknownFormat(path: path, reason: "it is a folder, and no dataset by itself"))
    #expect(throws: error) { try Inspector(ImportOptions(inputs: [path])).run() }
    #expect(throws: ImportError.unreadable(path: path, reason: "it is a folder, not a file")) {
      try GDALLog.capturing { (log) throws(ImportError) in
        _ = try ByteStream(virtualPath: path, path: path, log: log)
      }
    }
  }

  @Test("refuses an empty file", arguments: ["a.csv", "a.geojson", "a.txt", "a"])
  func empty(name: String) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("", as: name)
    let error = try Self.failure(of: path)
    #expect(error == .damaged(path: path, line: nil, reason: "the file is empty"))
  }

  @Test("takes a table with a header and no row for what it is")
  func headerOnly() throws {
    let error = try Trials().failure("id,name\n")
    guard case .noGeometry = error else { return #expect(Bool(false), "\(error)") }
    let trial = try Trials().run("id,lat,lon\n")
    #expect(trial.part.read == 0)
  }

  @Test("says which layers there are when it does not have the one asked for")
  func layer() throws {
    let text = #"{"type":"FeatureCollection","name":"parks","features":[]}"#
    let error = try Trials().failure(text, as: "a.geojson") { $0.layer = "rinks" }
    guard case .noSuchLayer(_, "rinks", let available) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(available == ["parks"])
  }

  @Test("knows a table by its content where its name says nothing")
  func namelessTable() throws {
    let trial = try Trials().run("id\tlat\tlon\na\t45\t-73\n", as: "venues.dat")
    #expect(trial.part.driver == "delimited text")
    #expect(trial.venues.count == 1)
  }

  @Test("reads a table that is compressed in place")
  func gzip() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("id,lat,lon\na,45,-73\n", as: "venues.csv")
    try Shell.run("gzip", path)
    let trial = try Trials().run(ImportOptions(inputs: ["\(path).gz"]))
    #expect(trial.venues.map(\.id) == ["venues:a"])
    #expect(directory.contents == ["venues.csv.gz"], "nothing is written beside the input")
  }

  @Test("says that an archive is damaged where its member can't be read")
  func damagedArchive() throws {
    let directory = try TemporaryDirectory()
    let table = try directory.write(
      "id,lat,lon\n" + String(repeating: "a,45,-73\n", count: 90), as: "a.csv")
    try Shell.run("python3", ["-m", "zipfile", "-c", directory.path("a.zip"), table])
    var bytes = try Data(contentsOf: URL(fileURLWithPath: directory.path("a.zip")))
    // The local header of the member, which the directory at the end points to.
    bytes.replaceSubrange(0..<4, with: [0, 0, 0, 0])
    let path = try directory.write(Data([0x50, 0x4B, 3, 4]) + bytes, as: "damaged.zip")
    #expect(try Self.failure(of: path).kind == .badData)
  }

  @Test("says that an archive was cut, wherever that was")
  func cutArchive() throws {
    let directory = try TemporaryDirectory()
    let table = try directory.write("id,lat,lon\na,45,-73\nb,46,-73\n", as: "a.csv")
    let whole = directory.path("a.zip")
    try Shell.run("python3", ["-m", "zipfile", "-c", whole, table])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
    // The record at the end, of 22 bytes, says where the list of files is.
    for count in stride(from: 8, through: bytes.count - 22, by: 7) {
      let path = try directory.write(bytes.prefix(count), as: "cut.zip")
      let error = try Self.failure(of: path)
      #expect(error.kind == .badData && "\(error)".contains("cut short"), "\(count): \(error)")
    }
    try Shell.run(
      "python3", ["-c", "import sys, zipfile; zipfile.ZipFile(sys.argv[1], 'w')", whole])
    let empty = try Self.failure(of: whole)
    #expect("\(empty)".contains("holds no data file"))
  }

  @Test("refuses names of datasets that would break lines, and cleans those of files")
  func names() throws {
    for name in ["a\nb", "a\u{1B}[2J", " ", "", "a\u{202E}b", "a\u{2028}b"] {
      let error = try Trials().failure("id,lat,lon\na,45,-73\n") { $0.source = name }
      #expect(error == .sourceMalformed(name) && error.kind == .usage)
      #expect(!"\(error)".contains("\n"))
    }
    #expect(throws: ImportError.self) {
      try Trials().run("id,lat,lon\na,45,-73\n") { $0.timeZone = "Nope/X" }
    }
    let trial = try Trials().run("id,lat,lon\na,45,-73\n", as: "a\nb.csv")
    #expect(trial.venues.map(\.source) == ["a␊b"])
  }

  @Test("reads the best data of an archive, and names what it passes over")
  func archive() throws {
    let directory = try TemporaryDirectory()
    let files = [
      try directory.write(
        #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":"g"},"geometry":{"type":"Point","coordinates":[1,2]}}]}"#,
        as: "in/a.geojson"),
      try directory.write("id,lat,lon\na,45,-73\n", as: "in/b.csv"),
      try directory.write("read me", as: "in/licence.txt"),
    ]
    try Shell.run("python3", ["-m", "zipfile", "-c", directory.path("all.zip")] + files)
    let trial = try Trials().run(ImportOptions(inputs: [directory.path("all.zip")]))
    #expect(trial.venues.map(\.id) == ["all:g"])
    #expect(trial.part.warnings.filter { $0.kind == .memberPassedOver }.map(\.detail) == ["b.csv"])
  }
}

/// Runs a program for the fixtures that can't be written as text.
enum Shell {
  static func run(_ program: String, _ arguments: String...) throws { try run(program, arguments) }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program)")
  }
}
