// Measures spatial indexes side by side and checks every answer. See README.md for how to run it.

import CPeers
import Foundation
import GeoPrimitives
import SpatialIndex

let options = try Options(Array(CommandLine.arguments.dropFirst()))
let report = Report(path: options.jsonPath)
if let points = options.pointsPath, let queries = options.queriesPath {
  let (set, places) = try DataSet.files(points: points, queries: queries)
  try Run(set, options, report).all(queries: [("file", places)])
} else {
  for name in options.datasets {
    let set = try options.dataset(name)
    try Run(set, options, report).all(queries: options.queryKinds.map { ($0, set.queries($0)) })
  }
}
