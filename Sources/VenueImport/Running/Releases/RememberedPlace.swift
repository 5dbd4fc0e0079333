// A position in eight bytes, since a million of them are remembered: to the centimetre, and seven decimals exactly.

internal import GeoPrimitives

/// Where a venue was before, in ten-millionths of a degree.
struct RememberedPlace: Hashable, Sendable {
  private let latitude: Int32
  private let longitude: Int32

  private static let scale = 1e7

  init(_ position: Position) {
    func rounded(_ degrees: Double) -> Int32 {
      Int32(exactly: (degrees * Self.scale).rounded()) ?? 0
    }
    (latitude, longitude) = (rounded(position.latitude), rounded(position.longitude))
  }

  var position: Position {
    Position(
      uncheckedLatitude: Double(latitude) / Self.scale, longitude: Double(longitude) / Self.scale)
  }
}
