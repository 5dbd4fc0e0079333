// What every store of venues promises, whatever database is under it.

/// A place where venues are kept.
///
/// Writing happens in one transaction: `write` commits when its body returns and leaves nothing behind when it throws.
public protocol VenueStore {
  /// Hands every venue to the body, in rising order of `id` (by UTF-8 bytes), one at a time.
  func forEachVenue(_ body: (Venue) throws -> Void) throws(VenueStoreError)
  /// The venue with this id, or `nil`.
  func venue(id: String) throws(VenueStoreError) -> Venue?
  /// How many venues there are.
  func venueCount() throws(VenueStoreError) -> Int
}

/// What became of a venue that was written.
public enum UpsertOutcome: Hashable, Sendable {
  /// It was not there before.
  case added
  /// It was there and differed.
  case changed
  /// It was there, equal in every column.
  case unchanged
}

/// Why a store could not do what it was asked.
public enum VenueStoreError: Error, Equatable, Sendable {
  /// No file is there.
  case notFound(path: String)
  /// The file is no catalogue of SportLink's.
  case notACatalogue(path: String, reason: String)
  /// The catalogue was written by a newer version: its format and the newest one understood here.
  case newerFormat(path: String, found: Int, understood: Int)
  /// Another process is writing.
  case busy(path: String)
  /// The file or its directory can't be written.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// A row can't be read back: its id and what is wrong with it.
  case damagedRow(id: String, reason: String)
  /// Two venues claim one id: the id and the two sources.
  case duplicateID(id: String, source: String, otherSource: String)
  /// The database's own words.
  case database(path: String, reason: String)
}
