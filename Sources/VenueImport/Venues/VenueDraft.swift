// Venues on their way to the catalogue: bytes in one run per batch, so that a million rows make no million strings.

internal import GeoPrimitives

/// A venue whose texts lie in the bytes of its batch.
struct VenueDraft: Sendable {
  /// The number of its record in the file.
  var number: Int
  /// The identifier in the dataset.
  var sourceID: Range<Int>
  /// What people call it.
  var name: Range<Int>
  /// Where it is.
  var position: Position
  /// The area it covers.
  var footprint: Footprint?
  /// Whether the identifier has a number behind it that tells it from others that are equal.
  var isToldApart = false
  /// The sports played there.
  var sports: [String]
  /// When it is open.
  var hours: String?
  /// Its time slots, where a row is one; they become its hours once all rows have come.
  var slots: [WeekSlot] = []
  /// Its time zone, and how that is known.
  var zone: VenueZone
  /// What else is known, as a JSON record; empty where nothing is.
  var properties: Range<Int>
  /// Whether the record itself says what it is called.
  var hasOwnName = false
  /// A number for the venue of before whose own row is gone, and whose other rows it leads now.
  var heirOf: UInt64?
  /// How many records went into it; 0 once it went into another itself.
  var rowCount = 1
  /// How many courts its records count, once several went into it.
  var courts: CourtTally?
  /// What the records knew that went into it later, each as a JSON record.
  var others: [[UInt8]] = []
}

/// Venues of some records that follow one another.
struct VenueBatch: Sendable {
  /// The texts of the venues, in UTF-8.
  var bytes: [UInt8] = []
  /// The venues.
  var drafts: [VenueDraft] = []
}
