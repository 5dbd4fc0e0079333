// What is asked of a venue besides its sports and hours.

internal import SpatialIndex

/// What a venue's record must say of it: a venue that says nothing meets no condition.
public struct VenueConditions: Hashable, Sendable {
  /// Under a roof, or (`false`) in the open; `nil` sets no condition.
  public var indoor: Bool?
  /// Lit, or (`false`) not; `nil` sets no condition.
  public var lit: Bool?
  /// Reached by wheelchair without limits, or (`false`) not at all; `nil` sets no condition.
  public var wheelchair: Bool?
  /// Free of charge, or (`false`) for a fee; `nil` sets no condition.
  public var free: Bool?
  /// Surfaces of which a venue must have at least one, by OpenStreetMap's names, such as `clay`; empty sets no condition.
  public var surfaces: [String]

  /// Makes conditions.
  public init(
    indoor: Bool? = nil, lit: Bool? = nil, wheelchair: Bool? = nil, free: Bool? = nil,
    surfaces: [String] = []
  ) {
    self.indoor = indoor
    self.lit = lit
    self.wheelchair = wheelchair
    self.free = free
    self.surfaces = surfaces
  }

  /// Whether there is no condition.
  public var isEmpty: Bool { self == VenueConditions() }

  /// A surface's name as OpenStreetMap writes it: lower case, words joined by `_`.
  public static func surface(named text: String) -> String {
    AttributeReading.surface(named: text)
  }

  /// The surfaces that are told apart without looking at records.
  public static var knownSurfaces: [String] { AttributeBit.surfaces }
}

extension VenueConditions {
  /// The attributes that a venue must all have.
  var all: AttributeSet {
    var all = AttributeSet()
    func add(_ answer: Bool?, _ yes: AttributeBit, _ no: AttributeBit) {
      if let answer { all.insert((answer ? yes : no).rawValue) }
    }
    add(indoor, .indoor, .outdoor)
    add(lit, .lit, .unlit)
    add(wheelchair, .wheelchair, .noWheelchair)
    add(free, .free, .charged)
    return all
  }

  /// What is asked for, key by key: the key, and the attributes that say something about it.
  var questions: [(key: String, attributes: AttributeSet)] {
    func set(_ attributes: AttributeBit...) -> AttributeSet {
      AttributeSet(attributes.map(\.rawValue))
    }
    var questions: [(key: String, attributes: AttributeSet)] = []
    if indoor != nil { questions.append(("indoor", set(.indoor, .outdoor))) }
    if lit != nil { questions.append(("lit", set(.lit, .unlit))) }
    if wheelchair != nil {
      questions.append(("wheelchair", set(.wheelchair, .limitedWheelchair, .noWheelchair)))
    }
    if free != nil { questions.append(("fee", set(.free, .charged))) }
    if !surfaces.isEmpty { questions.append(("surface", AttributeBit.allSurfaces)) }
    return questions
  }

  /// The attributes of which a venue must have one; `nil` where no surface is asked for.
  var any: AttributeSet? {
    surfaces.isEmpty ? nil : AttributeSet(plainSurfaces.map(AttributeBit.number(ofSurface:)))
  }

  /// Whether a bit that is asked for stands for several surfaces, so that the record decides.
  var needsRecord: Bool { any?.contains(AttributeBit.otherSurface) ?? false }

  /// Whether a record has one of the surfaces.
  func admitsSurface(of properties: JSONObject) -> Bool {
    guard let value = properties["surface"] else { return false }
    return !Set(AttributeReading.surfaces(value)).isDisjoint(with: plainSurfaces)
  }

  private var plainSurfaces: Set<String> { Set(surfaces.map(AttributeReading.surface(named:))) }
}
