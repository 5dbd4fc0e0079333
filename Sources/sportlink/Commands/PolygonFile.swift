// The area of `--polygon`: a GeoJSON file, or a geometry in a batch query.

import CommandLine
import GeoPrimitives
import Geometry
import Venues

enum PolygonFile {
  /// The area in a GeoJSON file.
  static func region(at path: String) throws(CommandFailure) -> PreparedRegion {
    let bytes = try InputFile.bytes(of: path, limit: 64 << 20)
    do {
      return try prepared(try JSONValue.parse(bytes))
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
  }

  /// The area in a batch query.
  static func region(of value: JSONValue) throws(BatchError) -> PreparedRegion {
    do {
      return try prepared(value)
    } catch {
      throw .badValue("polygon", "\(error)")
    }
  }

  private static func prepared(_ value: JSONValue) throws -> PreparedRegion {
    try PreparedRegion(Footprint(geoJSONArea: value))
  }
}
