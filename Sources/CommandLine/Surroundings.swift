// The only place that looks at the clock or draws random bits: no room below the executables does.

package import OpeningHours

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the machine knows and no room below may ask.
package enum Surroundings {
  /// The present moment.
  package static var now: TimeText { .instant(Instant(secondsSinceEpoch: Int64(time(nil)))) }

  /// The present moment as RFC 3339 in UTC.
  package static var nowText: String {
    Instant(secondsSinceEpoch: Int64(time(nil))).description
  }

  /// A new random UUID (RFC 9562, version 4).
  package static func uuid() -> String {
    var generator = SystemRandomNumberGenerator()
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = Array((hex(high) + hex(low)))
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(digits[$0]) }.joined(separator: "-")
  }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
