// Values as people write them: positions, distances, durations, numbers.

import GeoPrimitives
import Testing

@testable import CommandLine

@Suite("A value on the command line")
struct ValuesTests {
  @Test("is a position", arguments: ["45.5,-73.6", " 45.5 , -73.6 ", "+45.5,-7.36e1"])
  func position(text: String) throws {
    let position = try Position(text: text, option: "near")
    #expect(position.latitude == 45.5 && position.longitude == -73.6)
  }

  @Test(
    "is no position",
    arguments: [
      "", "45.5", "45.5;-73.6", "45,5,-73,6", "north,west", "nan,0", "0,inf", "91,0", "0,181",
    ])
  func noPosition(text: String) {
    #expect(throws: CommandFailure.self) { try Position(text: text, option: "near") }
  }

  @Test("hints at a swapped position")
  func swapped() {
    let failure = #expect(throws: CommandFailure.self) {
      try Position(text: "-103.6,45.5", option: "near")
    }
    #expect(failure?.message.contains("did you mean 45.5,-103.6?") == true)
    #expect(failure?.status == .wrongUsage)
  }

  @Test(
    "is a distance",
    arguments: [
      ("800m", 800), ("2km", 2000), ("1.5 km", 1500), ("1mi", 1609.344), ("250", 250), ("0", 0),
    ])
  func distance(text: String, meters: Double) throws {
    #expect(try Distance(text: text, option: "within").meters == meters)
  }

  @Test("is no distance", arguments: ["", "km", "-1km", "2 parsecs", "1e999", "2kmm"])
  func noDistance(text: String) {
    #expect(throws: CommandFailure.self) { try Distance(text: text, option: "within") }
  }

  @Test(
    "is a duration",
    arguments: [
      ("90m", 5400), ("1h30m", 5400), ("1h30", 5400), ("PT1H30M", 5400), ("2h", 7200),
      ("1:30", 5400),
      ("P1DT2H", 93_600), ("0m", 0), ("PT45S", 45),
    ])
  func duration(text: String, seconds: Int) {
    #expect(PlayTime(text: text)?.seconds == seconds)
  }

  @Test(
    "is no duration",
    arguments: [
      "", "P", "PT", "m", "30", "1h90", "30m1h", "1h1h", "99999999h", "8D", "-1h", "1:75", "1.5h",
    ])
  func noDuration(text: String) {
    #expect(PlayTime(text: text) == nil)
  }

  @Test(
    "is printed with decimals",
    arguments: [
      (1.005, 2, "1.00"), (2.5, 0, "3"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"), (0.999, 2, "1.00"),
      (12, 3, "12.000"),
    ])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test(
    "is printed with its thousands apart",
    arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouped(value: Int, text: String) {
    #expect(NumberText.grouped(value) == text)
  }
}
