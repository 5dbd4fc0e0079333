// Every schedule and zone that a search meets, read once.

internal import GeoPrimitives
internal import OpeningHours

/// What decides when a venue is open, as numbers into the index's tables.
struct HoursKey: Hashable {
  /// Which hours text; 0 is none.
  var hours: Int
  /// Which time zone; 0 is none.
  var zone: Int
  /// Which country and region the holidays are those of; 0 is none.
  var holidays: Int
}

/// Answers when venues are open, for one question.
///
/// A class of its own and not `Sendable`: each search reads the texts it meets and forgets them afterwards.
final class HoursBook {
  private let moment: TimeText
  private let openSeconds: Int
  private var schedules: [Int: Schedule?] = [:]
  private var library = ScheduleLibrary()
  private var zones: [Int: Zone?] = [:]
  private var calendars: [Int: HolidayCalendar] = [:]

  init(moment: TimeText, openSeconds: Int) {
    self.moment = moment
    self.openSeconds = openSeconds
  }

  /// Whether a venue is open for the whole of the time asked for.
  func isOpen(
    _ key: HoursKey, at position: Position, _ texts: VenueTables
  ) throws(VenueIndexError) -> Bool {
    guard let schedule = try schedule(key.hours, texts) else { return false }
    let zone = try zone(key.zone, texts)
    let setting = try setting(zone ?? .utc, key.holidays, position, texts)
    switch moment {
    case .local(let local):
      return schedule.isOpen(throughout: local, seconds: Int64(openSeconds), in: setting) == .open
    case .instant(let instant):
      guard zone != nil else { return false }
      return schedule.isOpen(throughout: instant, seconds: Int64(openSeconds), in: setting) == .open
    }
  }

  /// Whether a venue is open at the time asked for, and until when.
  func opening(
    _ key: HoursKey, at position: Position, _ texts: VenueTables
  ) throws(VenueIndexError) -> Opening {
    guard let schedule = try schedule(key.hours, texts) else { return .unknown }
    let zone = try zone(key.zone, texts)
    let setting = try setting(zone ?? .utc, key.holidays, position, texts)
    switch (moment, zone) {
    case (.local(let local), nil):
      let status = schedule.status(at: local, in: setting)
      return opening(status, schedule, nextOpening: schedule.nextOpening(after: local, in: setting))
      {
        VenueTime(local: $0, offsetSeconds: nil)
      }
    case (.instant, nil): return .unknown
    case (_, let zone?):
      let instant = moment.instant(in: zone)
      let status = schedule.status(at: instant, in: setting)
      return opening(
        status, schedule, nextOpening: schedule.nextOpening(after: instant, in: setting)
      ) {
        VenueTime(local: zone.local(of: $0), offsetSeconds: zone.offsetSeconds(at: $0))
      }
    }
  }

  private func opening<Time>(
    _ status: Status<Time>, _ schedule: Schedule,
    nextOpening: @autoclosure () -> Upcoming<Time>, _ show: (Time) -> VenueTime
  ) -> Opening {
    Opening(
      state: status.state, comment: status.comment, until: status.until.map(show),
      opens: status.state == .open ? nil : nextOpening().time.map(show))
  }

  private func schedule(_ number: Int, _ texts: VenueTables) throws(VenueIndexError) -> Schedule? {
    guard number > 0 else { return nil }
    if let known = schedules[number] { return known }
    let text = try texts.hours(number)
    let schedule = (try? library.parse(text))?.schedule
    schedules[number] = schedule
    return schedule
  }

  /// The zone with a number; `nil` for none, and for a name that is no zone's.
  func zone(_ number: Int, _ texts: VenueTables) throws(VenueIndexError) -> Zone? {
    guard number > 0 else { return nil }
    if let known = zones[number] { return known }
    let name = try texts.zone(number)
    let zone = try? Zone(identifier: name)
    zones[number] = zone
    return zone
  }

  private func setting(
    _ zone: Zone, _ holidays: Int, _ position: Position, _ texts: VenueTables
  ) throws(VenueIndexError) -> Setting {
    let place = Setting.Place(latitude: position.latitude, longitude: position.longitude)
    if let calendar = calendars[holidays] {
      return Setting(zone: zone, place: place, holidays: calendar)
    }
    let calendar = HolidayPlace.calendar(of: try texts.holidays(holidays))
    calendars[holidays] = calendar
    return Setting(zone: zone, place: place, holidays: calendar)
  }
}
