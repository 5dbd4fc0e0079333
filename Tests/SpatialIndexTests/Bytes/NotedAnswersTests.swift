// Two lists in one array against two lists.

import Testing

@testable import SpatialIndex

@Suite("Notes and answers in one array")
struct NotedAnswersTests {
  private struct Note: BitwiseCopyable, Equatable {
    let a: UInt64
    let b: UInt32
  }

  @Test("stay apart whatever is done with them", arguments: Array(1...20) as [UInt64])
  func histories(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func neighbor() -> Neighbor {
      Neighbor(item: Int.random(in: 0..<1000, using: &generator), meters: 1)
    }
    var notes: [Note] = []
    var answers = (0..<Int(seed % 4)).map { _ in neighbor() }
    var lists = NotedAnswers<Note>(in: answers, notes: Int(seed % 3) * 5)
    for step in 0..<600 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...3:
        let note = Note(a: generator.next(), b: UInt32(step))
        lists.appendNote(note)
        notes.append(note)
      case 4 where !notes.isEmpty:
        lists.removeLastNote()
        notes.removeLast()
      case 5 where !notes.isEmpty:
        let place = Int.random(in: 0..<notes.count, using: &generator)
        notes[place] = Note(a: 7, b: UInt32(step))
        lists.setNote(place, to: notes[place])
      case 6...8:
        answers.append(neighbor())
        lists.append(answers[answers.count - 1])
      case 9:
        let place = Int.random(in: 0...answers.count, using: &generator)
        answers.insert(neighbor(), at: place)
        lists.insert(answers[place], at: place)
      case 10 where !answers.isEmpty:
        answers.removeLast()
        lists.removeLast()
      case 11 where step % 50 == 0:
        answers.reverse()
        lists.reverse()
      default: break
      }
      #expect(lists.count == answers.count && lists.noteCount == notes.count, "seed \(seed)")
    }
    #expect((0..<notes.count).map { lists.note($0) } == notes, "seed \(seed)")
    #expect((0..<answers.count).map { lists[$0] } == answers, "seed \(seed)")
    #expect(lists.takeAnswers() == answers, "seed \(seed)")
    lists.append(Neighbor(item: 1, meters: 2))
    lists.appendNote(Note(a: 1, b: 2))
    lists.removeAll()
    #expect(lists.count == 0 && lists.noteCount == 0 && lists.takeAnswers().isEmpty)
  }

  @Test("hand the nearest subtree out first", arguments: Array(1...10) as [UInt64])
  func queue(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lists = NotedAnswers<FarSubtree>(in: [])
    var waiting: [Double] = []
    for step in 0..<500 {
      if Int.random(in: 0..<5, using: &generator) < 3 {
        let meters = Double(Int.random(in: 0..<50, using: &generator))
        lists.push(FarSubtree(meters: meters, level: step % 9, node: step))
        waiting.append(meters)
      } else {
        let next = lists.pop()
        #expect(next?.meters == waiting.min(), "seed \(seed), step \(step)")
        #expect(next.map { $0.node % 9 == $0.level } ?? true)
        if let next, let place = waiting.firstIndex(of: next.meters) { waiting.remove(at: place) }
      }
    }
  }
}
