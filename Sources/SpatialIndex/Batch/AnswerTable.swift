// Room for the answers to many questions, of which each has its own place, so that cores need not wait for each other.

/// A table with so many answers to each question.
///
/// Sendable since a question's answers are written by the one core that asks it, and read when all are done.
@safe
final class AnswerTable: @unchecked Sendable {
  /// The most answers to a question that a table has room for.
  static let widest = 16

  private let questions: Int
  private let width: Int
  private let rows: UnsafeMutableBufferPointer<Neighbor>
  private let counts: UnsafeMutableBufferPointer<Int32>

  /// Makes room for at most `width` answers to each of so many questions.
  init(_ questions: Int, width: Int) {
    precondition(width <= Self.widest, "a table this wide would mostly be air")
    self.questions = questions
    self.width = width
    unsafe rows = .allocate(capacity: questions * width)
    unsafe counts = .allocate(capacity: questions)
    unsafe counts.initialize(repeating: 0)
  }

  deinit {
    unsafe rows.deallocate()
    unsafe counts.deallocate()
  }

  /// Puts down the answers to a question, at most `width`.
  @inline(__always)
  func put(_ answers: ArraySlice<Neighbor>, to question: Int) {
    precondition(
      question >= 0 && question < questions && answers.count <= width, "answers have their place"
    )
    unsafe counts[question] = Int32(answers.count)
    var place = question &* width
    for answer in answers {
      unsafe rows[place] = answer
      place &+= 1
    }
  }

  /// All answers.
  func lists() -> NeighborLists {
    var starts = [Int](repeating: 0, count: questions + 1)
    for question in 0..<questions {
      starts[question + 1] = starts[question] + Int(unsafe counts[question])
    }
    let total = starts[questions]
    let neighbors = unsafe [Neighbor](unsafeUninitializedCapacity: total) { buffer, count in
      count = total
      guard total < questions * width else {
        if let source = unsafe rows.baseAddress {
          unsafe buffer.baseAddress?.initialize(from: source, count: total)
        }
        return
      }
      for question in 0..<questions {
        let first = question * width
        let answers = Int(unsafe counts[question])
        for index in 0..<answers {
          unsafe (buffer.baseAddress.unsafelyUnwrapped + starts[question] + index)
            .initialize(to: rows[first + index])
        }
      }
    }
    return NeighborLists(neighbors: neighbors, starts: starts)
  }
}
