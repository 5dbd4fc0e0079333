// The map: positions in, IANA names out.

/// A map of time zones.
///
/// A value of a few words; copies share everything.
public struct ZoneMap: Sendable {
  /// Where the bytes are.
  enum Storage: Sendable {
    /// In the program itself.
    case builtIn
    /// In memory.
    case array([UInt8])
  }

  let storage: Storage
  let layout: ZoneMapLayout

  init(storage: Storage, layout: ZoneMapLayout) {
    self.storage = storage
    self.layout = layout
  }

  /// Reads a map from bytes that may be damaged.
  ///
  /// - Parameter bytes: What `Scripts/make-zone-map` wrote.
  /// - Throws: `ZoneMapError` where any byte is not as it was written, or names what isn't there.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8]) throws(ZoneMapError) {
    let layout = try ZoneMapLayout(bytes.span)
    try layout.checkSum(of: bytes.span)
    try layout.checkCells(of: bytes.span)
    self.init(storage: .array(bytes), layout: layout)
  }

  /// The names of all zones on the map, in alphabetical order.
  public var names: [String] { layout.names }

  /// Where the map is from and under which licence: for the place where a product names its sources.
  public var notice: String { layout.notice }

  /// The time zone of a place.
  ///
  /// ```swift
  /// ZoneMap.world.zone(latitude: 45.5, longitude: -73.57)   // "America/Toronto"
  /// ZoneMap.world.zone(latitude: 30, longitude: -40)        // nil: the Atlantic
  /// ```
  ///
  /// Zones reach to the end of the territorial sea, and on from there to the end of a cell of half a degree. Borders are
  /// right to about 100 m. Where states disagree about a border the answer is that of timezonefinder.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north, −90…90.
  ///   - longitude: Degrees east, −180…180; the two ends are one meridian.
  /// - Returns: The zone's name in the IANA database; `nil` on the high seas, and for numbers out of range.
  /// - Complexity: O(1): at most seven steps and two or three rings of up to 127 vertices; mostly below 100 ns.
  public func zone(latitude: Double, longitude: Double) -> String? {
    guard let place = ZoneMapPlace(latitude: latitude, longitude: longitude) else { return nil }
    let number: Int
    switch storage {
    case .builtIn: number = BuiltInZoneMap.read { layout.zone(at: place, in: $0) }
    case .array(let bytes): number = layout.zone(at: place, in: bytes.span)
    }
    return number > 0 && number <= layout.names.count ? layout.names[number - 1] : nil
  }
}
