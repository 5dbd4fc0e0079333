// The answers to many questions, in one stretch of memory.

/// The answers to many questions, in the order in which the questions were asked.
public struct NeighborLists: Sendable {
  /// All answers, those to the first question first.
  public let neighbors: [Neighbor]
  /// Where the answers to each question begin, and where the last ones end.
  private let starts: [Int]

  init(neighbors: [Neighbor], starts: [Int]) {
    self.neighbors = neighbors
    self.starts = starts
  }
}

extension NeighborLists: RandomAccessCollection {
  /// The number of the first question.
  public var startIndex: Int { 0 }
  /// How many questions there were.
  public var endIndex: Int { starts.count - 1 }

  /// The answers to a question.
  public subscript(question: Int) -> ArraySlice<Neighbor> {
    neighbors[starts[question]..<starts[question + 1]]
  }
}
