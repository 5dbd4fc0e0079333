// Random numbers by counter: the draw of a venue depends on its number alone, so any venue can be made without the others.

/// A stream of random draws addressed by two counters.
///
/// `bits(i, j)` is `mix(mix(mix(stream) + i) + j)`, where `mix` is the finaliser of splitmix64 (Steele, Lea and Flood,
/// *Fast splittable pseudorandom number generators*, 2014).
struct CounterRandom {
  private let origin: UInt64

  /// Makes the stream of a number, with the seed folded in.
  init(seed: UInt64, stream: UInt64) {
    origin = Self.mix(Self.mix(seed) ^ stream)
  }

  /// The draws of one counter, such as those of one venue.
  func draws(of index: Int) -> Draws {
    Draws(base: Self.mix(origin &+ UInt64(truncatingIfNeeded: index)))
  }

  /// One step of splitmix64 from a state: adds the golden gamma and mixes.
  static func mix(_ state: UInt64) -> UInt64 {
    var word = state &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// The draws that belong to one thing, told apart by a slot each.
struct Draws {
  fileprivate let base: UInt64

  /// Sixty-four random bits.
  func bits(_ slot: Slot) -> UInt64 { bits(slot.rawValue) }

  /// A number in 0..<1, a multiple of 2⁻⁵³.
  func unit(_ slot: Slot) -> Double { Self.unit(bits(slot)) }

  /// A whole number in 0..<bound, every one as likely as the next.
  func integer(below bound: Int, _ slot: Slot) -> Int {
    Int(truncatingIfNeeded: bits(slot).multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number of the standard normal distribution, nearly: the sum of twelve uniform ones less six (Irwin–Hall).
  ///
  /// Unlike a logarithm or a cosine it is exact arithmetic, so every machine draws the same city. It never leaves −6…6.
  func gaussian(_ slot: Slot) -> Double {
    var sum = 0
    for part in 0..<3 as Range<UInt64> {
      let word = bits(slot.rawValue + part)
      sum += Int(word & 0xFFFF) + Int(word >> 16 & 0xFFFF) + Int(word >> 32 & 0xFFFF)
      sum += Int(word >> 48)
    }
    return Double(sum) / 65536 - 6 + 12 * 0.5 / 65536
  }

  /// One of the numbers in 0..<1 that follow each other from a slot that takes several.
  func unit(_ slot: Slot, offset: Int) -> Double {
    Self.unit(bits(slot.rawValue + UInt64(offset)))
  }

  private func bits(_ slot: UInt64) -> UInt64 { CounterRandom.mix(base &+ slot) }

  private static func unit(_ bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }
}

extension Draws {
  /// What a draw is for; a Gaussian takes three slots and an outline seven.
  enum Slot: UInt64 {
    case neighbourhood = 0
    case latitude = 1
    case longitude = 4
    case spread = 7
    case place = 8
    case language = 9
    case mainSport = 10
    case sportCount = 11
    case secondSport = 12
    case thirdSport = 13
    case hoursGroup = 14
    case hoursValue = 15
    case surface = 16
    case light = 17
    case roof = 18
    case shape = 19
    case silence = 20
    case outline = 21
  }
}
