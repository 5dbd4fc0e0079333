// An index file, open for questions.

internal import GeoPrimitives
internal import SpatialIndex

/// The venues of a catalogue, mapped from their index file.
///
/// It may be asked by any number of threads at once.
public struct VenueIndex: Sendable {
  /// What state of the catalogue it was built from.
  public let stamp: [UInt8]
  /// The file's length in bytes.
  public let byteCount: Int
  let tree: MappedTree
  let tables: VenueTables

  /// Opens an index file; nothing of it is read but its header.
  ///
  /// - Throws: `VenueIndexError` when it is missing, cut short, damaged or of another version.
  public init(path: String) throws(VenueIndexError) {
    do throws(SectionFileError) {
      let file = try SectionFile(path: path)
      stamp = file.stamp
      byteCount = file.byteCount
      tree = try MappedTree(file)
      tables = try VenueTables(file, path: path)
      guard tables.count == tree.count else {
        throw SectionFileError.notAnIndex(path: path, reason: "its parts do not fit together")
      }
    } catch {
      throw VenueIndexError(error)
    }
  }

  /// How many venues there are.
  public var count: Int { tree.count }

  /// The venue in a row; rows are in the order of ids.
  ///
  /// - Precondition: `row` is in 0..<`count`.
  public func venue(at row: Int) throws(VenueIndexError) -> Venue {
    do {
      return try tables.venue(at: row, try tables.row(row))
    } catch {
      throw VenueIndexError(error)
    }
  }
}
