import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Degrees behind addresses") struct AddressPositionTests {
  private func cell(_ number: Int, _ degrees: String) -> String {
    "P\(number),\"\(number) Mill Lane\nFairfield, ZZ\(degrees)\"\n"
  }

  @Test(
    "are read where some cells have the address alone, whose rows are rejected", arguments: [1, 3])
  func some(placed: Int) throws {
    let with = (0..<placed).map { cell($0, "\n(45.51\($0)7, -73.57\($0)3)") }.joined()
    let without = (placed..<6).map { cell($0, "") }.joined()
    for text in [with + without, without + with] {
      let trial = try Trials().run("name,Location 1\n" + text)
      #expect(trial.venues.count == placed)
      #expect(trial.part.rejected == 6 - placed)
      #expect(trial.venues.allSatisfy { abs($0.position.latitude - 45.51) < 0.01 })
    }
  }

  @Test("are none in columns of addresses alone")
  func none() throws {
    let text = "name,Location 1\n" + (0..<6).map { cell($0, "") }.joined()
    guard case .noGeometry = try Trials().failure(text) else {
      Issue.record("an address is no position")
      return
    }
    let lots = (0..<6).map { "P\($0),\"Lot \($0), 12\"\n" }.joined()
    guard case .noGeometry = try Trials().failure("name,location\n" + lots + "Q,\"3, 12\"\n") else {
      Issue.record("numbers of lots are no position")
      return
    }
  }

  @Test("yield to columns that have all positions")
  func columns() throws {
    let rows = (0..<6).map {
      "P\($0),\"\($0) Mill Lane\(($0 < 2) ? "\n(45.51, -73.57)" : "")\",45.6\($0),-73.6\($0)\n"
    }
    let trial = try Trials().run("name,Location 1,lat,lon\n" + rows.joined())
    #expect(trial.venues.count == 6)
    #expect(trial.venues.allSatisfy { $0.position.latitude > 45.59 })
  }
}
