// The size of a footprint on the ellipsoid.

public import GeoPrimitives

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Footprint {
  /// The area in square metres on WGS 84, between edges that are straight in longitude and latitude.
  ///
  /// Within 1e-9 of the area for outlines of a city's size.
  ///
  /// - Complexity: O(*n*) in the number of positions.
  public var squareMeters: Double {
    polygons.reduce(0) { total, polygon in
      total
        + polygon.holes.reduce(abs(Self.signedArea(polygon.exterior))) {
          $0 - abs(Self.signedArea($1))
        }
    }
  }

  /// The area of a ring, negative where it runs counter-clockwise.
  ///
  /// In the authalic (equal-area cylindrical) projection the area below an edge is the integral of the height q over
  /// the longitude. Heights count from the ring's first position, so that small rings lose no digits.
  private static func signedArea(_ ring: [Position]) -> Double {
    guard let first = ring.first, var last = ring.last else { return 0 }
    let base = authalicHeight(first.latitude)
    var sum = 0.0
    for position in ring {
      let width = position.longitude - last.longitude
      if width != 0 {
        sum += width * (meanHeight(from: last.latitude, to: position.latitude) - base)
      }
      last = position
    }
    return sum * .pi / 180 * WGS84.semiMajorAxis * WGS84.semiMajorAxis / 2
  }

  /// The mean of q along an edge, by Gauss–Legendre quadrature over pieces of at most 10° of latitude.
  private static func meanHeight(from start: Double, to end: Double) -> Double {
    let pieces = max(1, (abs(end - start) / 10).rounded(.up))
    let half = (end - start) / pieces / 2
    var sum = 0.0
    for piece in 0..<Int(pieces) {
      let middle = start + half * Double(2 * piece + 1)
      for (node, weight) in quadrature {
        sum +=
          weight * (authalicHeight(middle - half * node) + authalicHeight(middle + half * node))
      }
    }
    return sum / pieces / 2
  }

  /// Nodes and weights of the six-point rule, one of each mirrored pair (Abramowitz and Stegun, table 25.4).
  private static let quadrature = [
    (0.238_619_186_083_197, 0.467_913_934_572_691), (0.661_209_386_466_265, 0.360_761_573_048_139),
    (0.932_469_514_203_152, 0.171_324_492_379_170),
  ]

  /// q of Snyder, "Map projections: a working manual" (1987), equation 3-12.
  private static func authalicHeight(_ latitude: Double) -> Double {
    let sine = sin(latitude * .pi / 180)
    let e2 = WGS84.eccentricitySquared
    let e = e2.squareRoot()
    return (1 - e2) * (sine / (1 - e2 * sine * sine) + atanh(e * sine) / e)
  }
}
