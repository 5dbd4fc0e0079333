// Boxes as people write them: west, south, east, north in degrees.

package import GeoPrimitives

extension GeoBox {
  /// Reads `W,S,E,N` in degrees, the order of GeoJSON's `bbox`.
  package init(text: String, option: String) throws(CommandFailure) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingSpaces) }
    guard numbers.count == 4, let west = numbers[0], let south = numbers[1],
      let east = numbers[2], let north = numbers[3]
    else {
      throw .usage(
        "--\(option) '\(text)' is no box; write west,south,east,north in degrees: -73.62,45.50,-73.56,45.54"
      )
    }
    do throws(GeoBoxError) {
      try self.init(west: west, south: south, east: east, north: north)
    } catch {
      throw .usage("--\(option) '\(text)': \(error); the order is west,south,east,north")
    }
  }
}
