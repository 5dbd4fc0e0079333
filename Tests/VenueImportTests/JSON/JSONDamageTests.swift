import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("Damaged JSON") struct JSONDamageTests {
  static func feature(_ id: String, _ more: String = "") -> String {
    #"{"type":"Feature","properties":{"id":"\#(id)"\#(more)},"geometry":{"type":"Point","coordinates":[1,2]}}"#
  }

  static func collection(_ features: String...) -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[\n\(features.joined(separator: ",\n"))\n]}"
  }

  @Test(
    "loses the record that is damaged, with its number and line, and no other",
    arguments: [
      #"{"type":"Feature" "properties":{}}"#, #"{"type":"Feature","properties":{"id":tru}}"#,
      "{\"a\":" + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "}",
      #"{"type":"Feature","properties":{"id":"c"},"geometry":{"type":"Point","coordinates":[1,2}}"#,
      #"{"type":"Feature","properties":{"id":["c"},"geometry":null}"#,
      #"{"type":"Feature","properties":{"id":"c"},"geometry":{"type":"Point","coordinates":[1,2]}"#,
      #"{"type":"Feature","properties":{"id":"c""#,
      "null", "17", #""text""#, #"{"type":"Feature","properties":{"id":"\x"},"geometry":null}"#,
    ])
  func one(damaged: String) throws {
    let text = Self.collection(Self.feature("a"), damaged, Self.feature("b"))
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.sourceID) == ["a", "b"])
    #expect(trial.part.read == 3)
    #expect(trial.part.rejections.map(\.number) == [2])
    if damaged.hasPrefix("{") {
      #expect(trial.part.rejections[0].reason.contains("line 3"))
    }
  }

  @Test("with a bracket too many loses nothing, and says so")
  func surplus() throws {
    let text = Self.collection(Self.feature("a") + "}", Self.feature("b"))
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(trial.venues.map(\.sourceID) == ["a", "b"])
    #expect(trial.part.warnings.contains { $0.detail?.contains("line 2") == true })
  }

  @Test(
    "that programs write all the same is mended, and counted",
    arguments: [
      (#","n":NaN"#, nil), (#","n":-Infinity"#, nil),
      (#","n":123456789012345678901234567890"#, "123456789012345678901234567890"),
      (#","n":1e999"#, "1e999"), (",\"n\":\"two\nlines\"", "two\nlines"),
      (#","n":1,"n":"last""#, "last"),
    ] as [(String, String?)])
  func mended(member: String, expected: String?) throws {
    let text = Self.collection(Self.feature("a"), Self.feature("b", member))
    let trial = try Trials().run(text, as: "a.geojson")
    #expect(try trial.venue("b").properties["n"] == expected.map { .string($0) })
    let count = trial.part.warnings.first { $0.kind == .literalsMended }?.count ?? 0
    #expect(count == (member.contains("last") ? 0 : 1))
  }

  @Test(
    "that breaks off is refused, since nobody knows what is missing",
    arguments: [1, 2, 3, 4, 5, 30, 60, 100, 130, 180])
  func cut(length: Int) throws {
    let text = Self.collection(Self.feature("a"), Self.feature("b"))
    let error = try Trials().failure(String(text.dropLast(length)), as: "a.geojson")
    guard case .damaged(_, let line, let reason) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(line != nil)
    #expect(reason.contains("breaks off") || reason.contains("never closed"), "\(reason)")
  }

  @Test("in one line of many loses that line alone, also the last")
  func lines() throws {
    let text = [Self.feature("a"), #"{"type":"Fea"#, Self.feature("b"), #"{"type":"#]
      .joined(separator: "\n")
    let trial = try Trials().run(text, as: "a.geojsonl")
    #expect(trial.venues.map(\.sourceID) == ["a", "b"])
    #expect(trial.part.rejections.map(\.number) == [2, 4])
  }

  @Test(
    "that is no JSON at all is refused with the line",
    arguments: [
      "[{id: 'a', lat: 1, lon: 2},\n{id: 'b', lat: 1, lon: 2}]", "{\"a\":1,\n b:2}", "[1,2",
      "[{\"a\":1]}", "{\"features\":[{}}",
    ])
  func none(text: String) throws {
    let error = try Trials().failure(text, as: "a.json")
    #expect(error.kind == .badData)
    #expect("\(error)".contains("line "), "\(error)")
  }

  @Test("nested without end is refused")
  func deep() throws {
    let text = String(repeating: "[", count: 100_000)
    #expect(try Trials().failure(text, as: "a.json").kind == .badData)
    let keys = String(repeating: #"{"a":"#, count: 100_000)
    #expect(try Trials().failure(keys, as: "a.json").kind == .badData)
  }

  @Test("never crashes or hangs, whatever is done to it", arguments: 0..<24 as Range<UInt64>)
  func fuzz(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let forms = JSONFormTests.forms + XMLSourceTests.forms
    let (_, file, text) = try #require(forms.randomElement(using: &random))
    for _ in 0..<12 {
      let damaged = Damage.any(Array(text.utf8), using: &random)
      let directory = try TemporaryDirectory()
      let path = try directory.write(Data(damaged), as: file)
      // Rows or an error; anything else ends the process.
      _ = try? Trials().run(ImportOptions(inputs: [path]))
    }
  }
}

/// Damage as files meet it.
enum Damage {
  /// Cuts, flips, splices or repeats.
  static func any(_ bytes: [UInt8], using random: inout SplitMix) -> [UInt8] {
    var damaged = bytes
    for _ in 0...Int.random(in: 0...3, using: &random) {
      guard damaged.count > 8 else { return damaged }
      let place = Int.random(in: 0..<damaged.count, using: &random)
      let length = Int.random(in: 1...min(40, damaged.count), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: damaged.removeLast(damaged.count - place)
      case 1: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: damaged.removeSubrange(place..<min(damaged.count, place + length))
      case 3:
        let from = Int.random(in: 0...damaged.count - length, using: &random)
        damaged.insert(contentsOf: Array(damaged[from..<from + length]), at: place)
      default: damaged[place] = Array("{}[]\",:\\<>&/\n\0é".utf8).randomElement(using: &random) ?? 0
      }
    }
    return damaged
  }
}
