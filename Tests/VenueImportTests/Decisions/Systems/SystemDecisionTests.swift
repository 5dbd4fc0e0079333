import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The reference system") struct SystemDecisionTests {
  /// A GeoJSON file of one point of Montréal in web mercator, with a `crs` member as given.
  static func mercator(_ crs: String) -> String {
    """
    {"type":"FeatureCollection",\(crs)"features":[{"type":"Feature","properties":{"id":"a","name":"A"},
    "geometry":{"type":"Point","coordinates":[-8190439.857,5703423.394]}}]}
    """
  }

  @Test(
    "is read from every form of GeoJSON's former crs member",
    arguments: [
      #""crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#,
      #""crs":"EPSG:3857","#,
      #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"#,
      #""crs":{"type":"EPSG","properties":{"code":3857}},"#,
      #""crs":{"properties":{"name":"epsg:3857"}},"#,
      #""crs":{"type":"link","properties":{"href":"http://spatialreference.org/ref/epsg/3857/"}},"#,
      #""crs" : { "type" : "name", "properties" : { "name" : "http://www.opengis.net/def/crs/EPSG/0/3857" } },"#,
      #""crs":{"type":"name","properties":{"name":"ESRI:102100"}},"#,
      #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:ESRI::102100"}},"#,
      #""crs":{"type":"name","properties":{"name":"http://www.opengis.net/def/crs/ESRI/0/102113"}},"#,
      #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG:6.9:3857"}},"#,
      #""crs":{"type":"name","properties":{"name":"urn:x-ogc:def:crs:EPSG:3857"}},"#,
      #""crs":{"type":"name","properties":{"name":"EPSG:3857+5773"}},"#,
      #""crs":{"type":"name","properties":{"name":"http://www.opengis.net/gml/srs/epsg.xml#3857"}},"#,
      #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#,
    ])
  func formerMember(crs: String) throws {
    let trial = try Trials().run(Self.mercator(crs), as: "a.geojson")
    let venue = try #require(trial.venues.first)
    // Inverse of the spherical Mercator by its formula.
    let radius = 6_378_137.0
    let longitude = -8_190_439.857 / radius * 180 / .pi
    let latitude = (2 * atan(exp(5_703_423.394 / radius)) - .pi / 2) * 180 / .pi
    #expect(abs(venue.position.longitude - longitude) < 1e-9)
    #expect(abs(venue.position.latitude - latitude) < 1e-9)
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:3857") == true)
    #expect(
      !trial.part.warnings.contains {
        $0.kind == .readerMessage && $0.detail?.contains("host") == true
      })
  }

  @Test("is refused with a hint where the numbers are no degrees and nobody names it")
  func needed() throws {
    let error = try Trials().failure("name;X;Y;l93\nA;359290,14;6726658,38;\n")
    guard case .referenceSystemNeeded(_, let x, _, let likely) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(x == 359290.14)
    #expect(likely == ["EPSG:2154 (the first at 47.5523, -1.5326)"])
    #expect("\(error)".contains("--crs, perhaps EPSG:2154 (the first at 47.5523, -1.5326)"))
    let feature =
      #"{"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[3114226,10070436]}}"#
    let geoJSON = try Trials().failure(
      #"{"type":"FeatureCollection","features":[\#(feature)]}"#, as: "a.geojson")
    guard case .referenceSystemNeeded = geoJSON else { return #expect(Bool(false), "\(geoJSON)") }
  }

  @Test("is unknown where nobody knows it, in the command or in the file")
  func unknown() throws {
    let told = try Trials().failure("lat,lon\n45,-73\n") { $0.referenceSystem = "EPSG:999999" }
    guard case .unknownReferenceSystem(let name, _) = told else {
      return #expect(Bool(false), "\(told)")
    }
    #expect(name == "EPSG:999999")
    #expect(told.kind == .usage)
    let own = try Trials().failure(Self.mercator(#""crs":"EPSG:999999","#), as: "a.geojson")
    guard case .unknownReferenceSystem = own else { return #expect(Bool(false), "\(own)") }
    let height = try Trials().failure("lat,lon\n45,-73\n") { $0.referenceSystem = "EPSG:5703" }
    guard case .unknownReferenceSystem = height else { return #expect(Bool(false), "\(height)") }
  }

  @Test("can't be projected where the numbers are degrees, nor degrees where they are not")
  func contradicted() throws {
    let degrees = try Trials().failure("lat,lon\n45.5,-73.6\n") {
      $0.referenceSystem = "EPSG:32188"
    }
    guard case .referenceSystemContradicted(_, _, let x, let y) = degrees else {
      return #expect(Bool(false), "\(degrees)")
    }
    #expect((x, y) == (-73.6, 45.5))
    let meters = try Trials().failure("x,y\n298864,5041782\n") { $0.referenceSystem = "4326" }
    guard case .referenceSystemContradicted = meters else {
      return #expect(Bool(false), "\(meters)")
    }
  }

  @Test("of the command overrules the file's, with a warning where they differ")
  func overruled() throws {
    let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#
    let other = try Trials().run(Self.mercator(crs), as: "a.geojson") {
      $0.referenceSystem = "EPSG:3395"
    }
    #expect(other.part.warnings.contains { $0.kind == .referenceSystemOverruled })
    let same = try Trials().run(Self.mercator(crs), as: "a.geojson") {
      $0.referenceSystem = "EPSG:3857"
    }
    #expect(!same.part.warnings.contains { $0.kind == .referenceSystemOverruled })
  }

  @Test("and the operation with its accuracy stand in the report")
  func operation() throws {
    let text = "id;X;Y\n1;298864,359;5041782,239\n"
    let part = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }.part
    #expect(part.operation?.contains("MTM zone 8") == true)
    #expect(try #require(part.accuracy).meters <= 4)
  }
}
