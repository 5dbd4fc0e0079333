// Eight positions made Earth-centred in a vector of Swift: the steps of `EarthCentered` and `DegreeTrigonometry`, lane by lane the same.

enum SwiftPlaces {
  typealias Eight = SIMD8<Double>

  @inline(__always)
  static func convert(
    _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
    _ places: UnsafeMutablePointer<Double>
  ) {
    let latitude = UnsafeRawPointer(latitudes).loadUnaligned(as: Eight.self)
    let longitude = UnsafeRawPointer(longitudes).loadUnaligned(as: Eight.self)
    let (sine, cosine) = sineAndCosine(latitude)
    let (eastward, inward) = sineAndCosine(longitude)
    let flattening = 1 / 298.257223563
    let squared = flattening * (2 - flattening)
    let primeVertical = 6_378_137 / (1 - squared * sine * sine).squareRoot()
    let axisDistance = primeVertical * cosine
    let out = UnsafeMutableRawPointer(places)
    out.storeBytes(of: axisDistance * inward, as: Eight.self)
    out.storeBytes(of: axisDistance * eastward, toByteOffset: 64, as: Eight.self)
    out.storeBytes(of: primeVertical * (1 - squared) * sine, toByteOffset: 128, as: Eight.self)
  }

  @inline(__always)
  private static func sineAndCosine(_ degrees: Eight) -> (sine: Eight, cosine: Eight) {
    let shift = Eight(repeating: 0x1.8p52)
    let quarters = (degrees * (1.0 / 90) + shift) - shift
    let radians = (degrees - quarters * 90) * (Double.pi / 180)
    let t = radians * radians
    let sine = radians + radians * t * sineTail(t)
    let cosine = 1 - (0.5 * t - t * t * cosineTail(t))
    // quarters + 2^52 · 1.5 carries the turn in its lowest bits.
    let turn = unsafeBitCast(quarters + shift, to: SIMD8<Int64>.self)
    let swapped = (turn & 1) .== 1
    let first = sine.replacing(with: cosine, where: swapped)
    let second = cosine.replacing(with: sine, where: swapped)
    return (
      first.replacing(with: 0 - first, where: (turn & 2) .!= 0),
      second.replacing(with: 0 - second, where: ((turn &+ 1) & 2) .!= 0)
    )
  }

  @inline(__always)
  private static func sineTail(_ t: Eight) -> Eight {
    let high = -2.505_076_025_340_686_341_95e-8 + t * 1.589_690_995_211_550_102_21e-10
    let middle = -1.984_126_982_985_794_931_34e-4 + t * (2.755_731_370_707_006_767_89e-6 + t * high)
    return -1.666_666_666_666_663_243_48e-1 + t * (8.333_333_333_322_489_461_24e-3 + t * middle)
  }

  @inline(__always)
  private static func cosineTail(_ t: Eight) -> Eight {
    let high = 2.087_572_321_298_174_827_90e-9 + t * -1.135_964_755_778_819_482_65e-11
    let middle =
      2.480_158_728_947_672_941_78e-5 + t * (-2.755_731_435_139_066_330_35e-7 + t * high)
    return 4.166_666_666_666_660_190_37e-2 + t * (-1.388_888_888_887_410_957_49e-3 + t * middle)
  }
}
