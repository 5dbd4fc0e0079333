// Names of places as the portals of cities write them, and the sports that are meant.

import Testing

/// A name of a place, where it is used, and the keys of the sports that are meant, in alphabetical order.
struct FacilityTerms: CustomTestStringConvertible, Sendable {
  let country: String
  let text: String
  let keys: [String]

  var testDescription: String { "\(country) \(text)" }

  static let all = continent + north + overseas + further + furtherAbroad + east + mended + south

  /// Reads names with keys behind an arrow, parted by bars and lines; no key where the place is for no sport in particular.
  static func table(_ country: String, _ lines: String) -> [FacilityTerms] {
    lines.split { $0 == "\n" || $0 == "|" }.map { entry in
      let parts = entry.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let text = parts[0].split(separator: " ").joined(separator: " ")
      let keys = parts[1].split(separator: " ").map(String.init)
      return FacilityTerms(country: country, text: text, keys: keys.sorted())
    }
  }
}
