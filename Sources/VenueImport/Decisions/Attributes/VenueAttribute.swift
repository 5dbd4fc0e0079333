// What a venue is like beside where it is, what is played there and when: OpenStreetMap's keys, whatever a file calls them.

/// An attribute of a venue that a column can hold.
///
/// Its raw value is the key in the venue's properties.
enum VenueAttribute: String, CaseIterable, Hashable, Sendable {
  /// Under a roof and between walls: `yes` or `no`.
  case indoor
  /// With light to play by at night: `yes` or `no`.
  case lit
  /// What one plays on: a value of OpenStreetMap's `surface`.
  case surface
  /// How many courts or pitches there are, 1…200.
  case courts
  /// Whether a wheelchair gets in: `yes`, `no` or `limited`.
  case wheelchair
  /// Whether one pays: `yes` or `no`.
  case fee
  /// Street and house number, as text.
  case address
  /// A telephone number, as text.
  case phone
  /// The address of a page, as text.
  case website

  /// The key in the properties.
  var key: String { rawValue }

  /// What `--map` calls it.
  var field: MappedField {
    switch self {
    case .indoor: .indoor
    case .lit: .lit
    case .surface: .surface
    case .courts: .courts
    case .wheelchair: .wheelchair
    case .fee: .fee
    case .address: .address
    case .phone: .phone
    case .website: .website
    }
  }

  /// Whether its value is a word for yes or no.
  var isYesOrNo: Bool { self == .indoor || self == .lit || self == .wheelchair || self == .fee }

  /// Whether its value is the cell's own text, rather than a word for it.
  var isText: Bool { self == .address || self == .phone || self == .website }

  /// What understood cells do, for people.
  var reading: String {
    switch self {
    case .indoor, .lit: "say yes or no"
    case .wheelchair: "say yes, no or limited"
    case .fee: "say yes, no or a price"
    case .surface: "name a surface"
    case .courts: "are counts from 1 to 200"
    case .address: "look like addresses"
    case .phone: "look like telephone numbers"
    case .website: "are addresses of pages"
    }
  }

  /// How many of a hundred filled rows must be understood.
  ///
  /// Lists of surfaces are never complete, and prices have conditions; what nobody knows writes nothing.
  var share: Int {
    switch self {
    case .surface: 50
    case .fee: 60
    case .phone: 70
    case .courts: 90
    case .indoor, .lit, .wheelchair, .address, .website: 80
    }
  }
}

/// The columns that hold an attribute.
struct AttributeColumn: Hashable, Sendable {
  /// What they hold.
  let attribute: VenueAttribute
  /// One column; of an address perhaps several, in the order in which they are written.
  let columns: [Int]
  /// Whether a yes means a no: `Gratuit` against `fee`.
  var isInverted = false
  /// Whether the words are Dutch, in which *gravel* is the clay of tennis, and gravel is *grind*.
  var isDutch = false
  /// Whether turf is the grass that grows, as in Australia, rather than either.
  var isTurfGrass = false
  /// Whether *None* says that there is none, in a file that leaves cells empty where nothing is known.
  var saysNone = false
  /// Whether it counts what each row is, courts or benches: `QTY` beside `AMENITY`.
  var isQuantity = false
  /// Whether a lone *O* is *Oui*.
  var saysOui = false
  /// What words and letters mean by the column's name, which names both answers.
  var sides: [String: String] = [:]
}
