import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of the middles of cities by pyproj, in files whose names say nothing.
@Suite("The language of the names of columns") struct HeadingLanguageTests {
  static func table(_ header: String, _ first: Double, _ second: Double) -> String {
    "id,\(header)\n"
      + (0..<6).map { "\($0),P\($0),x,\(first + Double($0 * 10)),\(second + Double($0 * 7))\n" }
      .joined()
  }

  @Test(
    "leaves one system where its country has one with such numbers",
    arguments: [
      (
        "Název,Druh,Souřadnice X,Souřadnice Y", 1_160_744.68, 598_248.74, "EPSG:55", 49.1951,
        16.6068
      ),
      ("Név,Típus,X,Y", 649_454.15, 239_329.41, "EPSG:23700", 47.4979, 19.0402),
      ("Nazwa,Rodzaj,X,Y", 637_382.2, 486_757.21, "EPSG:2180", 52.2297, 21.0122),
    ] as [(String, Double, Double, String, Double, Double)])
  func national(
    header: String, x: Double, y: Double, system: String, latitude: Double, longitude: Double
  ) throws {
    let trial = try Trials().run(Self.table(header, x, y), as: "pitches.csv")
    #expect(trial.part.referenceSystem?.hasPrefix(system) == true)
    let place = try #require(
      trial.venues.map(\.position).min { $0.latitude < $1.latitude })
    let expected = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: place, to: expected) < 100)
    let warning = trial.part.warnings.first { $0.kind == .referenceSystemInferred }
    #expect(warning?.detail?.contains("of the names of the columns says") == true)
  }

  @Test("leaves one zone of a datum that is named beside it")
  func datum() throws {
    let trial = try Trials().run(
      Self.table("Nombre,Dirección,X_ED50,Y_ED50", 373_186.65, 4_065_103.29), as: "pitches.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:23030") == true)
    #expect(trial.part.warnings.contains { $0.detail?.contains("the Spanish of") == true })
  }

  @Test("suggests only what leads to its countries where several zones do")
  func several() throws {
    let error = try Trials().failure(
      Self.table("Nombre,Dirección,UTM_X_ETRS89,UTM_Y_ETRS89", 725_806.2, 4_372_419.76),
      as: "pitches.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(likely.map { $0.prefix(10) } == ["EPSG:25829", "EPSG:25830"])
  }

  @Test("decides nothing where a zone of UTM leads elsewhere in the country")
  func zones() throws {
    let table = Self.table("Naziv,Vrsta,X,Y", 576_291.45, 5_073_961.9)
    guard case .referenceSystemNeeded = try Trials().failure(table, as: "pitches.csv") else {
      Issue.record("one of them would be a hundred kilometres wrong")
      return
    }
  }

  @Test(
    "of several continents tells nothing alone, and one word no language",
    arguments: ["Nombre,Dirección,X,Y", "Název,Notes,X,Y", "name,address,X,Y"])
  func unclear(header: String) throws {
    let error = try Trials().failure(
      Self.table(header, 1_160_744.68, 598_248.74), as: "pitches.csv")
    guard case .referenceSystemNeeded = error else {
      Issue.record("\(error)")
      return
    }
  }
}
