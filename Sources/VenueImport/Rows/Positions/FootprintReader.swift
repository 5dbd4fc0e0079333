// Areas are repaired, and their position is a point on their surface.

internal import GeoPrimitives
internal import Geometry

enum FootprintReader {
  /// The place of an area; one of its corners where nothing of the area is left.
  static func place(of footprint: Footprint, corner: Position) throws(PlaceFailure) -> Place {
    do throws(GeometryError) {
      let repaired = try footprint.repaired()
      var place = Place(position: try repaired.footprint.pointOnSurface())
      // The next release may write the same rings another way.
      place.footprint = repaired.footprint.directed.begunInTheWest
      // Files close their rings or don't; that is no fault of anyone's.
      let faults = repaired.faults.filter { $0 != .unclosedRing }
      if !faults.isEmpty {
        let words = faults.map(\.description).joined(separator: ", ")
        place.warnings.append((.geometryRepaired, words))
      }
      return place
    } catch .noArea {
      return Place(position: corner, warnings: [(.footprintLeftOut, "it has no extent")])
    } catch {
      throw .unrepairable("\(error)")
    }
  }
}
