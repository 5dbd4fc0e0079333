// The index in a mapped file: the same search over the same bytes, each block checked when it is first read.

package import GeoPrimitives

/// A packed tree whose bytes are sections of an index file.
package struct MappedTree: SpatialSearch, Sendable {
  private let view: TreeView<MappedStorage>

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
    view = TreeView(
      storage: MappedStorage(file: file), bytes: file.bytes, map: TreeMap(plan, at: offsets))
  }

  package var count: Int { view.plan.count }

  package func nearest(
    _ count: Int, to origin: Position, within radius: Distance?, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.nearest(count, to: origin, within: radius, matching: filter, into: &result)
    return result
  }

  package func within(
    _ radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Neighbor] {
    var result: [Neighbor] = []
    try view.within(radius, of: origin, matching: filter, into: &result)
    return result
  }

  package func count(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> Int {
    try view.count(within: radius, of: origin, matching: filter)
  }

  package func rows(
    within radius: Distance, of origin: Position, matching filter: ItemFilter
  ) throws -> [Int] {
    var result: [Int] = []
    try view.rows(within: radius, of: origin, matching: filter, into: &result)
    return result
  }

  package func inside(_ box: GeoBox, matching filter: ItemFilter) throws -> [Int] {
    try view.inside(box, matching: filter)
  }

  package func inside(_ region: some Region, matching filter: ItemFilter) throws -> [Int] {
    try view.inside(region, matching: filter)
  }
}

/// Bytes of a mapped file.
struct MappedStorage: TreeStorage {
  let file: SectionFile

  @inline(__always)
  func verify(_ offset: Int, count: Int) throws(SpatialQueryError) {
    guard !file.isVerified(offset, count: count) else { return }
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
    for index in 0..<4 {
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
      traitCount: numbers[2], outlineBytes: numbers[3])
  }
}
