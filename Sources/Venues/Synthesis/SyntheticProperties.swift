// The attributes of synthetic venues: whose holidays they keep, and `surface`, `lit` and `indoor` as OpenStreetMap has them.

/// Every record of attributes that a city uses, made once and shared by its venues.
struct SyntheticProperties {
  /// By sport, then by surface (none first), then by roof and light.
  private let records: [[[JSONObject]]]

  init() {
    records = SyntheticSport.all.map { sport in
      ([nil] + sport.surfaces).map { surface in
        [(false, nil), (false, "no"), (false, "yes"), (true, nil)].map { isIndoor, lit in
          var record: JSONObject = ["pays": "CA", "region": "QC"]
          if let surface { record["surface"] = .string(surface) }
          if let lit { record["lit"] = .string(lit) }
          if isIndoor { record["indoor"] = "yes" }
          return record
        }
      }
    }
  }

  /// The attributes of a venue whose main sport is this one, the `index`-th of all.
  ///
  /// Three in ten keep silent about the surface; under a roof nothing is said about light, else four in ten say nothing.
  func record(for sport: SyntheticSport, at index: Int, _ draws: Draws) -> JSONObject {
    let isSilent = sport.surfaces.isEmpty || draws.unit(.silence) < 0.3
    let surface = isSilent ? 0 : 1 + draws.integer(below: sport.surfaces.count, .surface)
    let light = draws.unit(.light)
    let isIndoor = draws.unit(.roof) < sport.roofShare
    return records[index][surface][isIndoor ? 3 : light < 0.4 ? 0 : light < 0.7 ? 1 : 2]
  }
}
