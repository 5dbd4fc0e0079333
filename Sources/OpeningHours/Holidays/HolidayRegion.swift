// The parts of a country by which its holidays differ, and the names under which people know them.

/// A row of Tables/regions.tsv.
struct HolidayRegion: Sendable {
  /// The second part of ISO 3166-2, or a code in general use, such as a French department's.
  var code: String
  var name: String
  /// Further codes and names, in upper case.
  private(set) var aliases: [String]
  /// The code itself and the groups that it belongs to, such as a zone of school holidays.
  private(set) var memberships: [RegionMark]

  /// A region of a country without regions.
  init(code: String = "") {
    self.code = code
    name = ""
    aliases = []
    memberships = [RegionMark(code: code, isPartial: false)]
  }

  /// Reads the columns after the country; `nil` if they are malformed.
  init?(_ columns: [String]) {
    guard columns.count == 4, !columns[0].isEmpty, columns[0] != "=" else { return nil }
    code = columns[0]
    name = columns[1]
    aliases = columns[2].split(separator: ",").map { $0.uppercased() }
    memberships =
      [RegionMark(code: code, isPartial: false)]
      + columns[3].split(separator: ",").map(RegionMark.init)
  }

  /// Whether a text in upper case, without the country's prefix, means this region; accents are of no matter.
  func isMeant(by text: String) -> Bool {
    if code == text { return true }
    let wanted = PlaceNames.folded(text)
    return !wanted.isEmpty && ([name] + aliases).contains { PlaceNames.folded($0) == wanted }
  }
}

/// Which regions a code stands for, as a region's own or as a group's.
struct RegionIndex {
  let count: Int
  private var members: [String: [(region: Int, isPartial: Bool)]] = [:]

  init(_ regions: [HolidayRegion]) {
    count = regions.count
    for (place, region) in regions.enumerated() {
      for mark in region.memberships {
        members[mark.code, default: []].append((place, mark.isPartial))
      }
    }
  }

  /// How a list of regions covers each region: wholly, in parts, or not at all.
  func presences(in list: [RegionMark]) -> [Presence] {
    var found = [Presence](repeating: .no, count: count)
    for mark in list {
      for member in members[mark.code] ?? [] {
        let isPartial = mark.isPartial || member.isPartial
        found[member.region] = found[member.region].or(isPartial ? .maybe : .yes)
      }
    }
    return found
  }
}

extension Presence {
  /// The answer to the opposite question.
  var inverted: Presence {
    switch self {
    case .no: .yes
    case .yes: .no
    case .maybe: .maybe
    }
  }
}

/// A region or group in a list; `FR?` means parts of it, which nobody can tell apart by the code.
struct RegionMark: Hashable, Sendable {
  var code: String
  var isPartial: Bool

  init(code: String, isPartial: Bool) {
    self.code = code
    self.isPartial = isPartial
  }

  init(_ text: Substring) {
    isPartial = text.hasSuffix("?")
    code = String(isPartial ? text.dropLast() : text)
  }
}

extension HolidayRegion {
  /// The regions of a country, in the order of the table.
  static func all(of country: String) -> [HolidayRegion] {
    HolidayRows.regions(of: country).compactMap(HolidayRegion.init)
  }

  /// What a country's code stands for: itself, or a region of another country, as `GP` is of `FR`.
  ///
  /// - Parameters:
  ///   - country: The code in upper case.
  ///   - region: The region in upper case; empty for none.
  /// - Returns: The country whose table has the holidays, and the region without its prefix.
  static func place(country: String, region: String) -> (country: String, region: String) {
    let prefix = country + "-"
    let own = region.hasPrefix(prefix) ? String(region.dropFirst(prefix.count)) : region
    guard let row = HolidayRows.regions(of: country).first(where: { $0[0] == "=" }), row.count > 1
    else { return (country, own) }
    let parts = row[1].split(separator: "-", maxSplits: 1).map(String.init)
    return parts.count > 1 ? (parts[0], parts[1]) : (row[1], own)
  }
}
