// The writer's side of a changing index: which layers there are, and when they are merged.

/// Layers of packed trees, the oldest and largest first (Bentley and Saxe, "Decomposable searching problems I", 1980).
///
/// Changes make a new layer, merged at once with those before it that hold hardly more: an item is packed O(log *n*) times in its life. A fold
/// merges everything, aside: meanwhile the layers it reads are frozen, which means that their items may die but no layer is merged into them.
struct LayerStack {
  /// Layers up to this many items are merged whatever comes after them.
  static let tail = 32

  private(set) var layers: [IndexLayer] = []
  /// How many layers a fold is reading, always the first ones; 0 when none is under way.
  private(set) var frozen = 0
  /// The numbers of items that died in frozen layers.
  private var lost: [Int] = []
  private var isFoldAwaited = false
  /// Up to how many changes there is no fold, however few items there are.
  private let patience: Int

  init(_ items: ItemColumns, threads: Int?, patience: Int) {
    self.patience = patience
    if items.count > 0 { layers = [IndexLayer(PackedRun(items, threads: threads))] }
  }

  /// How many items are alive.
  var liveCount: Int { layers.reduce(0) { sum, layer in sum + layer.liveCount } }
}

extension LayerStack {
  /// Makes changes, one for a number at most, by rising number.
  mutating func apply(_ changes: [IndexChange]) -> ChangeCounts {
    var counts = ChangeCounts()
    var fresh = ItemColumnsBuilder()
    for change in changes {
      let place = place(of: change.number)
      switch change {
      case .put(let number, let item):
        if let place {
          guard layers[place.layer].packed.items[place.row] != item else {
            counts.unchanged += 1
            continue
          }
          counts.replaced += 1
          kill(number, at: place)
        } else {
          counts.inserted += 1
        }
        fresh.append(number, item)
      case .remove(let number):
        guard let place else { continue }
        counts.removed += 1
        kill(number, at: place)
      }
    }
    if layers[frozen...].contains(where: { $0.liveCount == 0 }) {
      layers.replaceSubrange(frozen..., with: layers[frozen...].filter { $0.liveCount > 0 })
    }
    if fresh.count > 0 { push(fresh.build()) }
    return counts
  }

  private func place(of number: Int) -> (layer: Int, row: Int)? {
    for index in layers.indices.reversed() {
      if let row = layers[index].liveRow(of: number) { return (index, row) }
    }
    return nil
  }

  private mutating func kill(_ number: Int, at place: (layer: Int, row: Int)) {
    layers[place.layer].dead.insert(place.row)
    if place.layer < frozen { lost.append(number) }
  }

  /// Adds a layer of new items, merged with those before it that are not much larger.
  private mutating func push(_ fresh: ItemColumns) {
    var runs = [ItemRun(fresh)]
    var count = fresh.count
    while layers.count > frozen, let last = layers.last,
      last.liveCount <= max(Self.tail, 2 * count)
    {
      runs.append(last.run)
      count += last.liveCount
      layers.removeLast()
    }
    let items = runs.count == 1 ? fresh : ItemColumns.merging(runs)
    layers.append(IndexLayer(PackedRun(items)))
  }
}

// MARK: - Folds

extension LayerStack {
  /// Whether so much has changed that searches are better off after a fold.
  private var isFoldDue: Bool {
    guard let base = layers.first else { return false }
    let added = layers.dropFirst().reduce(0) { sum, layer in sum + layer.count }
    return added > max(patience, base.count / 8) || base.dead.count > max(patience, base.count / 4)
  }

  /// Whether a fold is to be started: due, and nobody has been told so yet.
  mutating func claimFold() -> Bool {
    guard !isFoldAwaited, isFoldDue else { return false }
    isFoldAwaited = true
    return true
  }

  /// Freezes all layers for a fold.
  ///
  /// - Parameter always: Whether to fold even where it isn't due.
  /// - Returns: What is to be merged; `nil` where there is nothing to be done.
  mutating func freeze(always: Bool) -> [ItemRun]? {
    precondition(frozen == 0, "one fold at a time")
    let isPlain = layers.isEmpty || (layers.count == 1 && layers[0].dead.isEmpty)
    guard !isPlain, always || isFoldDue else {
      if !always { isFoldAwaited = false }
      return nil
    }
    frozen = layers.count
    return layers.map(\.run)
  }

  /// Puts the outcome of a fold in the place of the layers that it read.
  mutating func thaw(_ folded: PackedRun) {
    var base = IndexLayer(folded)
    for number in lost {
      if let row = base.liveRow(of: number) { base.dead.insert(row) }
    }
    layers.replaceSubrange(..<frozen, with: base.liveCount > 0 ? [base] : [])
    frozen = 0
    lost = []
  }
}
