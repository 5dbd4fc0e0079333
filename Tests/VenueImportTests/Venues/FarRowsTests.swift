import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Rows far from all others in short tables") struct FarRowsTests {
  /// A table of courts some streets apart, of which those of `strays` lie elsewhere.
  private static func table(_ count: Int, strays: [Int: (Double, Double)]) -> String {
    let rows = (0..<count).map { index in
      let (latitude, longitude) = strays[index] ?? (0, 0)
      let north = 41.64 + Double(index % 5) * 0.0043 + latitude
      let east = -0.91 + Double(index % 7) * 0.0061 + longitude
      return "Pista \(index),\(north),\(east)"
    }
    return "name,lat,lon\n" + rows.joined(separator: "\n")
  }

  private static func told(_ text: String) throws -> [ImportWarning.Kind: Int] {
    let trial = try Trials().run(text)
    let kinds: [ImportWarning.Kind] = [.farFromOthers, .positionsApart]
    let warnings = trial.part.warnings.filter { kinds.contains($0.kind) }
    return Dictionary(uniqueKeysWithValues: warnings.map { ($0.kind, $0.count) })
  }

  @Test("are told one by one", arguments: [5, 8, 10, 19, 20, 24, 60])
  func one(count: Int) throws {
    let text = Self.table(count, strays: [3: (2, 0.1)])
    #expect(try Self.told(text) == [.farFromOthers: 1])
  }

  @Test("are told together where they lie in a second place", arguments: [4, 8, 12, 25, 60])
  func two(count: Int) throws {
    let strays = (0..<count).filter { $0 % 4 == 1 || $0 == 0 }
    let text = Self.table(
      count, strays: Dictionary(uniqueKeysWithValues: strays.map { ($0, (0.1, 2)) }))
    #expect(try Self.told(text) == [.positionsApart: 1])
  }

  @Test("are none where they lie around the city, or the venues all over a country")
  func none() throws {
    #expect(try Self.told(Self.table(10, strays: [3: (0.5, 0.2)])).isEmpty)
    let country = Dictionary(
      uniqueKeysWithValues: (0..<12).map { ($0, (Double($0 % 4) * 0.9, Double($0 % 5) * 1.1)) })
    #expect(try Self.told(Self.table(12, strays: country)).isEmpty)
  }
}
