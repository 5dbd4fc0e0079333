import Testing
import Venues

@testable import VenueImport

@Suite("The country of --country") struct CountriesTests {
  @Test("is one of ISO 3166-1 or Kosovo, in any case")
  func codes() throws {
    #expect(Countries.codes.count == 250)
    #expect(Countries.codes.allSatisfy { $0.utf8.count == 2 && $0 == $0.uppercased() })
    #expect(try Countries.checked(" ca ") == "CA")
    for name in ["ZZ", "UK", "CAN", "", "C A", "ca-qc"] {
      #expect(throws: ImportError.unknownCountry(name)) { try Countries.checked(name) }
    }
  }

  @Test("is checked before anything is read, in a mapping too")
  func early() throws {
    let trials = try Trials()
    var options = ImportOptions(inputs: ["/nowhere.csv"])
    options.country = "ZZ"
    #expect(throws: ImportError.unknownCountry("ZZ")) { try trials.run(options) }
    options.country = nil
    options.region = "QC"
    #expect(throws: ImportError.regionAlone("QC")) { try trials.run(options) }
    _ = try trials.directory.write(
      #"{"sportlinkMapping":1,"country":"ZZ"}"#, as: "venues.mapping.json")
    #expect(throws: ImportError.unknownCountry("ZZ")) { try trials.run("lat,lon\n45,-73\n") }
  }
}
