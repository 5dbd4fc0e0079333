// A mapping is tried before it is written: where columns and one system do not say all about positions, it leaves them out.

internal import GeoPrimitives

extension RecordReader {
  /// A mapping of what was decided, by which the next import puts every record where this one would.
  ///
  /// Fields and a reference system can't say everything: rows may name systems of their own, letters decide the order of a
  /// pair, degrees stand among coordinates of maps. What they don't say is decided anew in each import.
  ///
  /// - Parameters:
  ///   - mapping: The mapping with all that was decided.
  ///   - path: The file.
  /// - Returns: The mapping, and whether it says nothing of positions for that reason.
  func trying(_ mapping: MappingFile, path: String) -> (mapping: MappingFile, isTrimmed: Bool) {
    let saysPosition = mapping.fields.namesPosition || mapping.referenceSystem != nil
    guard saysPosition, !hasToldPositions else { return (mapping, false) }
    if let other = self.plan(by: mapping, path: path), puts(other, where: plan) {
      return (mapping, false)
    }
    var trimmed = mapping
    trimmed.fields = mapping.fields.withoutPosition()
    trimmed.referenceSystem = nil
    return (trimmed, true)
  }

  /// Whether two plans put the records of the sample at the same places.
  private func puts(_ one: FilePlan, where other: FilePlan) -> Bool {
    let (left, right) = (places(by: one), places(by: other))
    return left.count == right.count
      && left.allSatisfy { number, place in
        right[number].map { Geodesic.meters(from: place, to: $0) < 0.01 } ?? false
      }
  }

  private func places(by plan: FilePlan) -> [Int: Position] {
    var maker = VenueMaker(plan: plan, facts: sample.facts, timeZone: nil)
    var places: [Int: Position] = [:]
    for batch in sample.batches {
      for draft in maker.venues(of: batch).drafts { places[draft.number] = draft.position }
    }
    return places
  }
}
