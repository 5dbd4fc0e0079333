// A value that stays where it is and is read without counting references.

/// Keeps a value at one place in memory for as long as this object lives.
///
/// Sendable since the value never changes.
@safe
final class ValueHome<Value: Sendable>: @unchecked Sendable {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: value)
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// The value for reading, good as long as this object lives.
  var lent: LentValue<Value> { unsafe LentValue(place: UnsafePointer(place)) }
}

/// A value that something else keeps alive.
///
/// Sendable since the value never changes and whoever lends it outlives every search (`PackedTree`, `MappedTree`).
@safe
struct LentValue<Value: Sendable>: @unchecked Sendable {
  private let place: UnsafePointer<Value>

  @unsafe
  fileprivate init(place: UnsafePointer<Value>) { unsafe self.place = unsafe place }

  @inline(__always)
  var value: Value { _read { yield unsafe place.pointee } }
}
