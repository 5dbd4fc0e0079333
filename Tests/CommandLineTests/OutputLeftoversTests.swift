import Foundation
import Testing

@testable import CommandLine

@Suite("What killed writers leave beside an output file") struct OutputLeftoversTests {
  /// No process has this number.
  private static let gone = "\(Int32.max)"

  @Test(
    "is known by its name and the process in it",
    arguments: [
      ("city.geojson.\(gone).part", "city.geojson", true),
      (".city.fgb-\(gone).fgb", "city.fgb", true),
      (".city.fgb-\(gone)_temp.fgb", "city.fgb", true),
      ("city.geojson.1.part", "city.geojson", false), ("city.geojson.part", "city.geojson", false),
      ("city.geojson.x.part", "city.geojson", false),
      ("city.geojson.-\(gone).part", "city.geojson", false),
      ("my-city.geojson.\(gone).part", "city.geojson", false),
      ("city.geojson.\(gone).part", "city.csv", false), ("city.geojson", "city.geojson", false),
      (".city.fgb-\(gone)", "city.fgb", false), (".city.fgb-\(gone)0.fgb", "city.fgb", false),
    ])
  func names(other: String, name: String, expected: Bool) {
    #expect(OutputLeftovers.isLeftover(other, of: name) == expected)
  }

  @Test("goes when the next one is written, unless somebody holds its lock") func removed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("leftovers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["a.csv.\(Self.gone).part", "a.csv.1.part", "b.csv.\(Self.gone).part", "a.csv"]
    for name in names { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
    let held = folder.appendingPathComponent("a.csv.\(Int32.max - 1).part")
    try Data("x".utf8).write(to: held)
    let descriptor = open(held.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let file = try OutputFile(path: folder.appendingPathComponent("a.csv").path)
    try file.write(Array("new".utf8))
    try file.commit()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      left == ["a.csv", "a.csv.1.part", held.lastPathComponent, "b.csv.\(Self.gone).part"].sorted())
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("a.csv")) == Data("new".utf8))
  }
}
