// Where a JSON record ends: the import's search of 64 bytes at a time beside Swift that goes byte by byte, and beside the same blocks in Swift.

import CSimdJSON

struct SkipSteps {
  var bytes: Step {
    step("json_skip, by bytes", SwiftSkip.endByBytes)
  }

  var blocks: Step {
    step("json_skip, by blocks", SwiftSkip.endByBlocks)
  }

  private typealias Search = (_ record: UnsafePointer<UInt8>, _ count: Int) -> SwiftSkip.End

  private func step(_ name: String, _ search: @escaping Search) -> Step {
    Step(
      name: name,
      swift: { round in
        let record = records[round & 255]
        let end = search(record.start, record.count)
        return UInt64(end.place) << 16 | UInt64(end.lineFeeds)
      },
      kernels: [
        { round in
          let record = records[round & 255]
          var search = sportlink_json_search()
          var place = 0
          let found = sportlink_json_skip(&search, record.start, record.count, &place)
          return found == sportlink_json_ended
            ? UInt64(place) << 16 | UInt64(search.line_feeds) : 0
        }, nil, nil,
      ])
  }

  private let records: [(start: UnsafePointer<UInt8>, count: Int)]

  /// Features as portals write them, of 300 to 700 bytes, each with some bytes of the next behind it.
  init() {
    var random = SeededNumbers(seed: 8)
    let names = ["Court", "Park", "Field", "Rink", "Pool", "North", "Lower", "Old", "Mill"]
    func text(_ words: Int) -> String {
      (0..<words).map { _ in names[Int.random(in: names.indices, using: &random)] }
        .joined(separator: " ")
    }
    records = (0..<256).map { number in
      let columns = (0..<Int.random(in: 6...14, using: &random)).map { column in
        column % 3 == 0
          ? "\"COLUMN_\(column)\": \(Int.random(in: 0...99_999, using: &random))"
          : "\"COLUMN_\(column)\": \"\(text(Int.random(in: 1...6, using: &random)))\""
      }
      let longitude = Double.random(in: -74...(-73), using: &random)
      let feature = """
        { "type": "Feature", "properties": { "ID": \(number), \(columns.joined(separator: ", ")) }, \
        "geometry": { "type": "Point", "coordinates": [ \(longitude), 45.51234 ] } },
        { "type": "Feature", "properties": { "ID": \(number + 1), "NAME": "
        """
      let bytes = Array(feature.utf8)
      return (UnsafePointer(memory(bytes)), bytes.count)
    }
  }
}
