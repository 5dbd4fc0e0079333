import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("A mapping that is tried before it is written") struct MappingTrialTests {
  /// Imports a table by itself and by the mapping that is written for it.
  private static func both(
    _ text: String, as name: String
  ) throws -> (plain: [Venue], mapped: [Venue], part: PartInspection) {
    let trials = try Trials()
    let path = try trials.directory.write(text, as: name)
    let inspection = try Inspector(
      ImportOptions(inputs: [path]), knowledge: .trial, triesMapping: true
    ).run()
    let part = try #require(inspection.parts.first)
    let plain = try trials.run(ImportOptions(inputs: [path])).venues
    _ = try trials.directory.write(part.mapping.json.text(), as: "own.mapping.json")
    let other = try Trials()
    var options = ImportOptions(inputs: [path])
    options.mappingFile = trials.directory.path("own.mapping.json")
    return (plain, try other.run(options).venues, part)
  }

  private static let pairs =
    "name;sport;GPS\nAbel;tennis;21.219524E, 49.013897N\nBoris;tennis;21.254771E, 48.990203N\n"
    + "Carl;soccer;21.239744E, 48.997980N\nDora;soccer;21.248490E, 49.011550N\n"
  /// Kilometres north and east of Prague, two rows in degrees.
  private static let mixed =
    "name,sport,X,Y\nAbel,tennis,-742900.10,-1043100.50\nBoris,tennis,-743500.25,-1042800.75\n"
    + "Carl,soccer,14.418540,50.073658\nDora,soccer,-742100.40,-1043900.20\n"
    + "Emil,soccer,-741800.80,-1042500.90\nFred,golf,-743200.60,-1043600.35\n"

  @Test("leaves out positions that rows or letters decide, and puts all where an import does")
  func rows() throws {
    let zones = RowCodesTests.zones
    let datums = RowCodesTests.datums
    for (text, name) in [
      (zones.text, zones.file), (datums.text, datums.file), (Self.pairs, "kurty.csv"),
      (Self.mixed, "praha_kurty.csv"),
    ] {
      let (plain, mapped, part) = try Self.both(text, as: name)
      #expect(!plain.isEmpty && mapped.map(\.position) == plain.map(\.position), "\(name)")
      #expect(mapped.map(\.name) == plain.map(\.name), "\(name)")
      #expect(part.mapping.fields.columns[.name] != nil)
    }
    let part = try Self.both(zones.text, as: zones.file).part
    #expect(part.mappingLeavesPositions && part.mapping.referenceSystem == nil)
    #expect(!part.mapping.fields.namesPosition)
  }

  @Test("keeps the columns and the system that say all about positions")
  func plain() throws {
    let zones = RowCodesTests.zones.rows.filter { $0.code == "30" }.enumerated().map {
      "Pista \($0),tenis,\($1.x),\($1.y)"
    }
    let text = (["nombre,deporte,X,Y"] + zones).joined(separator: "\n")
    let (plain, mapped, part) = try Self.both(text, as: "pistas_castellon.csv")
    #expect(mapped.map(\.position) == plain.map(\.position) && !plain.isEmpty)
    #expect(!part.mappingLeavesPositions && part.mapping.fields.columns[.x] == ["X"])
    #expect(part.mapping.referenceSystem == "EPSG:25830")
  }

  @Test(
    "names the sheet that has the venues, so that sheets of notes are not asked for its columns")
  func sheets() throws {
    let trials = try Trials()
    let path = try Workbook.write(
      sheets: [
        (
          "Courts", [["name", "lat", "lon"], ["Oak", "45.5", "-73.6"], ["Elm", "45.6", "-73.5"]]
        ),
        ("Legend", [["code", "meaning"], ["A", "asphalt"], ["G", "grass"]]),
      ], as: "courts.xlsx", in: trials.directory)
    #expect(try trials.run(ImportOptions(inputs: [path])).report.parts.map(\.outcomes.added) == [2])
    let inspection = try Inspector(
      ImportOptions(inputs: [path]), knowledge: .trial, triesMapping: true
    ).run()
    let mapping = try #require(inspection.parts.first).mapping
    #expect(mapping.layer == "Courts")
    var options = ImportOptions(inputs: [path])
    options.mappingFile = try trials.directory.write(mapping.json.text(), as: "own.mapping.json")
    let again = try trials.run(options).report.parts
    #expect(again.map(\.source) == ["courts/Courts"])
    #expect(again.map(\.outcomes.unchanged) == [2] && again.map(\.outcomes.added) == [0])
  }
}
