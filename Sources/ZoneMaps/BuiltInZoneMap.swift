// The map that lies in the program: the only place that touches its memory.

internal import CZoneMap

extension ZoneMap {
  /// The zones of the world.
  ///
  /// Nothing is read before the first use, which reads the names; the rest stays where it is in the program file.
  public static let world: ZoneMap = {
    let layout = BuiltInZoneMap.read { (bytes) -> ZoneMapLayout? in
      do throws(ZoneMapError) { return try ZoneMapLayout(bytes) } catch { return nil }
    }
    // The map is compiled in and tested whole: without it no zone has a name.
    return ZoneMap(storage: .builtIn, layout: layout ?? .empty)
  }()
}

/// The bytes of the map in the program.
enum BuiltInZoneMap {
  /// Reads the bytes.
  @inline(__always)
  static func read<Answer>(_ body: (Span<UInt8>) -> Answer) -> Answer {
    // Constant data of the program: there as long as it runs, and as many bytes as its own size says.
    let bytes = unsafe Span(
      _unsafeStart: sportlink_zone_map_bytes(), count: sportlink_zone_map_count())
    return body(bytes)
  }
}
