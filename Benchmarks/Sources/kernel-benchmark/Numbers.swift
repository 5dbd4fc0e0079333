// Seeded numbers, and memory that the steps read and write.

/// SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Memory for as long as the program runs, on a line of its own.
func memory<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
  let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: max(1, elements.count * MemoryLayout<Element>.stride), alignment: 64)
  let memory = bytes.bindMemory(to: Element.self, capacity: elements.count)
  memory.initialize(from: elements, count: elements.count)
  return memory
}
