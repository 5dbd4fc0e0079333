// Venues into formats that GDAL writes: to a file beside the target, which takes its place when it is whole.

internal import CGDAL
internal import GeoPrimitives
internal import Glibc
package import Venues

/// Writes venues in formats of GDAL's.
package enum FeatureExport {
  /// A format.
  package enum Format: String, CaseIterable, Sendable {
    /// FlatGeobuf, with its spatial index.
    case flatGeobuf = "FlatGeobuf"
    /// GeoParquet, where GDAL was built with it.
    case parquet = "Parquet"

    /// The ending of its files; GDAL needs it.
    var ending: String { self == .parquet ? "parquet" : "fgb" }

    /// The format that a file's ending names; FlatGeobuf where it names none.
    package init(path: String) {
      self = path.lowercased().hasSuffix(".parquet") ? .parquet : .flatGeobuf
    }
  }

  /// Writes all venues of a store.
  ///
  /// The file at the path is replaced when the new one is complete, and not touched when anything fails.
  ///
  /// - Throws: `ImportError.exportFailed`, or `.catalogue` when the store can't be read.
  package static func write(
    _ store: some VenueStore, to path: String, as format: Format = .flatGeobuf
  ) throws(ImportError) {
    try write(to: path, as: format) { (writer) throws(ImportError) in
      var failure: ImportError?
      do throws(VenueStoreError) {
        try store.forEachVenue { venue in
          do throws(ImportError) {
            if failure == nil { try writer.add(venue) }
          } catch {
            failure = error
          }
        }
      } catch {
        throw .catalogue(error)
      }
      if let failure { throw failure }
    }
  }

  /// Writes a sequence of venues; see the other method.
  package static func write(
    _ venues: some Sequence<Venue>, to path: String, as format: Format = .flatGeobuf
  ) throws(ImportError) {
    try write(to: path, as: format) { (writer) throws(ImportError) in
      for venue in venues { try writer.add(venue) }
    }
  }

  private static func write(
    to path: String, as format: Format, _ body: (FeatureWriter) throws(ImportError) -> Void
  ) throws(ImportError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let directory = parts.dropLast().map { $0 + "/" }.joined()
    let partial = "\(directory).\(parts.last ?? "")-\(getpid()).\(format.ending)"
    do throws(ImportError) {
      try GDALLog.capturing { (log) throws(ImportError) in
        guard unsafe GDALGetDriverByName(format.rawValue) != nil else {
          throw .exportFailed(
            path: path,
            reason:
              "the GDAL that is installed can't write \(format.rawValue), as Debian's can't; export .fgb or .geojson"
          )
        }
        var writer: FeatureWriter? = try FeatureWriter(partial, for: path, format, log)
        // Held to the end, so that nobody takes the file for one that was left behind.
        let lock = unsafe open(partial, O_RDONLY | O_CLOEXEC)
        if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
        defer { if lock >= 0 { close(lock) } }
        if let writer { try body(writer) }
        // Letting go of it writes what is left; only then is it known whether all went well.
        writer = nil
        if let reason = log.takeLast() { throw .exportFailed(path: path, reason: reason) }
      }
      // A rename would put a file in the place of a device or a pipe.
      var facts = stat()
      if unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
        throw .exportFailed(path: path, reason: "it is no regular file")
      }
      guard unsafe rename(partial, path) == 0 else {
        throw .exportFailed(path: path, reason: unsafe String(cString: strerror(errno)))
      }
    } catch {
      unsafe _ = unlink(partial)
      throw error
    }
  }
}
