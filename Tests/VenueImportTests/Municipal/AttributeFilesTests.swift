import Testing
import Venues

@testable import VenueImport

@Suite("The files of cities have attributes", .enabled(if: SharedData.isThere))
struct AttributeFilesTests {
  /// The columns of each attribute in each file that has any; what is not here, is not taken.
  static let expected: [(file: String, found: [String: String])] = [
    ("aarhus__parks_shp.zip", [:]),
    (
      "berlin__klettern_spotsberlin6.gml",
      [
        "indoor": "INOUT", "fee": "PREIS", "address": "STRASSE, HAUSNR", "website": "HOMEPAGE",
        "phone": "TELNR",
      ]
    ),
    ("cambridgema__RECREATION_OpenSpace.geojson", [:]),
    ("canberra__Playgrounds_in_the_ACT.csv", ["surface": "SURFACE_TYPE"]),
    ("canberra__playgrounds.kml", [:]), ("corse__etablissement_sportif.xlsx", [:]),
    ("galway__Parks_in_Galway_City.csv", [:]),
    (
      "hongkong__all_football_fields__natural_11_a_side_list.geojson",
      ["courts": "number", "address": "address", "phone": "phone"]
    ),
    ("hongkong__basketball_geodatastore.geojson", ["address": "ADDRESS_EN"]),
    ("innsbruck__ibk_sport.geojson", ["address": "Adresse"]), ("liverpool__parks.gpkg", [:]),
    ("lyon__recenseqptsport.json", [:]),
    ("montreal__installations-recreo-sport-cult.geojson", [:]),
    ("montreal__piscines_2017.csv", ["address": "ADRESSE"]),
    ("nyc__DPR_Basketball_001.json", ["courts": "Num_of_Courts", "wheelchair": "Accessible"]),
    ("nyc__DPR_Basketball_001.xml", ["courts": "Num_of_Courts", "wheelchair": "Accessible"]),
    (
      "paysdelaloire__installations_2017.csv",
      [
        "wheelchair": "Accessibilité handicapés à mobilité réduite",
        "address": "Numero de la voie, Nom de la voie",
      ]
    ),
    ("repentigny__terrain_sportif.json", ["surface": "REVETEMENT_SOL"]),
    ("saguenay__infrastructures-sportives.json", [:]),
    ("sanfrancisco__Recreation_and_Parks_Properties_2022.csv", ["address": "Address"]),
    (
      "toronto__parks-and-recreation-facilities.geojson",
      ["address": "ADDRESS", "phone": "PHONE", "website": "URL"]
    ),
    ("vancouver__parks.csv", ["address": "StreetNumber, StreetName"]),
    (
      "vaud__osm_pitches.geojson",
      [
        "lit": "lit", "surface": "surface", "wheelchair": "wheelchair",
        "address": "addr:street, addr:housenumber", "phone": "contact:phone", "website": "website",
      ]
    ),
    ("washingtondc__parks-and-recreation-areas.geojson", ["address": "ADDRESS"]),
    ("washingtondc__recreation-fields.geojson", [:]), ("andorra__graphhopper.osm.pbf", [:]),
  ]

  @Test("in the columns that hold them", arguments: expected)
  func columns(file: String, found: [String: String]) throws {
    let options = ImportOptions(inputs: [SharedData.path("municipal/\(file)")])
    let part = try #require(try Inspector(options).run().parts.first)
    var seen: [String: String] = [:]
    for decision in part.decisions where VenueAttribute(rawValue: decision.subject) != nil {
      guard decision.choice != "none" else { continue }
      seen[decision.subject] = decision.choice
        .split(separator: " ", maxSplits: 2).last.map { String($0) }
    }
    #expect(seen == found)
  }

  @Test(
    "in so many venues",
    arguments: [
      (
        "repentigny__terrain_sportif.json", "surface",
        [
          "grass": 57, "ice": 13, "sand": 12, "asphalt": 12, "fine_gravel": 8, "artificial_turf": 2,
          "clay": 2, "concrete": 1,
        ]
      ),
      ("nyc__DPR_Basketball_001.json", "wheelchair", ["no": 503, "yes": 34]),
      ("vaud__osm_pitches.geojson", "lit", ["yes": 21, "no": 11]),
      (
        "vaud__osm_pitches.geojson", "surface",
        ["grass": 79, "artificial_turf": 10, "asphalt": 1, "paved": 1, "sand": 1]
      ),
      ("paysdelaloire__installations_2017.csv", "wheelchair", ["yes": 5080, "no": 4129]),
      ("berlin__klettern_spotsberlin6.gml", "indoor", ["no": 27, "yes": 9]),
    ] as [(String, String, [String: Int])])
  func counts(file: String, key: String, expected: [String: Int]) throws {
    let trial = try MunicipalFilesTests.run("municipal/\(file)")
    var counts: [String: Int] = [:]
    for venue in trial.venues {
      guard case .string(let value)? = venue.properties[key] else { continue }
      counts[value, default: 0] += 1
    }
    #expect(counts == expected)
  }
}
