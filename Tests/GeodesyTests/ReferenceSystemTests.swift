// Reference systems by all their spellings, and the spellings that are none.

import GeoPrimitives
import Geodesy
import Testing

@Suite("A reference system")
struct ReferenceSystemTests {
  @Test(
    "is found by every usual spelling",
    arguments: [
      ("EPSG:32188", "EPSG:32188"), ("epsg:32188", "EPSG:32188"), ("32188", "EPSG:32188"),
      ("  32188\n", "EPSG:32188"), ("\u{FEFF}EPSG:32188", "EPSG:32188"),
      ("EPSG::3857", "EPSG:3857"), ("urn:ogc:def:crs:EPSG::3857", "EPSG:3857"),
      ("urn:ogc:def:crs:EPSG:6.18:3857", "EPSG:3857"),
      ("URN:OGC:DEF:CRS:epsg::32188", "EPSG:32188"),
      ("urn:ogc:def:crs:OGC:1.3:CRS84", "OGC:CRS84"), ("urn:ogc:def:crs:OGC::CRS84", "OGC:CRS84"),
      ("CRS84", "OGC:CRS84"), ("OGC:CRS84", "OGC:CRS84"), ("+init=epsg:2154", "EPSG:2154"),
      ("http://www.opengis.net/def/crs/EPSG/0/25832", "EPSG:25832"),
      ("ESRI:102001", "ESRI:102001"), ("NAD83 / MTM zone 8", "EPSG:32188"),
      ("nad83 / mtm zone 8", "EPSG:32188"),
    ])
  func isFound(text: String, identifier: String) throws {
    #expect(try ReferenceSystem(text).identifier == identifier)
  }

  @Test("tells its name, kind, unit and area of use")
  func tells() throws {
    let montreal = try ReferenceSystem("EPSG:32188")
    #expect(montreal.name == "NAD83 / MTM zone 8")
    #expect(montreal.kind == .projected)
    #expect(montreal.unit.name == "metre")
    #expect(montreal.unit.meters == 1)
    #expect(montreal.description == "EPSG:32188 (NAD83 / MTM zone 8)")
    let area = try #require(montreal.areaOfUse)
    #expect(area.box.contains(try Position(latitude: 45.5, longitude: -73.6)))
    #expect(!area.box.contains(try Position(latitude: 45.5, longitude: -76.6)))
    #expect(area.name.contains("Quebec"))

    let degrees = try ReferenceSystem("EPSG:4326")
    #expect(degrees.kind == .geographic)
    #expect(degrees.unit.name == "degree")
    #expect(degrees.unit.meters == nil)

    let texas = try ReferenceSystem("EPSG:2277")
    #expect(texas.unit.name == "US survey foot")
    #expect(abs((texas.unit.meters ?? 0) - 1200.0 / 3937) < 1e-12)

    let fiji = try ReferenceSystem("EPSG:3460")
    #expect(fiji.areaOfUse?.box.crossesAntimeridian == true)
  }

  @Test("is read from WKT of a shapefile, PROJJSON and PROJ strings")
  func isReadFromDefinitions() throws {
    let esri = """
      PROJCS["NAD_1983_MTM_8",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",\
      SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],\
      UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],\
      PARAMETER["False_Easting",304800.0],PARAMETER["False_Northing",0.0],\
      PARAMETER["Central_Meridian",-73.5],PARAMETER["Scale_Factor",0.9999],\
      PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]
      """
    let shapefile = try ReferenceSystem(esri)
    let montreal = try ReferenceSystem("EPSG:32188")
    #expect(shapefile.kind == .projected)
    #expect(shapefile.identifier == nil)
    #expect(shapefile.areaOfUse == nil)
    #expect(shapefile.isEquivalent(to: montreal))
    #expect(montreal.isEquivalent(to: montreal))
    #expect(!shapefile.isEquivalent(to: try ReferenceSystem("EPSG:2950")))
    #expect(try ReferenceSystem("CRS84").isEquivalent(to: ReferenceSystem("4326")))

    let proj = try ReferenceSystem("+proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs")
    #expect(proj.kind == .projected)
    let bound = try ReferenceSystem("+proj=tmerc +lon_0=9 +ellps=bessel +towgs84=1,2,3")
    #expect(bound.kind == .projected)
    let json = """
      {"type":"GeographicCRS","name":"WGS 84 (CRS84)","datum":{"type":"GeodeticReferenceFrame",\
      "name":"World Geodetic System 1984","ellipsoid":{"name":"WGS 84","semi_major_axis":6378137,\
      "inverse_flattening":298.257223563}},"coordinate_system":{"subtype":"ellipsoidal","axis":[\
      {"name":"Geodetic longitude","abbreviation":"Lon","direction":"east","unit":"degree"},\
      {"name":"Geodetic latitude","abbreviation":"Lat","direction":"north","unit":"degree"}]}}
      """
    #expect(try ReferenceSystem(json).kind == .geographic)
    #expect(try ReferenceSystem("EPSG:7415").kind == .projected, "with heights: RD New + NAP")
  }

  @Test(
    "is refused by name where PROJ knows none",
    arguments: [
      "EPSG:99999", "99999", "", "  ", "EPSG:", "EPSG:12a", "urn:ogc:def:crs:EPSG", "wgs",
      "MTM zone", "PROJCS[\"broken", "{\"type\":", "+proj=nonsense", "nonsense:12", "/etc/passwd",
      "EPSG:4326\u{0}", "+init=/etc/passwd:1", "urn:ogc:def:crs:EPSG::",
    ])
  func isRefused(text: String) {
    let error = #expect(throws: GeodesyError.self) { try ReferenceSystem(text) }
    guard case .unknownReferenceSystem(text, _) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
  }

  @Test(
    "is refused where it has no horizontal coordinates",
    arguments: ["EPSG:5773", "EPSG:4978", "MTM zone 8"])
  func isNotHorizontal(text: String) {
    #expect(throws: GeodesyError.notHorizontal(text)) { try ReferenceSystem(text) }
  }

  @Test("has errors that name the culprit")
  func errorsName() throws {
    let error = #expect(throws: GeodesyError.self) { try ReferenceSystem("EPSG:99999") }
    #expect(try #require(error).description.contains("“EPSG:99999”"))
    let long = GeodesyError.unknownReferenceSystem(
      "PROJCS[\n" + String(repeating: "x", count: 9_999), reason: "")
    #expect(long.description.utf8.count < 140)
  }
}
