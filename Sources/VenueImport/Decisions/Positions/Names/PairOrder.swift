// Which of two numbers in one cell is the longitude: by the name, by the form, and by where people live.

internal import ZoneMaps

/// What is known before the numbers about the order of a column of pairs.
struct PairOrder {
  /// Whether the latitude comes first.
  let isLatitudeFirst: Bool
  /// Whether the name of the column says so, which only impossible numbers overrule.
  let isNamed: Bool

  /// Whether the name is that of GeoJSON's member, whose order a standard tells.
  let isGeoJSON: Bool

  /// By the name of the column and whether its cells are arrays of JSON; people write latitude first.
  init(_ name: ColumnName, isJSON: Bool) {
    if let isLongitudeFirst = Self.isLongitudeFirst(name.words) {
      isLatitudeFirst = !isLongitudeFirst
      isNamed = true
      isGeoJSON = false
      return
    }
    // GeoJSON, and the databases that took after it, write longitude first.
    let last = name.words.last ?? ""
    isGeoJSON = name.words.count > 1 && last == "coordinates"
    isLatitudeFirst = !isGeoJSON && !(isJSON && Self.arrays.contains(last))
    isNamed = false
  }

  /// Whether a name such as `lon_lat` or `Latitude/Longitude` has the longitude first; `nil` where it names no two.
  private static func isLongitudeFirst(_ words: [String]) -> Bool? {
    if let x = words.firstIndex(where: longitudes.contains),
      let y = words.firstIndex(where: latitudes.contains)
    {
      return x < y
    }
    for word in words {
      if word == "xy" { return true }
      for x in longitudes {
        if word.hasPrefix(x), latitudes.contains(String(word.dropFirst(x.count))) { return true }
        if word.hasSuffix(x), latitudes.contains(String(word.dropLast(x.count))) { return false }
      }
    }
    return nil
  }

  private static let longitudes = Set(
    CoordinateWords.all.filter { $0.kind == .degrees }.map(\.x) + ["laenge"])
  private static let latitudes = Set(
    CoordinateWords.all.filter { $0.kind == .degrees }.map(\.y) + ["breite"])
  /// What arrays of two numbers are called where they follow GeoJSON.
  private static let arrays: Set<String> = [
    "coordinates", "coordinate", "coords", "location", "loc", "geo", "geometry", "geom", "geopoint",
    "point", "value",
  ]
}

/// The pairs of a sample, and which of them lie on land in either order.
struct PairPlaces {
  /// How many pairs were looked at.
  private(set) var count = 0
  /// How many have a time zone with the latitude first.
  private var latitudeFirst = 0
  /// How many have one with the longitude first.
  private var longitudeFirst = 0

  /// So many pairs tell enough.
  private static let enough = 200

  /// Takes a pair in; one that is no degrees in either order has no time zone.
  mutating func add(_ first: Double, _ second: Double) {
    guard count < Self.enough, first != 0 || second != 0 else { return }
    count += 1
    if Self.isOnLand(latitude: first, longitude: second) { latitudeFirst += 1 }
    if Self.isOnLand(latitude: second, longitude: first) { longitudeFirst += 1 }
  }

  /// Whether all pairs lie at sea in one order and on land in the other.
  func contradict(latitudeFirst isLatitudeFirst: Bool) -> Bool {
    guard count > 0 else { return false }
    return isLatitudeFirst
      ? latitudeFirst == 0 && longitudeFirst == count
      : longitudeFirst == 0 && latitudeFirst == count
  }

  private static func isOnLand(latitude: Double, longitude: Double) -> Bool {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return false }
    return ZoneMap.world.zone(latitude: latitude, longitude: longitude) != nil
  }
}
