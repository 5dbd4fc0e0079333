// Lengths: units, order, and how people read them.

import GeoPrimitives
import Testing

@Suite("A distance")
struct DistanceTests {
  @Test(
    "reads as people write it",
    arguments: [
      (0, "0 m"), (0.2, "0 m"), (-0.2, "0 m"), (0.5, "1 m"), (7.4, "7 m"), (350, "350 m"),
      (999.4, "999 m"), (999.5, "1.0 km"), (1_000, "1.0 km"), (2_449, "2.4 km"), (2_451, "2.5 km"),
      (9_960, "10.0 km"), (12_345, "12.3 km"), (99_940, "99.9 km"), (99_960, "100 km"),
      (128_400, "128 km"), (20_003_931, "20004 km"), (-350, "−350 m"), (.infinity, "∞"),
      (-.infinity, "−∞"), (1e300, "∞"), (.nan, "unknown"),
    ] as [(Double, String)])
  func reads(meters: Double, text: String) {
    #expect(Distance.meters(meters).description == text)
  }

  @Test("orders by length and converts kilometres")
  func orders() {
    #expect(Distance.kilometers(2.4) == .meters(2_400))
    #expect(Distance.meters(999) < .kilometers(1))
    #expect(Distance.zero == .meters(0))
  }
}
