// What goes into an index: a place, perhaps an area, and what filters ask about it.

public import GeoPrimitives

/// What filters may ask about an item without leaving the index.
public struct ItemTraits: Hashable, Sendable, BitwiseCopyable {
  /// The sports played there.
  public var sports: SportSet
  /// The hours in the first three words, the attributes in the last: an index may hold very many of these.
  private var rest: SIMD4<UInt64>

  /// The hours of the week in which it may be open: too many are harmless, too few hide the item.
  public var hours: HourSet {
    get { HourSet(words: rest) }
    set {
      let word = rest.w
      rest = newValue.words
      rest.w = word
    }
  }

  /// What else is known about it.
  public var attributes: AttributeSet {
    get { AttributeSet(word: rest.w) }
    set { rest.w = newValue.word }
  }

  /// Makes traits.
  public init(
    sports: SportSet = SportSet(), hours: HourSet = .always,
    attributes: AttributeSet = AttributeSet()
  ) {
    self.sports = sports
    rest = hours.words
    rest.w = attributes.word
  }
}

/// Something to be found by its place.
public struct SpatialItem: Hashable, Sendable {
  /// Where the item is; not looked at where it has a footprint.
  public var position: Position
  /// The area the item covers; one without a single position counts as none.
  public var footprint: Footprint?
  /// What filters may ask about it.
  public var traits: ItemTraits

  /// Makes an item.
  public init(position: Position, footprint: Footprint? = nil, traits: ItemTraits = ItemTraits()) {
    self.position = position
    self.footprint = footprint
    self.traits = traits
  }
}

extension Footprint {
  /// The same area, or `nil` where it has no position at all.
  var ifNotEmpty: Footprint? {
    polygons.contains { polygon in
      !polygon.exterior.isEmpty || polygon.holes.contains { hole in !hole.isEmpty }
    } ? self : nil
  }
}
