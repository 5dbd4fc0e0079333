// Points, queries and right answers in files, for peers that run in other processes.

import Foundation
import GeoPrimitives

/// A directory of files and a manifest of them, `manifest.json`.
///
/// All numbers are little-endian. Points and queries are float64 pairs, longitude and latitude. `nearest` files hold rows as uint32, a fixed number for
/// each query, nearest first; `circle` files hold for each query how many rows there are and then those, rising.
final class Dump {
  private let directory: URL
  private let options: Options
  private var jobs: [[String: Any]] = []
  private var written: Set<String> = []

  init(_ path: String, _ options: Options) throws {
    directory = URL(fileURLWithPath: path)
    self.options = options
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Writes what there is to know of the queries of one kind.
  func add(
    _ set: DataSet, _ kind: String, _ places: [Position], _ truth: Truth, _ radii: [Double]
  ) throws {
    let stem = "\(set.name)-\(set.points.count)"
    let points = "\(stem).f64"
    if written.insert(points).inserted { try write(Data(places: set.points), points) }
    let queries = "\(stem)-\(kind).f64"
    try write(Data(places: places), queries)
    var nearest: [String: String] = [:]
    var circles: [[String: Any]] = []
    for (name, metric) in [("ellipsoid", Metric.ellipsoid), ("sphere", .sphere), ("plane", .plane)]
    {
      let file = "\(stem)-\(kind)-nearest-\(name).u32"
      try write(Data(numbers: truth.nearest(by: metric).flatMap(\.self)), file)
      nearest[name] = file
      for meters in radii where metric != .plane {
        let file = "\(stem)-\(kind)-circle-\(Int(meters))-\(name).u32"
        let rows = truth.rows(within: meters, by: metric)
        try write(Data(numbers: rows.flatMap { rows in [UInt32(rows.count)] + rows }), file)
        circles.append(["meters": meters, "metric": name, "file": file])
      }
    }
    jobs.append([
      "dataset": set.name, "n": set.points.count, "points": points, "kind": kind,
      "queries": queries, "checked": truth.places.count, "nearest": nearest, "circles": circles,
    ])
  }

  /// Writes the manifest.
  func close() throws {
    let manifest: [String: Any] = [
      "counts": options.counts, "passes": options.passes, "jobs": jobs,
      "peers": options.peers.filter { name in PeerList.scripted.contains(name) },
    ]
    let text = try JSONSerialization.data(
      withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys])
    try text.write(to: directory.appendingPathComponent("manifest.json"))
  }

  private func write(_ data: Data, _ name: String) throws {
    try data.write(to: directory.appendingPathComponent(name))
  }
}
