// A catalogue with the index beside it: trusted while it carries the catalogue's stamp, built anew when it does not.

public import Venues

/// Opens the index of a catalogue, and builds it where it is missing, stale or damaged.
public enum IndexedCatalogue {
  /// Why an index was built rather than opened.
  public enum Rebuild: Hashable, Sendable {
    /// There was none.
    case missing
    /// The catalogue has changed since.
    case stale
    /// It could not be used, in its own words.
    case unusable(String)
  }

  /// An index ready for questions.
  public struct Opened: Sendable {
    /// The index.
    public let index: VenueIndex
    /// Why it was built, or `nil` when the one on the disk was up to date.
    public let rebuild: Rebuild?
    /// Why it could not be kept beside the catalogue; it then serves this process alone.
    public let notKept: String?
  }

  /// Where the index of a catalogue lies.
  public static func indexPath(of path: String) -> String { path + ".index" }

  /// Opens the index, without SQLite where the one on the disk is up to date.
  ///
  /// - Parameters:
  ///   - path: The catalogue.
  ///   - temporaryDirectory: Where an index is put that can't be kept beside the catalogue.
  ///   - progress: Told how many venues have been read while the index is built.
  /// - Returns: The index, and whether it had to be built.
  /// - Throws: `VenueStoreError` when the catalogue itself can't be read.
  /// - Complexity: O(1) when up to date, else O(*n* log *n*) in the number of venues.
  public static func open(
    path: String, temporaryDirectory: String, progress: (Int) -> Void
  ) throws(VenueStoreError) -> Opened {
    let stamp = try CatalogueStamp.read(path: path)
    let index: VenueIndex
    do throws(VenueIndexError) {
      index = try VenueIndex(path: indexPath(of: path))
    } catch .missing {
      return try build(path, because: .missing, temporaryDirectory, progress)
    } catch {
      return try build(path, because: .unusable("\(error)"), temporaryDirectory, progress)
    }
    if try isFresh(index, of: path, stamp) {
      return Opened(index: index, rebuild: nil, notKept: nil)
    }
    return try build(path, because: .stale, temporaryDirectory, progress)
  }

  /// Builds the index anew, whatever is there.
  public static func build(
    path: String, temporaryDirectory: String, progress: (Int) -> Void
  ) throws(VenueStoreError) -> Opened {
    try build(path, because: .stale, temporaryDirectory, progress)
  }

  /// Whether an index is that of a catalogue as it is now, so that `open` takes it as it is.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - path: The catalogue; a copy that was made together with the index counts too.
  /// - Returns: Whether it is up to date.
  /// - Throws: `VenueStoreError` when the catalogue can't be read.
  /// - Complexity: O(1).
  public static func isFresh(
    _ index: VenueIndex, of path: String
  ) throws(VenueStoreError) -> Bool {
    try isFresh(index, of: path, try CatalogueStamp.read(path: path))
  }

  private static func isFresh(
    _ index: VenueIndex, of path: String, _ stamp: CatalogueStamp
  ) throws(VenueStoreError) -> Bool {
    guard let kept = CatalogueStamp(encoded: index.stamp.span) else { return false }
    if kept.isSameFile(as: stamp) { return true }
    return try isSameContent(kept, path)
  }

  /// Whether a copy or a moved file still has the content that the index was built from.
  private static func isSameContent(
    _ kept: CatalogueStamp, _ path: String
  ) throws(VenueStoreError) -> Bool {
    guard !kept.state.isEmpty else { return false }
    return kept.isSameContent(as: try GeoPackageCatalogue(readingAt: path).stamp())
  }

  private static func build(
    _ path: String, because rebuild: Rebuild, _ temporaryDirectory: String,
    _ progress: (Int) -> Void
  ) throws(VenueStoreError) -> Opened {
    let wanted = indexPath(of: path)
    let reason: String
    do throws(IndexFault) {
      let index = try write(path, to: wanted, progress)
      return Opened(index: index, rebuild: rebuild, notKept: nil)
    } catch {
      guard case .index(let fault) = error else { throw error.storeError }
      reason = "\(fault)"
    }
    // It can't be kept beside the catalogue: a file that loses its name at once serves this process.
    let stamp = try CatalogueStamp.read(path: path)
    let spare = "\(temporaryDirectory)/sportlink-\(stamp.inode)-\(stamp.size).index"
    defer { FileFacts.remove(path: spare) }
    do throws(IndexFault) {
      let index = try write(path, to: spare, progress)
      return Opened(index: index, rebuild: rebuild, notKept: reason)
    } catch {
      throw error.storeError
    }
  }

  private static func write(
    _ path: String, to indexPath: String, _ progress: (Int) -> Void
  ) throws(IndexFault) -> VenueIndex {
    var fault: VenueIndexError?
    do throws(VenueStoreError) {
      let catalogue = try GeoPackageCatalogue(readingAt: path)
      try catalogue.reading { () throws(VenueStoreError) in
        let stamp = try catalogue.stamp().encoded
        do throws(IndexFault) {
          try fill(indexPath, from: catalogue, stamp, progress)
        } catch {
          switch error {
          case .store(let error): throw error
          case .index(let error): fault = error
          }
        }
      }
    } catch {
      throw .store(error)
    }
    do throws(VenueIndexError) {
      if let fault { throw fault }
      return try VenueIndex(path: indexPath)
    } catch {
      throw .index(error)
    }
  }

  private static func fill(
    _ indexPath: String, from catalogue: GeoPackageCatalogue, _ stamp: [UInt8],
    _ progress: (Int) -> Void
  ) throws(IndexFault) {
    let filling = try IndexFilling(path: indexPath)
    defer { filling.end() }
    var count = 0
    do throws(VenueStoreError) {
      try catalogue.forEachRows { (rows) throws(VenueStoreError) in
        count += rows.count
        guard let next = filling.add(rows) else {
          throw .stopped(reason: "the index can't be filled")
        }
        progress(count)
        return next
      }
      try catalogue.releaseMemory()
    } catch .stopped {
      // Finishing says why.
    } catch {
      throw .store(error)
    }
    try filling.finish(stamp: stamp)
  }
}
