// Counting points by how far out they lie, instead of sorting them.

/// Rings of equal area around a probe: keys are squared distances, so equal steps of the key are equal areas.
struct Rings {
  private static let most = 128

  /// How many points lie in each ring; behind the last, those beyond it.
  private var counts = InlineArray<130, Int32>(repeating: 0)
  private let scale: Float
  /// The outermost ring that is still needed, and how many points lie in it and within.
  private var top = most - 1
  private var total = 0

  /// Rings that only count.
  init() { scale = 0 }

  /// Rings up to a key, itself included.
  init(upTo farthest: Float) {
    // No ring is thinner than what a lane's number makes of a distance of 0.
    scale = (Float(Self.most) - 0.01) / max(farthest, 1)
  }

  /// Whether there is more than one ring.
  @inline(__always)
  var isOpen: Bool { scale > 0 }

  @inline(__always)
  private func ring(_ key: Float) -> Int {
    let place = key * scale
    return Int(Int32(place < Float(Self.most) ? place : Float(Self.most)))
  }

  /// Counts a point.
  @inline(__always)
  mutating func count(_ key: Float) {
    let ring = ring(key)
    counts[ring] &+= 1
    total &+= ring <= top ? 1 : 0
  }

  /// Gives up rings that hold none of the nearest `wanted` points; says whether there were any.
  @inline(__always)
  mutating func tighten(to wanted: Int) -> Bool {
    let before = top
    while top > 0, total &- Int(counts[top]) >= wanted {
      total &-= Int(counts[top])
      top &-= 1
    }
    return top != before || top == Self.most - 1
  }

  /// Whether all that is needed lies in so few rings that thinner ones would bound it better.
  ///
  /// That is so where the first points came from two places far apart.
  @inline(__always)
  var isCoarse: Bool { top < 8 && scale < 100 }

  /// A key that no point in the rings still needed exceeds.
  @inline(__always)
  var edge: Float { (Float(top) + 1) / scale * (1 + 1e-6) }

  /// Where the points of each ring belong if they are laid out ring by ring; what lies beyond the rings still needed comes last.
  func places(startingAt start: Int) -> Places { Places(rings: self, from: start) }

  /// The next free place of every ring.
  struct Places {
    private var next = InlineArray<130, Int32>(repeating: 0)
    private let rings: Rings

    fileprivate init(rings: Rings, from start: Int) {
      self.rings = rings
      var place = Int32(start)
      for ring in 0...rings.top {
        next[ring] = place
        place &+= rings.counts[ring]
      }
      next[rings.top + 1] = place
    }

    /// The place for a point with a key.
    @inline(__always)
    mutating func next(_ key: Float) -> Int32 {
      let ring = min(rings.ring(key), rings.top &+ 1)
      defer { next[ring] &+= 1 }
      return next[ring]
    }
  }
}
