// Draws by counter: the published generator, and distributions that are what their names say.

import Testing

@testable import Venues

@Suite("Draws by counter")
struct CounterRandomTests {
  @Test("are those of splitmix64, as published for seed 1234567")
  func publishedSequence() {
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for (index, expected) in published.enumerated() {
      let state = 1_234_567 &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
      #expect(CounterRandom.mix(state) == expected)
    }
  }

  @Test("depend on seed, stream and both counters")
  func independence() {
    var seen: Set<UInt64> = []
    for seed in [0, 1, .max] as [UInt64] {
      for stream in [1, 2] as [UInt64] {
        for index in 0..<50 {
          let draws = CounterRandom(seed: seed, stream: stream).draws(of: index)
          seen.insert(draws.bits(.latitude))
          seen.insert(draws.bits(.longitude))
        }
      }
    }
    #expect(seen.count == 3 * 2 * 50 * 2)
  }

  @Test("have slots that do not overlap")
  func slots() {
    let slots: [(Draws.Slot, width: UInt64)] = [
      (.neighbourhood, 1), (.latitude, 3), (.longitude, 3), (.spread, 1), (.place, 1),
      (.language, 1), (.mainSport, 1), (.sportCount, 1), (.secondSport, 1), (.thirdSport, 1),
      (.hoursGroup, 1), (.hoursValue, 1), (.surface, 1), (.light, 1), (.roof, 1), (.shape, 1),
      (.silence, 1), (.outline, 7),
    ]
    let taken = slots.flatMap { slot, width in slot.rawValue..<(slot.rawValue + width) }
    #expect(Set(taken).count == taken.count)
  }

  @Test("are uniform in 0..<1 and over whole numbers", arguments: [3, 20_261_130] as [UInt64])
  func uniform(seed: UInt64) {
    let random = CounterRandom(seed: seed, stream: 9)
    var counts = [Int](repeating: 0, count: 7)
    var sum = 0.0
    var isInRange = true
    for index in 0..<70_000 {
      let draws = random.draws(of: index)
      let unit = draws.unit(.place)
      isInRange = isInRange && (0..<1).contains(unit)
      sum += unit
      counts[draws.integer(below: 7, .language)] += 1
    }
    #expect(isInRange)
    #expect(abs(sum / 70_000 - 0.5) < 0.005)
    for count in counts { #expect(abs(count - 10_000) < 500) }
  }

  @Test("are nearly normal where a Gaussian is asked for", arguments: [3, 20_261_130] as [UInt64])
  func gaussian(seed: UInt64) {
    let random = CounterRandom(seed: seed, stream: 9)
    let values = (0..<50_000).map { random.draws(of: $0).gaussian(.latitude) }
    let mean = values.reduce(0, +) / 50_000
    let variance = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 50_000
    #expect(abs(mean) < 0.02)
    #expect(abs(variance - 1) < 0.03)
    // Of a normal distribution 68.27 % lie within one deviation and 4.55 % beyond two.
    #expect(abs(Double(values.count { abs($0) < 1 }) / 50_000 - 0.6827) < 0.01)
    #expect(abs(Double(values.count { abs($0) > 2 }) / 50_000 - 0.0455) < 0.005)
    #expect(values.allSatisfy { abs($0) < 6 })
  }
}

@Suite("A table of shares")
struct ShareTableTests {
  private func counts(_ table: ShareTable, things: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: things)
    for slot in 0..<4096 as Range<UInt64> { counts[table.index(slot << 52)] += 1 }
    return counts
  }

  @Test("gives each thing its part of 4,096 slots")
  func parts() {
    #expect(counts(ShareTable(weights: [1, 2, 1]), things: 3) == [1024, 2048, 1024])
    #expect(counts(ShareTable(weights: [0, 5, 0]), things: 3) == [0, 4096, 0])
    #expect(counts(ShareTable(weights: [1, 1, 1]), things: 3) == [1365, 1366, 1365])
  }

  @Test("follows Zipf's law", arguments: [1, 2, 40, 160])
  func zipf(count: Int) {
    let harmonic = (1...count).map { 1 / Double($0) }.reduce(0, +)
    for (index, slots) in counts(.zipf(count: count), things: count).enumerated() {
      #expect(abs(Double(slots) - 4096 / harmonic / Double(index + 1)) <= 1)
    }
  }
}
