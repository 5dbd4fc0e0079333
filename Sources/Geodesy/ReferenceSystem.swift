// A coordinate reference system: what the numbers in a file mean.

internal import CPROJ
public import GeoPrimitives

/// A coordinate reference system, checked by PROJ when it is made.
///
///     try ReferenceSystem("EPSG:32188").name        // "NAD83 / MTM zone 8"
///     try ReferenceSystem("urn:ogc:def:crs:EPSG::3857").kind   // .projected
public struct ReferenceSystem: Hashable, Sendable {
  /// What kind of numbers a system has.
  public enum Kind: String, Hashable, Sendable {
    /// Longitude and latitude.
    case geographic
    /// Eastings and northings on a map.
    case projected
  }

  /// The unit of a system's coordinates.
  public struct Unit: Hashable, Sendable {
    /// Its name, such as `metre`, `US survey foot` or `degree`.
    public let name: String
    /// How long it is in metres; `nil` for angles.
    public let meters: Double?
  }

  /// Where a system is meant to be used.
  public struct Area: Hashable, Sendable {
    /// A box around the area.
    public let box: GeoBox
    /// The area in words.
    public let name: String
  }

  /// The text that PROJ makes the system from: `EPSG:32188`, WKT, PROJJSON or a PROJ string.
  public let definition: String
  /// The system's name, such as `NAD83 / MTM zone 8`.
  public let name: String
  /// Authority and code, such as `EPSG:32188`; `nil` where the definition has none.
  public let identifier: String?
  /// Whether coordinates are angles or lengths.
  public let kind: Kind
  /// The unit of the coordinates.
  public let unit: Unit
  /// Where the system is meant to be used; `nil` where the definition does not say.
  public let areaOfUse: Area?

  /// Longitude and latitude on WGS 84.
  public static var wgs84: ReferenceSystem {
    get throws(GeodesyError) { try ReferenceSystem("EPSG:4326") }
  }

  /// Makes a system from any of its usual spellings.
  ///
  /// - Parameter text: `EPSG:N`, `N`, WKT 1 or 2, PROJJSON, a PROJ string, a name of GeoJSON's former `crs` member
  ///   such as `urn:ogc:def:crs:OGC:1.3:CRS84`, or the system's full name.
  /// - Throws: `GeodesyError.unknownReferenceSystem` with the text, `.notHorizontal` for systems without
  ///   longitude/latitude or easting/northing, `.databaseMissing`.
  public init(_ text: String) throws(GeodesyError) {
    try self.init(text, in: ProjContext())
  }

  init(_ text: String, in context: ProjContext) throws(GeodesyError) {
    let definition = ReferenceSystemText.normalized(text)
    context.complaint = ""
    guard !definition.isEmpty, !definition.utf8.contains(0),
      let object = ProjObject(definition, in: context)
    else {
      throw .unknownReferenceSystem(text, reason: context.complaint)
    }
    guard
      ReferenceSystemText.isDefinition(definition)
        || object.name.lowercased() == definition.lowercased()
    else { throw .unknownReferenceSystem(text, reason: "the nearest name is \(object.name)") }
    guard object.isReferenceSystem, let (kind, unit) = Self.coordinates(of: object) else {
      throw .notHorizontal(text)
    }
    self.definition = definition
    self.kind = kind
    self.unit = unit
    name = object.name
    identifier = object.identifier
    areaOfUse = object.areaOfUse.map { Area(box: $0.box, name: $0.name) }
  }

  /// Kind and unit, looked for inside compound and bound systems.
  private static func coordinates(of object: borrowing ProjObject) -> (Kind, Unit)? {
    if let inner = object.inner { return coordinates(of: inner) }
    guard let kind = object.kind, let unit = object.unit else { return nil }
    return (kind, Unit(name: unit.name, meters: kind == .projected ? unit.size : nil))
  }

  /// Whether both describe one system, whatever the order of their axes and the words for it.
  ///
  /// - Parameter other: The system to compare with.
  /// - Returns: Whether coordinates may be taken from one to the other unchanged.
  public func isEquivalent(to other: ReferenceSystem) -> Bool {
    if definition == other.definition { return true }
    guard let context = try? ProjContext(), let left = ProjObject(definition, in: context),
      let right = ProjObject(other.definition, in: context)
    else { return false }
    return left.isEquivalent(to: right)
  }
}

extension ProjObject {
  /// Kind of the coordinates; `nil` for vertical, geocentric, temporal and local systems.
  fileprivate var kind: ReferenceSystem.Kind? {
    switch type {
    case PJ_TYPE_GEOGRAPHIC_2D_CRS, PJ_TYPE_GEOGRAPHIC_3D_CRS: .geographic
    case PJ_TYPE_PROJECTED_CRS: .projected
    default: nil
    }
  }
}

extension ReferenceSystem: CustomStringConvertible {
  /// The system as people write it: `EPSG:32188 (NAD83 / MTM zone 8)`, or its name where it has no code.
  public var description: String {
    identifier.map { "\($0) (\(name))" } ?? name
  }
}
