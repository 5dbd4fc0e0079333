// The one file that turns the errors of the rooms below into an exit status and a line for people.

package import Venues

extension CommandFailure {
  /// What a store's error means for the command.
  package init(_ error: VenueStoreError) {
    switch error {
    case .notFound(let path):
      self.init(.noInput, "\(path): no such file; sportlink import FILE --into \(path) makes one")
    case .notACatalogue:
      self.init(.badData, "\(error)")
    case .newerFormat:
      self.init(.badData, "\(error); update sportlink")
    case .busy:
      self.init(.inputOutput, "\(error); try again when it has finished")
    case .stopped(let reason):
      self.init(.inputOutput, reason)
    case .readOnly, .diskFull, .database:
      self.init(.inputOutput, "\(error)")
    case .damagedRow, .duplicateID:
      self.init(.badData, "\(error)")
    }
  }

  /// What a store's error means for a command that writes the catalogue at a path.
  package init(_ error: VenueStoreError, writing path: String) {
    if case .notFound(let directory) = error, directory != path {
      self.init(.inputOutput, "can't write \(path): there is no directory \(directory)")
    } else {
      self.init(error)
    }
  }

  /// What an index's error means for the command.
  package init(_ error: VenueIndexError) {
    switch error {
    case .missing, .readOnly, .diskFull, .system: self.init(.inputOutput, "\(error)")
    case .notUsable, .otherVersion, .damaged: self.init(.badData, "\(error)")
    }
  }

  /// What any error means for the command: its own words, as an I/O failure where nothing better is known.
  package init(any error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as VenueStoreError: self.init(error)
    case let error as VenueIndexError: self.init(error)
    case let error as WireError: self.init(.badData, "\(error)")
    default: self.init(.inputOutput, "\(error)")
    }
  }
}
