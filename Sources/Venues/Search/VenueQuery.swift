// A question about venues: where, which sports, and open when.

public import GeoPrimitives
public import OpeningHours

/// A question about venues.
public struct VenueQuery {
  /// Where to look, and in what order the answers come.
  public enum Reach {
    /// The closest venues to a position, at most so many, no farther than a limit if there is one.
    case nearest(to: Position, count: Int, limit: Distance?)
    /// Every venue in a circle, nearest first.
    case circle(around: Position, radius: Distance)
    /// Every venue in a box, in the order of ids.
    case box(GeoBox)
    /// Every venue in an area, in the order of ids.
    case region(any Region)
  }

  /// Where to look.
  public var reach: Reach
  /// Sports of which a venue must have at least one; empty asks for none in particular.
  public var sports: [Sport]
  /// What a venue's record must say besides.
  public var conditions: VenueConditions
  /// The time that `state` and `until` of the answers speak of.
  public var moment: TimeText
  /// Whether only venues that are open at `moment` count.
  public var mustBeOpen: Bool
  /// For how many seconds from `moment` a venue must stay open without a break, where it must be open.
  public var openSeconds: Int
  /// How many answers at most, after everything else; `nil` sets no limit.
  public var limit: Int?

  /// Makes a question.
  public init(
    reach: Reach, sports: [Sport] = [], conditions: VenueConditions = VenueConditions(),
    moment: TimeText, mustBeOpen: Bool = false, openSeconds: Int = 0, limit: Int? = nil
  ) {
    self.reach = reach
    self.sports = sports
    self.conditions = conditions
    self.moment = moment
    self.mustBeOpen = mustBeOpen
    self.openSeconds = openSeconds
    self.limit = limit
  }
}
