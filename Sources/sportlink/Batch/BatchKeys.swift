// Keys of a query that nobody reads: those that are nearly a key of its op get a warning, the others are the caller's own.

import CommandLine
import Venues

/// The keys that a record of a query may have.
struct BatchKeys {
  /// What the record is, as a warning names it.
  let owner: String
  /// The keys that are read.
  let known: [String]

  /// A warning for every key that is not read and was probably meant to be.
  func warnings(about object: JSONObject) -> [String] {
    object.members.compactMap { member in
      guard !known.contains(member.key), let meant = meant(by: member.key) else { return nil }
      return
        "\"\(Terminal.harmless(member.key))\" is not a key of \(owner); did you mean \"\(meant)\"?"
    }
  }

  /// The known key that a key is in another writing, or nearly.
  private func meant(by key: String) -> String? {
    // Short keys are near to everything, long ones are nobody's slip.
    guard (2...40).contains(key.count) else { return nil }
    let plain = BatchKeys.plain(key)
    if let same = known.first(where: { BatchKeys.plain($0) == plain }) { return same }
    if let other = BatchKeys.otherNames[plain], known.contains(other) { return other }
    guard plain.count > 2 else { return nil }
    // Slips seldom change the first letter: "text" is no "next".
    return Spelling.nearest(to: plain, among: known, limit: known.count)
      .first { $0.first?.lowercased() == plain.first?.lowercased() }
  }

  /// A key without upper case and the signs between words.
  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }

  /// What other interfaces call the same.
  private static let otherNames = [
    "tz": "timeZone", "zone": "timeZone", "lat": "latitude", "lon": "longitude", "lng": "longitude",
    "at": "openAt", "openat": "at", "for": "openFor", "radius": "radiusMeters",
    "within": "withinMeters", "outdoor": "indoor", "outdoors": "indoor", "covered": "indoor",
    "accessible": "wheelchair", "fee": "free", "cost": "free", "lighted": "lit", "floodlit": "lit",
    "lang": "language",
  ]
}

extension BatchKeys {
  private static let search = [
    "op", "latitude", "longitude", "sports", "openAt", "openFor", "limit", "retired",
    "lit", "indoor", "wheelchair", "free", "surface",
  ]
  static let nearest = BatchKeys(owner: "nearest", known: search + ["withinMeters"])
  static let within = BatchKeys(
    owner: "within", known: search + ["radiusMeters", "bbox", "polygon"])
  static let hours = BatchKeys(
    owner: "hours",
    known: [
      "op", "value", "timeZone", "latitude", "longitude", "country", "region", "at", "from", "to",
      "next", "holidays", "language",
    ])
  static let publicHoliday = BatchKeys(owner: "a public holiday", known: ["date", "name"])
  static let schoolHoliday = BatchKeys(owner: "a school holiday", known: ["from", "to", "name"])
}
