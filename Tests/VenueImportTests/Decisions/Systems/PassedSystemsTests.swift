import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Coordinates of the middles of cities by pyproj; state planes kept their form and moved their origins with NAD83.
@Suite("A system that is passed over") struct PassedSystemsTests {
  @Test(
    "is not passed over in silence where it leads to the middle of the city, and the newer one does not",
    arguments: [
      ("milwaukee", "EPSG:32054", 2559642.04, 385665.56, 43.0389, -87.9065),
      ("cleveland", "EPSG:32022", 2220631.92, 668684.64, 41.4993, -81.6944),
      ("columbus", "EPSG:32023", 1860136.56, 714679.99, 39.9612, -82.9988),
      ("philadelphia", "EPSG:4455", 2724470.39, 236183.06, 39.9526, -75.1652),
      ("pittsburgh", "EPSG:4455", 1374855.23, 411299.04, 40.4406, -79.9959),
      ("greenbay", "EPSG:32053", 2518209.40, 254225.71, 44.5133, -88.0133),
      ("nashville", "EPSG:2204", 1769270.70, 645435.32, 36.1627, -86.7816),
      ("memphis", "EPSG:2204", 789848.20, 300747.76, 35.1495, -90.049),
    ] as [(String, String, Double, Double, Double, Double)])
  func former(
    city: String, system: String, x: Double, y: Double, latitude: Double, longitude: Double
  ) throws {
    let error = try Trials().failure(OrderChoiceTests.table("x,y", x, y), as: "\(city)_parks.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(likely.contains { $0.hasPrefix("\(system) ") }, "\(likely)")
    #expect(likely.count > 1, "the newer one is named, too")
  }

  /// The middle of Jackson in the zone east of its own; a system of the whole continent leads to a suburb.
  @Test(
    "is taken where it is a zone beside that leads to the middle, and the city's own lead to its outskirts"
  )
  func zoneBeside() throws {
    let table = OrderChoiceTests.table("x,y", 566_641.95, 1_020_613.56)
    let trial = try Trials().run(table, as: "jackson_ms_parks.csv")
    let place = try Position(latitude: 32.2988, longitude: -90.1848)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 2)
    let detail = trial.part.warnings.first { $0.kind == .referenceSystemInferred }?.detail ?? ""
    #expect(detail.contains("EPSG:2254 ") && detail.contains("EPSG:5070 "), "\(detail)")
  }

  /// The middle of Springfield in the zone east of its own: the datum of 1927 leads some ten kilometres from there.
  @Test("is named where it is a zone beside, and what fits the city was given up")
  func zoneBesideFormer() throws {
    let table = OrderChoiceTests.table("x,y", 614_171.89, 1_137_110.51)
    let error = try Trials().failure(table, as: "springfield_il_parks.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      likely.contains { $0.hasPrefix("EPSG:3435 ") }
        && likely.contains { $0.hasPrefix("EPSG:26772 ") })
  }

  /// Two kilometres west of the middle, on the datum of 1927: by that of 1983 the data would lie in the lake.
  @Test("is no less likely where the newer one does not lead clearly nearer to the middle")
  func doubtful() throws {
    let table = OrderChoiceTests.table("x,y", 2_551_970.19, 387_698.12)
    let error = try Trials().failure(table, as: "milwaukee_parks.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      likely.contains { $0.hasPrefix("EPSG:32054 ") }
        && likely.contains { $0.hasPrefix("EPSG:2289 ") })
  }

  /// The old zones of the Philippines share their meridians with those of UTM, some 460 m away.
  @Test("in one form with another that is as usual there is not chosen")
  func philippines() throws {
    let table = OrderChoiceTests.table("x,y", 598_093.35, 1_141_866.95)
    let error = try Trials().failure(table, as: "cebu_parks.csv")
    guard case .referenceSystemNeeded(_, _, _, let likely) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      likely.contains { $0.hasPrefix("EPSG:3124 ") }
        && likely.contains { $0.hasPrefix("EPSG:32651 ") })
  }

  @Test(
    "is named with the place and the distance where the newer one leads to the middle",
    arguments: [
      ("milwaukee", "EPSG:2289", 2528119.13, 385672.22, 43.0389, -87.9065),
      ("cleveland", "EPSG:3734", 2189175.72, 668700.91, 41.4993, -81.6944),
      ("columbus", "EPSG:3735", 1828678.22, 714705.05, 39.9612, -82.9988),
      ("philadelphia", "EPSG:2272", 2693060.22, 236194.92, 39.9526, -75.1652),
      ("nashville", "EPSG:2274", 1737779.74, 666825.35, 36.1627, -86.7816),
    ] as [(String, String, Double, Double, Double, Double)])
  func newer(
    city: String, system: String, x: Double, y: Double, latitude: Double, longitude: Double
  ) throws {
    let trial = try Trials().run(OrderChoiceTests.table("x,y", x, y), as: "\(city)_parks.csv")
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(Geodesic.meters(from: try OrderChoiceTests.place(trial), to: place) < 2)
    let detail = trial.part.warnings.first { $0.kind == .referenceSystemInferred }?.detail ?? ""
    #expect(detail.contains("(NAD27 / "), "\(detail)")
    #expect(detail.contains(" km, the first to "), "\(detail)")
  }

  @Test(
    "is named where it differs by its datum alone, on any continent",
    arguments: [
      ("addisababa", 473284.29, 995847.65, "EPSG:20137 (Adindan"),
      ("nairobi", 257013.68, 9858009.27, "EPSG:21037 (Arc 1960"),
      ("hanoi", 588273.35, 2325739.73, "EPSG:3405 (VN-2000"),
    ] as [(String, Double, Double, String)])
  func datum(city: String, x: Double, y: Double, rival: String) throws {
    let trial = try Trials().run(OrderChoiceTests.table("x,y", x, y), as: "\(city)_parks.csv")
    let detail = trial.part.warnings.first { $0.kind == .referenceSystemInferred }?.detail ?? ""
    #expect(detail.contains(rival), "\(detail)")
  }
}
