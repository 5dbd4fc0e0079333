// Sorting without memory of its own, which the standard library's stable sort asks for.

/// Introsort (Musser 1997): quicksort by the middle of three, heapsort where that goes too deep, insertion where few are left.
///
/// Equal elements may change places, so it is for elements that are equal only where nobody can tell them apart.
enum InPlaceSort {
  private static let few = 16

  /// Sorts an array in place.
  ///
  /// - Complexity: O(*n* log *n*), without allocations where the array is nobody else's.
  static func sort<Element: Comparable>(_ elements: inout [Element]) {
    let depth = 2 * (Int.bitWidth - elements.count.leadingZeroBitCount)
    var span = elements.mutableSpan
    sort(&span, 0, span.count, depth: depth)
  }

  private static func sort<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int, depth: Int
  ) {
    var (start, end, depth) = (start, end, depth)
    while end - start > few {
      guard depth > 0 else { return heapSort(&elements, start, end) }
      depth -= 1
      let cut = partition(&elements, start, end)
      // The shorter side on its own, the longer one in the next round.
      if cut - start < end - cut {
        sort(&elements, start, cut, depth: depth)
        start = cut
      } else {
        sort(&elements, cut, end, depth: depth)
        end = cut
      }
    }
    insertionSort(&elements, start, end)
  }

  /// Cuts a stretch in two, neither of them empty, with nothing in the first that is larger than anything in the second (Hoare).
  private static func partition<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int
  ) -> Int {
    let middle = start + (end - start) / 2
    order(&elements, start, middle)
    order(&elements, middle, end - 1)
    order(&elements, start, middle)
    let pivot = elements[middle]
    var (low, high) = (start, end - 1)
    while true {
      while elements[low] < pivot { low += 1 }
      while pivot < elements[high] { high -= 1 }
      if low >= high { return low }
      elements.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private static func order<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ first: Int, _ second: Int
  ) {
    if elements[second] < elements[first] { elements.swapAt(first, second) }
  }

  private static func insertionSort<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int
  ) {
    guard end - start > 1 else { return }
    for index in start + 1..<end {
      let moving = elements[index]
      var place = index
      while place > start, moving < elements[place - 1] {
        elements[place] = elements[place - 1]
        place -= 1
      }
      elements[place] = moving
    }
  }

  private static func heapSort<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int
  ) {
    for parent in stride(from: (end - start) / 2 - 1, through: 0, by: -1) {
      sink(&elements, start, parent, end - start)
    }
    for last in stride(from: end - 1, to: start, by: -1) {
      elements.swapAt(start, last)
      sink(&elements, start, 0, last - start)
    }
  }

  /// Moves an element down a heap of so many that begins at a place.
  private static func sink<Element: Comparable>(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ top: Int, _ count: Int
  ) {
    let moving = elements[start + top]
    var parent = top
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, elements[start + child] < elements[start + child + 1] { child += 1 }
      guard moving < elements[start + child] else { break }
      elements[start + parent] = elements[start + child]
      parent = child
    }
    elements[start + parent] = moving
  }
}
