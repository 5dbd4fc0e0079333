// The ids of synthetic venues, put together from ready pieces because a million of them are wanted at once.

/// Ids such as `v0000001`, all of one length.
struct VenueLabels {
  private let leads: [String]
  private let triples: [String]
  private let leadWidth: Int

  /// Prepares the ids of a city of `count` venues: seven digits, or more where seven are too few.
  init(count: Int) {
    let leadWidth = max(7, String(count).count) - 6
    let lastLead = min(count / 1_000_000, 999)
    leads = (0...lastLead).map { "v" + Self.padded($0, to: leadWidth) }
    triples = (0..<1000).map { Self.padded($0, to: 3) }
    self.leadWidth = leadWidth
  }

  /// The id of the venue with this number, counted from 0 while ids count from 1.
  subscript(number: Int) -> String {
    let count = number + 1
    let millions = count / 1_000_000
    let lead =
      millions < leads.count ? leads[millions] : "v" + Self.padded(millions, to: leadWidth)
    return lead + triples[count / 1000 % 1000] + triples[count % 1000]
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
