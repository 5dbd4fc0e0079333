// The report as one page for a browser: summary, tables and a map; nothing is fetched from anywhere.

internal import GeoPrimitives
internal import Venues

extension ImportReport {
  /// The report as HTML, whole in one file.
  package var html: String {
    let sections = parts.map(\.html).joined(separator: "\n")
    let total = parts.reduce(0) { $0 + $1.read }
    let written = parts.reduce(0) { $0 + $1.written }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Import into \(catalogue.escaped)</title>
      <style>\(Self.style)</style></head><body>
      <h1>Import into \(catalogue.escaped)</h1>
      <p>\(total.grouped) rows read, \(written.grouped) venues \(isRehearsal ? "would be " : "")written.</p>
      \(refusal.map { "<p><strong>Refused:</strong> \($0.escaped)</p>" } ?? "")
      \(PartReport.table("Files that were skipped", ["file", "reason"], skipped.map { [$0.path, "\($0.error)"] }))
      \(PartReport.table("Files of folders that nothing says hold data", ["file"], passedOver.map { [$0] }))
      \(sections)
      </body></html>

      """
  }

  private static let style = """
    body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#222;background:#fff}
    table{border-collapse:collapse;margin:.5rem 0 1.5rem;width:100%}
    th,td{text-align:left;vertical-align:top;padding:.25rem .6rem;border-bottom:1px solid #ddd}
    td.n{text-align:right;font-variant-numeric:tabular-nums}
    svg{border:1px solid #ddd;background:#f7f9fa;width:100%;height:auto}
    .accepted{fill:#1b7f5c}.merged{fill:#3465a4}.flagged{fill:#d9480f}
    """
}

extension PartReport {
  fileprivate var html: String {
    let name = (part.map { "\(path), \($0)" } ?? path).escaped
    var blocks = ["<h2>\(name)</h2>", Self.table("Rows", ["", ""], counts)]
    if let map = ReportMap(dots) { blocks.append(map.html) }
    blocks.append(
      Self.table(
        "Decisions", ["what", "decision", "evidence", "how sure"],
        decisions.map { [$0.subject, $0.choice, $0.evidence, $0.confidence.rawValue] }))
    blocks.append(Self.table("Notes", ["note"], warnings.map { [$0.sentence] }))
    blocks.append(
      Self.table(
        "Rows that are venues of other files", [numbering, "venue", "score", "reason"],
        across.merges.prefix(1000).map {
          ["\($0.number)", $0.venue, "\($0.score)", $0.reason]
        }))
    blocks.append(
      Self.table(
        "Rejected rows", [numbering, "field", "reason"],
        rejections.prefix(1000).map { ["\($0.number)", $0.field, $0.reason] }))
    blocks.append(
      Self.table("Sports", ["sport", "venues"], sports.map { [$0.sport, $0.count.grouped] }))
    blocks.append(
      Self.table(
        "Not recognised", ["term", "rows"],
        unknownTerms.prefix(200).map { [$0.term, $0.count.grouped] }))
    return blocks.joined(separator: "\n")
  }

  private var counts: [[String]] {
    [
      ("read", read), ("added", outcomes.added), ("changed", outcomes.changed),
      ("as before", outcomes.unchanged), ("merged", merged), ("rejected", rejected),
      ("moved more than 100 m", outcomes.moved), ("gone, marked retired", outcomes.retired),
      ("gone, but other datasets have them", outcomes.withdrawn),
      ("without a known sport", withoutSport), ("hours understood", hours.understood),
      ("hours unknown", hours.unknown),
    ].map { [$0.0, $0.1.grouped] }
  }

  /// A table with a title; nothing where there are no rows.
  fileprivate static func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let heads = head.map { "<th>\($0.escaped)</th>" }.joined()
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\($0.escaped)</td>" }.joined() + "</tr>"
    }
    return
      "<h3>\(title.escaped)</h3><table><tr>\(heads)</tr>\(lines.joined(separator: "\n"))</table>"
  }
}

extension String {
  /// The text with the characters that HTML takes for its own written out.
  var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
