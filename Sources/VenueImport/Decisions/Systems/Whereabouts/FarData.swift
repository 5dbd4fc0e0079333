// Whether data lie nowhere near the city that their own title names, which may have been meant otherwise.

internal import GeoPrimitives

extension Whereabouts {
  /// Data of a city reach beyond it, of a region around it farther still: so many metres.
  private static let region = 150_000.0

  /// Whether all places lie far from the city that the title of the data says.
  ///
  /// Not where the title has another word for where they lie: `victoria_parks` of the state, `orange_new_york`.
  func isFar(from places: [Position]) -> Bool {
    guard isTitle, !cities.isEmpty, !places.isEmpty else { return false }
    let words = ColumnName(title).words
    let others = words.indices.flatMap { City.named(in: words[$0...].joined(separator: " ")) }
    let states = words.indices.flatMap { start in
      [1, 2].compactMap { length in
        start + length <= words.count
          ? Province.named(words[start..<start + length].joined(separator: " "), country: nil) : nil
      }
    }
    return places.allSatisfy { place in
      !contains(place) && (distance(to: place)?.meters ?? 0) > Self.region
        && !others.contains { $0.contains(place) } && !states.contains { $0.box.contains(place) }
        && !instead.contains { $0.contains(place) }
    }
  }
}
