// Where and when a schedule is asked: the zone, the place and the holidays of a venue.

/// What a schedule must know about its venue to answer.
public struct Setting: Sendable {
  /// The venue's time zone.
  public var zone: Zone
  /// The place, for times of the sun; `nil` uses the same usual hours everywhere.
  public var place: Place?
  /// The holidays kept there.
  public var holidays: HolidayCalendar

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - zone: The venue's time zone.
  ///   - place: Where it lies; `nil` when nothing is known.
  ///   - holidays: The holidays kept there.
  public init(zone: Zone, place: Place? = nil, holidays: HolidayCalendar = .unknown) {
    self.zone = zone
    self.place = place
    self.holidays = holidays
  }

  /// A place on earth, for times of the sun.
  public struct Place: Hashable, Sendable {
    /// Latitude in degrees, north positive.
    public let latitude: Double
    /// Longitude in degrees, east positive.
    public let longitude: Double

    /// Makes a place, if its coordinates exist.
    ///
    /// - Parameters:
    ///   - latitude: −90…90 degrees.
    ///   - longitude: −180…180 degrees.
    public init?(latitude: Double, longitude: Double) {
      guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
      self.latitude = latitude
      self.longitude = longitude
    }
  }
}
