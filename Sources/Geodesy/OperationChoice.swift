// The choice of one operation out of all that lead from a reference system to WGS 84.

internal import GeoPrimitives

/// The operation for a reference system and an area, ready to run.
///
/// Operations meant for the whole area go before those that are good in part of it only, exact ones before rough ones;
/// those whose grids are missing cannot run, but the best of them is told.
struct OperationChoice: ~Copyable {
  let object: ProjObject
  let operation: ProjectionOperation

  init(from source: ReferenceSystem, around area: GeoBox?, in context: ProjContext)
    throws(GeodesyError)
  {
    context.complaint = ""
    let shift = source.identifier.flatMap { DatumShift.lacking[$0] }
    guard let from = ProjObject(shift?.definition ?? source.definition, in: context),
      let to = ProjObject("EPSG:4326", in: context),
      let candidate = Candidate(from: from, to: to, around: area)
    else { throw .noTransformation(from: source.description, reason: context.complaint) }
    operation =
      shift.map {
        ProjectionOperation(
          name: $0.name, accuracy: .meters($0.accuracy), isBallpark: false, better: nil)
      } ?? candidate.description
    object = candidate.normalized
  }
}

/// An operation and the one that would have been better.
private struct Candidate: ~Copyable {
  let normalized: ProjObject
  let description: ProjectionOperation

  init?(from: borrowing ProjObject, to: borrowing ProjObject, around area: GeoBox?) {
    guard let wanted = Self.best(from: from, to: to, around: area, needsGrids: false) else {
      return nil
    }
    if wanted.missingGrids.isEmpty {
      self.init(wanted, better: nil)
    } else {
      let better = ProjectionOperation.Better(
        name: wanted.name, accuracy: wanted.accuracy.map { .meters($0) },
        missingGrids: wanted.missingGrids)
      guard let best = Self.best(from: from, to: to, around: area, needsGrids: true) else {
        return nil
      }
      self.init(best, better: better)
    }
  }

  private init?(_ best: borrowing ProjObject, better: ProjectionOperation.Better?) {
    guard let normalized = best.normalized() else { return nil }
    self.normalized = normalized
    description = ProjectionOperation(
      name: best.name, accuracy: best.accuracy.map { .meters($0) }, isBallpark: best.isBallpark,
      better: better)
  }

  /// The best operation for the whole area, or else for part of it.
  private static func best(
    from: borrowing ProjObject, to: borrowing ProjObject, around area: GeoBox?, needsGrids: Bool
  ) -> ProjObject? {
    for isContained in [true, false] {
      let operations = ProjOperations(
        from: from, to: to, around: area, isContained: isContained, needsGrids: needsGrids)
      if let best = operations?.first, !best.isBallpark || !isContained { return best }
    }
    return nil
  }
}
