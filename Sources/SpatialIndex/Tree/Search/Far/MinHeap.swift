// A heap with the smallest element on top.

/// A binary heap with the smallest element on top.
struct MinHeap<Element: Comparable> {
  private var elements: [Element]

  init(_ first: Element) { elements = [first] }

  mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the smallest element.
  mutating func pop() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let smallest = elements.first else { return last }
    elements[0] = last
    var parent = 0
    while 2 * parent + 1 < elements.count {
      var child = 2 * parent + 1
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[parent] else { break }
      elements.swapAt(parent, child)
      parent = child
    }
    return smallest
  }
}
