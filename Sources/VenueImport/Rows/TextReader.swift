// Texts repeat: what one means is found out once and looked up for every other row.

internal import SQLiteStore

/// Finds out what texts mean, each distinct one once.
struct TextReader<Meaning: Sendable>: Sendable {
  private let interpret: @Sendable (String) -> Meaning
  private let empty: Meaning
  private var slots: [Int32]
  private var entries: [Entry] = []
  /// What the entries mean, beside them: where two are compared, no meaning is held on to.
  private var meanings: [Meaning] = []
  private var bytes: [UInt8] = []
  /// So that no file can be made whose texts all meet in one slot.
  private let seed = UInt64.random(in: .min ... .max)

  private struct Entry: Sendable {
    let hash: UInt64
    let start: Int
    let end: Int
  }

  /// So many texts are remembered; later ones are found out each time.
  private static var limit: Int { 1 << 16 }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - empty: What a cell without text means.
  ///   - interpret: Finds out what a text means.
  init(empty: Meaning, _ interpret: @escaping @Sendable (String) -> Meaning) {
    self.empty = empty
    self.interpret = interpret
    slots = [Int32](repeating: -1, count: Self.limit * 2)
  }

  /// What a cell means.
  mutating func read(_ cell: Cell, in batch: borrowing RecordBatch) -> Meaning {
    switch cell {
    case .absent: return empty
    case .text(let start, let end):
      return read(batch.bytes.span.extracting(Int(start)..<Int(end)))
    case .integer, .real, .boolean, .json:
      let text = Array(batch.string(cell).utf8)
      return read(text.span)
    }
  }

  /// What a text means.
  mutating func read(_ text: Span<UInt8>) -> Meaning {
    let hash = unsafe text.withUnsafeBytes { unsafe TextHash.of($0, seed: seed) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if entries[place].hash == hash, isEqual(place, text) { return meanings[place] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let meaning = interpret(String(copying: text))
    if entries.count < Self.limit {
      slots[slot] = Int32(entries.count)
      let start = bytes.count
      for index in text.indices { bytes.append(text[index]) }
      entries.append(Entry(hash: hash, start: start, end: bytes.count))
      meanings.append(meaning)
    }
    return meaning
  }

  private func isEqual(_ place: Int, _ text: Span<UInt8>) -> Bool {
    let start = entries[place].start
    guard entries[place].end - start == text.count else { return false }
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }
}

extension String {
  /// The text of bytes that are UTF-8.
  init(copying bytes: Span<UInt8>) {
    unsafe self.init(unsafeUninitializedCapacity: bytes.count) { buffer in
      for index in bytes.indices { unsafe buffer[index] = bytes[index] }
      return bytes.count
    }
  }
}
