import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A release that lacks rows of parks with several courts") struct DroppedRowsTests {
  /// What becomes of the identifiers.
  enum Identifiers: CaseIterable {
    case kept, renumbered, lost, counted
  }

  /// Courts of parks that are up to 120 m long, so that many parks are several venues of one name.
  private static func rows(_ dice: inout SplitMix) -> [String] {
    var rows: [String] = []
    for park in 0..<25 {
      let latitude = 45.5 + Double(park) * 0.004
      for court in 0..<Int.random(in: 2...14, using: &dice) {
        let sport = ["tennis", "soccer", "swimming"].randomElement(using: &dice) ?? ""
        let north = latitude + Double(Int.random(in: 0...1100, using: &dice)) * 0.000001
        let east = -73.6 + Double(Int.random(in: 0...900, using: &dice)) * 0.000001
        rows.append("\(park * 100 + court),Parc \(park),\(sport),n\(rows.count)x,\(north),\(east)")
      }
    }
    return rows
  }

  private static func text(
    _ rows: [String], _ identifiers: Identifiers = .kept, _ dice: inout SplitMix
  ) -> String {
    let bare = rows.map { $0.split(separator: ",").dropFirst().joined(separator: ",") }
    let numbers = Array(5000..<5000 + rows.count).shuffled(using: &dice)
    let (head, lines): (String, [String]) =
      switch identifiers {
      case .kept: ("id,", rows)
      case .renumbered: ("id,", zip(numbers, bare).map { "\($0),\($1)" })
      case .counted: ("OBJECTID,", bare.enumerated().map { "\($0.offset + 1),\($0.element)" })
      case .lost: ("", bare)
      }
    return (["\(head)name,type,remark,lat,lon"] + lines).joined(separator: "\n") + "\n"
  }

  /// The remarks of the rows that a venue is made of, its own first.
  private func remarks(_ venue: Venue) throws -> [String] {
    var rows = [venue.properties]
    if case .array(let others)? = venue.properties["otherRows"] {
      rows += others.compactMap { if case .object(let row) = $0 { row } else { nil } }
    }
    return try rows.map { row in
      guard case .string(let remark)? = row["remark"] else {
        throw ImportError.noSuchInput(path: "\(row)")
      }
      return remark
    }
  }

  @Test(
    "keeps every venue of which a row is left, and retires those of which none is",
    arguments: 1...12 as ClosedRange<UInt64>, Identifiers.allCases)
  func dropped(seed: UInt64, identifiers: Identifiers) throws {
    var dice = SplitMix(seed: seed &* 6151)
    let rows = Self.rows(&dice)
    let trials = try Trials()
    let first = try trials.run(Self.text(rows, identifiers == .counted ? .counted : .kept, &dice))
    #expect(first.part.merged > 40 && first.venues.count > 30, "seed \(seed)")
    var next = rows.filter { _ in Int.random(in: 0..<8, using: &dice) > 0 }
    next.shuffle(using: &dice)
    let left = Set(next.map { String($0.split(separator: ",")[3]) })
    let text = Self.text(next, identifiers, &dice)
    let second = try trials.run(text)
    let now = Dictionary(uniqueKeysWithValues: second.venues.map { ($0.id, $0) })
    var beheaded = 0
    for venue in first.venues {
      let remarks = try remarks(venue)
      let kept = remarks.filter(left.contains)
      let after = try #require(now[venue.id], "seed \(seed): \(venue.id)")
      #expect(after.isRetired == kept.isEmpty, "seed \(seed): \(venue.id), \(remarks), \(kept)")
      if kept.first == remarks.first {
        #expect(after.position == venue.position && after.name == venue.name, "seed \(seed)")
      } else if !kept.isEmpty {
        beheaded += 1
        #expect(try kept.contains(self.remarks(after)[0]), "seed \(seed): \(venue.id)")
      }
    }
    #expect(beheaded > 0, "seed \(seed) says nothing of venues whose own row is gone")
    // What stood around a row that is gone may lie too far from the one that took its place.
    #expect(second.part.outcomes.added <= beheaded, "seed \(seed)")
    let again = try trials.run(Self.text(next.shuffled(using: &dice), identifiers, &dice))
    #expect(again.part.outcomes.added == 0 && again.part.outcomes.retired == 0, "seed \(seed)")
    let third = try trials.run(text)
    #expect(third.part.outcomes.added == 0 && third.part.outcomes.retired == 0, "seed \(seed)")
    #expect(try trials.run(text).part.outcomes == OutcomeTally(unchanged: third.part.written))
    // The rows come back.
    let whole = try trials.run(Self.text(rows, identifiers, &dice))
    #expect(
      Set(whole.venues.filter(\.isRetired).map(\.id)).isDisjoint(with: first.venues.map(\.id)))
  }

  @Test("that are a quarter of what made it a file of groups keeps them together")
  func fewerGroups() throws {
    let pairs = (1...3).flatMap { park in
      [
        "\(park)1,Parc \(park),tennis,45.5\(park),-73.6",
        "\(park)2,Parc \(park),soccer,45.5\(park),-73.6",
      ]
    }
    let others = (1...6).map { "9\($0),Pool \($0),swimming,45.6\($0),-73.6" }
    func text(_ rows: [String]) -> String {
      (["id,name,type,lat,lon"] + rows).joined(separator: "\n") + "\n"
    }
    let trials = try Trials()
    let first = try trials.run(text(pairs + others))
    #expect(first.part.merged == 3)
    let next = try trials.run(text(Array(pairs.dropLast(3)) + others))
    #expect(next.part.merged == 1 && next.part.outcomes.added == 0)
    #expect(try next.venue("11").sports.sorted() == ["soccer", "tennis"])
    #expect(try !next.venue("21").isRetired)
  }
}
