// What collects the nearest points by keys, however many they are.

/// A collector of the nearest points that leaves exact distances for later.
protocol NearestPoints: Collector {
  /// Whether keys were good enough to tell near from far.
  var isConclusive: Bool { get }
  /// Hands all points that can be among the answers to the body, in no order and as the leaves have them.
  mutating func forEachCandidate(_ body: (StoredPoint) throws -> Void) throws
}
