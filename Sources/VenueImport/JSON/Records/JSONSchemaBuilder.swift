// Learns from the first records which members there are.

/// Collects the members of records.
struct JSONSchemaBuilder {
  /// What was seen of a member.
  private struct Draft {
    var key: [UInt8]
    var name: String
    var depth: Int
    var children: [Int] = []
    /// Whether it held a value that a cell can take.
    var hasValue = false
    /// Whether it held a list of positions.
    var hasPositions = false
    /// How often it held a geometry.
    var geometries = 0
    var isTransparent = false
    var isIgnored = false
  }

  private let form: JSONForm
  private var drafts = [Draft(key: [], name: "", depth: 0)]
  private let rowNames: [String]

  /// How many members are known, and how many of them become columns.
  private static let nodeLimit = 2048
  private static let columnLimit = 256
  /// How deep records within records become columns.
  private static let deepest = 5

  /// Prepares for records of a shape; lists of values have the names of their columns elsewhere.
  init(_ form: JSONForm, rowNames: [String] = []) {
    self.form = form
    self.rowNames = rowNames
  }

  /// Looks at a record.
  mutating func add(_ tape: borrowing JSONTape) {
    switch tape.kind(tape.root) {
    case .record: visit(tape, tape.root, of: 0)
    case .list: visitRow(tape)
    default: return
    }
  }

  private mutating func visitRow(_ tape: borrowing JSONTape) {
    var place = tape.first(tape.root)
    var index = 0
    while place < tape.end(tape.root), index < Self.columnLimit {
      if index == drafts[0].children.count {
        let name = index < rowNames.count ? rowNames[index] : ""
        drafts[0].children.append(drafts.count)
        drafts.append(Draft(key: [], name: name.isEmpty ? "column\(index + 1)" : name, depth: 1))
      }
      see(tape, place, drafts[0].children[index])
      place = tape.next(place)
      index += 1
    }
  }

  private mutating func visit(_ tape: borrowing JSONTape, _ record: Int, of parent: Int) {
    var place = tape.first(record)
    let end = tape.end(record)
    while place < end {
      if let child = child(of: parent, tape, key: place) { see(tape, place + 1, child) }
      place = tape.next(place + 1)
    }
  }

  /// Looks at the value of a member.
  private mutating func see(_ tape: borrowing JSONTape, _ value: Int, _ node: Int) {
    switch tape.kind(value) {
    case .null: return
    case .text:
      drafts[node].hasValue = drafts[node].hasValue || tape.length(value) > 0
      if GeometryText.isLikely(tape, value) { drafts[node].geometries += 1 }
    case .list:
      if tape.isEmpty(value) { return }
      if isOpened(node), tape.isEntries(value) { return visitEntries(tape, value, of: node) }
      if isOpened(node), let position = tape.onlyPosition(in: value) {
        return visit(tape, position, of: node)
      }
      drafts[node].hasValue = true
      if form.flattens, tape.isFlat(value), tape.namesPositions(value) {
        drafts[node].hasPositions = true
      }
    case .record:
      if tape.isEmpty(value) { return }
      if tape.isGeometry(value) {
        drafts[node].geometries += 1
        drafts[node].hasValue = true
      } else if isOpened(node) || drafts[node].isTransparent {
        visit(tape, value, of: node)
      } else {
        drafts[node].hasValue = true
      }
    case .integer, .natural, .real, .yes, .no: drafts[node].hasValue = true
    }
  }

  /// Whether records at a member become columns.
  private func isOpened(_ node: Int) -> Bool {
    form.flattens && drafts[node].depth < Self.deepest
  }

  /// Looks at a record that is written as a list of keys and values.
  ///
  /// A list that is called after what every record has says nothing with its name.
  private mutating func visitEntries(_ tape: borrowing JSONTape, _ list: Int, of node: Int) {
    if drafts[node].depth == 1, Self.plainNames.contains(drafts[node].name) {
      drafts[node].isTransparent = true
    }
    var place = tape.first(list)
    while place < tape.end(list) {
      if let entry = tape.entry(place), let child = child(of: node, tape, key: entry.key) {
        see(tape, entry.value, child)
      }
      place = tape.next(place)
    }
  }

  private static let plainNames: Set<String> = [
    "properties", "attributes", "fields", "tags", "data", "values", "extras",
  ]

  private mutating func child(
    of parent: Int, _ tape: borrowing JSONTape, key: Int
  ) -> Int? {
    for child in drafts[parent].children {
      let bytes = drafts[child].key
      if tape.isText(key, bytes, 0..<bytes.count) { return child }
    }
    guard drafts.count < Self.nodeLimit else { return nil }
    let name = tape.text(key)
    let above = drafts[parent]
    let isBare = above.name.isEmpty || above.isTransparent
    var draft = Draft(
      key: Array(name.utf8), name: isBare ? name : "\(above.name).\(name)", depth: above.depth + 1)
    if parent == 0 {
      draft.isTransparent = name == form.transparent
      draft.isIgnored = form.ignored.contains(name)
    }
    drafts[parent].children.append(drafts.count)
    drafts.append(draft)
    return drafts.count - 1
  }

  /// The schema of all records so far.
  ///
  /// - Parameters:
  ///   - isKeyed: Whether records have keys, which become a column.
  ///   - isWhole: Whether there are no other records.
  /// - Returns: The schema.
  func schema(isKeyed: Bool, isWhole: Bool) -> JSONSchema {
    var schema = JSONSchema(form: form)
    var names: [(name: String, rank: Int)] = []
    if isKeyed || form == .elements {
      schema.keyColumn = 0
      names.append((form == .elements ? "@id" : "id", 2))
    }
    let geometry = geometryDraft
    var order = [0]
    schema.nodes = [JSONSchema.Node(key: 0..<0)]
    var index = 0
    var isFull = drafts.count >= Self.nodeLimit
    while index < order.count {
      let draft = drafts[order[index]]
      let first = order.count
      for child in draft.children {
        let below = drafts[child]
        var node = JSONSchema.Node(key: schema.keys.count..<schema.keys.count + below.key.count)
        schema.keys += below.key
        node.path = below.name
        node.isIgnored = below.isIgnored
        node.isGeometry = child == geometry
        if below.hasValue, !below.isIgnored, !node.isGeometry {
          if names.count + 1 < Self.columnLimit {
            node.column = names.count
            names.append((below.name, draft.isTransparent ? 0 : 1))
            if below.hasPositions {
              node.allColumn = names.count
              names.append(("\(below.name).all", 1))
            }
          } else {
            isFull = true
          }
        }
        order.append(child)
        schema.nodes.append(node)
      }
      schema.nodes[index].children = first..<order.count
      index += 1
    }
    if !isWhole || isFull {
      schema.spreadColumn = names.count
      names.append(("further members", 3))
    }
    schema.hasGeometry = geometry != nil || form == .features || form == .elements
    schema.columns = Self.unique(names)
    return schema
  }

  /// The member that holds geometries most often.
  private var geometryDraft: Int? {
    if form == .features || form == .attributes {
      return drafts[0].children.first { drafts[$0].key == Array("geometry".utf8) }
    }
    let best = drafts.indices.max {
      (drafts[$0].geometries, $1) < (drafts[$1].geometries, $0)
    }
    return best.flatMap { drafts[$0].geometries > 0 ? $0 : nil }
  }

  /// Names of which no two are equal; those of a lower rank keep theirs.
  private static func unique(_ names: [(name: String, rank: Int)]) -> [String] {
    let order = names.indices.sorted { (names[$0].rank, $0) < (names[$1].rank, $1) }
    let unique = ColumnNames.unique(order.map { names[$0].name })
    var placed = names.map(\.name)
    for (place, name) in zip(order, unique) { placed[place] = name }
    return placed
  }
}
