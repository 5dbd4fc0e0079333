import Foundation
import Testing

@testable import SQLiteStore

@Suite("What killed processes leave beside a catalogue") struct LeftoversTests {
  @Test("goes, and nothing else does")
  func removed() throws {
    let directory = ScratchDirectory()
    // No process has so high a number.
    let dead = "city.gpkg.index.999999999.7.part"
    let held = "city.gpkg.index.999999998.7.part"
    let kept = [
      "city.gpkg", "city.gpkg.index", "city.gpkg.index.999999999.part",
      "city.gpkg.index.\(getpid()).7.part", "city.gpkg.index.x.7.part", "city.gpkg.part", held,
      "town.gpkg.index.999999999.7.part",
    ]
    for name in kept + [dead] {
      #expect(FileManager.default.createFile(atPath: directory.file(name), contents: Data()))
    }
    let lock = open(directory.file(held), O_RDONLY)
    #expect(lock >= 0 && flock(lock, LOCK_EX) == 0)
    #expect(IndexedCatalogue.removeLeftovers(of: directory.file()) == 1)
    #expect(directory.contents == kept.sorted())
    close(lock)
    #expect(IndexedCatalogue.removeLeftovers(of: directory.file()) == 1)
    #expect(IndexedCatalogue.removeLeftovers(of: directory.file("none/city.gpkg")) == 0)
  }
}
