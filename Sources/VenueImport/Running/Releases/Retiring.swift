// Marking what the newest release of a dataset does not have, where that is no guess.

internal import SQLiteStore
internal import Venues

/// What a release is like, for the question whether what it lacks is gone.
struct ReleaseFacts {
  /// The dataset.
  let source: String
  /// How many rows were read.
  var read = 0
  /// How many venues are new.
  var added = 0
  /// How many of its rows were rejected.
  var rejected = 0
  /// Whether the file breaks off.
  var isDamaged = false
  /// Whether its last record has no line end.
  var endsOpen = false
  /// Whether it says itself that there is more of it elsewhere.
  var isPage = false
  /// Whether it was taken for the dataset by its venues, not by its name.
  var isRecognised = false
  /// Whether a person says that what is missing is gone.
  var isConfirmed = false
}

extension ReleaseComparison {
  /// Marks the venues and merged records of a dataset that were there before and did not come again.
  ///
  /// Nothing is marked where that would be a guess: where more than a third of them did not come again, so that the file
  /// is cut or holds another part of the dataset, where the file is damaged or one page of several, or where rows were
  /// rejected that may be them. A venue that other datasets have too stays, without what only this one said.
  ///
  /// - Parameters:
  ///   - facts: What the release is like.
  ///   - catalogue: Where the venues are.
  ///   - writer: What writes them.
  /// - Returns: How many venues were marked, how many lost only what this dataset said, and what there is to say about it.
  /// - Throws: `VenueStoreError` where the catalogue can't be read or written.
  func retire(
    _ facts: ReleaseFacts, in catalogue: GeoPackageCatalogue, _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) -> (count: Marked, warning: ImportWarning?) {
    let wanted = Self.hash(of: facts.source)
    var count = Missing(whole: facts.added)
    for venue in known.values where venue.source == wanted && !venue.flags.contains(.added) {
      let isSeen = venue.flags.contains(.seen)
      let wasLive = !venue.flags.contains(.retired)
      if wasLive { count.before += 1 }
      if wasLive && !isSeen { count.missing += 1 }
      if wasLive || isSeen { count.whole += 1 }
    }
    if facts.read == 0, count.before > 0 {
      let detail = "\(count.before.grouped) venues of before are kept as they are"
      return (Marked(), ImportWarning(.releaseEmpty, detail: detail))
    }
    guard count.missing > 0 else { return (Marked(), nil) }
    if let warning = Self.doubt(facts, count) { return (Marked(), warning) }
    let marked = try mark(facts.source, in: catalogue, &writer)
    let isMuch = count.missing * 10 > count.whole * 3
    return (marked, isMuch ? ImportWarning(.manyRetired, detail: count.share) : nil)
  }

  /// What became of the venues that a release does not have.
  struct Marked {
    /// Venues that are retired now.
    var retired = 0
    /// Venues that other datasets have still.
    var withdrawn = 0
  }

  /// How many venues of a dataset are missing.
  private struct Missing {
    /// Those that were there before and did not come again.
    var missing = 0
    /// Those that were there before.
    var before = 0
    /// Those that are there now, with what is missing, what came back and what is new: the same file again counts as many.
    var whole: Int

    init(whole: Int) { self.whole = whole }

    var share: String {
      "\(missing.grouped) of \(before.grouped) venues of before are not in this file"
    }
  }

  /// Why nothing should be marked; `nil` where all speaks for it.
  private static func doubt(_ facts: ReleaseFacts, _ count: Missing) -> ImportWarning? {
    let (missing, all, share) = (count.missing, count.whole, count.share)
    if facts.isPage, !facts.isConfirmed { return ImportWarning(.releasePaged, detail: share) }
    // Many files have no last line end; where much is missing too, this one was cut.
    if facts.isDamaged || (facts.endsOpen && missing * 10 > all && !facts.isConfirmed) {
      return ImportWarning(.releaseDamaged, detail: share)
    }
    if facts.isConfirmed { return nil }
    let isMuch = facts.isRecognised ? missing * 10 > all : missing * 3 > all
    if isMuch { return ImportWarning(.releaseIncomplete, detail: share) }
    if facts.rejected * 2 >= missing {
      let detail = "\(share), \(facts.rejected.grouped) rows were rejected"
      return ImportWarning(.releaseUncertain, detail: detail)
    }
    return nil
  }

  /// Marks what did not come again.
  private func mark(
    _ source: String, in catalogue: GeoPackageCatalogue, _ writer: inout CatalogueWriter
  ) throws(VenueStoreError) -> Marked {
    func isGone(_ venue: Venue) -> Bool {
      guard venue.source == source,
        let known = known[Self.hash(of: source, Array(venue.sourceID.utf8)[...])]
      else { return false }
      return known.flags.isDisjoint(with: [.seen, .retired])
    }
    var changed: [Venue] = []
    var count = Marked()
    try catalogue.forEachVenue { venue in
      guard venue.source == source || unions.contains(venue.id) else { return }
      var merged = MergedVenue(of: venue)
      var gone = merged.retire(where: isGone)
      if isGone(merged.own) {
        merged.own.properties[Self.mark] = .bool(true)
        gone += 1
      }
      guard gone > 0 else { return }
      let union = merged.union
      if union.isRetired { count.retired += gone } else { count.withdrawn += gone }
      changed.append(union)
    }
    for venue in changed { _ = try writer.upsert(venue) }
    return count
  }
}
