// What a venue's record says of itself in OpenStreetMap's keys, as bits of an index.

internal import SpatialIndex

/// What the bits of an index's attribute sets stand for; a number never changes its meaning within a format version.
enum AttributeBit: Int, CaseIterable {
  case indoor, outdoor, lit, unlit, wheelchair, limitedWheelchair, free, charged,
    noWheelchair

  /// The surfaces with a bit of their own, by OpenStreetMap's names, from bit 16 on.
  static let surfaces = [
    "grass", "artificial_turf", "clay", "asphalt", "concrete", "acrylic", "sand", "wood", "rubber",
    "tartan", "gravel", "fine_gravel", "dirt", "earth", "ground", "compacted", "paved", "unpaved",
    "paving_stones", "hard", "carpet", "plastic", "metal", "ice", "snow", "water", "mud", "stone",
    "pebblestone", "woodchips", "decoturf", "hardcourt", "parquet", "linoleum", "cork",
  ]
  private static let firstSurface = 16
  /// The bit that all other surfaces share.
  static let otherSurface = AttributeSet.capacity - 1

  /// The bits of all surfaces.
  static var allSurfaces: AttributeSet {
    AttributeSet(surfaces.indices.map { firstSurface + $0 } + [otherSurface])
  }

  /// The bit of a surface.
  static func number(ofSurface surface: String) -> Int {
    surfaces.firstIndex(of: surface).map { firstSurface + $0 } ?? otherSurface
  }
}

/// Reads attributes from a venue's record.
///
/// The keys are `indoor`, `lit`, `wheelchair`, `fee` and `surface`, their values OpenStreetMap's, or true and false. What is not said, or
/// in other words, has no bit.
enum AttributeReading {
  /// The attributes of a record.
  static func attributes(of properties: JSONObject) -> AttributeSet {
    var attributes = AttributeSet()
    func add(_ attribute: AttributeBit) { attributes.insert(attribute.rawValue) }
    for member in properties.members {
      switch member.key {
      case "indoor":
        if let isIndoor = isYes(member.value) { add(isIndoor ? .indoor : .outdoor) }
      case "lit":
        if let isLit = isYes(member.value) { add(isLit ? .lit : .unlit) }
      case "wheelchair":
        switch word(member.value) {
        case "yes", "true", "designated": add(.wheelchair)
        case "limited": add(.limitedWheelchair)
        case "no", "false": add(.noWheelchair)
        default: break
        }
      case "fee":
        if let isCharged = isYes(member.value) ?? isPositive(member.value) {
          add(isCharged ? .charged : .free)
        }
      case "surface":
        for surface in surfaces(member.value) {
          attributes.insert(AttributeBit.number(ofSurface: surface))
        }
      default: break
      }
    }
    return attributes
  }

  /// The surfaces that a value names: `clay`, or `grass;sand`.
  static func surfaces(_ value: JSONValue) -> [String] {
    guard let text = word(value) else { return [] }
    return text.split(separator: ";").map { part in
      surface(named: String(part))
    }.filter { !$0.isEmpty }
  }

  /// A surface's name as OpenStreetMap writes it: lower case, words joined by `_`.
  static func surface(named text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: "_")
  }

  /// Whether a value says yes, or no; `nil` where it says neither.
  private static func isYes(_ value: JSONValue) -> Bool? {
    switch word(value) {
    case "no", "false", "none", "disused": false
    // What else says yes in these keys: when it is lit, where the roof is, when a fee is due.
    case "yes", "true", "24/7", "automatic", "limited", "operating_times", "sunset-sunrise",
      "dusk-dawn", "room", "hall", "area", "interval", "donation":
      true
    default: nil
    }
  }

  /// Whether a number of 0 or more is more than that: a price.
  private static func isPositive(_ value: JSONValue) -> Bool? {
    switch value {
    case .integer(let price) where price >= 0: price > 0
    case .number(let price) where price >= 0: price > 0
    default: nil
    }
  }

  private static func word(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text) where text.utf8.count <= 256:
      text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    case .bool(let isTrue): isTrue ? "true" : "false"
    default: nil
    }
  }
}
