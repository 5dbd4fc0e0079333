// An index is filled on a thread of its own while the catalogue is read on: each takes half of the time.

internal import Dispatch
internal import Synchronization
internal import Venues

/// Takes rows in the order of their ids, makes venues of them on another thread, and adds these to an index in that order.
final class IndexFilling: Sendable {
  private struct State: ~Copyable {
    var builder: VenueIndexBuilder?
    var decoder = VenueDecoder()
    var fault: IndexFault?
  }

  private let state: Mutex<State>
  /// Told beside the state, which is locked while venues are added.
  private let hasFailed = Atomic(false)
  /// Rows that are in the index, whose memory is used again.
  private let spent = Mutex<[VenueRows]>([])
  private let thread = DispatchQueue(label: "indexing")
  private let room = DispatchSemaphore(value: 0)

  /// So many batches wait at most.
  private static let waiting = 4

  /// Begins an index file.
  init(path: String) throws(IndexFault) {
    do throws(VenueIndexError) {
      state = Mutex(State(builder: try VenueIndexBuilder(path: path)))
    } catch {
      throw .index(error)
    }
    // A semaphore must not end below the value it began with, and this one may.
    for _ in 0..<Self.waiting { room.signal() }
  }

  /// Adds the venues of rows, waiting while many are on their way.
  ///
  /// - Returns: Rows to fill next; `nil` when the index can't be filled any more.
  func add(_ rows: consuming VenueRows) -> VenueRows? {
    let rows = rows
    room.wait()
    thread.async { [self] in
      let done = fill(rows)
      spent.withLock { $0.append(done) }
      room.signal()
    }
    if hasFailed.load(ordering: .relaxed) { return nil }
    return spent.withLock { $0.popLast() } ?? VenueRows()
  }

  /// Adds the venues of rows and gives the rows back.
  private func fill(_ rows: VenueRows) -> VenueRows {
    var rows = rows
    state.withLock { state in
      guard state.fault == nil else { return }
      do throws(IndexFault) {
        while rows.next() {
          let venue: Venue
          do throws(VenueStoreError) { venue = try state.decoder.venue(from: rows) } catch {
            throw .store(error)
          }
          do throws(VenueIndexError) { try state.builder?.add(venue) } catch {
            throw .index(error)
          }
        }
      } catch {
        state.fault = error
        hasFailed.store(true, ordering: .relaxed)
      }
    }
    return rows
  }

  /// Packs the index and gives the file its name, once all venues are in it.
  func finish(stamp: [UInt8]) throws(IndexFault) {
    thread.sync {}
    let builder = try state.withLock { (state) throws(IndexFault) in
      if let fault = state.fault { throw fault }
      return state.builder.take()
    }
    do throws(VenueIndexError) { try builder?.finish(stamp: stamp) } catch { throw .index(error) }
  }

  /// Ends the work; of an index that is not finished nothing is left.
  func end() {
    thread.sync {}
    state.withLock { $0.builder = nil }
  }
}

/// What stopped the building of an index: the catalogue that is read or the index that is written.
enum IndexFault: Error {
  case store(VenueStoreError)
  case index(VenueIndexError)

  /// The error of one who can do without the index file, but not without the catalogue.
  var storeError: VenueStoreError {
    switch self {
    case .store(let error): error
    case .index(let error): .database(path: "the index", reason: "\(error)")
    }
  }
}
