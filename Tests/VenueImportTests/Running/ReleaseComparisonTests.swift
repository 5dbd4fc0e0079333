import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("The next release of a dataset") struct ReleaseComparisonTests {
  static func rows(_ numbers: Range<Int>, _ extra: String...) -> String {
    let rows = numbers.map { "\($0),Park \($0),soccer,45.5\($0)12,-73.6\($0)34" }
    return (["id,name,sport,lat,lon"] + rows + extra).joined(separator: "\n") + "\n"
  }

  @Test("tells what is gone, keeps it marked, and takes it back when it returns")
  func gone() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<16))
    let next = try trials.run(Self.rows(12..<18))
    #expect(next.part.outcomes.retired == 2)
    #expect(next.part.outcomes.added == 2)
    #expect(next.venues.count == 8)
    #expect(try next.venue("10").properties["retired"] == .bool(true))
    #expect(next.report.text().contains("2 venues of before"))
    let again = try trials.run(Self.rows(12..<18))
    #expect(again.part.outcomes.retired == 0 && again.part.outcomes.changed == 0)
    let back = try trials.run(Self.rows(10..<18))
    #expect(try back.venue("10").properties["retired"] == nil)
    #expect(back.part.outcomes.changed == 2)
  }

  @Test("that holds less than half of the venues of before is another part of the dataset")
  func part() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<16))
    let other = try trials.run(Self.rows(15..<20))
    #expect(other.part.outcomes.retired == 0)
    #expect(other.venues.allSatisfy { $0.properties["retired"] == nil })
  }

  @Test("tells what moved far, and retires nothing of other datasets")
  func moved() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<14), as: "other.csv")
    _ = try trials.run(Self.rows(10..<14, "x,Oak,golf,45.501,-73.601", "y,Elm,golf,45.501,-73.701"))
    let next = try trials.run(
      Self.rows(10..<14, "x,Oak,golf,45.503,-73.601", "y,Elm,golf,45.5015,-73.701"))
    #expect(next.part.outcomes.moved == 1)
    #expect(next.part.outcomes.changed == 2)
    #expect(next.part.outcomes.retired == 0)
    #expect(next.venues.allSatisfy { $0.properties["retired"] == nil })
  }

  @Test("that is only rehearsed marks nothing")
  func rehearsed() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<16))
    let next = try trials.run(Self.rows(11..<16)) { $0.isRehearsal = true }
    #expect(next.part.outcomes.retired == 1)
    #expect(try trials.venues().allSatisfy { $0.properties["retired"] == nil })
  }
}
