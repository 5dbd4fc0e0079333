// What a table says of a venue's hours.

import OpeningHours
import Testing
import Venues

@Suite("The hours column")
struct OpeningTextTests {
  private func time(_ text: String) throws -> VenueTime {
    guard case .local(let local) = try TimeText(text) else {
      throw TimeTextError.expected("a local time", atOffset: 0, in: text)
    }
    return VenueTime(local: local, offsetSeconds: nil)
  }

  @Test(
    "says what ends closed hours: an opening, or what may be one",
    arguments: [
      ("2026-06-22T18:00", "2026-06-22T18:00", "opens 18:00"),
      ("2026-06-22T18:00", "2026-06-24T09:00", "perhaps open from 18:00, opens We 09:00"),
      ("2026-06-22T18:00", nil, "perhaps open from 18:00"), (nil, nil, "closed"),
    ] as [(String?, String?, String)])
  func closed(until: String?, opens: String?, expected: String) throws {
    let opening = Opening(
      state: .closed, until: try until.map(time), opens: try opens.map(time))
    #expect(try opening.text(seenAt: TimeText("2026-06-22T12:00")) == expected)
  }
}
