import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Where positions stand") struct PositionDecisionTests {
  static let somewhere = (latitude: 45.5, longitude: -73.6)

  @Test(
    "is found without being told",
    arguments: [
      "name,lat,lon\nA,45.5,-73.6\n",
      "name,LONG,LAT\nA,-73.6,45.5\n",
      "name;Y;X\nA;45,5;-73,6\n",
      "name,where\nA,\"45.5, -73.6\"\nB,\"45.6, -73.5\"\n",
      "name,Location\nA,\"(45.5, -73.6)\"\n",
      "name,location\nA,\"[ 45.5 , -73.6]\"\n",
      "name,GoogleMapDest\nA,\"45.5,-73.6\"\n",
      "name,the_geom\nA,POINT (-73.6 45.5)\n",
      "name,geom\nA,SRID=4326;POINT(-73.6 45.5)\n",
      "name,coordinates\nA,\"lat: 45.5, lng: -73.6\"\n",
      "name,position\nA,Longitude: -73.6 Latitude: 45.5\nB,Longitude: -73.5 Latitude: 45.6\n",
      "name,coordinates\nA,\"-73.6,45.5,0\"\n", "name,geo\nA,\"[-73.6, 45.5, 12.5]\"\n",
      "name;koordinaten\nA;45,5, -73,6\n", "name,geom\nA,\"POINT(-73.6, 45.5)\"\n",
      "name,location\nA,\"geo:45.5,-73.6\"\n",
      "name,link\nA,\"https://www.google.com/maps?q=45.5,-73.6\"\nB,\"https://www.google.com/maps?q=45.6,-73.5\"\n",
      "name,link\nA,\"https://www.google.com/maps/@45.5,-73.6,15z\"\nB,\"https://www.google.com/maps/@45.6,-73.5,15z\"\n",
      "name,lat,NS,lon,EW\nA,45.5,N,73.6,W\n",
      "name,location\nA,\"{'latitude': '45.5', 'longitude': '-73.6', 'needs_recoding': False}\"\n",
      "name,geometry\nA,\"{'type': 'Point', 'coordinates': (-73.6, 45.5)}\"\n",
      "name,geometry\nA,\"{u'type': u'Point', u'coordinates': [-73.6, 45.5]}\"\n",
      "name,lat,lon\nA,'45.5,–73.6\nB,'45.5','-73.6'\n",
      // Projected columns beside degrees: the degrees count.
      "name,POINT_X,POINT_Y,LONG,LAT\nA,\"294151,2717\",5045855457,-73.6,45.5\n",
    ])
  func found(text: String) throws {
    let trial = try Trials().run(text)
    let venue = try #require(trial.venues.first { $0.name == "A" })
    #expect(abs(venue.position.latitude - Self.somewhere.latitude) < 1e-9)
    #expect(abs(venue.position.longitude - Self.somewhere.longitude) < 1e-9)
    #expect(
      trial.part.decisions.first { $0.subject == "position" }?.evidence.contains("degrees") == true)
  }

  @Test(
    "is known by the names that offices of many countries give to columns, in either order",
    arguments: [
      ("breddegrad", "laengdegrad"), ("breddegrad", "længdegrad"), ("leveysaste", "pituusaste"),
      ("latitud", "longitud"), ("LAT_Y_4326", "LONG_X_4326"), ("緯度", "經度"), ("위도", "경도"),
      ("szerokosc_geogr", "dlugosc_geogr"), ("Zeměpisná šířka", "Zeměpisná délka"),
      ("Szélesség", "Hosszúság"), ("Latitudine", "Longitudine"), ("Breitengrad", "Längengrad"),
      ("GPS Latitude", "GPS Longitude"), ("Latitude (Y)", "Longitude (X)"), ("широта", "долгота"),
      ("geo_epgs_4326_lat", "geo_epgs_4326_lon"), ("POINT_Y", "POINT_X"), ("coord_y", "coord_x"),
      ("Nordwert", "Ostwert"), ("Hochwert", "Rechtswert"), ("enlem", "boylam"),
      ("LATITUDE_N", "LONGITUDE_E"), ("X (Hochwert)", "Y (Rechtswert)"), ("ycoord", "xcoord"),
      ("Y座標", "X座標"),
    ])
  func names(latitude: String, longitude: String) throws {
    // Both orders would be places where people live.
    let before = "name,\(latitude),\(longitude)\nA,48.201,16.302\nB,48.202,16.303\n"
    let after = "name,\(longitude),\(latitude)\nA,16.302,48.201\nB,16.303,48.202\n"
    for text in [before, after] {
      let venues = try Trials().run(text).venues
      #expect(venues.map(\.position.latitude).sorted() == [48.201, 48.202], "\(text)")
    }
  }

  @Test("is longitude first in a cell only where the other order makes no degrees")
  func longitudeFirst() throws {
    let trial = try Trials().run("name,coords\nA,\"149.1, -35.2\"\nB,\"149.2, -35.3\"\n")
    #expect(trial.venues.map(\.position.longitude).sorted() == [149.1, 149.2])
  }

  @Test(
    "is the pair that is named for nothing else, wherever it stands",
    arguments: [
      ("office_latitude", "office_longitude"), ("Parking_Lat", "Parking_Lng"),
      ("owner_lat", "owner_lon"), ("OFFICE_LATITUDE", "OFFICE_LONG"), ("x_lat", "x_lon"),
    ])
  func exactlyNamed(latitude: String, longitude: String) throws {
    let own = [("latitude", "longitude"), ("lat", "lon"), ("Lat", "Lng"), ("LATITUDE", "LONG")]
    for (y, x) in own {
      let before = "name,\(latitude),\(longitude),\(y),\(x)\nA,1.5,2.5,45.5,-73.6\n"
      let after = "name,\(y),\(x),\(latitude),\(longitude)\nA,45.5,-73.6,1.5,2.5\n"
      for text in [before, after] {
        let trial = try Trials().run(text)
        #expect(trial.venues.map(\.position.latitude) == [45.5], "\(text)")
        #expect(trial.venues.map(\.position.longitude) == [-73.6], "\(text)")
      }
    }
  }

  @Test("is the projected pair that is named for nothing else")
  func exactlyNamedProjected() throws {
    let text =
      "name,Parking_X,Parking_Y,X,Y\nA,\"300864,359\",\"5051782,239\",\"298864,359\",\"5041782,239\"\n"
    let trial = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    let venue = try #require(trial.venues.first)
    #expect(abs(venue.position.latitude - 45.5159341678) < 1e-5)
  }

  @Test(
    "is not where the best named columns hold nothing",
    arguments: ["0,0", ",", "NA,NA"])
  func hollow(pair: String) throws {
    let head = "X,Y,NAME,LATITUDE,LONGITUDE\n"
    let rows = (0..<6).map { "\(-8_189_474 + $0),\(5_700_852 + $0),P\($0),\(pair)\n" }.joined()
    let trial = try Trials().run(head + rows, as: "montreal_parks.csv")
    #expect(trial.venues.count == 6)
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 45.5017) < 1e-3 })
  }

  @Test("is what --map says, whatever else there is")
  func mapped() throws {
    let text = "name,lat,lon,north,east\nA,1,2,45.5,-73.6\n"
    let trial = try Trials().run(text) {
      $0.mapping = (try? FieldMapping(["latitude=north", "LON=EAST"])) ?? $0.mapping
    }
    #expect(trial.venues.map(\.position.latitude) == [45.5])
    #expect(trial.venues.map(\.position.longitude) == [-73.6])
  }

  @Test("is the projected pair where --crs is projected")
  func projectedPreferred() throws {
    let text = "name,lat,lon,X,Y\nA,45.5,-73.6,\"298864,359\",\"5041782,239\"\n"
    let trial = try Trials().run(text) { $0.referenceSystem = "EPSG:32188" }
    let venue = try #require(trial.venues.first)
    // The first row of the city's own file, which gives both.
    #expect(abs(venue.position.latitude - 45.5159341678) < 1e-5)
    #expect(abs(venue.position.longitude - -73.5759730857) < 1e-5)
  }

  @Test("rejects rows without a position one by one, each with its reason")
  func rejections() throws {
    let text = """
      name,lat,lon
      good,45.5,-73.6
      blank,,
      half,45.5,
      words,north,west
      zero,0,0
      far,145.5,-73.6
      also good,45.6,-73.5

      """
    let trial = try Trials().run(text)
    #expect(trial.venues.map(\.name).sorted() == ["also good", "good"])
    let rejections = trial.part.rejections
    #expect(rejections.map(\.number) == [3, 4, 5, 6, 7])
    #expect(rejections.allSatisfy { $0.field == "position" })
    #expect(
      rejections.map(\.reason) == [
        "no position", "no position", "“west” reads as no coordinates",
        "the position 0, 0 stands for none", "-73.6, 145.5 is outside the reference system",
      ])
  }

  @Test("is refused with the columns there are where there is none")
  func none() throws {
    let error = try Trials().failure("name,street\nA,Main\n", as: "a.csv")
    guard case .noGeometry(_, let columns) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(columns == ["name", "street"])
    #expect(error.kind == .badData)
    #expect("\(error)".contains("--map latitude=COLUMN"))
  }
}
