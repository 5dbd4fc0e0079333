// Which dataset a file is a release of: the one of its name, another of that name, or one whose file had another name.

internal import GeoPrimitives
internal import Venues

extension ReleaseComparison {
  /// Which dataset a file is, and why its name does not say so.
  struct Naming {
    /// The dataset.
    var name: String
    /// What there is to tell; `nil` where the file's name is the dataset's.
    var warning: ImportWarning?
    /// Whether the dataset was recognised by its venues alone, so that it must be nearly whole before anything retires.
    var isRecognised = false
  }

  /// Venues of the same identifier that lie this close, in metres, are the same.
  private static let near = 2000.0
  /// So many venues of a file are compared.
  static let namingDepth = 2000

  /// The dataset that the first venues of a file belong to: the one of this name, one of that name with a number, or one
  /// of another name that holds the same venues.
  ///
  /// A dataset of the catalogue is the same where a tenth of the venues are known by identifier and by name or place,
  /// or where the venues lie where it lies; one of another name, where nine in ten are known by identifier, name and
  /// place, and these are nine in ten of its own, or by name and the very place, where the names of the files are alike;
  /// half of them where the names differ in a later date alone.
  ///
  /// - Complexity: O(*n*) a dataset of this name, where *n* is the number of known venues.
  func naming(of base: String, for batch: VenueBatch) -> Naming {
    var away: Int?
    for number in 1... {
      let name = number == 1 ? base : "\(base)-\(number)"
      let wanted = Self.hash(of: name)
      let venues = known.values.filter { $0.source == wanted && !$0.flags.contains(.retired) }
      guard !venues.isEmpty, let middle = batch.drafts.map(\.position).middle else {
        if number == 1, let other = recognised(batch) ?? recognised(base, byPlaces: batch) {
          return other
        }
        guard let away else { return Naming(name: name) }
        let detail = "“\(name)” (\(away.grouped) km away)"
        return Naming(name: name, warning: ImportWarning(.sourceRenamed, detail: detail))
      }
      let places = venues.map(\.position)
      if agree(batch, named: name, count: venues.count) || Self.area(of: places, holds: middle) {
        let detail = away.map { "“\(name)” (\($0.grouped) km away)" }
        return Naming(
          name: name, warning: detail.map { ImportWarning(.sourceRenamed, detail: $0) })
      }
      if away == nil, let other = places.middle {
        away = Int(Geodesic.meters(from: middle, to: other) / 1000)
      }
    }
    return Naming(name: base)
  }

  /// The dataset of another name whose venues these are.
  private func recognised(_ batch: VenueBatch) -> Naming? {
    let drafts = batch.drafts.prefix(Self.namingDepth)
    guard drafts.count >= 3 else { return nil }
    var best: (name: String, count: Int)?
    for (hash, name) in sources {
      let count = drafts.count { draft in
        guard let venue = known[Self.hash(of: name, batch.bytes[draft.sourceID])] else {
          return false
        }
        return venue.name == Self.hash(ofName: batch.bytes[draft.name])
          && venue.isAt(draft.position, within: 100)
      }
      guard count * 10 >= drafts.count * 9, count > best?.count ?? 0 else { continue }
      let all = known.values.count { $0.source == hash && !$0.flags.contains(.retired) }
      if Self.isWhole(count, of: drafts.count, and: all) { best = (name, count) }
    }
    guard let best else { return nil }
    let detail =
      "“\(best.name)”, \(best.count.grouped) of the first \(drafts.count.grouped) by identifier, name and place"
    return Naming(
      name: best.name, warning: ImportWarning(.sourceRecognised, detail: detail), isRecognised: true
    )
  }

  /// The dataset of a like name whose venues these are, whatever the identifiers are now.
  private func recognised(_ base: String, byPlaces batch: VenueBatch) -> Naming? {
    let drafts = batch.drafts.prefix(Self.namingDepth)
    let like = sources.filter { Self.areAlike($0.value, base) }
    guard drafts.count >= 3, !like.isEmpty else { return nil }
    let found = placed(batch, in: Set(like.keys))
    let fitting = found.compactMap { source, found -> (name: String, count: Int)? in
      let count = found.rows.count
      guard let name = like[source],
        Self.isWhole(count, of: drafts.count, and: found.all)
          || DatedName(name).isOlder(than: DatedName(base))
            && count * 2 >= drafts.count
            && (count * 2 >= found.all || drafts.count == Self.namingDepth)
      else { return nil }
      return (name, count)
    }
    guard let best = fitting.max(by: { ($0.count, $1.name) < ($1.count, $0.name) }) else {
      return nil
    }
    let detail =
      "“\(best.name)”, \(best.count.grouped) of the first \(drafts.count.grouped) by name and place"
    return Naming(
      name: best.name, warning: ImportWarning(.sourceRecognised, detail: detail), isRecognised: true
    )
  }

  /// The first rows that are venues of datasets by their names and the very places, and how many venues these have.
  ///
  /// - Complexity: O(*n*) in the number of known venues.
  func placed(
    _ batch: VenueBatch, in datasets: Set<UInt64>
  ) -> [UInt64: (rows: Set<Int>, all: Int)] {
    let drafts = Array(batch.drafts.prefix(Self.namingDepth))
    var rows: [Strip: [Int]] = [:]
    for (row, draft) in drafts.enumerated() {
      let name = Self.hash(ofName: batch.bytes[draft.name])
      rows[Strip(name, draft.position, 0), default: []].append(row)
    }
    var found: [UInt64: (rows: Set<Int>, all: Int)] = [:]
    for venue in known.values
    where datasets.contains(venue.source) && !venue.flags.contains(.retired) {
      found[venue.source, default: ([], 0)].all += 1
      let near = (-1...1).lazy.flatMap { rows[Strip(venue.name, venue.position, $0)] ?? [] }
      let row = near.first { row in
        found[venue.source]?.rows.contains(row) == false
          && venue.isAt(drafts[row].position, within: Self.spot)
      }
      if let row { found[venue.source]?.rows.insert(row) }
    }
    return found
  }

  /// The venues of a name in a strip of some 11 m to the north.
  private struct Strip: Hashable {
    let name: UInt32
    let row: Int32

    init(_ name: UInt32, _ position: Position, _ step: Int32) {
      self.name = name
      row = Int32((position.latitude / 0.0001).rounded(.down)) + step
    }
  }

  /// Whether so many known venues are nine in ten of a file, and nine in ten of a dataset as far as the file was read.
  private static func isWhole(_ count: Int, of drafts: Int, and all: Int) -> Bool {
    // A file that holds only some of them is another view of the dataset, and merges with it.
    count * 10 >= drafts * 9 && count * 10 >= min(all, drafts) * 9
      && (all * 9 <= drafts * 10 || drafts == namingDepth)
  }

  /// Whether two names of files differ only in numbers, or in words that one of them has behind or before the other's:
  /// `parks_2025` and `parks_2026`, `parks` and `new parks`.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    func words(_ name: String) -> Set<String> {
      Set(
        name.lowercased().split { !$0.isLetter }.map(String.init))
    }
    let (first, second) = (words(one), words(other))
    guard !first.isEmpty, !second.isEmpty else { return false }
    return first.isSubset(of: second) || second.isSubset(of: first)
  }

  /// Whether the venues of a file are those of a dataset.
  private func agree(_ batch: VenueBatch, named name: String, count: Int) -> Bool {
    let drafts = batch.drafts.prefix(Self.namingDepth)
    let common = drafts.count { draft in
      guard let venue = known[Self.hash(of: name, batch.bytes[draft.sourceID])] else {
        return false
      }
      return venue.name == Self.hash(ofName: batch.bytes[draft.name])
        || venue.isAt(draft.position, within: Self.near)
    }
    return common > 0 && common * 10 >= min(drafts.count, count)
  }

  /// Whether a position lies among others: within nearly all of them, and half as far around, 0.1 degrees at least.
  private static func area(of places: [Position], holds position: Position) -> Bool {
    func holds(_ values: [Double], _ value: Double) -> Bool {
      let sorted = values.sorted()
      let low = sorted[sorted.count / 50]
      let high = sorted[sorted.count - 1 - sorted.count / 50]
      let room = max(0.1, (high - low) / 2)
      return value >= low - room && value <= high + room
    }
    let longitudes = Longitudes.unrolled(places.map(\.longitude) + [position.longitude])
    return holds(places.map(\.latitude), position.latitude)
      && holds(longitudes.dropLast(), longitudes.last ?? position.longitude)
  }
}
