// The suites of OpeningHours mirror its sources, a file each; here is what they share.

import Testing

@testable import OpeningHours

/// A wall-clock time as a test writes it.
func local(_ text: String) throws -> LocalDateTime {
  guard case .local(let local) = try TimeText(text) else {
    Issue.record("\(text) has an offset")
    return .earliest
  }
  return local
}

/// A moment as a test writes it.
func instant(_ text: String) throws -> Instant {
  guard case .instant(let instant) = try TimeText(text) else {
    Issue.record("\(text) has no offset")
    return .earliest
  }
  return instant
}

/// The stretches that are not closed, such as `2026-06-08T08:00/12:00`, with `?` after unknown ones.
func stretches(
  _ value: String, from: String, to: String, in setting: Setting = Setting(zone: .utc)
) throws -> [String] {
  let schedule = try Schedule.parse(value).schedule
  return try schedule.intervals(from: local(from), to: local(to), in: setting).map { interval in
    let end = interval.to.map(String.init(describing:)) ?? "…"
    return "\(interval.from)/\(end)\(interval.state == .unknown ? "?" : "")"
  }
}
