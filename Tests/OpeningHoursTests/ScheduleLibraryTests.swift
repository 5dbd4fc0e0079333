// Equal schedules are kept once.

import Testing

@testable import OpeningHours

@Suite("A library of schedules")
struct ScheduleLibraryTests {
  private func address(_ schedule: Schedule) -> Int {
    schedule.program.words.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  @Test("keeps equal schedules once, however they are spelled, with each spelling's warnings")
  func sharing() throws {
    var library = ScheduleLibrary()
    let plain = try library.parse("Mo-Fr 08:00-22:00; PH off")
    let loose = try library.parse("mo-fr 8:00 - 22:00; ph closed")
    let other = try library.parse("Mo-Fr 08:00-21:00")
    #expect(address(plain.schedule) == address(loose.schedule))
    #expect(address(plain.schedule) != address(other.schedule))
    #expect(plain.warnings.isEmpty)
    #expect(!loose.warnings.isEmpty)
    #expect(library.count == 2)
    #expect(library.byteCount == plain.schedule.byteCount + other.schedule.byteCount)
    #expect(try library.parse("Mo-Fr 08:00-22:00; PH off").schedule == plain.schedule)
  }

  @Test("keeps no error, and gives it each time")
  func errors() {
    var library = ScheduleLibrary()
    for _ in 0..<2 {
      #expect(throws: ScheduleError.self) { _ = try library.parse("Mo-Fr 25:00") }
    }
    #expect(library.count == 0)
  }

  @Test(
    "of typical values takes at most 200 bytes each",
    arguments: [
      "24/7", "Mo-Su 07:00-23:00", "Mo-Fr 08:00-22:00; PH off",
      "Mo-Sa 10:00-20:00; Su,PH 11:00-17:00",
      "Mo-Fr 09:00-18:00; Sa 09:00-13:00", "Mo-Th 16:00-24:00; Fr,Sa 16:00-02:00; Su 14:00-23:00",
      "Tu-Su 11:30-14:30,17:30-22:00; Mo off",
    ])
  func size(value: String) throws {
    #expect(try Schedule.parse(value).schedule.byteCount <= 200)
  }
}
