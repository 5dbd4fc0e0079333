import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Degrees, minutes and seconds") struct AngleColumnsTests {
  /// The first position of a table: six rows of 45° 3i′ 1i.5″ N, 73° 3i′ 2i″ W.
  static func first(_ header: String, _ row: (Int) -> String) throws -> [Double] {
    let text = "name,\(header)\n" + (0..<6).map { "P\($0),\(row($0))\n" }.joined()
    let venue = try Trials().run(text).venues.first { $0.name == "P0" }
    let position = try #require(venue?.position)
    return [position.latitude, position.longitude]
  }

  static let latitude = 45 + 30 / 60.0 + 10.5 / 3600
  static let longitude = -(73 + 30 / 60.0 + 20 / 3600.0)

  static func expect(_ found: [Double], _ latitude: Double = latitude) {
    #expect(abs(found[0] - latitude) < 1e-9)
    #expect(abs(found[1] - longitude) < 1e-9)
  }

  @Test(
    "in columns of their own are put together",
    arguments: [
      "lat_deg,lat_min,lat_sec,lon_deg,lon_min,lon_sec", "LatD,LatM,LatS,LonD,LonM,LonS",
      "Latitude Degrees,Latitude Minutes,Latitude Seconds,Longitude Degrees,Longitude Minutes,Longitude Seconds",
      "deg_lat,min_lat,sec_lat,deg_long,min_long,sec_long",
      "lat,lat_min,lat_sec,lon,lon_min,lon_sec",
      "LATDEG,LATMIN,LATSEC,LONGDEG,LONGMIN,LONGSEC",
      "lat_grados,lat_min,lat_seg,lon_grados,lon_min,lon_seg",
      "lat_gr,lat_min,lat_sek,lon_gr,lon_min,lon_sek",
      "Breddgrad grader,Breddgrad minuter,Breddgrad sekund,Längdgrad grader,Längdgrad minuter,Längdgrad sekund",
      "enlem_derece,enlem_dk,enlem_sn,boylam_derece,boylam_dk,boylam_sn",
      "lat_d,lat_m,lat_second,lon_d,lon_m,lon_second", "緯度_度,緯度_分,緯度_秒,経度_度,経度_分,経度_秒",
    ])
  func columns(header: String) throws {
    Self.expect(try Self.first(header) { "45,3\($0),1\($0).5,-73,3\($0),2\($0)" })
  }

  @Test("have their signs from columns of hemispheres")
  func hemispheres() throws {
    let header = "lat_deg,lat_min,lat_sec,lat_dir,lon_deg,lon_min,lon_sec,lon_dir"
    Self.expect(try Self.first(header) { "45,3\($0),1\($0).5,N,73,3\($0),2\($0),W" })
    let decimal = try Self.first("lat,lat_hem,lon,lon_hem") { "45.\(5 + $0),S,73.\(5 + $0),W" }
    #expect(decimal == [-45.5, -73.5])
    let minutes = try Self.first("lat_deg,lat_min,lon_deg,lon_min") {
      "45,3\($0).5,-73,3\($0).25"
    }
    #expect(abs(minutes[0] - (45 + 30.5 / 60)) < 1e-9)
  }

  @Test(
    "in one cell are read in every form",
    arguments: [
      ("453%1%.5", "-733%2%"), ("453%1%.5N", "0733%2%W"), ("45 3% 1%.5 N", "73 3% 2% W"),
      ("45 3% 1%.5", "-73 3% 2%"), ("45:3%:1%.5", "-73:3%:2%"),
      ("45°3%'1%.5\"\"N", "73°3%'2%\"\"W"),
    ])
  func cells(latitude: String, longitude: String) throws {
    let found = try Self.first("latitude,longitude") { index in
      [latitude, longitude].map { "\"\($0.replacing("%", with: "\(index)"))\"" }
        .joined(separator: ",")
    }
    Self.expect(found)
  }

  @Test("without seconds are decimal minutes")
  func decimalMinutes() throws {
    let packed = try Self.first("latitude,longitude") { "453\($0).512,-733\($0).2" }
    #expect(abs(packed[0] - (45 + 30.512 / 60)) < 1e-9)
    #expect(abs(packed[1] + (73 + 30.2 / 60)) < 1e-9)
    let letters = try Self.first("latitude,longitude") { "453\($0).512N,0733\($0).2W" }
    #expect(letters == packed)
  }

  @Test("are rough where whole minutes have no seconds")
  func rough() throws {
    func details(_ row: (Int) -> String) throws -> [String] {
      let text = "name,lat_deg,lat_min,lon_deg,lon_min\n"
      return try Trials().run(text + (0..<30).map { "P\($0),\(row($0))\n" }.joined())
        .part.warnings.filter { $0.kind == .roughPositions }.compactMap(\.detail)
    }
    let whole = try details { "45,\($0),-73,\($0 + 20)" }
    #expect(whole.contains { $0.contains("without seconds") })
    let decimal = try details { "45,\($0).253,-73,\($0 + 20).117" }
    #expect(!decimal.contains { $0.contains("without seconds") })
  }

  @Test("are no edges of boxes, which have a least and a greatest latitude")
  func boxes() throws {
    let found = try Self.first("lat,lon,lat_min,lat_max,lon_min,lon_max") {
      "45.5\($0),-73.5\($0),45,46,-74,-73"
    }
    #expect(found == [45.5, -73.5])
  }

  @Test("are read the same where the columns are told")
  func told() throws {
    let text = "name,a,b\n" + (0..<6).map { "P\($0),453\($0)1\($0).5,-733\($0)2\($0)\n" }.joined()
    let trial = try Trials().run(text) {
      $0.mapping = (try? FieldMapping(["latitude=a", "longitude=b"])) ?? $0.mapping
    }
    let position = try #require(trial.venues.first { $0.name == "P0" }?.position)
    Self.expect([position.latitude, position.longitude])
  }

  @Test("are refused where so few rows could be degrees without a decimal mark too")
  func unclear() throws {
    let error = try Trials().failure("name,latitude,longitude\nA,453010,-733020\n")
    #expect(error == .positionsUnclear(path: error.path, columns: ["longitude", "latitude"]))
    #expect("\(error)".contains("DDMMSS"))
  }

  @Test("of sixty minutes reject their row alone")
  func impossible() throws {
    let header = "name,lat_deg,lat_min,lat_sec,lon_deg,lon_min,lon_sec\n"
    let rows = (0..<20).map { "P\($0),45,\($0),10,-73,\($0),20\n" }.joined()
    let trial = try Trials().run(header + rows + "bad,45,75,10,-73,10,20\n")
    #expect(trial.venues.count == 20)
    #expect(trial.part.rejections.map(\.number) == [22])
    #expect(trial.part.rejections.first?.reason.contains("45 75 10 -73 10 20") == true)
  }
}

extension ImportError {
  fileprivate var path: String {
    if case .positionsUnclear(let path, _) = self { path } else { "" }
  }
}

@Suite("An angle in one number") struct PackedAngleTests {
  /// 45° 30′ 12.5″, 73° 34′ 12″, 115° 30′, 45° 30.3′, 73° 30′, and numbers that are none.
  static let forms: [(PackedAngle, Double, Double?)] = [
    (.seconds, 453_012.5, 45.50347222222222), (.seconds, -733_412, -73.57),
    (.seconds, 1_153_000, 115.5), (.minutes, 4530.3, 45.505), (.minutes, -7330, -73.5),
    (.seconds, 456_012, nil), (.seconds, 453_060, nil), (.minutes, 4560, nil),
    (.seconds, 9_160_000, nil), (.minutes, 12, nil), (.seconds, 1_810_000, nil),
  ]

  @Test("is taken apart", arguments: forms)
  func angle(form: PackedAngle, number: Double, expected: Double?) throws {
    let found = form.degrees(number, limit: 180)
    if let expected {
      #expect(abs(try #require(found) - expected) < 1e-9)
    } else {
      #expect(found == nil)
    }
  }
}
