// The sun at the start of each day, worked out once a day and process, for all places.

import Synchronization

/// Declinations and equations of time of the days 1970–2100, filled in as they are asked for.
///
/// A slot holds both with 32 bits each, which moves an event by less than a millisecond. Threads that meet at an empty slot
/// write the same word.
@safe final class SunTable: Sendable {
  static let shared = SunTable()

  private static let dayCount = 47_847
  /// One slot a day; 0 where nobody has asked yet.
  ///
  /// Never moved or freed, for the table lives as long as the process; all access is atomic.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UInt64>>

  private init() {
    unsafe slots = .allocate(capacity: SunTable.dayCount)
    for day in 0..<SunTable.dayCount { unsafe (slots + day).initialize(to: Atomic(0)) }
  }

  /// The sun at 00:00 UTC.
  ///
  /// - Parameter day: Days since 1970-01-01.
  /// - Returns: Both numbers, outside of the table's years worked out anew.
  func sun(on day: Int) -> Sun {
    guard day >= 0, day < SunTable.dayCount else { return Sun(day: day) }
    let word = unsafe slots[day].load(ordering: .relaxed)
    if word != 0 { return Sun(word: word) }
    let sun = Sun(day: day)
    unsafe slots[day].store(sun.word, ordering: .relaxed)
    return Sun(word: sun.word)
  }
}

extension Sun {
  /// Both numbers in one word; never 0, for they are not 0 at once.
  fileprivate var word: UInt64 {
    UInt64(Float(declination).bitPattern) | UInt64(Float(equationOfTime).bitPattern) << 32
  }

  fileprivate init(word: UInt64) {
    declination = Double(Float(bitPattern: UInt32(truncatingIfNeeded: word)))
    equationOfTime = Double(Float(bitPattern: UInt32(truncatingIfNeeded: word >> 32)))
  }
}
