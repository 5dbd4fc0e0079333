// What a file of holidays leaves to be assumed, said where it may be wrong.

extension HolidayLists {
  /// What was assumed about the holidays of a calendar, where a schedule suggests that it is wrong.
  ///
  /// A calendar whose events say nothing lists school holidays. Beside hours that speak of public holidays and of
  /// no other, the file is likely to be meant for those.
  ///
  /// - Returns: A sentence for people; `nil` where there is nothing to say.
  public func assumption(for schedule: Schedule) -> String? {
    let header = schedule.program.header
    guard assumedCount > 0, header.usesPublicHolidays, !header.usesSchoolHolidays else {
      return nil
    }
    return
      "\(assumedCount) \(assumedCount == 1 ? "event is" : "events are") read as school holidays"
      + " (no CATEGORIES: public)"
  }
}
