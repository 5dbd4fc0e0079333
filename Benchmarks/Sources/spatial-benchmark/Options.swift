// What to measure.

/// The command line.
struct Options {
  var datasets = ["a", "b", "c"]
  var sizes: [Int] = []
  var peers = PeerList.fast
  var kinds = ["distribution", "uniform", "edge"]
  var counts = [1, 8, 100]
  var radii: [Double] = [1000, 5000]
  var passes = 5
  var checks: Int?
  var filters = true
  var beyond = true
  var jsonPath: String?
  var linesPath: String?
  var plotPath: String?
  var dumpPath: String?
  var pointsPath: String?
  var queriesPath: String?
  var wantsHelp = false

  static let usage = """
    usage: spatial-benchmark [options]
      --datasets a,b,c,d     which data sets (a,b,c)
      --sizes N,N            each of them (c) with so many points, k = 1 and 8 alone unless told otherwise
      --points F --queries F your own: little-endian float64 pairs, longitude and latitude
      --peers fast|all|NAMES SportLink,nanoflann,Boost (fast), S2, GEOS, SQLite
      --kinds NAMES          queries: distribution,uniform,edge
      --counts 1,8,100       how many nearest points
      --radii 1000,5000      circles, in metres
      --passes 5             the mean is the best of so many
      --checks N             how many answers of each kind are checked (all; 1000 where there are over 2,000,000 points)
      --no-filters, --no-beyond   leave out `filtered`; `batch`, `open_file` and `live`
      --json FILE            a JSON line a measurement
      --dump DIR             points, queries and right answers for peers in other processes
      --plot FILE.svg        latency against the number of points
      --lines FILE           measures nothing: table and plot of the lines in a file
    """

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var given: Set<String> = []
    while let option = rest.popFirst() {
      given.insert(option)
      switch option {
      case "--no-filters": filters = false
      case "--no-beyond": beyond = false
      case "--help": wantsHelp = true
      default:
        guard let value = rest.popFirst() else { throw Wrong(description: "\(option) what?") }
        try set(option, value)
      }
    }
    guard (pointsPath == nil) == (queriesPath == nil) else {
      throw Wrong(description: "--points and --queries go together")
    }
    guard !sizes.isEmpty else { return }
    if !given.contains("--datasets") { datasets = ["c"] }
    if !given.contains("--kinds") { kinds = ["distribution"] }
    if !given.contains("--counts") { counts = [1, 8] }
    if !given.contains("--radii") { radii = [] }
    (filters, beyond) = (false, false)
  }

  private mutating func set(_ option: String, _ value: String) throws {
    switch option {
    case "--datasets": datasets = try names(option, value, of: ["a", "b", "c", "d"])
    case "--sizes": sizes = try numbers(option, value, from: 1)
    case "--peers":
      let known = PeerList.here + PeerList.scripted
      peers =
        switch value {
        case "fast": PeerList.fast
        case "all": known
        default: try names(option, value, of: known)
        }
    case "--kinds": kinds = try names(option, value, of: ["distribution", "uniform", "edge"])
    case "--counts": counts = try numbers(option, value, from: 1)
    case "--radii": radii = try numbers(option, value, from: 0).map { meters in Double(meters) }
    case "--passes": passes = try number(option, value, from: 1)
    case "--checks": checks = try number(option, value, from: 0)
    case "--json": jsonPath = value
    case "--lines": linesPath = value
    case "--plot": plotPath = value
    case "--dump": dumpPath = value
    case "--points": pointsPath = value
    case "--queries": queriesPath = value
    default: throw Wrong(description: "unknown option \(option)")
    }
  }

  private func names(_ option: String, _ value: String, of known: [String]) throws -> [String] {
    let list = value.split(separator: ",").map(String.init)
    for name in list where !known.contains(name) {
      throw Wrong(description: "\(option): \(name) is none of \(known.joined(separator: ", "))")
    }
    return list
  }

  private func numbers(_ option: String, _ value: String, from least: Int) throws -> [Int] {
    try value.split(separator: ",").map { text in try number(option, String(text), from: least) }
  }

  private func number(_ option: String, _ text: String, from least: Int) throws -> Int {
    guard let number = Int(text), number >= least, number <= Int(UInt32.max) else {
      throw Wrong(description: "\(option): \(text) is no number from \(least)")
    }
    return number
  }

  /// How many answers to queries of one kind are checked.
  func checked(of queries: Int, points: Int) -> Int {
    min(queries, checks ?? (points > 2_000_000 ? 1000 : queries))
  }
}
