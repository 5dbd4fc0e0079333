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

  @Test("that holds few of the venues of before is another part of the dataset")
  func part() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<16))
    let other = try trials.run(Self.rows(15..<20))
    #expect(other.part.outcomes.retired == 0)
    #expect(other.venues.allSatisfy { $0.properties["retired"] == nil })
  }

  @Test("that gives out new identifiers holds the same venues by name and place, which keep theirs")
  func renumbered() throws {
    let trials = try Trials()
    let whole = Self.rows(10..<16)
    _ = try trials.run(whole)
    let lines = whole.split(separator: "\n")
    let anew = ([lines[0]] + lines.dropFirst().map { "9" + $0 }).joined(separator: "\n") + "\n"
    let next = try trials.run(anew)
    #expect(next.part.outcomes.retired == 0 && next.part.outcomes.added == 0)
    #expect(next.part.warnings.first { $0.kind == .identifiersRenewed }?.count == 6)
    #expect(next.venues.map(\.sourceID) == (10..<16).map(String.init))
    // What the column says now is kept, and no change when it comes again.
    #expect(try next.venue("10").properties["id_2"] == "910")
    #expect(try trials.run(anew).part.outcomes.unchanged == 6)
  }

  @Test("whose column of identifiers has another name holds the same venues")
  func renamedColumn() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<20))
    let next = try trials.run(Self.rows(10..<20).replacing("id,name", with: "key,name"))
    #expect(next.part.outcomes.added == 0 && next.part.outcomes.retired == 0)
    #expect(next.venues.count == 10)
  }

  @Test("whose records changed and have no identifier holds the same venues")
  func noIdentifier() throws {
    let trials = try Trials()
    let rows = Self.rows(10..<20).replacing("id,name", with: "note,name")
    _ = try trials.run(rows)
    let next = try trials.run(rows.replacing("10,Park 10", with: "new,Park 10"))
    #expect(next.part.outcomes.changed == 1 && next.part.outcomes.unchanged == 9)
    #expect(next.part.outcomes.added == 0 && next.part.outcomes.retired == 0)
  }

  @Test("whose rows are only counted is compared by name and place first")
  func counted() throws {
    func rows(_ names: [Int]) -> String {
      let rows = names.enumerated().map { "\($0 + 1),Park \($1),soccer,45.5\($1)12,-73.6\($1)34" }
      return (["OBJECTID,name,sport,lat,lon"] + rows).joined(separator: "\n") + "\n"
    }
    let trials = try Trials()
    let first = try trials.run(rows(Array(10..<20)))
    // The first is gone, one is new, and every number stands for another venue.
    let second = try trials.run(rows(Array(11..<21)))
    #expect(second.part.outcomes.added == 1 && second.part.outcomes.retired == 1)
    #expect(second.part.outcomes.unchanged == 9 && second.part.outcomes.moved == 0)
    #expect(second.part.warnings.contains { $0.kind == .numbersReused })
    for venue in first.venues.dropFirst(0) where venue.name != "Park 10" {
      #expect(second.venues.first { $0.id == venue.id }?.name == venue.name)
    }
    #expect(second.venues.first { $0.name == "Park 10" }?.isRetired == true)
    let third = try trials.run(rows(Array(11..<21)))
    #expect(third.part.outcomes.unchanged == 10 && third.part.outcomes.retired == 0)
    #expect(third.venues == second.venues)
    let back = try trials.run(rows(Array(10..<20)))
    #expect(back.venues.count == 11)
    #expect(back.venues.first { $0.name == "Park 10" }?.isRetired == false)
  }

  @Test("that moved or renamed a counted row keeps it")
  func countedMoved() throws {
    let head = "OBJECTID,name,sport,lat,lon\n"
    let rows = (1...8).map { "\($0),Park \($0),soccer,45.5\($0),-73.6" }
    let trials = try Trials()
    _ = try trials.run(head + rows.joined(separator: "\n") + "\n")
    var next = rows
    next[2] = "3,Park 3,soccer,45.59,-73.6"
    next[4] = "5,Jardin 5,soccer,45.55,-73.6"
    let trial = try trials.run(head + next.joined(separator: "\n") + "\n")
    #expect(trial.part.outcomes.changed == 2 && trial.part.outcomes.moved == 1)
    #expect(trial.part.outcomes.added == 0 && trial.part.outcomes.retired == 0)
  }

  @Test("without a row retires nothing")
  func empty() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<13))
    let next = try trials.run(Self.rows(10..<10))
    #expect(next.part.read == 0 && next.part.outcomes.retired == 0)
    #expect(next.part.warnings.contains { $0.kind == .releaseEmpty })
  }

  @Test("that lacks more than a third retires nothing, unless a person says that it is whole")
  func fewer() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<30))
    let half = try trials.run(Self.rows(10..<18))
    #expect(half.part.outcomes.retired == 0)
    let warning = try #require(half.part.warnings.first { $0.kind == .releaseIncomplete })
    #expect(warning.detail == "12 of 20 venues of before are not in this file")
    #expect(half.report.text().contains("--retire-missing"))
    let many = try trials.run(Self.rows(10..<23))
    #expect(many.part.outcomes.retired == 0)
    let told = try trials.run(Self.rows(10..<23)) { $0.retiresMissing = true }
    #expect(told.part.outcomes.retired == 7)
    #expect(told.part.warnings.contains { $0.kind == .manyRetired })
    let few = try trials.run(Self.rows(10..<22))
    #expect(few.part.outcomes.retired == 1)
    #expect(!few.part.warnings.contains { $0.kind == .manyRetired })
  }

  @Test(
    "decides the same when it comes again",
    arguments: [(10..<40, 22..<70), (10..<40, 26..<60), (10..<40, 20..<30)])
  func sameAgain(before: Range<Int>, next: Range<Int>) throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(before))
    let first = try trials.run(Self.rows(next))
    let again = try trials.run(Self.rows(next))
    #expect(again.part.outcomes == OutcomeTally(unchanged: next.count))
    #expect(again.venues == first.venues)
    // What was retired and comes back counts too.
    let back = try trials.run(Self.rows(before))
    #expect(
      try trials.run(Self.rows(before)).part.outcomes == OutcomeTally(unchanged: before.count))
    #expect(back.part.outcomes.added == 0)
  }

  @Test("that is cut retires nothing, and says where it ends")
  func cut() throws {
    let whole = Self.rows(10..<20)
    for length in [5, 12, 20] {
      let trials = try Trials()
      _ = try trials.run(whole)
      let lines = whole.split(separator: "\n")
      let text = lines.dropLast(3).joined(separator: "\n") + "\n" + lines[8].prefix(length)
      let next = try trials.run(text)
      #expect(next.part.outcomes.retired == 0, "\(length)")
      let warning = try #require(next.part.warnings.first { $0.kind == .brokenOff })
      #expect(warning.detail == "line 9")
      #expect(next.part.warnings.contains { $0.kind == .releaseDamaged })
    }
  }

  @Test("that ends in the middle of its last cell retires nothing where much is missing")
  func cutCell() throws {
    let lines = Self.rows(10..<30).split(separator: "\n")
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<30))
    let next = try trials.run(lines.prefix(17).joined(separator: "\n").dropLast().description)
    #expect(next.part.outcomes.retired == 0)
    #expect(next.part.warnings.contains { $0.kind == .releaseDamaged })
    // A few that are missing from a file without a last line end are gone.
    let few = try trials.run(lines.prefix(20).joined(separator: "\n"))
    #expect(few.part.outcomes.retired == 1)
  }

  @Test("may end without a line end, and with short rows, like others")
  func uncut() throws {
    for end in ["19,Park 19,soccer,45.51912,-73.61934", "19,Park 19,soccer,45.51912,-73.61934,"] {
      let trials = try Trials()
      let lines = Self.rows(10..<20).split(separator: "\n").dropLast()
      let text = (["id,name,sport,lat,lon,note"] + lines.dropFirst() + [Substring(end)])
        .joined(separator: "\n")
      #expect(try !trials.run(text).part.warnings.contains { $0.kind == .brokenOff })
    }
  }

  @Test("with rejected rows does not take these for gone")
  func rejected() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<20))
    let next = try trials.run(Self.rows(10..<18, "18,Park 18,soccer,,", "19,Park 19,soccer,,"))
    #expect(next.part.outcomes.retired == 0)
    #expect(next.part.warnings.contains { $0.kind == .releaseUncertain })
  }

  @Test("of which a line is broken retires nothing under --keep-going")
  func keptGoing() throws {
    let trials = try Trials()
    _ = try trials.run(Self.rows(10..<20))
    let next = try trials.run(Self.rows(10..<18) + "18,\"Park 18,soccer,45.5,-73.6\n") {
      $0.keepsGoing = true
    }
    #expect(next.report.skipped.count == 1)
    #expect(next.venues.allSatisfy { $0.properties["retired"] == nil })
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
