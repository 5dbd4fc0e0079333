import Foundation
import Testing

@testable import CommandLine

@Suite("The files that a command reads") struct FilesReadTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("files-read-\(UUID().uuidString)").path

  @Test("are spared from its output, under whatever name")
  func spared() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for name in ["c.gpkg", "in/parks.csv"] {
      _ = manager.createFile(atPath: "\(folder)/\(name)", contents: Data([1]))
    }
    try manager.createSymbolicLink(
      atPath: "\(folder)/link.csv", withDestinationPath: "\(folder)/in/parks.csv")
    try manager.linkItem(atPath: "\(folder)/c.gpkg", toPath: "\(folder)/twin.gpkg")
    let files = FilesRead(
      catalogue: "\(folder)/c.gpkg", others: ["\(folder)/in/parks.csv", "/dev/null"])
    for name in [
      "c.gpkg", "./c.gpkg", "in/../c.gpkg", "twin.gpkg", "c.gpkg.index", "in/../c.gpkg.index",
      "c.gpkg-wal", "c.gpkg-journal", "in/parks.csv", "link.csv",
    ] {
      let error = #expect(throws: CommandFailure.self, "\(name)") {
        try files.spare(from: "\(folder)/\(name)")
      }
      #expect(error?.status == .wrongUsage)
    }
    for name in ["d.gpkg", "parks.csv", "in/c.gpkg", "in/c.gpkg.index", "c.gpkg.csv"] {
      try files.spare(from: "\(folder)/\(name)")
    }
    try files.spare(from: "-")
    try files.spare(from: "/dev/full")
  }
}
