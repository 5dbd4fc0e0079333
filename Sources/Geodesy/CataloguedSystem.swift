// The projected reference systems that PROJ's database has for a place.

public import GeoPrimitives

/// An entry of the database: a projected system of EPSG and where it is meant to be used.
///
///     try CataloguedSystem.projected(around: newYork).map(\.name)   // "NAD83 / New York Long Island (ftUS)", …
public struct CataloguedSystem: Hashable, Sendable {
  /// Authority and code, such as `EPSG:2263`.
  public let identifier: String
  /// The name, such as `NAD83 / New York Long Island (ftUS)`.
  public let name: String
  /// Where it is meant to be used.
  public let area: ReferenceSystem.Area

  /// The datum that the name begins with: `NAD83` of `NAD83 / UTM zone 18N`; the whole name where it has no slash.
  public var datum: String {
    guard let slash = name.firstRange(of: " / ") else { return name }
    return String(name[..<slash.lowerBound])
  }

  /// The systems whose area of use meets a box, in the order of the database; obsolete ones are left out.
  ///
  /// - Parameter box: The area, in WGS 84 degrees.
  /// - Returns: The entries.
  /// - Throws: `GeodesyError.databaseMissing`.
  /// - Complexity: O(*n*) in the size of the database; about 50 ms.
  public static func projected(around box: GeoBox) throws(GeodesyError) -> [CataloguedSystem] {
    let context = try ProjContext()
    guard let list = ProjSystemList(around: box, in: context) else {
      throw .databaseMissing(reason: context.complaint)
    }
    return list.entries.map { entry in
      CataloguedSystem(
        identifier: "EPSG:\(entry.code)", name: entry.name,
        area: ReferenceSystem.Area(box: entry.box, name: entry.area))
    }
  }
}
