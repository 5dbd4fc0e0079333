// Reference systems that cities publish in, by country and place; in each family the usual one comes first.

internal import GeoPrimitives
internal import Geodesy

enum SystemFamilies {
  /// The systems of countries, by EPSG number.
  static let national: [String: [Int]] = [
    "FR": [2154, 3942, 3943, 3944, 3945, 3946, 3947, 3948, 3949, 3950, 27_572],
    "BE": [31_370, 3812], "NL": [28_992], "LU": [2169], "CH": [2056, 21_781], "LI": [2056, 21_781],
    "AT": [31_287, 3416, 31_254, 31_255, 31_256, 31_257, 31_258, 31_259], "GB": [27_700, 29_903],
    "IE": [2157, 29_903], "FI": [3067] + Array(3873...3885) + [2393],
    "SE": [3006] + Array(3007...3018) + [3021],
    "NO": [25_833, 25_832, 25_835] + Array(5105...5130),
    "DK": [25_832, 25_833, 4095, 4094, 4093], "EE": [3301], "LV": [3059], "LT": [3346],
    "PL": [2180, 2176, 2177, 2178, 2179], "CZ": [5514, 5513], "SK": [5514, 5513], "HU": [23_700],
    "SI": [3794], "HR": [3765, 8677, 8678], "RO": [3844], "GR": [2100], "BG": [7801],
    "PT": [3763, 20_790], "HK": [2326], "MO": [8433], "TW": [3826, 3825], "SG": [3414],
    "NZ": [2193, 27_200], "IL": [2039, 28_193], "IS": [3057, 5325],
    "DE": [25_832, 25_833, 31_467, 31_468, 31_466, 31_469, 3068, 4647, 5650],
    "ES": [25_830, 25_831, 25_829, 4083], "IT": [25_832, 25_833, 3003, 3004, 6707, 6708],
    "BR": Array(31_978...31_985), "AU": Array(28_349...28_356) + Array(7849...7856) + [3111, 7899],
    "KR": [5186, 5179, 5181, 5174, 5185, 5187, 5188], "CO": [9377, 3116],
    "AR": Array(5343...5349) + [9498], "ZA": Array(2046...2055), "MC": [2154, 3943, 3944],
    "JP": Array(6669...6687) + [3095, 3096, 3097, 3098, 3099, 3100],
    // The former Yugoslavia and its neighbours: Kosovo's own zone is on another datum than that of the same name.
    "RS": [6316, 8679], "BA": [8678, 6316, 8677], "ME": [8678, 6316], "MK": [6316, 9945],
    "XK": [9141], "AL": [6870, 6962], "MD": [4026], "CY": [6312],
    "UA": Array(6381...6387) + Array(5562...5565),
    "CN": chinese, "PH": Array(3121...3125),
  ].merging(overseas) { national, _ in national }

  /// Zones with a number before the easting, and those that lie between the zones of UTM.
  private static let chinese: [Int] =
    Array(4491...4501) + Array(4513...4533) + stride(from: 4535, through: 4553, by: 2)

  /// The systems that countries have in place of the zones of UTM, or for each of their cities.
  static let own: [String: [Int]] = [
    "CO": Array(6244...6275), "TR": Array(5253...5259), "MK": [6204],
  ]

  /// The systems of islands and of places overseas.
  private static let overseas: [String: [Int]] = [
    "MQ": [5490], "GP": [5490], "BL": [5490], "MF": [5490], "GF": [2972], "RE": [2975],
    "YT": [4471], "PM": [4467], "NC": [3163, 3170], "PF": [3297, 3296, 3298], "WF": [8903],
    "JE": [3109], "GG": [3108], "IM": [27_700], "FO": [5316], "GL": [3182, 3183, 3184],
    "BM": [3770], "JM": [3448], "BB": [21_292], "KY": [6391],
  ]

  /// The systems that are usual around a place, by name of EPSG.
  static func usual(near place: Position, country: String) -> [String] {
    let zone = min(60, Int((place.longitude + 180) / 6) + 1)
    var codes = national[country] ?? []
    switch country {
    case "CA":
      codes += (2...17).map { 32_180 + $0 } + (2...10).map { 2942 + $0 }
      codes += [32_198, 6622, 3347, 3978, 3161]
      codes += [26_900 + zone, zone < 14 ? 2944 + zone : 2941 + zone]
    case "US": codes += [26_900 + zone, 5070]
    default: break
    }
    if (28...38).contains(zone), place.latitude > 34 { codes.append(25_800 + zone) }
    codes += [place.latitude < 0 ? 32_700 + zone : 32_600 + zone, 3857]
    var seen: Set<Int> = []
    return codes.filter { seen.insert($0).inserted }.map { "EPSG:\($0)" }
  }

  /// The national systems of a country.
  static func usual(inCountry country: String) -> [String] {
    (national[country] ?? []).map { "EPSG:\($0)" }
  }
}

extension SystemSearch {
  /// A zone of UTM that puts the data elsewhere in countries than a national system does; `nil` where none does.
  func zone(in whereabouts: Whereabouts, beside taken: SystemOutcome) -> SystemOutcome? {
    let turns = isOrderNamed ? [.none] : Self.orders
    for code in 25_828...25_838 {
      guard let system = try? ReferenceSystem("EPSG:\(code)") else { continue }
      for turn in turns {
        guard let outcome = trial.outcome(in: system, turn), outcome.isInAreaOfUse(margin: 0.1),
          outcome.share(where: whereabouts.contains) >= 0.8,
          outcome.distance(to: taken).meters > 2
        else { continue }
        return outcome
      }
    }
    return nil
  }
}
