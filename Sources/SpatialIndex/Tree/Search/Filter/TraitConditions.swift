// The conditions on sports, hours and attributes, made ready for being asked very often.

/// The conditions of a filter on traits.
struct TraitConditions {
  /// Whether there is any condition.
  let isCondition: Bool
  private let anySports: SportSet?
  private let allSports: SportSet
  /// Sports that would make an item the answer of another tree.
  private let without: SportSet
  private let allAttributes: AttributeSet
  /// Empty where there is no condition.
  private let anyAttributes: AttributeSet
  private let hasAnyAttributes: Bool
  private let hasHours: Bool
  private let firstHours: HourSet
  private let openHours: [HourSet]

  init(_ filter: ItemFilter, without: SportSet = SportSet()) {
    isCondition = filter.looksAtTraits || !without.isEmpty
    anySports = filter.anySports
    allSports = filter.allSports
    self.without = without
    allAttributes = filter.allAttributes
    anyAttributes = filter.anyAttributes ?? AttributeSet()
    hasAnyAttributes = filter.anyAttributes != nil
    hasHours = filter.openHours != nil
    openHours = filter.openHours ?? []
    firstHours = openHours.first ?? HourSet()
  }

  /// A bit for every child of a node whose subtree may hold a match.
  ///
  /// It may where some item has one of the sports, some item each of the others, some item each of the attributes, and some item each of the
  /// hours of an alternative. These need not be one item, so the answer may be too kind, never too strict.
  func children(_ node: RawBlock) -> UInt32 {
    var matching: UInt16 = .max
    if let anySports {
      matching = 0
      for sport in anySports.words.setBits {
        matching |= node.load(UInt16.self, at: NodeTraits.offset(sport: sport))
      }
    }
    for sport in allSports.words.setBits {
      matching &= node.load(UInt16.self, at: NodeTraits.offset(sport: sport))
    }
    for attribute in allAttributes.bits {
      matching &= node.load(UInt16.self, at: NodeTraits.offset(attribute: attribute))
    }
    if hasAnyAttributes {
      var some: UInt16 = 0
      for attribute in anyAttributes.bits {
        some |= node.load(UInt16.self, at: NodeTraits.offset(attribute: attribute))
      }
      matching &= some
    }
    guard hasHours, matching != 0 else { return UInt32(matching) }
    var open: UInt16 = 0
    for hours in openHours {
      var all = matching
      for hour in hours.words.setBits {
        all &= node.load(UInt16.self, at: NodeTraits.offset(hour: hour))
      }
      open |= all
    }
    return UInt32(open)
  }

  /// Whether traits meet every condition.
  @inline(__always)
  func admits(_ traits: ItemTraits) -> Bool {
    if let anySports, anySports.isDisjoint(with: traits.sports) { return false }
    guard allSports.isSubset(of: traits.sports), without.isDisjoint(with: traits.sports) else {
      return false
    }
    guard allAttributes.isSubset(of: traits.attributes) else { return false }
    if hasAnyAttributes, anyAttributes.isDisjoint(with: traits.attributes) { return false }
    return !hasHours || isOpen(traits.hours)
  }

  @inline(__always)
  private func isOpen(_ hours: HourSet) -> Bool {
    // An empty list of alternatives is met by nothing, unlike an empty alternative.
    if openHours.isEmpty { return false }
    if firstHours.isSubset(of: hours) { return true }
    return openHours.count > 1 && openHours.contains { other in other.isSubset(of: hours) }
  }
}
