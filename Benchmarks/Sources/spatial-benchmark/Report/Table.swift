// Measurements as a table: a row a peer, a column a question.

/// Rows and columns of text for each data set.
struct Table {
  private struct Sheet {
    var peers: [String] = []
    var columns: [String] = []
    var cells: [String: [String: String]] = [:]

    mutating func set(_ peer: String, _ column: String, _ cell: String) {
      if !peers.contains(peer) { peers.append(peer) }
      if !columns.contains(column) { columns.append(column) }
      cells[peer, default: [:]][column] = cell
    }
  }

  private var names: [String] = []
  private var sheets: [String: Sheet] = [:]

  /// Puts each measurement into the sheet of its data set.
  init(_ measurements: [Measurement]) {
    for measurement in measurements {
      guard let set = measurement.text("dataset"), let peer = measurement.text("peer") else {
        continue
      }
      let points = measurement.number("n").map { number in "\(Int(number)) points" } ?? ""
      for (kind, column, cell) in Self.cells(measurement) {
        let name = ["\(set), \(points)", kind].filter { part in !part.isEmpty }
          .joined(separator: ", ")
        if sheets[name] == nil { names.append(name) }
        sheets[name, default: Sheet()].set(peer, column, cell)
      }
    }
  }

  private static func cells(_ line: Measurement) -> [(kind: String, column: String, cell: String)] {
    func count(_ name: String) -> String { line.number(name).map { "\(Int($0))" } ?? "" }
    let kind = line.text("queries").map { kind in "queries: \(kind)" } ?? ""
    let mean = line.number("mean_us").map { mean in "\(mean)\(wrong(line))" } ?? "–"
    let operation = line.text("op") ?? ""
    switch operation {
    case "build", "build_filtered":
      return [("", "\(operation) s", "\(line.number("seconds") ?? 0)")]
    case "memory": return [("", "B/point", "\(line.number("bytes_per_point") ?? 0)")]
    case "knn": return [(kind, "k=\(count("k"))", mean)]
    case "filtered": return [(kind, "\(line.text("sport") ?? ""), open, k=\(count("k"))", mean)]
    case "radius", "radius_sorted", "count":
      return [(kind, "\(operation) \(count("meters")) m", mean)]
    case "batch": return [("", "batch/s, \(count("threads")) threads", count("per_second"))]
    case "open_file": return [("", "open file s", "\(line.number("seconds") ?? 0)")]
    case "live": return [("", "moves/s", count("moves_per_second")), ("", "live k=8", mean)]
    default: return []
    }
  }

  /// The wrong answers behind a figure: by the ellipsoid, then by what the peer itself takes a distance for.
  private static func wrong(_ line: Measurement) -> String {
    let wrong = line.number("wrong") ?? 0
    guard let own = line.number("wrong_own") else { return wrong > 0 ? " (\(Int(wrong)))" : "" }
    return wrong + own > 0 ? " (\(Int(wrong))/\(Int(own)))" : ""
  }

  /// Columns of equal width, two spaces apart.
  var text: String {
    let legend = """
      Microseconds a query unless a column says otherwise. (n) answers differ from brute force on WGS 84; (n/m): m of them
      differ from brute force in the peer's own metric as well.
      """
    return ([legend] + names.map { name in sheet(name) }).joined(separator: "\n\n")
  }

  private func sheet(_ name: String) -> String {
    let sheet = sheets[name] ?? Sheet()
    let rows =
      [[""] + sheet.columns]
      + sheet.peers.map { peer in
        [peer] + sheet.columns.map { column in sheet.cells[peer]?[column] ?? "" }
      }
    let widths = (0...sheet.columns.count).map { column in
      rows.map { row in row[column].count }.max() ?? 0
    }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
    return ([name] + lines).joined(separator: "\n")
  }
}
