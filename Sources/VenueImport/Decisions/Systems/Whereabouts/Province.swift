// States, provinces and territories whose names or codes stand in the rows of a file.

internal import GeoPrimitives

/// A state or a province.
struct Province: Hashable, Sendable {
  /// What it is called.
  let name: String
  /// Its country, as in ISO 3166-1.
  let country: String
  /// A box around it.
  let box: GeoBox

  /// The province that a whole text names: `TX`, `Texas`, `Québec`.
  ///
  /// A code that several countries use, such as `WA`, needs the country.
  static func named(_ text: String, country: String?) -> Province? {
    let word = ColumnName(text).joined
    let found = all[word, default: []].filter { country == nil || $0.country == country }
    return found.count == 1 ? found[0] : nil
  }

  private static let all: [String: [Province]] = {
    var all: [String: [Province]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|").map(String.init)
      guard parts.count == 4 else { continue }
      let edges = parts[3].split(separator: " ").compactMap { Double($0) }
      guard edges.count == 4,
        let box = try? GeoBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
      else { continue }
      let province = Province(name: parts[1], country: parts[0], box: box)
      for word in [parts[1]] + parts[2].split(separator: " ").map(String.init) {
        all[ColumnName(word).joined, default: []].append(province)
      }
    }
    return all
  }()

  /// Country, name, other words, and west, south, east, north.
  private static let table = """
    US|Alabama|AL|-88.6 30.1 -84.8 35.1
    US|Alaska|AK|-180 51 -129.9 71.6
    US|Arizona|AZ|-114.9 31.2 -109 37.1
    US|Arkansas|AR|-94.7 32.9 -89.6 36.6
    US|California|CA|-124.6 32.4 -114 42.1
    US|Colorado|CO|-109.2 36.9 -102 41.1
    US|Connecticut|CT|-73.8 40.9 -71.7 42.1
    US|Delaware|DE|-75.9 38.4 -74.9 39.9
    US|District of Columbia|DC|-77.2 38.7 -76.8 39.1
    US|Florida|FL|-87.7 24.3 -79.9 31.1
    US|Georgia|GA|-85.7 30.3 -80.7 35.1
    US|Hawaii|HI|-160.6 18.8 -154.7 22.4
    US|Idaho|ID|-117.3 41.9 -111 49.1
    US|Illinois|IL|-91.6 36.9 -87 42.6
    US|Indiana|IN|-88.2 37.7 -84.7 41.8
    US|Iowa|IA|-96.7 40.3 -90.1 43.6
    US|Kansas|KS|-102.1 36.9 -94.5 40.1
    US|Kentucky|KY|-89.7 36.4 -81.9 39.2
    US|Louisiana|LA|-94.1 28.9 -88.7 33.1
    US|Maine|ME|-71.2 42.9 -66.8 47.5
    US|Maryland|MD|-79.6 37.8 -74.9 39.8
    US|Massachusetts|MA|-73.6 41.1 -69.8 42.9
    US|Michigan|MI|-90.5 41.6 -82 48.4
    US|Minnesota|MN|-97.3 43.4 -89.4 49.5
    US|Mississippi|MS|-91.7 30.1 -88 35.1
    US|Missouri|MO|-95.8 35.9 -89 40.7
    US|Montana|MT|-116.1 44.3 -104 49.1
    US|Nebraska|NE|-104.1 39.9 -95.2 43.1
    US|Nevada|NV|-120.1 34.9 -114 42.1
    US|New Hampshire|NH|-72.6 42.6 -70.5 45.4
    US|New Jersey|NJ|-75.6 38.8 -73.8 41.4
    US|New Mexico|NM|-109.1 31.2 -102.9 37.1
    US|New York|NY|-79.9 40.4 -71.7 45.1
    US|North Carolina|NC|-84.4 33.7 -75.3 36.7
    US|North Dakota|ND|-104.1 45.8 -96.5 49.1
    US|Ohio|OH|-84.9 38.3 -80.4 42.4
    US|Oklahoma|OK|-103.1 33.5 -94.4 37.1
    US|Oregon|OR|-124.7 41.9 -116.4 46.4
    US|Pennsylvania|PA|-80.6 39.6 -74.6 42.4
    US|Rhode Island|RI|-71.95 41 -71 42.1
    US|South Carolina|SC|-83.4 31.9 -78.4 35.3
    US|South Dakota|SD|-104.1 42.4 -96.3 46
    US|Tennessee|TN|-90.4 34.9 -81.6 36.8
    US|Texas|TX|-106.7 25.7 -93.4 36.6
    US|Utah|UT|-114.1 36.9 -108.9 42.1
    US|Vermont|VT|-73.5 42.6 -71.4 45.1
    US|Virginia|VA|-83.7 36.4 -75.1 39.5
    US|Washington|WA|-124.9 45.4 -116.9 49.1
    US|West Virginia|WV|-82.8 37.1 -77.6 40.7
    US|Wisconsin|WI|-93 42.4 -86.7 47.2
    US|Wyoming|WY|-111.1 40.9 -104 45.1
    CA|Alberta|AB|-120.1 48.9 -109.9 60.1
    CA|British Columbia|BC|-139.2 48.2 -114 60.1
    CA|Manitoba|MB|-102.1 48.9 -88.9 60.1
    CA|New Brunswick|NB|-69.2 44.5 -63.7 48.1
    CA|Newfoundland and Labrador|NL NF|-67.9 46.5 -52.5 60.5
    CA|Nova Scotia|NS|-66.5 43.3 -59.6 47.1
    CA|Northwest Territories|NT|-136.5 59.9 -101.9 79
    CA|Nunavut|NU|-120.8 51.6 -61 83.2
    CA|Ontario|ON|-95.2 41.6 -74.3 56.9
    CA|Prince Edward Island|PE PEI|-64.5 45.9 -61.9 47.1
    CA|Quebec|QC PQ|-79.9 44.9 -57 62.7
    CA|Saskatchewan|SK|-110.1 48.9 -101.3 60.1
    CA|Yukon|YT|-141.1 59.9 -123.8 69.7
    AU|New South Wales|NSW|140.9 -37.6 153.7 -28.1
    AU|Victoria|VIC|140.9 -39.2 150.1 -33.9
    AU|Queensland|QLD|137.9 -29.2 153.6 -9
    AU|South Australia|SA|128.9 -38.2 141.1 -25.9
    AU|Western Australia|WA|112.8 -35.3 129.1 -13.6
    AU|Tasmania|TAS|143.8 -43.8 148.6 -39.4
    AU|Northern Territory|NT|128.9 -26.1 138.1 -10.9
    AU|Australian Capital Territory|ACT|148.7 -35.95 149.45 -35.1
    """
}
