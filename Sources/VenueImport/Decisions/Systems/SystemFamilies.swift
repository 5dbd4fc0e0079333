// Reference systems that cities publish in, by country and place; in each family the usual one comes first.

internal import GeoPrimitives

enum SystemFamilies {
  /// The national systems of countries, by EPSG number.
  static let national: [String: [Int]] = [
    "FR": [2154, 3942, 3943, 3944, 3945, 3946, 3947, 3948, 3949, 3950, 27_572],
    "BE": [31_370, 3812], "NL": [28_992], "LU": [2169], "CH": [2056, 21_781], "LI": [2056, 21_781],
    "AT": [31_287, 3416, 31_254, 31_255, 31_256], "GB": [27_700], "IE": [2157, 29_903],
    "FI": [3067, 2393], "SE": [3006, 3021], "NO": [25_833, 25_832], "DK": [25_832],
    "EE": [3301], "LV": [3059], "LT": [3346], "PL": [2180], "CZ": [5514], "SK": [5514],
    "HU": [23_700], "SI": [3794, 3912], "HR": [3765], "RO": [3844], "GR": [2100],
    "PT": [3763, 20_790], "HK": [2326], "TW": [3826], "SG": [3414], "NZ": [2193, 27_200],
    "IL": [2039, 28_193], "IS": [3057, 5325],
  ]

  /// The systems that could be in use at a place.
  static func candidates(near place: Position, country: String) -> [String] {
    let zone = min(60, Int((place.longitude + 180) / 6) + 1)
    var codes = national[country] ?? []
    switch country {
    case "CA":
      let zones = 2...17
      codes += zones.map { 32_180 + $0 } + (2...10).map { 2942 + $0 } + [32_198, 6622, 3347, 3978]
      codes += [26_900 + zone, zone < 14 ? 2944 + zone : 2941 + zone]
    case "US":
      codes += Array(2225...2289) + Array(26_929...26_998) + Array(32_100...32_161)
      codes += [26_900 + zone, 5070]
    case "AU": codes += [28_300 + zone, 7800 + zone, 3111]
    case "DE": codes += [25_800 + zone, 31_466, 31_467, 31_468, 31_469, 3068]
    case "BR": codes += [31_960 + zone]
    case "ES", "IT", "PT": codes += [25_800 + zone, 23_000 + zone, 3003, 3004]
    default:
      if (28...38).contains(zone), place.latitude > 34 { codes.append(25_800 + zone) }
    }
    codes += [place.latitude < 0 ? 32_700 + zone : 32_600 + zone, 3857]
    return codes.map { "EPSG:\($0)" }
  }
}
