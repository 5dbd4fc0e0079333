// One answer of a search by distance.

public import GeoPrimitives

/// An item and how far away it is.
public struct Neighbor: Hashable, Sendable {
  /// The item's row: its place in the order in which items were indexed, from 0.
  public let item: Int
  /// The geodesic distance to the item in metres; 0 inside a footprint or on its edge.
  public let meters: Double

  /// The geodesic distance to the item.
  public var distance: Distance { .meters(meters) }

  /// Makes an answer.
  public init(item: Int, meters: Double) {
    self.item = item
    self.meters = meters
  }
}

extension Neighbor: Comparable {
  /// Nearer comes first; at equal distance the lower row does.
  public static func < (left: Neighbor, right: Neighbor) -> Bool {
    left.meters != right.meters ? left.meters < right.meters : left.item < right.item
  }
}
