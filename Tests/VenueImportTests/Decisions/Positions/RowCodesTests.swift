import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

/// Places with their map coordinates, from `cs2cs -f %.2f EPSG:4326 EPSG:N`.
@Suite("Columns that name the system of each row") struct RowCodesTests {
  struct Row: Sendable {
    let latitude: Double
    let longitude: Double
    let x: Double
    let y: Double
    let code: String

    init(_ latitude: Double, _ longitude: Double, _ x: Double, _ y: Double, _ code: String) {
      (self.latitude, self.longitude, self.x, self.y, self.code) = (latitude, longitude, x, y, code)
    }
  }

  struct Table: Sendable, CustomTestStringConvertible {
    let header: String
    let file: String
    let rows: [Row]

    var testDescription: String { "\(header) of \(file)" }

    /// The rows with other words for the same codes.
    func calling(_ header: String, _ words: [String: String]) -> Table {
      let rows = rows.map {
        Row($0.latitude, $0.longitude, $0.x, $0.y, words[$0.code] ?? $0.code)
      }
      return Table(header: header, file: file, rows: rows)
    }

    var text: String {
      var text = "Nombre,Deporte,X,Y,\(header)\n"
      for (index, row) in rows.enumerated() {
        text += "Pista \(index),Tenis,\(row.x),\(row.y),\(row.code)\n"
      }
      return text
    }
  }

  static let zones = Table(
    header: "HUSO", file: "pistas_castellon.csv",
    rows: [
      Row(39.983095, -0.041414, 752626.06, 4430074.04, "30"),
      Row(40.001968, -0.047061, 752074.34, 4432153.24, "30"),
      Row(39.985314, -0.039757, 240450.24, 4430553.76, "31"),
      Row(39.972386, -0.044285, 752420.31, 4428877.03, "30"),
      Row(39.990195, -0.027421, 753794.77, 4430902.03, "30"),
      Row(39.968765, -0.056796, 238932.08, 4428766.33, "31"),
    ])
  static let datums = Table(
    header: "DATUM", file: "pistas_castellon.csv",
    rows: [
      Row(39.983095, -0.041414, 752626.06, 4430074.04, "ETRS89"),
      Row(40.001968, -0.047061, 752184.34, 4432363.22, "ED50"),
      Row(39.985314, -0.039757, 752759.38, 4430325.08, "ETRS89"),
      Row(39.972386, -0.044285, 752420.31, 4428877.03, "ETRS89"),
      Row(39.990195, -0.027421, 753904.79, 4431112.02, "ED50"),
      Row(39.968765, -0.056796, 751364.98, 4428439.67, "ETRS89"),
    ])
  static let frames = Table(
    header: "System", file: "plaetze_luzern.csv",
    rows: [
      Row(47.033627, 8.323579, 2667262.53, 1209555.36, "LV95"),
      Row(47.057738, 8.277513, 663732.67, 212197.24, "LV03"),
      Row(47.069288, 8.332885, 2667924.66, 1213527.66, "LV95"),
      Row(47.056157, 8.311934, 666349.60, 212050.01, "LV03"),
      Row(47.036300, 8.275900, 2663635.55, 1209812.75, "LV95"),
    ])
  static let grids = Table(
    header: "Grid", file: "pitches_galway.csv",
    rows: [
      Row(53.262608, -9.070483, 528581.61, 724119.27, "ITM"),
      Row(53.256203, -9.057164, 129493.59, 223363.73, "ING"),
      Row(53.272621, -9.034454, 531001.37, 725197.99, "ITM"),
      Row(53.275765, -9.046582, 130231.68, 225530.39, "ING"),
      Row(53.274991, -9.045253, 530284.95, 725472.17, "ITM"),
    ])

  private static func expect(_ table: Table, in trial: ImportTrial, but left: Set<Int> = []) {
    #expect(trial.part.written == table.rows.count - left.count, "\(trial.part.rejections)")
    for (index, row) in table.rows.enumerated() where !left.contains(index) {
      let venue = trial.venues.first { $0.name == "Pista \(index)" }
      let truth = Position(uncheckedLatitude: row.latitude, longitude: row.longitude)
      let distance = venue.map { Geodesic.meters(from: $0.position, to: truth) }
      #expect(distance ?? .infinity < 2, "row \(index)")
    }
  }

  @Test(
    "go before the place that the file names",
    arguments: [
      zones, datums, frames, grids, zones.calling("Zona UTM", ["30": "30T", "31": "31T"]),
      zones.calling("zona", ["30": "UTM 30N", "31": "UTM 31N"]),
      zones.calling("Fuso", ["30": "Huso 30", "31": "H31"]),
      datums.calling("Sistema de referencia", ["ETRS89": "EPSG:25830", "ED50": "ED50 UTM 30"]),
    ])
  func read(table: Table) throws {
    let trial = try Trials().run(table.text, as: table.file)
    Self.expect(table, in: trial)
    let told = trial.part.warnings.first { $0.kind == .referenceSystemsMixed }
    #expect(told?.detail?.contains(table.header) == true)
  }

  @Test("of zones and of datums are read together")
  func both() throws {
    var table = Self.datums.calling("HUSO,DATUM", ["ETRS89": "30,ETRS89", "ED50": "30,ED50"])
    let other = Row(39.985314, -0.039757, 240450.24, 4430553.76, "31,ETRS89")
    table = Table(header: table.header, file: table.file, rows: table.rows + [other])
    Self.expect(table, in: try Trials().run(table.text, as: table.file))
  }

  @Test(
    "are read together whatever they are called",
    arguments: ["Zona,Sistema", "Sistema_Ref,HUSO", "zona,Referencia", "HUSO,Sistema"])
  func bothWeak(header: String) throws {
    let isZoneFirst = !header.hasSuffix("HUSO")
    func cells(_ zone: String, _ datum: String) -> String {
      isZoneFirst ? "\(zone),\(datum)" : "\(datum),\(zone)"
    }
    var table = Self.datums.calling(
      header, ["ETRS89": cells("30T", "ETRS89"), "ED50": cells("30T", "ED50")])
    let other = Row(39.985314, -0.039757, 240450.24, 4430553.76, cells("31T", "ETRS89"))
    table = Table(header: header, file: table.file, rows: table.rows + [other])
    Self.expect(table, in: try Trials().run(table.text, as: table.file))
  }

  @Test("reject rows whose zone nobody knows or that would lead elsewhere")
  func unknown() throws {
    for word in ["77", "12", "??"] {
      let table = Self.zones.calling("HUSO", ["31": word])
      let trial = try Trials().run(table.text, as: table.file)
      Self.expect(table, in: trial, but: [2, 5])
      #expect(trial.part.rejections.allSatisfy { $0.reason.contains(word) })
    }
  }

  @Test("are none where zones are parts of a town", arguments: [["1", "2"], ["Norte", "Sur"]])
  func districts(words: [String]) throws {
    let rows = Self.datums.rows.filter { $0.code == "ETRS89" }.enumerated().map { index, row in
      Row(row.latitude, row.longitude, row.x, row.y, words[index % 2])
    }
    let table = Table(header: "Zona", file: "pistas_castellon.csv", rows: rows)
    let trial = try Trials().run(table.text, as: table.file)
    Self.expect(table, in: trial)
    #expect(!trial.part.warnings.contains { $0.kind == .referenceSystemsMixed })
  }
}
