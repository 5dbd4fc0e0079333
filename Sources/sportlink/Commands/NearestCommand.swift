// `sportlink nearest`: the venues closest to a position.

import CommandLine
import GeoPrimitives
import Venues

extension Commands {
  static func nearest(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let text = try arguments.required("near", example: "45.5231,-73.5817")
    let origin = try Position(text: text, option: "near")
    let options = try QueryOptions(arguments)
    var farthest: Distance?
    if let text = arguments.value("within") {
      farthest = try Distance(text: text, option: "within")
    }
    try options.ask(
      .nearest(to: origin, count: options.limit ?? 8, limit: farthest), output: &output)
  }
}
