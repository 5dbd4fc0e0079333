// `sportlink within`: every venue in a circle, a box or a polygon.

import CommandLine
import GeoPrimitives
import Geometry
import Venues

extension Commands {
  static func within(
    _ arguments: ParsedArguments, output: inout StandardStream
  ) throws(CommandFailure) {
    let options = try QueryOptions(arguments)
    try options.ask(try reach(arguments), output: &output)
  }

  private static func reach(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> VenueQuery.Reach {
    let given = ["near", "bbox", "polygon"].filter { arguments.has($0) }
    guard given.count == 1 else {
      throw .usage(
        "within needs one of --near LAT,LON --radius D, --bbox W,S,E,N or --polygon FILE"
          + (given.isEmpty ? "" : ", not \(given.map { "--" + $0 }.joined(separator: " and "))"))
    }
    guard arguments.has("radius") == arguments.has("near") else {
      throw .usage("--near and --radius go together: --near 45.5231,-73.5817 --radius 2km")
    }
    if let text = arguments.value("bbox") { return .box(try GeoBox(text: text, option: "bbox")) }
    if let path = arguments.value("polygon") { return .region(try PolygonFile.region(at: path)) }
    let centre = try arguments.required("near", example: "45.5231,-73.5817")
    let radius = try arguments.required("radius", example: "2km")
    return .circle(
      around: try Position(text: centre, option: "near"),
      radius: try Distance(text: radius, option: "radius"))
  }
}
