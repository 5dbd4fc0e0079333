import Testing
import Venues

@Suite("A collection file")
struct WireDocumentTests {
  private func read(
    _ text: String, bare: CollectionName = .venues
  ) throws -> (document: WireDocument, faults: [WireError]) {
    WireDocument.read(try JSONValue.parse(Array(text.utf8)), bare: bare)
  }

  private let two = [
    WireRecord(id: "a", object: ["nom": 1]), WireRecord(id: "b", object: ["nom": 2]),
  ]

  @Test(
    "is a record of records, a list, or either of them bare",
    arguments: [
      #"{"messages":{"a":{"nom":1},"b":{"id":"b","nom":2}}}"#,
      #"{"messages":[{"id":"a","nom":1},{"nom":2,"id":"b"}]}"#,
      #"{"a":{"nom":1},"b":{"nom":2}}"#,
      #"[{"id":"a","nom":1},{"id":"b","nom":2}]"#,
    ])
  func hasFourShapes(text: String) throws {
    let (document, faults) = try read(text, bare: .messages)
    #expect(document.collections == [WireCollection(name: .messages, records: two)])
    #expect(faults.isEmpty)
  }

  @Test("may hold several collections, and a venue whose id is that of a collection stays bare")
  func holdsSeveral() throws {
    let (document, _) = try read(#"{"utilisateurs":{"u":{}},"emplacements":[],"activites":{}}"#)
    #expect(document.collections.map(\.name) == [.users, .venues, .activities])
    let (bare, faults) = try read(#"{"messages":1}"#)
    #expect(bare.collections == [WireCollection(name: .venues, records: [])])
    #expect(
      faults == [.wrongKind(path: "emplacements/messages", found: "a number", expected: "a record")]
    )
  }

  @Test("loses no good record to a bad one")
  func keepsGoodRecords() throws {
    let text = """
      {"emplacements":[{"id":"a","nom":1},7,{"nom":3},{"id":"a"},{"id":""},{"id":[]},{"id":12},
       {"id":"b","nom":2}],"messages":"none","equipes":{},
       "activites":{"x":null,"y":{"id":"z"},"":{},"w":{"id":"w"}}}
      """
    let (document, faults) = try read(text)
    #expect(
      document.collections == [
        WireCollection(
          name: .venues, records: [two[0], WireRecord(id: "12", object: [:]), two[1]]),
        WireCollection(name: .messages, records: []),
        WireCollection(name: .activities, records: [WireRecord(id: "w", object: [:])]),
      ])
    #expect(
      faults.map(\.path) == [
        "emplacements[1]", "emplacements[2].id", "emplacements/a", "emplacements[4].id",
        "emplacements[5].id", "messages", "equipes", "activites/x", "activites/y", "activites/",
      ])
  }

  @Test("that is no list and no record is one fault")
  func refusesOthers() throws {
    let (_, faults) = try read("3")
    #expect(
      faults == [
        .wrongKind(
          path: "emplacements", found: "a number", expected: "a list or a record of records")
      ])
  }

  @Test(
    "is written as records by id and read back the same", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let collections = CollectionName.allCases.map { name in
      WireCollection(
        name: name,
        records: (0..<Int.random(in: 0...30, using: &random)).map { index in
          var object = random.object()
          object["id"] = nil
          return WireRecord(id: "\(index)", object: object)
        })
    }
    let document = WireDocument(collections: collections)
    let (back, faults) = try read(document.value.text(.indented))
    #expect(back == document && faults.isEmpty, "seed \(seed)")
  }
}
