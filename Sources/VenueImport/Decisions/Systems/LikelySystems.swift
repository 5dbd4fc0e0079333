// Reference systems that a file could mean, for the hint beside a refusal. Never used without being told.

enum LikelySystems {
  /// Words in the names of columns that speak of a system, run together, in lower case.
  private static let words: [(word: String, systems: [String])] = [
    ("l93", ["EPSG:2154"]), ("lambert93", ["EPSG:2154"]), ("lamb93", ["EPSG:2154"]),
    ("mtm8", ["EPSG:32188"]), ("mtm7", ["EPSG:32187"]),
    ("itm", ["EPSG:2157"]), ("irishgrid", ["EPSG:29903"]), ("osgb", ["EPSG:27700"]),
    ("bng", ["EPSG:27700"]), ("rdx", ["EPSG:28992"]), ("rdy", ["EPSG:28992"]),
    ("lv95", ["EPSG:2056"]), ("lv03", ["EPSG:21781"]), ("ch1903", ["EPSG:21781"]),
    ("tm35fin", ["EPSG:3067"]), ("etrstm35", ["EPSG:3067"]), ("sweref", ["EPSG:3006"]),
    ("hk80", ["EPSG:2326"]), ("gda94", ["EPSG:28355"]), ("nztm", ["EPSG:2193"]),
    ("gk4", ["EPSG:31468"]), ("utm32", ["EPSG:25832"]), ("utm33", ["EPSG:25833"]),
    ("utm31", ["EPSG:25831"]), ("utm30", ["EPSG:25830"]), ("webmercator", ["EPSG:3857"]),
  ]

  /// What the names of the columns and the size of the numbers suggest, a few at most.
  static func find(columns: [String], first: (x: Double, y: Double)?) -> [String] {
    let names = columns.map { ColumnName($0).joined }
    let spoken = words.first { word, _ in names.contains { $0.contains(word) } }?.systems
    if let spoken { return spoken }
    guard let (x, y) = first else { return [] }
    // Feet of the United States would be deserts and seas in the south of the map of all screens.
    let isFeet = (0...8_500_000).contains(x) && (0...4_000_000).contains(y)
    return sizes.filter { $0.x.contains(x) && $0.y.contains(y) }
      .filter { !isFeet || $0.system != "EPSG:3857" }.prefix(8).map(\.system)
  }

  /// Where the numbers of systems in wide use lie; the narrow ones first.
  private static let sizes: [(x: ClosedRange<Double>, y: ClosedRange<Double>, system: String)] = [
    (2_485_000...2_834_000, 1_075_000...1_296_000, "EPSG:2056"),
    (0...1_250_000, 6_040_000...7_120_000, "EPSG:2154"),
    (250_000...380_000, 4_900_000...5_900_000, "EPSG:32188"),
    (0...660_000, 0...1_230_000, "EPSG:27700"),
    (400_000...760_000, 490_000...970_000, "EPSG:2157"),
    (0...300_000, 300_000...630_000, "EPSG:28992"),
    (60_000...760_000, 6_600_000...7_800_000, "EPSG:3067"),
    (200_000...950_000, 6_100_000...7_700_000, "EPSG:3006"),
    (160_000...840_000, 3_900_000...7_900_000, "EPSG:25832"),
    (160_000...840_000, 3_900_000...7_900_000, "EPSG:25833"),
    (-20_037_509...20_037_509, -20_048_967...20_048_967, "EPSG:3857"),
  ]
}
