// What an import's error means for the command: its status and its line.

import CommandLine
import VenueImport

extension CommandFailure {
  init(_ error: ImportError, writing path: String = "") {
    if case .catalogue(let error) = error {
      self.init(error, writing: path)
      return
    }
    let status: ExitStatus =
      switch error.kind {
      case .usage: .wrongUsage
      case .badData: .badData
      case .noInput: .noInput
      case .inputOutput: .inputOutput
      }
    self.init(status, "\(error)")
  }
}
