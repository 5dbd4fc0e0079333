// What `validate` finds: errors make a venue wrong, warnings make it less useful.

import CommandLine
import GeoPrimitives
import Geometry
import OpeningHours
import Venues

/// Errors and warnings by kind, with the first venues of each.
struct Findings {
  /// A kind of finding.
  enum Kind: String, CaseIterable {
    case areaInvalid = "the area is not valid"
    case positionOutside = "the position lies outside the area"
    case zoneUnknown = "the time zone does not exist"
    case indexDiffers = "the index differs from the catalogue"
    case hoursNotUnderstood = "the hours are not understood, so they count as unknown"
    case hoursOdd = "the hours are understood with a note"
    case zoneMissing = "there are hours but no time zone"
    case sportUnknown = "a sport is not in the vocabulary"
    case nameEmpty = "the name is empty"

    /// Whether it makes the venue wrong.
    var isError: Bool {
      switch self {
      case .areaInvalid, .positionOutside, .zoneUnknown, .indexDiffers: true
      default: false
      }
    }
  }

  private struct Entry {
    var count = 0
    var examples: [(id: String, detail: String)] = []
  }

  private var entries: [Kind: Entry] = [:]
  private var venueCount = 0
  private var knownHours: [String: (error: String?, warning: String?)] = [:]
  private var knownZones: [String: Bool] = [:]

  var errorCount: Int {
    entries.reduce(0) { $0 + ($1.key.isError ? $1.value.count : 0) }
  }

  mutating func note(_ kind: Kind, _ id: String, _ detail: String) {
    entries[kind, default: Entry()].count += 1
    if entries[kind, default: Entry()].examples.count < 5 {
      entries[kind, default: Entry()].examples.append((id, detail))
    }
  }

  mutating func check(_ venue: Venue) {
    venueCount += 1
    if venue.name.trimmingSpaces.isEmpty { note(.nameEmpty, venue.id, "") }
    checkHours(venue)
    for sport in venue.sports where SportVocabulary.standard.lookup(sport) == nil {
      note(.sportUnknown, venue.id, sport)
    }
    if let footprint = venue.footprint { checkArea(footprint, of: venue) }
  }

  private mutating func checkHours(_ venue: Venue) {
    if let zone = venue.timeZone {
      let exists = knownZones[zone] ?? ((try? Zone(identifier: zone)) != nil)
      knownZones[zone] = exists
      if !exists { note(.zoneUnknown, venue.id, zone) }
    }
    guard let hours = venue.hours else { return }
    if venue.timeZone == nil { note(.zoneMissing, venue.id, hours) }
    let known = knownHours[hours] ?? Findings.judge(hours)
    knownHours[hours] = known
    if let error = known.error { note(.hoursNotUnderstood, venue.id, "\(hours): \(error)") }
    if let warning = known.warning { note(.hoursOdd, venue.id, "\(hours): \(warning)") }
  }

  private static func judge(_ hours: String) -> (error: String?, warning: String?) {
    do {
      return (nil, try Schedule.parse(hours).warnings.first?.description)
    } catch {
      return ("\(error)", nil)
    }
  }

  private mutating func checkArea(_ footprint: Footprint, of venue: Venue) {
    do {
      let repaired = try footprint.repaired()
      for fault in repaired.faults { note(.areaInvalid, venue.id, "\(fault)") }
      if try !PreparedRegion(repaired.footprint).covers(venue.position) {
        note(.positionOutside, venue.id, "")
      }
    } catch {
      note(.areaInvalid, venue.id, "\(error)")
    }
  }

  /// The findings for people.
  var lines: [String] {
    var lines: [String] = []
    for kind in Kind.allCases {
      guard let entry = entries[kind] else { continue }
      let word = kind.isError ? "error" : "warning"
      lines.append("\(word): \(kind.rawValue): \(NumberText.counted(entry.count, "venue"))")
      for example in entry.examples {
        lines.append("  \(example.id)" + (example.detail.isEmpty ? "" : "  \(example.detail)"))
      }
      if entry.count > entry.examples.count { lines.append("  …") }
    }
    let verdict = errorCount == 0 ? "no errors" : NumberText.counted(errorCount, "error")
    return lines + ["\(NumberText.counted(venueCount, "venue")) checked, \(verdict)."]
  }

  /// The findings for programs.
  var wireObject: JSONObject {
    var list: [JSONValue] = []
    for kind in Kind.allCases {
      guard let entry = entries[kind] else { continue }
      list.append([
        "kind": .string("\(kind)"), "isError": .bool(kind.isError),
        "message": .string(kind.rawValue), "count": .integer(Int64(entry.count)),
        "examples": .array(
          entry.examples.map { ["id": .string($0.id), "detail": .string($0.detail)] }),
      ])
    }
    return ["venues": .integer(Int64(venueCount)), "findings": .array(list)]
  }
}
