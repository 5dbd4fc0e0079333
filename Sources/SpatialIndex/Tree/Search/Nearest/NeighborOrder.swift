// Sorting neighbors that are few or almost sorted already.

/// Sorting neighbors by distance, then row.
enum NeighborOrder {
  /// Sorts by insertion for as long as that is quick, which it is for few neighbors and for many that are almost in order.
  static func sort(_ neighbors: inout [Neighbor]) {
    var steps = 16 * neighbors.count + 512
    for index in neighbors.indices.dropFirst() where neighbors[index] < neighbors[index - 1] {
      let moving = neighbors[index]
      var place = index
      repeat {
        neighbors[place] = neighbors[place - 1]
        place -= 1
        steps -= 1
      } while place > 0 && moving < neighbors[place - 1]
      neighbors[place] = moving
      guard steps > 0 else { return InPlaceSort.sort(&neighbors) }
    }
  }
}
