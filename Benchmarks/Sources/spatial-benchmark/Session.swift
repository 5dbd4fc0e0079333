// What a command line asks for: data sets one after another, then table and plot.

import Foundation
import GeoPrimitives

/// One run of the executable.
struct Session {
  private let options: Options
  private let report: Report

  init(_ options: Options) throws {
    self.options = options
    report =
      if let lines = options.linesPath {
        try Report(lines: lines)
      } else {
        try Report(path: options.jsonPath)
      }
  }

  func run() throws {
    if options.linesPath == nil { try measure() }
    // Who dumps has more to come, and a table of all of it in the end.
    if options.dumpPath == nil { print("\n" + Table(report.measurements).text) }
    if let path = options.plotPath {
      guard let plot = Plot(report.measurements) else {
        throw Options.Wrong(description: "--plot: no search for the nearest was measured")
      }
      try Data(plot.svg.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private func measure() throws {
    let dump = try options.dumpPath.map { path in try Dump(path, options) }
    if let points = options.pointsPath, let queries = options.queriesPath {
      let (set, places) = try DataSet.files(points: points, queries: queries)
      try measure(set, [("file", places)], dump)
    } else {
      let sizes: [Int?] = options.sizes.isEmpty ? [nil] : options.sizes
      for (name, size) in options.datasets.flatMap({ name in sizes.map { size in (name, size) } }) {
        guard let set = DataSet.named(name, count: size) else { continue }
        try measure(set, options.kinds.map { kind in (kind, set.queries(kind)) }, dump)
      }
    }
    try dump?.close()
  }

  private func measure(_ set: DataSet, _ queries: [(String, [Position])], _ dump: Dump?) throws {
    let run = Run(set, options, report)
    try run.all(queries: queries, dump)
  }
}
