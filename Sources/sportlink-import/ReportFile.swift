// `--report FILE`: JSON, a page or text, by the ending of the file.

import CommandLine
import VenueImport
import Venues

/// The file that the report goes to, opened before anything is imported.
struct ReportFile {
  /// The forms of a report.
  private enum Form { case json, page, text }

  private let file: OutputFile
  private let form: Form

  /// Opens the file; an ending that no report has is refused, and so is a file that the import reads.
  init(_ path: String, sparing files: FilesRead) throws(CommandFailure) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    switch ending {
    case ".json", "": form = .json
    case ".html", ".htm": form = .page
    case ".txt", ".log": form = .text
    default: throw .usage("a report ends in .json, .html or .txt, not in \(ending)")
    }
    try files.spare(from: path)
    file = try OutputFile(path: path)
  }

  /// Writes the report, whole.
  func write(_ report: ImportReport) throws(CommandFailure) {
    let bytes: [UInt8] =
      switch form {
      case .json: ImportCommand.bytes(of: report.json, indented: true)
      case .page: Array(report.html.utf8)
      case .text: Array((report.text(rejectionLimit: .max) + "\n").utf8)
      }
    try file.write(bytes)
    try file.commit()
  }
}
