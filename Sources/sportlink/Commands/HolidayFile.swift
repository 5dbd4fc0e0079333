// Holidays that a user supplies: school holidays of places whose tables lack them, and any others.

import CommandLine
import OpeningHours

enum HolidayFile {
  /// More than calendars of many years have.
  private static let mostBytes = 4 << 20

  /// The lists of an iCalendar file or a table.
  static func lists(of path: String) throws(CommandFailure) -> HolidayLists {
    let bytes = try InputFile.bytes(of: path, limit: mostBytes)
    do {
      return try HolidayLists(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
  }
}
