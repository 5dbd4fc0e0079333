// Index files beside others that are no files, and written by several at once.

import Dispatch
import Foundation
import GeoPrimitives
import Synchronization
import Testing

@testable import SpatialIndex

@Suite("An index file among others")
struct SpecialFileTests {
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("special-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let tree = PackedTree(
    positions: (0..<500).map { number in at(45 + Double(number) / 1000, -73) })

  @Test("neither takes the place of a pipe nor waits for one")
  func pipe() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("pipe").path
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: SectionFileError.notAnIndex(path: path, reason: "it is no regular file")) {
      try Self.tree.write(toFile: path)
    }
    #expect(throws: SectionFileError.notAnIndex(path: path, reason: "it is no regular file")) {
      try MappedTree(path: path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }

  @Test("is whole while several write it at once")
  func writers() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("courts.index").path
    try Self.tree.write(toFile: path)
    let faults = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for _ in 0..<20 {
        do {
          if number < 2 { try Self.tree.write(toFile: path) }
          let found = try MappedTree(path: path).nearest(3, to: at(45, -73))
          if found.map(\.item) != [0, 1, 2] { faults.withLock { $0.append("\(found)") } }
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(faults.withLock { $0 } == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["courts.index"])
  }
}
