// What `info` tells of a catalogue: its venues counted, its collections, and the state of its index.

import CommandLine
import SQLiteStore
import Venues

/// A catalogue at a glance.
struct CatalogueSummary {
  private let path: String
  private let indexState: String
  private let counts: VenueCounts
  private let collections: [(name: String, count: Int)]

  init(path: String) throws(CommandFailure) {
    self.path = path
    do {
      let catalogue = try GeoPackageCatalogue(readingAt: path)
      var counts = VenueCounts()
      try catalogue.forEachVenue { (venue) throws(VenueStoreError) in counts.add(venue) }
      var collections: [(name: String, count: Int)] = []
      for name in CollectionName.allCases where name != .venues {
        var count = 0
        try catalogue.forEachRecord(in: name) { (_) throws(VenueStoreError) in count += 1 }
        collections.append((name.rawValue, count))
      }
      self.counts = counts
      self.collections = collections
    } catch {
      throw CommandFailure(error)
    }
    indexState = OpenCatalogue.indexState(at: path)
  }

  /// The summary for people.
  func lines(width: Int) -> [String] {
    var lines = [
      "\(path): \(NumberText.counted(counts.venues, "venue"))",
      "  areas        \(NumberText.grouped(counts.areas)), the others are points",
      "  with hours   \(NumberText.grouped(counts.withHours))",
    ]
    if counts.retired > 0 {
      lines.append(
        "  retired      \(NumberText.grouped(counts.retired)), which answers leave out without --retired"
      )
    }
    if counts.merged > 0 {
      lines.append("  merged       \(NumberText.grouped(counts.merged)) records of other files")
    }
    if counts.venues > 0 {
      let edges = [counts.south, counts.west, counts.north, counts.east]
        .map { NumberText.fixed($0, decimals: 4) }
      lines.append("  extent       \(edges[0]),\(edges[1]) to \(edges[2]),\(edges[3])")
      lines.append("  sources      \(shares(counts.sources, most: 5))")
      lines.append("  time zones   \(shares(counts.zones, most: 5))")
      lines.append("  sports       \(shares(counts.sports, most: 12))")
    }
    for (name, count) in collections where count > 0 {
      lines.append("  \(name.padded(to: 12)) \(NumberText.grouped(count))")
    }
    lines.append("  index        \(indexState)")
    return lines.map { $0.fitted(to: max(width, 60)) }
  }

  private func shares(_ tally: Tally, most: Int) -> String {
    let ranked = tally.ranked
    let shown = ranked.prefix(most).map {
      "\($0.text.isEmpty ? "none" : $0.text) \(NumberText.grouped($0.count))"
    }
    let rest = ranked.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", \(rest) more" : "")
  }

  /// The summary for programs.
  var wireObject: JSONObject {
    var object: JSONObject = [
      "venues": .integer(Int64(counts.venues)), "areas": .integer(Int64(counts.areas)),
      "withHours": .integer(Int64(counts.withHours)),
    ]
    if counts.retired > 0 { object["retired"] = .integer(Int64(counts.retired)) }
    if counts.merged > 0 { object["mergedRecords"] = .integer(Int64(counts.merged)) }
    if counts.venues > 0 {
      object["bbox"] = .array(
        [counts.west, counts.south, counts.east, counts.north].map { .number($0) })
    }
    object["sports"] = tallied(counts.sports)
    object["sources"] = tallied(counts.sources)
    object["timeZones"] = tallied(counts.zones)
    for (name, count) in collections { object[name] = .integer(Int64(count)) }
    object["index"] = .string(indexState)
    return object
  }

  private func tallied(_ tally: Tally) -> JSONValue {
    var object = JSONObject()
    for (text, count) in tally.ranked { object[text] = .integer(Int64(count)) }
    return .object(object)
  }
}
