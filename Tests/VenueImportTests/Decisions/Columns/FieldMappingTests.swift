import Testing
import Venues

@testable import VenueImport

@Suite("--map") struct FieldMappingTests {
  @Test("names columns for fields, without regard to case")
  func names() throws {
    let mapping = try FieldMapping(["id=Park", "NAME= Nom ", "sport=A", "sports=B", "lat=Y"])
    let columns = ["park", "Nom", "A", "b", "Y"]
    #expect(try mapping.places(of: .id, in: columns, path: "f") == [0])
    #expect(try mapping.places(of: .name, in: columns, path: "f") == [1])
    #expect(try mapping.places(of: .sport, in: columns, path: "f") == [2, 3])
    #expect(try mapping.places(of: .latitude, in: columns, path: "f") == [4])
    #expect(try mapping.places(of: .hours, in: columns, path: "f").isEmpty)
  }

  @Test("takes everything behind the first equals sign for the column")
  func equalsSign() throws {
    let mapping = try FieldMapping(["name=a=b"])
    #expect(try mapping.places(of: .name, in: ["a=b"], path: "f") == [0])
  }

  @Test("is refused where it is none", arguments: ["name", "=x", "colour=x", "", "name="])
  func malformed(option: String) {
    #expect(throws: ImportError.self) { try FieldMapping([option]) }
  }

  @Test("of a column that is not there says which are")
  func noSuchColumn() throws {
    let error = try Trials().failure("nom,lat,lon\nA,45,-73\n") {
      $0.mapping = (try? FieldMapping(["name=name"])) ?? $0.mapping
    }
    guard case .noSuchColumn(_, "name", "name", let available) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(available == ["nom", "lat", "lon"])
    #expect(error.kind == .badData)
  }
}
