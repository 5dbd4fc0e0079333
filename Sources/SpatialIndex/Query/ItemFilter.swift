// Which items may answer a search. Filters come before limits, always.

/// The conditions an item must meet to be an answer.
///
/// Conditions are joined by *and*. A filter is applied before any limit: eight nearest matching a filter are the eight nearest of
/// those that match.
///
/// ```swift
/// var filter = ItemFilter.everything
/// filter.anySports = [tennis, padel]
/// filter.openHours = [[18, 19]]   // Monday, 18:00 to 20:00
/// ```
public struct ItemFilter {
  /// An item passes when it has at least one of these; `nil` sets no condition.
  public var anySports: SportSet?
  /// An item passes when it has all of these.
  public var allSports: SportSet
  /// An item passes when all hours of at least one alternative are in its own set; `nil` sets no condition.
  ///
  /// Alternatives are for venues in several time zones: one moment is a different hour of the week in each.
  public var openHours: [HourSet]?
  /// An item passes when it has all of these.
  public var allAttributes: AttributeSet
  /// An item passes when it has at least one of these; `nil` sets no condition.
  public var anyAttributes: AttributeSet?
  /// Asked last, and only about items that pass everything else and are near enough to matter.
  ///
  /// It gets the item's row, may be asked about an item more than once or not at all, and what it throws ends the search.
  public var predicate: ((Int) throws -> Bool)?

  /// Makes a filter from its conditions.
  public init(
    anySports: SportSet? = nil, allSports: SportSet = SportSet(), openHours: [HourSet]? = nil,
    allAttributes: AttributeSet = AttributeSet(), anyAttributes: AttributeSet? = nil,
    predicate: ((Int) throws -> Bool)? = nil
  ) {
    self.anySports = anySports
    self.allSports = allSports
    self.openHours = openHours
    self.allAttributes = allAttributes
    self.anyAttributes = anyAttributes
    self.predicate = predicate
  }

  /// The filter that every item passes.
  public static var everything: ItemFilter { ItemFilter() }
}

extension ItemFilter {
  /// Whether there is any condition on sports, hours or attributes.
  var looksAtTraits: Bool {
    anySports != nil || !allSports.isEmpty || openHours != nil || !allAttributes.isEmpty
      || anyAttributes != nil
  }

  /// The same conditions without the predicate.
  var onTraitsAlone: ItemFilter {
    var filter = self
    filter.predicate = nil
    return filter
  }

  /// Whether there is no condition at all.
  var admitsAll: Bool { !looksAtTraits && predicate == nil }

  /// Whether traits meet every condition on them.
  func admits(_ traits: ItemTraits) -> Bool {
    if let anySports, anySports.isDisjoint(with: traits.sports) { return false }
    guard allSports.isSubset(of: traits.sports), allAttributes.isSubset(of: traits.attributes)
    else { return false }
    if let anyAttributes, anyAttributes.isDisjoint(with: traits.attributes) { return false }
    guard let openHours else { return true }
    return openHours.contains { hours in hours.isSubset(of: traits.hours) }
  }

  /// Whether an item meets every condition.
  func admits(_ item: Int, with traits: ItemTraits) throws -> Bool {
    guard admits(traits) else { return false }
    return try predicate?(item) ?? true
  }
}
