// One answer: the venue, how far it is, and whether it is open.

public import GeoPrimitives
public import OpeningHours

/// A venue that answers a question.
public struct VenueAnswer: Sendable {
  /// The venue.
  public var venue: Venue
  /// How far it is from where the question asked; `nil` where it asked from nowhere.
  public var distance: Distance?
  /// Whether it is open at the time of the question.
  public var opening: Opening

  /// Makes an answer.
  public init(venue: Venue, distance: Distance?, opening: Opening) {
    self.venue = venue
    self.distance = distance
    self.opening = opening
  }
}

/// Whether a venue is open at a time, and until when that stays so.
public struct Opening: Hashable, Sendable {
  /// Open, closed or unknown.
  public var state: OpenState
  /// What the hours say beside it, such as `by appointment`.
  public var comment: String?
  /// When the state ends; `nil` when it never does, as far as can be seen, or when nothing is known.
  public var until: VenueTime?
  /// When the venue opens next, where it is not open.
  public var opens: VenueTime?

  /// Makes a statement about hours.
  public init(
    state: OpenState, comment: String? = nil, until: VenueTime? = nil, opens: VenueTime? = nil
  ) {
    self.state = state
    self.comment = comment
    self.until = until
    self.opens = opens
  }

  /// Nothing is known.
  public static let unknown = Opening(state: .unknown)
}

/// A time on a venue's own clock.
public struct VenueTime: Hashable, Sendable {
  /// What the clock on its wall shows.
  public var local: LocalDateTime
  /// How far that clock is ahead of UTC; `nil` where the venue's time zone is unknown.
  public var offsetSeconds: Int?

  /// Makes a time.
  public init(local: LocalDateTime, offsetSeconds: Int?) {
    self.local = local
    self.offsetSeconds = offsetSeconds
  }
}

extension VenueTime: CustomStringConvertible {
  /// The time as RFC 3339 has it, `2026-06-12T22:00:00-04:00`; without the offset where that is unknown.
  public var description: String {
    guard let offsetSeconds else { return "\(local):00" }
    let minutes = abs(offsetSeconds) / 60
    let two: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    let sign = offsetSeconds < 0 ? "-" : "+"
    return offsetSeconds == 0
      ? "\(local):00Z" : "\(local):00\(sign)\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
