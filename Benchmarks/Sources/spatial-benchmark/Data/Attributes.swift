// What searches with conditions ask for: sports and hours.

import Foundation
import GeoPrimitives
import SpatialIndex

/// Sports and hours of every point, as INDEX-sets have them: sport 0–39 by Zipf(1.7), open 120–743 minutes a day from a random minute.
struct Attributes {
  static let rare = 39
  static let common = 5
  /// The hour asked for, on a Monday.
  static let hour = 18

  let items: [SpatialItem]

  init(_ points: [Position]) {
    let generator = CounterGenerator(stream: 400)
    var sum = 0.0
    let shares = (1...40).map { rank in
      sum += pow(Double(rank), -1.7)
      return sum
    }
    let whole = sum
    items = points.enumerated().map { number, position in
      let target = generator.uniform(number, 0) * whole
      let sport = shares.firstIndex { share in share >= target } ?? 39
      let opening = Int(generator.uniform(number, 1) * 1440)
      let closing = opening + 120 + Int(generator.uniform(number, 2) * 624)
      var hours = HourSet()
      for day in 0..<7 {
        for hour in opening / 60...(closing - 1) / 60 { hours.insert((day * 24 + hour) % 168) }
      }
      return SpatialItem(position: position, traits: ItemTraits(sports: [sport], hours: hours))
    }
  }
}
