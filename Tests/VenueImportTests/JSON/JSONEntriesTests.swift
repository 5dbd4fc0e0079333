import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("JSON records that are lists of keys and values") struct JSONEntriesTests {
  @Test(
    "have the keys as their columns",
    arguments: [("key", "value"), ("name", "value"), ("k", "v")])
  func entries(key: String, value: String) throws {
    func record(_ id: Int) -> String {
      """
      {"place":{"type":"Spot","at":[{"latitude":"52.\(id)","longitude":"21.\(id)"}]},
      "properties":[{"\(value)":"\(id)","\(key)":"id"},{"\(value)":"Plac \(id)","\(key)":"nazwa"},
      {"\(key)":"sport","\(value)":"tennis"}]}
      """
    }
    let text = "{\"result\":{\"list\":[\((1...5).map(record).joined(separator: ","))]}}"
    let trial = try Trials().run(text, as: "warszawa.json")
    #expect(trial.venues.map(\.name).sorted() == (1...5).map { "Plac \($0)" })
    #expect(trial.venues.allSatisfy { $0.sports == ["tennis"] })
    let third = try trial.venue("3")
    #expect(third.position.latitude == 52.3 && third.position.longitude == 21.3)
    // The record names its axes: nothing is swapped.
    let kinds = Set(trial.part.warnings.map(\.kind))
    #expect(kinds.isDisjoint(with: [.axesSwapped, .hemisphereMended, .nameMadeUp]))
  }

  @Test("keep their own name before the keys where it says something")
  func nested() throws {
    let text = """
      [{"id":1,"lat":45.5,"lon":-73.5,"name":"Ash","extra":[{"key":"lit","value":"yes"},{"key":"a","value":1}]},
      {"id":2,"lat":45.6,"lon":-73.6,"name":"Elm","extra":[{"key":"lit","value":"no"},{"key":"b","value":2}]}]
      """
    let trial = try Trials().run(text, as: "a.json")
    #expect(trial.venues.map(\.name).sorted() == ["Ash", "Elm"])
    #expect(try trial.venue("1").properties["extra.a"] != nil)
  }

  @Test("are lists where a key stands twice")
  func repeated() throws {
    let text = """
      [{"id":1,"lat":45.5,"lon":-73.5,"name":"Ash","sports":[{"name":"s","value":"tennis"},{"name":"s","value":"basketball"}]},
      {"id":2,"lat":45.6,"lon":-73.6,"name":"Elm","sports":[{"name":"s","value":"soccer"},{"name":"s","value":"basketball"}]}]
      """
    let trial = try Trials().run(text, as: "a.json")
    #expect(try trial.venue("1").sports.sorted() == ["basketball", "tennis"])
  }
}
