// A rehearsal writes and takes everything back; where the catalogue can't be written it plays on a copy.

package import Venues

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension GeoPackageCatalogue {
  /// Whether nothing can be written at a path: the file or its directory does not allow it.
  package static func isWriteProtected(_ path: String) -> Bool {
    if FileFacts(path: path) != nil, unsafe access(path, W_OK) != 0 { return true }
    return unsafe access(FileFacts.directory(of: path), W_OK) != 0
  }

  /// Writes a copy of the content under another name, which must not be there yet.
  ///
  /// - Throws: `VenueStoreError` where the copy can't be written.
  package func copy(to path: String) throws(VenueStoreError) {
    let copying = try connection.prepare("VACUUM INTO ?1")
    copying.bind(path, at: 1)
    try copying.run()
  }

  /// Removes a copy.
  package static func removeCopy(at path: String) { FileFacts.remove(path: path) }
}
