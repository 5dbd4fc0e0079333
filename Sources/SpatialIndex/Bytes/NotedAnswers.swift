// Two lists in the array that will hold the answers: what a search notes on its way, and what it has found so far.

/// Notes of at most sixteen bytes each, and behind them neighbors, in the memory of one array.
///
/// A search whose array has grown once allocates nothing. Where notes need more room it is doubled, and the neighbors move up.
@safe
struct NotedAnswers<Note: BitwiseCopyable> {
  /// Neighbors from `room` on; what stands before are notes, or nothing.
  private var memory: [Neighbor]
  private var room = 0
  private(set) var noteCount = 0

  /// Takes over an array whose neighbors are the first answers.
  ///
  /// The room for notes and for answers is only what it begins with.
  init(in memory: consuming [Neighbor], notes: Int = 0, answers: Int = 0) {
    precondition(
      MemoryLayout<Note>.stride <= MemoryLayout<Neighbor>.stride
        && MemoryLayout<Note>.alignment <= MemoryLayout<Neighbor>.alignment,
      "a note has the room of a neighbor")
    self.memory = consume memory
    let expected = self.memory.count + notes + answers
    if self.memory.capacity < expected { self.memory.reserveCapacity(expected) }
    if notes > 0 { makeRoom(notes) }
  }

  /// How many neighbors there are.
  @inline(__always)
  var count: Int { memory.count &- room }

  @inline(__always)
  subscript(index: Int) -> Neighbor {
    get { memory[room &+ index] }
    set { memory[room &+ index] = newValue }
  }

  @inline(__always)
  mutating func append(_ answer: Neighbor) { memory.append(answer) }

  mutating func insert(_ answer: Neighbor, at index: Int) {
    memory.insert(answer, at: room &+ index)
  }

  mutating func removeLast() {
    precondition(count > 0, "an answer to remove")
    memory.removeLast()
  }

  /// Forgets neighbors and notes.
  mutating func removeAll() {
    memory.removeLast(count)
    noteCount = 0
  }

  /// Turns the order of the neighbors around, in place: reversing a slice would copy it.
  mutating func reverse() {
    var low = room
    var high = memory.count - 1
    while low < high {
      memory.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// The neighbors, in the array that was handed over; good for once.
  mutating func takeAnswers() -> [Neighbor] {
    var answers: [Neighbor] = []
    swap(&answers, &memory)
    if room > 0 { answers.removeFirst(room) }
    room = 0
    noteCount = 0
    return answers
  }
}

// MARK: - Notes

extension NotedAnswers {
  @inline(__always)
  func note(_ index: Int) -> Note {
    precondition(index >= 0 && index < noteCount, "a note beyond the last")
    return unsafe memory.withUnsafeBytes { bytes in
      unsafe bytes.load(fromByteOffset: index &* MemoryLayout<Neighbor>.stride, as: Note.self)
    }
  }

  @inline(__always)
  mutating func setNote(_ index: Int, to note: Note) {
    precondition(index >= 0 && index < noteCount, "a note beyond the last")
    unsafe memory.withUnsafeMutableBytes { bytes in
      unsafe bytes.storeBytes(
        of: note, toByteOffset: index &* MemoryLayout<Neighbor>.stride, as: Note.self)
    }
  }

  @inline(__always)
  mutating func appendNote(_ note: Note) {
    if noteCount == room { makeRoom(max(16, room)) }
    noteCount &+= 1
    setNote(noteCount &- 1, to: note)
  }

  @inline(__always)
  mutating func removeLastNote() {
    precondition(noteCount > 0, "a note to remove")
    noteCount &-= 1
  }

  mutating func removeNotes() { noteCount = 0 }

  @inline(never)
  private mutating func makeRoom(_ more: Int) {
    let end = memory.count
    memory.append(contentsOf: repeatElement(Neighbor(item: 0, meters: 0), count: more))
    for index in stride(from: end - 1, through: room, by: -1) {
      memory[index + more] = memory[index]
    }
    room += more
  }
}
