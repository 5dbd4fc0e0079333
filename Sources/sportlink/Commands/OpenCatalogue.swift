// A catalogue opened for questions: its index brought up to date, sports understood, damage mended.

import CommandLine
import SQLiteStore
import Venues

/// A catalogue that answers questions.
final class OpenCatalogue {
  private let path: String
  private var index: VenueIndex
  private var isFresh: Bool

  /// Opens a catalogue, building its index where it must be.
  init(at path: String) throws(CommandFailure) {
    self.path = path
    let opened = try OpenCatalogue.opened(path, rebuilding: false)
    index = opened.index
    isFresh = opened.rebuild != nil
  }

  /// Builds the index anew and says how many venues it holds.
  static func rebuild(at path: String) throws(CommandFailure) -> Int {
    let opened = try opened(path, rebuilding: true)
    if let reason = opened.notKept { throw CommandFailure(.inputOutput, reason) }
    return opened.index.count
  }

  /// Answers a question; an index that turns out to be damaged is built anew, once.
  func answers(to query: VenueQuery) throws(CommandFailure) -> [VenueAnswer] {
    try mending { (index) throws(VenueIndexError) in try index.answers(to: query) }
  }

  /// The keys of what is asked for about which no venue says anything.
  func unsaid(_ conditions: VenueConditions) throws(CommandFailure) -> [String] {
    guard !conditions.isEmpty else { return [] }
    return try mending { (index) throws(VenueIndexError) in try index.unsaid(conditions) }
  }

  /// The sports that people mean by some names.
  func sports(named names: [String]) throws(CommandFailure) -> [Sport] {
    guard !names.isEmpty else { return [] }
    let known = try mending { (index) throws(VenueIndexError) in try index.sports() }
    var sports: [Sport] = []
    for name in names {
      let meant = SportNames.sports(meantBy: name, amongKnown: known)
      guard !meant.isEmpty else { throw .usage(SportNames.complaint(about: name)) }
      sports += meant
    }
    return sports
  }

  /// Holds a venue of the catalogue against the index.
  func check(_ venue: Venue, at row: Int, _ findings: inout Findings) {
    guard row < index.count else { return }
    do throws(VenueIndexError) {
      var indexed = try index.venue(at: row)
      if venue.hours == "" { indexed.hours = "" }
      if venue.timeZone == "" { indexed.timeZone = "" }
      if indexed != venue { findings.note(.indexDiffers, venue.id, "row \(row)") }
    } catch {
      findings.note(.indexDiffers, venue.id, "\(error)")
    }
  }

  /// Holds the number of venues against the index.
  func checkCount(_ count: Int, _ findings: inout Findings) {
    if index.count != count {
      findings.note(.indexDiffers, path, "\(index.count) venues instead of \(count)")
    }
  }

  private func mending<Result>(
    _ body: (VenueIndex) throws(VenueIndexError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(VenueIndexError) {
      return try body(index)
    } catch {
      guard case .damaged = error, !isFresh else { throw CommandFailure(error) }
      Terminal.complain("sportlink: \(error); building it anew")
    }
    index = try OpenCatalogue.opened(path, rebuilding: true).index
    isFresh = true
    do throws(VenueIndexError) { return try body(index) } catch { throw CommandFailure(error) }
  }

  private static func opened(
    _ path: String, rebuilding: Bool
  ) throws(CommandFailure) -> IndexedCatalogue.Opened {
    var progress = ProgressLine("indexing", noun: "venues")
    defer { progress.finish() }
    let directory = Terminal.environment("TMPDIR") ?? "/tmp"
    do throws(VenueStoreError) {
      let opened =
        rebuilding
        ? try IndexedCatalogue.build(path: path, temporaryDirectory: directory) {
          progress.update(count: $0, fraction: nil)
        }
        : try IndexedCatalogue.open(path: path, temporaryDirectory: directory) {
          progress.update(count: $0, fraction: nil)
        }
      if let reason = opened.notKept {
        Terminal.complain("sportlink: the index is not kept: \(reason)")
      }
      return opened
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension OpenCatalogue {
  /// The state of the index on the disk in a few words; nothing is built.
  static func indexState(at path: String) -> String {
    do {
      let index = try VenueIndex(path: IndexedCatalogue.indexPath(of: path))
      let size = NumberText.fixed(Double(index.byteCount) / 1e6, decimals: 1)
      guard try IndexedCatalogue.isFresh(index, of: path) else {
        return "stale, the next query builds it anew"
      }
      return "up to date, \(NumberText.counted(index.count, "venue")), \(size) MB"
    } catch VenueIndexError.missing {
      return "missing, the next query builds it"
    } catch VenueIndexError.otherVersion(_, let found, let understood) {
      let age = found < understood ? "an older" : "a newer"
      return "of \(age) version of SportLink (format \(found), this one has \(understood)), "
        + "the next query or import builds it anew"
    } catch {
      return "unusable (\(error)), the next query builds it anew"
    }
  }
}
