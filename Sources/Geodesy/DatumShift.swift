// Shifts between datums that PROJ's database lacks: without them it would take two datums for one.

/// A reference system with the parameters that lead from its datum to WGS 84.
struct DatumShift {
  /// The operation for people.
  let name: String
  /// The system for PROJ, with the parameters.
  let definition: String
  /// How exact it is, in metres.
  let accuracy: Double

  /// The shifts, by the identifier of their system.
  ///
  /// Taiwan's datum of 1967 lies some 850 m from that of 1997. The seven parameters are those in general use on the
  /// island; they agree with the plane formula of its surveyors (x + 807.8 m …, y − 248.6 m …) within 4 m.
  static let lacking: [String: DatumShift] = {
    func taiwan(_ projection: String) -> DatumShift {
      DatumShift(
        name: "TWD67 to WGS 84 by seven parameters",
        definition: "\(projection) +ellps=aust_SA "
          + "+towgs84=-752,-358,-179,-0.241289,0.379486,0.202593,23.29 +no_defs +type=crs",
        accuracy: 5)
    }
    func zone(_ meridian: Int) -> DatumShift {
      taiwan("+proj=tmerc +lat_0=0 +lon_0=\(meridian) +k=0.9999 +x_0=250000 +y_0=0 +units=m")
    }
    return [
      "EPSG:3821": taiwan("+proj=longlat"), "EPSG:3827": zone(119), "EPSG:3828": zone(121),
    ]
  }()
}
