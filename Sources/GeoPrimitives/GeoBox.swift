// A box of latitudes and longitudes that may cross ±180°.

/// A rectangle of latitudes and longitudes, edges included.
///
/// Where `west` is greater than `east` the box crosses ±180°, as in RFC 7946 and OGC API – Features.
///
/// A box is a part of the Earth, not of a map. One that ends at 180° owns the meridian that is written −180° as well, and one that reaches a pole owns
/// that one place at whatever longitude it is written. So an area is in the box when they share a point of the Earth: the box 170°…180° meets an area that
/// begins at −180°, and a box up to 90° every area that touches the pole, however far apart their longitudes are. An area's edges are straight in longitude
/// and latitude and never cross ±180°; what lies on both sides comes in two polygons (RFC 7946, section 3.1.9).
public struct GeoBox: Hashable, Sendable {
  /// Western edge in degrees, −180…180.
  public let west: Double
  /// Southern edge in degrees, −90…90.
  public let south: Double
  /// Eastern edge in degrees, −180…180.
  public let east: Double
  /// Northern edge in degrees, −90…90, at least `south`.
  public let north: Double

  /// Makes a box from its edges in degrees, in the order of GeoJSON's `bbox`.
  ///
  /// - Throws: `GeoBoxError` when an edge is out of range or north lies below south.
  public init(west: Double, south: Double, east: Double, north: Double) throws(GeoBoxError) {
    for longitude in [west, east] where !(abs(longitude) <= 180) {
      throw .longitudeOutOfRange("\(longitude)")
    }
    for latitude in [south, north] where !(abs(latitude) <= 90) {
      throw .latitudeOutOfRange("\(latitude)")
    }
    guard south <= north else { throw .southAboveNorth(south: south, north: north) }
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Makes a box from edges that the caller has already brought into range.
  ///
  /// - Precondition: All are in range and north is not below south; a debug build checks it.
  package init(uncheckedWest west: Double, south: Double, east: Double, north: Double) {
    assert(abs(west) <= 180 && abs(east) <= 180 && -90 <= south && south <= north && north <= 90)
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Whether the box crosses ±180°.
  public var crossesAntimeridian: Bool { west > east }

  /// Whether a position lies in the box or on its edge.
  ///
  /// A longitude of 180 is met as −180 too; a pole belongs to every longitude.
  public func contains(_ position: Position) -> Bool {
    guard position.latitude >= south, position.latitude <= north else { return false }
    if abs(position.latitude) == 90 { return true }
    if containsLongitude(position.longitude) { return true }
    return abs(position.longitude) == 180 && containsLongitude(-position.longitude)
  }

  private func containsLongitude(_ longitude: Double) -> Bool {
    crossesAntimeridian
      ? longitude >= west || longitude <= east
      : longitude >= west && longitude <= east
  }
}

/// Why four numbers are not a box.
public enum GeoBoxError: Error, Equatable, Sendable {
  /// A western or eastern edge outside −180…180, as text since it may be NaN.
  case longitudeOutOfRange(String)
  /// A southern or northern edge outside −90…90, as text since it may be NaN.
  case latitudeOutOfRange(String)
  /// The northern edge lies below the southern one.
  case southAboveNorth(south: Double, north: Double)
}

extension GeoBoxError: CustomStringConvertible {
  /// A sentence for people that names the offending value.
  public var description: String {
    switch self {
    case .longitudeOutOfRange(let longitude): "longitude \(longitude) is outside −180…180"
    case .latitudeOutOfRange(let latitude): "latitude \(latitude) is outside −90…90"
    case .southAboveNorth(let south, let north):
      "the southern edge \(south) lies above the northern edge \(north)"
    }
  }
}
