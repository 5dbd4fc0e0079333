// An index is filled on a thread of its own while the catalogue is read on: each takes half of the time.

internal import Dispatch
internal import Synchronization
internal import Venues

/// Takes venues in the order of their ids and adds them to an index in that order, on another thread.
final class IndexFilling: Sendable {
  private struct State: ~Copyable {
    var builder: VenueIndexBuilder?
    var fault: VenueIndexError?
  }

  private let state: Mutex<State>
  /// Told beside the state, which is locked while venues are added.
  private let hasFailed = Atomic(false)
  /// Venues that are in the index, for whoever made them to let go of: memory that another thread frees is found again
  /// slowly.
  private let spent = Mutex<[[Venue]]>([])
  private let thread = DispatchQueue(label: "indexing")
  private let room = DispatchSemaphore(value: 0)

  /// So many venues go over at once.
  static let batch = 512
  /// So many batches wait at most.
  private static let waiting = 4

  /// Begins an index file.
  init(path: String) throws(VenueIndexError) {
    state = Mutex(State(builder: try VenueIndexBuilder(path: path)))
    // A semaphore must not end below the value it began with, and this one may.
    for _ in 0..<Self.waiting { room.signal() }
  }

  /// Adds venues, waiting while many are on their way; `false` when the index can't be written any more.
  func add(_ venues: [Venue]) -> Bool {
    room.wait()
    spent.withLock { $0 = [] }
    thread.async { [self] in
      state.withLock { state in
        do throws(VenueIndexError) {
          guard state.fault == nil else { return }
          for index in venues.indices { try state.builder?.add(venues[index]) }
        } catch {
          state.fault = error
          hasFailed.store(true, ordering: .relaxed)
        }
      }
      spent.withLock { $0.append(venues) }
      room.signal()
    }
    return !hasFailed.load(ordering: .relaxed)
  }

  /// Packs the index and gives the file its name, once all venues are in it.
  func finish(stamp: [UInt8]) throws(VenueIndexError) {
    thread.sync {}
    let builder = try state.withLock { (state) throws(VenueIndexError) in
      if let fault = state.fault { throw fault }
      return state.builder.take()
    }
    try builder?.finish(stamp: stamp)
  }

  /// Ends the work; of an index that is not finished nothing is left.
  func end() {
    thread.sync {}
    state.withLock { $0.builder = nil }
  }
}
