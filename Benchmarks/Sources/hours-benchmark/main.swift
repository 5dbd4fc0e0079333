// Measures the opening-hours evaluator: parse, state, next change, memory. See README.md for how to run it.

import Foundation
import OpeningHours

let options = try HoursOptions(Array(CommandLine.arguments.dropFirst()))
let values = try options.values()
let report = HoursReport(path: options.jsonPath, dataset: options.dataset)
let bench = try HoursBench(values, options)
for question in options.questions {
  switch question {
  case "parse": bench.parse(report)
  case "state": bench.states(report)
  case "next": bench.nextChanges(report)
  case "memory": bench.memory(report)
  default: throw HoursOptions.Unknown(description: "unknown question \(question)")
  }
}
