import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Positions that stray") struct PositionMendingTests {
  /// A table of eight good rows around 45.5, -73.6, and the rows of a test.
  static func table(_ header: String = "name,lat,lon", _ rows: String...) -> String {
    let good = (0..<8).map { "good\($0),45.5\($0)1,-73.6\($0)2" }
    return ([header] + good + rows).joined(separator: "\n") + "\n"
  }

  static func positions(_ trial: ImportTrial, _ name: String) -> [Double] {
    let found = trial.venues.first { $0.name == name }?.position
    return found.map { [$0.latitude, $0.longitude] } ?? []
  }

  @Test(
    "are mended where they can only mean a place among the others",
    arguments: [
      ("-73.651,45.521", ImportWarning.Kind.positionSwapped),
      ("45.521,73.651", .signLost),
      ("45521,-73.651", .decimalMarkLost),
      ("45521,-73651", .decimalMarkLost),
      ("45521,\"-73,651\"", .decimalMarkLost),
    ])
  func mended(row: String, kind: ImportWarning.Kind) throws {
    let trial = try Trials().run(Self.table("name,lat,lon", "stray,\(row)"))
    #expect(Self.positions(trial, "stray") == [45.521, -73.651])
    #expect(trial.part.warnings.first { $0.kind == kind }?.count == 1)
  }

  @Test(
    "are left alone or rejected where nobody can know",
    arguments: [
      // Far away is no error, and other mended pairs would lie elsewhere.
      ("46.9,-70.1", [46.9, -70.1]), ("-45.9,-70.1", [-45.9, -70.1]),
      ("47521,-73.651", []), ("45.521,0", []), ("0,-73.651", []), ("0,0", []), ("None,N/A", []),
    ] as [(String, [Double])])
  func unmended(row: String, expected: [Double]) throws {
    let trial = try Trials().run(Self.table("name,lat,lon", "stray,\(row)"))
    #expect(Self.positions(trial, "stray") == expected)
    #expect(trial.part.rejections.count == (expected.isEmpty ? 1 : 0))
  }

  @Test("keep their side of Greenwich and of the equator where the others lie close to it")
  func outskirts() throws {
    let good = (0..<9).map { "good\($0),51.5\($0)1,-0.1\($0)2" }
    let text = (["name,lat,lon"] + good + ["stray,51.501,0.45"]).joined(separator: "\n")
    let trial = try Trials().run(text)
    #expect(Self.positions(trial, "stray") == [51.501, 0.45])
  }

  @Test("are mended in areas as a whole")
  func areas() throws {
    let rows = (0..<6).map { "good\($0),POINT (-73.6\($0)2 45.5\($0)1)" }
    let ring = "POLYGON ((45.5 -73.6, 45.5 -73.59, 45.51 -73.59, 45.5 -73.6))"
    let text = (["name,geom"] + rows + ["stray,\"\(ring)\""]).joined(separator: "\n")
    let stray = try #require(try Trials().run(text).venues.first { $0.name == "stray" })
    #expect(abs(stray.position.latitude - 45.503) < 0.01)
    #expect(stray.footprint != nil)
  }

  @Test(
    "are mended where a decimal comma was lost in most rows, and rejected where digits fit nowhere")
  func montrealPools() throws {
    // Nine rows of ten lost the mark of Y alone.
    let lost = (0..<50).map { "lost\($0);29415\($0 % 10),2717;50458\($0 + 10)457" }
    let kept = (0..<6).map { "kept\($0);29415\($0),2717;504581\($0),457" }
    let text = (["name;X;Y"] + lost + kept + ["bad;294150,1;777"]).joined(separator: "\n")
    let trial = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    #expect(trial.venues.count >= 56)
    let one = Self.positions(trial, "lost7")
    let other = Self.positions(trial, "kept1")
    #expect(one.count == 2 && other.count == 2)
    #expect(abs(one[0] - other[0]) < 0.01)
    #expect(trial.part.warnings.first { $0.kind == .decimalMarkLost }?.count == 50)
  }

  @Test("take the row's other pair where the first is missing or astray")
  func otherPair() throws {
    let header = "name,lat,lon,geo"
    let good = (0..<8).map { "good\($0),45.5\($0)1,-73.6\($0)2,\"45.5\($0)1, -73.6\($0)2\"" }
    let strays = ["bare,,,\"45.521, -73.651\"", "far,12.5,99.1,\"45.522, -73.652\""]
    let text = ([header] + good + strays).joined(separator: "\n")
    let trial = try Trials().run(text) {
      $0.mapping = (try? FieldMapping(["name=name"])) ?? $0.mapping
    }
    // Both are degrees; the pair by name is the first.
    let second =
      "name,latitude,longitude,lat,lon\n"
      + good.map {
        $0.replacing(",\"", with: ",").replacing(", ", with: ",").replacing("\"", with: "")
      }
      .joined(separator: "\n") + "\nbare,,,45.521,-73.651\nfar,12.5,99.1,45.522,-73.652\n"
    let named = try Trials().run(second)
    #expect(Self.positions(named, "bare") == [45.521, -73.651])
    #expect(named.part.warnings.contains { $0.kind == .otherPositionTaken })
    #expect(trial.part.read == 10)
  }
}

@Suite("A file whose axes are swapped, or whose degrees are whole numbers")
struct AxisOrderTests {
  @Test(
    "is read in the order that makes degrees where people live",
    arguments: [
      "name,lat,lon\nA,-73.6,45.5\nB,-73.7,45.6\n",
      "name,lat,lon\nA,114.15,22.3\nB,114.2,22.4\n",
      "name,the_geom\nA,POINT (45.5 -73.6)\nB,POINT (45.6 -73.5)\n",
      "name,geometry.coordinates\nA,\"[-73.6, 45.5]\"\nB,\"[-73.5, 45.6]\"\n",
      "name,lonlat\nA,\"2.35, 48.85\"\nB,\"2.36, 48.86\"\n",
    ])
  func order(text: String) throws {
    let trial = try Trials().run(text)
    #expect(trial.venues.count == 2)
    #expect(trial.venues.allSatisfy { $0.position.latitude > 20 && $0.position.latitude < 50 })
  }

  @Test("is put right in GeoJSON too, and told")
  func geoJSON() throws {
    let features = [(22.5, 114.12), (22.3, 114.2)].map { x, y in
      #"{"type":"Feature","properties":{"name":"a\#(y)"},"geometry":{"type":"Point","coordinates":[\#(x),\#(y)]}}"#
    }
    let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.position.latitude).sorted() == [22.3, 22.5])
    #expect(trial.part.warnings.contains { $0.kind == .axesSwapped })
  }

  @Test(
    "is divided by the power of ten that makes degrees",
    arguments: [
      ("45501234,-73567256", 45.501234, -73.567256),
      ("455012340,-735672560", 45.501234, -73.567256),
      ("1350000,103800000", 1.35, 103.8),
    ])
  func scaled(pair: String, latitude: Double, longitude: Double) throws {
    let trial = try Trials().run("name,latitude,longitude\nA,\(pair)\n")
    let venue = try #require(trial.venues.first)
    #expect([venue.position.latitude, venue.position.longitude] == [latitude, longitude])
    #expect(trial.part.warnings.contains { $0.kind == .coordinatesScaled })
  }
}
