// Answers as a CSV table (RFC 4180): the venue's columns, then distance and state.

internal import GeoPrimitives
internal import OpeningHours

/// Writes answers as the lines of a CSV table in UTF-8.
public enum AnswerTable {
  private static let ownColumns = ["distance_m", "state", "until", "comment"]

  /// Appends the header line.
  public static func appendHeader(to text: inout [UInt8]) {
    VenueTable.appendLine(VenueTable.columns + ownColumns, to: &text)
  }

  /// Appends an answer's line.
  public static func append(_ answer: VenueAnswer, to text: inout [UInt8]) {
    let distance = answer.distance.map { ($0.meters * 10_000).rounded() / 10_000 }
    let own = [
      distance.map { "\($0)" } ?? "", answer.opening.state.description,
      answer.opening.until?.description ?? "", answer.opening.comment ?? "",
    ]
    VenueTable.appendLine(VenueTable.cells(of: answer.venue) + own, to: &text)
  }
}
