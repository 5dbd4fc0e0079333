// The box in space around a piece of the Earth's surface: what makes pruning by a footprint's box safe.

import GeoPrimitives

/// A box in Earth-centred coordinates, in metres.
struct SurfaceBox {
  var low: SIMD3<Double>
  var high: SIMD3<Double>

  /// The smallest box around the surface between two meridians and two parallels.
  ///
  /// x = r·cos λ, y = r·sin λ and z depend on latitude through r, the distance from the axis, and z alone; r falls from the equator to both
  /// poles and z grows from south to north. So the extremes are products of the extremes of r and of cos λ or sin λ, and the latter are
  /// at the ends or where λ is a multiple of 90°. A micrometre is added for rounding.
  init(_ rectangle: PlaneRectangle) {
    let south = Self.meridianPoint(latitude: rectangle.low.y)
    let north = Self.meridianPoint(latitude: rectangle.high.y)
    let straddlesEquator = rectangle.low.y <= 0 && rectangle.high.y >= 0
    let axis = (
      min(south.x, north.x), straddlesEquator ? WGS84.semiMajorAxis : max(south.x, north.x)
    )
    // sin λ = cos(λ − 90°).
    let x = Self.cosines(rectangle.low.x, rectangle.high.x, axis)
    let y = Self.cosines(rectangle.low.x - 90, rectangle.high.x - 90, axis)
    let room = SIMD3(repeating: 1e-6)
    low = SIMD3(x.low, y.low, south.z) - room
    high = SIMD3(x.high, y.high, north.z) + room
  }

  /// The square of the straight-line distance to the box; nothing in it is nearer.
  func squaredMeters(to point: SIMD3<Double>) -> Double {
    let below = low - point
    let above = point - high
    let outside = below.replacing(with: above, where: above .> below)
    let gap = outside.replacing(with: 0, where: outside .< 0)
    return gap.x * gap.x + gap.y * gap.y + gap.z * gap.z
  }

  private static func meridianPoint(latitude: Double) -> EarthCentered {
    EarthCentered(Position(clamping: SIMD2(0, latitude)))
  }

  /// The range of r·cos λ for λ between two angles and r between two lengths.
  private static func cosines(
    _ from: Double, _ to: Double, _ axis: (least: Double, most: Double)
  ) -> (low: Double, high: Double) {
    let start = cosine(from)
    let end = cosine(to)
    var low = min(start, end)
    var high = max(start, end)
    for quarter in [-360.0, -180, 0, 180] where from <= quarter && quarter <= to {
      let isHalfTurn = abs(quarter) == 180
      low = isHalfTurn ? -1 : low
      high = isHalfTurn ? high : 1
    }
    return (low * (low < 0 ? axis.most : axis.least), high * (high < 0 ? axis.least : axis.most))
  }

  private static func cosine(_ degrees: Double) -> Double {
    let wrapped = degrees < -180 ? degrees + 360 : degrees
    return EarthCentered(Position(clamping: SIMD2(wrapped, 0))).x / WGS84.semiMajorAxis
  }
}

extension RoundedBox {
  /// The box rounded outwards, so that it still holds what it held.
  init(_ box: SurfaceBox) {
    low = SIMD3<Float>.zero
    high = SIMD3<Float>.zero
    for axis in 0..<3 {
      let below = Float(box.low[axis])
      low[axis] = Double(below) > box.low[axis] ? below.nextDown : below
      let above = Float(box.high[axis])
      high[axis] = Double(above) < box.high[axis] ? above.nextUp : above
    }
  }

  /// A box around everything a footprint covers.
  ///
  /// Edges are straight in longitude and latitude, so each ring, and what lies in it, stays between the meridians and parallels of its
  /// vertices. A box for each ring keeps footprints small that are split at ±180°.
  init(holding rings: RingList) {
    self = .nowhere
    for ring in 0..<rings.ringCount where !rings.ring(ring).isEmpty {
      var rectangle = PlaneRectangle(low: [.infinity, .infinity], high: [-.infinity, -.infinity])
      for vertex in rings.ring(ring).map(rings.vertex) {
        rectangle.low.replace(with: vertex, where: vertex .< rectangle.low)
        rectangle.high.replace(with: vertex, where: vertex .> rectangle.high)
      }
      formUnion(RoundedBox(SurfaceBox(rectangle)))
    }
  }
}
