// An index of items that come, are replaced and go.

import Dispatch
import Synchronization

/// An index of items, with footprints, sports and hours, that takes changes on top of packed trees.
///
/// Items bear numbers that the caller chooses; answers name items by them, and order ties by them. Questions are asked to a `snapshot`: the index as it was
/// at one moment, which answers exactly as `ScanIndex` would.
///
/// ```swift
/// let courts = ChangingIndex(items)                    // numbered from 0
/// courts.put(newCourt, as: 100_007)
/// courts.remove(12)
/// let nearest = try courts.snapshot.nearest(8, to: home)
/// ```
///
/// Taking a snapshot takes a moment, whatever happens at the time: it waits neither for changes nor for a fold. A change is seen by every
/// snapshot taken after it. What has changed lies in small trees beside the large one; when they have grown to an eighth of it, or a quarter of
/// its items are gone, another thread folds everything into one tree, while questions are answered and changes are made. Several writers take turns.
public final class ChangingIndex: Sendable {
  private let stack: Mutex<LayerStack>
  private let current: Mutex<IndexSnapshot>
  private let folds = DispatchQueue(label: "SpatialIndex.ChangingIndex", qos: .utility)
  private let threads: Int?

  /// Makes an index of items with numbers of their own, of which the last counts where several have the same.
  ///
  /// - Parameters:
  ///   - items: The items with their numbers, any numbers.
  ///   - threads: How many cores to use at most, now and for folds; `nil` stands for all.
  /// - Complexity: O(*n* log *n*).
  public convenience init(
    numbered items: some Sequence<(number: Int, item: SpatialItem)>, threads: Int? = 1
  ) {
    let changes = IndexChange.net(items.lazy.map { IndexChange.put($0.number, $0.item) })
    var builder = ItemColumnsBuilder()
    for case .put(let number, let item) in changes { builder.append(number, item) }
    self.init(builder.build(), threads: threads)
  }

  /// Makes an index of items numbered from 0.
  ///
  /// - Parameters:
  ///   - items: The items; none if left out.
  ///   - threads: How many cores to use at most, now and for folds; `nil` stands for all.
  /// - Complexity: O(*n* log *n*).
  public convenience init(
    _ items: some Sequence<SpatialItem> = EmptyCollection(), threads: Int? = 1
  ) {
    var builder = ItemColumnsBuilder()
    for item in items { builder.append(builder.count, item) }
    self.init(builder.build(), threads: threads)
  }

  /// Makes an index that does not fold by itself up to so many changes.
  init(_ items: ItemColumns, threads: Int?, patience: Int = 1024) {
    self.threads = threads
    let first = LayerStack(items, threads: threads, patience: patience)
    current = Mutex(IndexSnapshot(first))
    stack = Mutex(first)
  }

  /// The index as it is at this moment: it answers all questions and never changes.
  ///
  /// Ask one and the same snapshot where answers have to agree, as pages do. As long as it is kept, so is the memory of what it holds.
  ///
  /// - Complexity: O(1).
  public var snapshot: IndexSnapshot { current.withLock { current in current } }

  /// How many items there are.
  public var count: Int { snapshot.count }
}

// MARK: - Changes

extension ChangingIndex {
  /// Puts an item in, or in the place of the one that has its number.
  ///
  /// - Returns: Whether there was an item with this number.
  /// - Complexity: O(log² *n*) on average and O(√*n*) for what is copied; now and then a merge of many items that were put before.
  @discardableResult
  public func put(_ item: SpatialItem, as number: Int) -> Bool {
    change([.put(number, item)]).inserted == 0
  }

  /// Takes an item out.
  ///
  /// - Returns: Whether there was an item with this number.
  /// - Complexity: O(log² *n*), and O(√*n*) for what is copied.
  @discardableResult
  public func remove(_ number: Int) -> Bool { change([.remove(number)]).removed == 1 }

  /// Makes many changes at once: a snapshot has all of them or none.
  ///
  /// It is many times as quick as one by one. Where several concern the same number, only the last is made.
  ///
  /// - Returns: How many items came, went and were replaced, in the end.
  /// - Complexity: O(*m* log *m*) for *m* changes, each besides what a single one costs on average.
  @discardableResult
  public func apply(_ changes: some Sequence<IndexChange>) -> ChangeCounts {
    change(IndexChange.net(changes))
  }

  private func change(_ changes: [IndexChange]) -> ChangeCounts {
    let (counts, startsFold, _) = stack.withLock { stack in
      let counts = stack.apply(changes)
      return (counts, stack.claimFold(), publish(stack))
    }
    if startsFold { folds.async { [weak self] in self?.foldWhileDue() } }
    return counts
  }

  /// Shows what the writer has made, and returns what was shown before, so that its memory is given back when no lock is held.
  private func publish(_ stack: LayerStack) -> IndexSnapshot {
    var next = IndexSnapshot(stack)
    current.withLock { current in swap(&current, &next) }
    return next
  }
}

// MARK: - Folds

extension ChangingIndex {
  /// Folds everything into one packed tree, now; searches are as quick then as those of a `PackedTree`.
  ///
  /// Only the caller waits. Nobody needs to call this: it is done by itself when enough has changed.
  ///
  /// - Complexity: O(*n* log *n*).
  public func fold() { folds.sync { _ = foldOnce(always: true) } }

  /// Waits until folds that are due have been done.
  public func waitUntilFolded() { folds.sync {} }

  private func foldWhileDue() {
    while foldOnce(always: false) {}
  }

  private func foldOnce(always: Bool) -> Bool {
    guard let runs = stack.withLock({ stack in stack.freeze(always: always) }) else { return false }
    let folded = PackedRun(ItemColumns.merging(runs), threads: threads)
    _ = stack.withLock { stack in
      stack.thaw(folded)
      return publish(stack)
    }
    return true
  }
}
