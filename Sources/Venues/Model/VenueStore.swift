// What every store of venues promises, whatever database is under it.

/// A place where venues are kept.
public protocol VenueStore {
  /// Hands every venue to the body, in rising order of `id` (by UTF-8 bytes), one at a time.
  ///
  /// - Parameter body: Takes a venue; throws `.stopped` to end early.
  /// - Throws: What the body throws, or why the venues could not be read.
  func forEachVenue(
    _ body: (Venue) throws(VenueStoreError) -> Void
  ) throws(VenueStoreError)
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
