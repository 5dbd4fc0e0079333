// What an import tells the next one through the catalogue, beside the venues.

package import Venues

/// Something that is remembered of a dataset.
package struct CatalogueMemory: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, Sendable {
    /// The columns that the identifiers of a dataset came from, as a JSON list.
    case identifiers
  }

  /// What is remembered.
  package var kind: Kind
  /// The dataset.
  package var source: String

  /// Names a memory.
  package init(_ kind: Kind, of source: String) {
    self.kind = kind
    self.source = source
  }

  /// Its key in `sportlink_catalogue`.
  var key: String { "\(kind.rawValue)/\(source)" }
}

extension GeoPackageCatalogue {
  /// All that is remembered of one kind, by dataset.
  ///
  /// - Throws: `VenueStoreError` where the catalogue can't be read.
  /// - Complexity: O(*n*) in the number of datasets.
  package func memories(
    _ kind: CatalogueMemory.Kind
  ) throws(VenueStoreError) -> [String: String] {
    let rows = try connection.prepare("SELECT key, value FROM sportlink_catalogue")
    let prefix = "\(kind.rawValue)/"
    var memories: [String: String] = [:]
    while try rows.step() {
      guard let key = rows.text(0), key.hasPrefix(prefix), let value = rows.text(1) else {
        continue
      }
      memories[String(key.dropFirst(prefix.count))] = value
    }
    return memories
  }
}
