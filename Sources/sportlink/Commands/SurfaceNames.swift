// Slips in the names of surfaces.

import CommandLine
import Venues

enum SurfaceNames {
  /// What to say about a surface that nobody knows and that is nearly one; `nil` where there is nothing to say.
  ///
  /// A surface that is near to none may be the catalogue's own.
  static func complaint(about conditions: VenueConditions) -> String? {
    let known = VenueConditions.knownSurfaces
    for name in conditions.surfaces
    where VenueConditions.surface(named: name).isEmpty
      || name.contains(where: { $0 == "," || $0 == ";" })
    {
      return "'\(name)' is not one surface; give one at a time"
    }
    for name in conditions.surfaces where !known.contains(VenueConditions.surface(named: name)) {
      let near = Spelling.nearest(
        to: VenueConditions.surface(named: name), among: known, limit: 3)
      guard !near.isEmpty else { continue }
      return "no surface is called '\(name)'; did you mean \(near.joined(separator: ", "))?"
    }
    return nil
  }
}
