// The index in a mapped file: the same search over the same bytes, each block checked when it is first read.

public import GeoPrimitives

/// A packed tree that is searched where it lies in a file.
///
/// Opening reads no more than the file's header, whatever its size. Each block's checksum is compared when the block is first read; a damaged one ends
/// the search with `SpatialQueryError.damaged`.
///
/// ```swift
/// try PackedTree(positions: courts).write(toFile: "courts.index")
/// let courts = try MappedTree(path: "courts.index")
/// ```
public struct MappedTree: SpatialSearch, Sendable {
  let view: TreeView<MappedStorage>
  /// What keeps the view alive.
  private let owners: (SectionFile, ValueHome<TreeMap>)

  /// Finds a tree's parts in a file; nothing but the plan is read.
  ///
  /// - Throws: `SectionFileError` when a part is missing or does not have the length that the plan asks for.
  package init(_ file: SectionFile) throws(SectionFileError) {
    let plan = try TreePlan(file)
    var offsets = TreeOffsets()
    for part in TreePart.allCases {
      guard let section = file.section(part.tag), section.count == plan.length(of: part) else {
        throw .damaged(section: part.tag, block: 0)
      }
      offsets[part] = section.offset
    }
    let home = ValueHome(TreeMap(plan, at: offsets))
    owners = (file, home)
    view = TreeView(
      storage: MappedStorage(of: file), bytes: file.bytes, mapPlace: home.lent)
  }

  /// Opens a file that `PackedTree.write(toFile:)` wrote.
  ///
  /// - Throws: `SectionFileError`.
  /// - Complexity: O(*b*) in the number of 16 KiB blocks, for the table of their checksums.
  public init(path: String) throws(SectionFileError) { try self.init(SectionFile(path: path)) }

  /// How many items are indexed.
  public var count: Int { view.plan.count }

  /// The items closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(count, to: origin, within: radius, matching: filter, into: &result)
    return result
  }

  /// The items in a box that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside box: GeoBox, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(
      count, to: origin, inside: BoxTest(box), within: radius, matching: filter, into: &result)
    return result
  }

  /// The items in an area that are closest to a position, nearest first.
  public func nearest(
    _ count: Int, to origin: Position, inside region: some Region, within radius: Distance?,
    matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(
      count, to: origin, inside: RegionTest(region), within: radius, matching: filter, into: &result
    )
    return result
  }

  /// Every item in a circle, nearest first.
  public func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.within(radius, of: origin, matching: filter, into: &result)
    return result
  }

  /// How many items there are in a circle.
  public func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    try view.count(within: radius, of: origin, matching: filter)
  }

  /// The rows of all items in a circle, in no particular order.
  public func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int] {
    var result: [Int] = []
    try view.rows(within: radius, of: origin, matching: filter, into: &result)
    return result
  }

  /// Every item in a box, its edges included, by rising row.
  public func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    var result: [Int] = []
    try view.inside(BoxTest(box), matching: filter, into: &result)
    return result
  }

  /// Every item in an area, its edge included, by rising row.
  public func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    var result: [Int] = []
    try view.inside(RegionTest(region), matching: filter, into: &result)
    return result
  }
}

/// Bytes of a mapped file that something else keeps open.
@safe
struct MappedStorage: TreeStorage {
  /// Not counted, for the reason that `TreeView` gives.
  private let lent: Unmanaged<SectionFile>

  init(of file: SectionFile) { unsafe lent = .passUnretained(file) }

  private var file: SectionFile { unsafe lent.takeUnretainedValue() }

  @inline(__always)
  func verify(_ offset: Int, count: Int) throws(SpatialQueryError) {
    let isVerified = unsafe lent._withUnsafeGuaranteedRef { file in
      file.isVerified(offset, count: count)
    }
    if !isVerified { try check(offset, count: count) }
  }

  @inline(never)
  private func check(_ offset: Int, count: Int) throws(SpatialQueryError) {
    do throws(SectionFileError) {
      try file.verify(offset, count: count)
    } catch {
      guard case .damaged(let section, let block) = error else { throw damage(at: offset) }
      throw .damaged(section: section, block: block)
    }
  }

  func damage(at offset: Int) -> SpatialQueryError {
    let (section, place) = file.place(of: offset)
    return .damaged(section: section, block: place / SectionHeader.blockSize)
  }
}

extension PackedTree {
  /// Writes the tree to a file of its own: to a temporary one first, then renamed, so that none is ever half written.
  ///
  /// - Throws: `SectionFileError`.
  public func write(toFile path: String) throws(SectionFileError) {
    var writer = try SectionFileWriter(path: path)
    try write(to: &writer)
    try writer.finish(stamp: [])
  }

  /// Writes the tree's parts as sections of an index file.
  package func write(to writer: inout SectionFileWriter) throws(SectionFileError) {
    for part in TreePart.allCases {
      try writer.begin(part.tag)
      let start = view.map.offsets[part]
      try view.bytes.withSpan(start..<start + view.plan.length(of: part)) {
        (bytes) throws(SectionFileError) in try writer.append(bytes)
      }
    }
  }
}

extension TreePlan {
  /// Reads the plan of a tree in a file; numbers that no tree has are damage.
  fileprivate init(_ file: SectionFile) throws(SectionFileError) {
    let tag = TreePart.plan.tag
    guard let section = file.section(tag) else { throw .damaged(section: tag, block: 0) }
    var numbers: [Int] = []
    for index in 0..<5 {
      let number = try section.load(UInt64.self, at: 8 * index)
      // No part of a file is larger than the file.
      guard number <= UInt64(file.byteCount) else { throw section.damage(at: 8 * index) }
      numbers.append(Int(number))
    }
    guard numbers[0] + numbers[1] <= PackedLevels.largestCount else {
      throw section.damage(at: 0)
    }
    self.init(
      points: PackedLevels(itemCount: numbers[0]), areas: PackedLevels(itemCount: numbers[1]),
      traitCount: numbers[2], sports: try Self.sports(file, count: numbers[4], of: numbers[0]),
      outlineBytes: numbers[3])
  }

  /// Reads which sports have trees: rising numbers, none with more points than there are.
  private static func sports(
    _ file: SectionFile, count: Int, of points: Int
  ) throws(SectionFileError) -> [SportTree] {
    let tag = TreePart.sportTrees.tag
    guard let section = file.section(tag), count <= SportSet.capacity,
      section.count == count * SportTree.size
    else { throw .damaged(section: tag, block: 0) }
    var trees: [SportTree] = []
    for index in 0..<count {
      let sport = Int(try section.load(UInt32.self, at: index * SportTree.size))
      let items = Int(try section.load(UInt32.self, at: index * SportTree.size + 4))
      guard sport < SportSet.capacity, sport > trees.last?.sport ?? -1, items <= points else {
        throw section.damage(at: index * SportTree.size)
      }
      trees.append(SportTree(sport: sport, levels: PackedLevels(itemCount: items)))
    }
    return trees
  }
}
