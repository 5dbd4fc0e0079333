// What was wrong with the polygons of a file, for the report of an import.

public import GeoPrimitives

/// Something that was wrong with a polygon and has been put right.
public enum FootprintFault: String, Hashable, Sendable, CaseIterable {
  /// A ring did not end where it began: it was closed.
  case unclosedRing
  /// A ring had fewer than three distinct positions: it was dropped.
  case degenerateRing
  /// A ring crossed or touched itself: its parts were taken apart.
  case selfIntersection
  /// An outline lay inside another of the same footprint: they were united.
  case nestedShell
  /// Parts of the same footprint overlapped: they were united.
  case overlappingParts
  /// A hole lay outside its outline: it became a part of its own, as files that mix up outlines and holes mean it.
  case holeOutsideShell
  /// Holes lay inside each other: they were united.
  case nestedHoles
  /// Holes cut the inside into pieces: they were taken apart.
  case disconnectedInterior
  /// Longitudes went beyond ±180°: the polygon was split there.
  case beyondAntimeridian
  /// Something else that GEOS complains about.
  case other
}

/// A valid footprint and what had to be put right for it.
public struct RepairedFootprint: Hashable, Sendable {
  /// The valid footprint; the one that was given where nothing was wrong.
  public let footprint: Footprint
  /// What was wrong, each fault once, in the order in which it was found.
  public let faults: [FootprintFault]
}

extension FootprintFault {
  /// The fault that GEOS's own words stand for.
  init(reason: String) {
    let known: [(String, FootprintFault)] = [
      ("Ring Self-intersection", .selfIntersection), ("Self-intersection", .selfIntersection),
      ("Nested shells", .nestedShell), ("Duplicate Rings", .nestedShell),
      ("Hole lies outside shell", .holeOutsideShell), ("Holes are nested", .nestedHoles),
      ("Interior is disconnected", .disconnectedInterior),
      ("Too few points", .degenerateRing), ("Ring is not closed", .unclosedRing),
    ]
    self = known.first { reason.hasPrefix($0.0) }?.1 ?? .other
  }
}

extension FootprintFault: CustomStringConvertible {
  /// The fault in a few words, such as `self-intersection`.
  public var description: String {
    switch self {
    case .unclosedRing: "unclosed ring"
    case .degenerateRing: "degenerate ring"
    case .selfIntersection: "self-intersection"
    case .nestedShell: "nested outlines"
    case .overlappingParts: "overlapping parts"
    case .holeOutsideShell: "hole outside its outline"
    case .nestedHoles: "nested holes"
    case .disconnectedInterior: "disconnected interior"
    case .beyondAntimeridian: "longitudes beyond ±180°"
    case .other: "invalid polygon"
    }
  }
}
