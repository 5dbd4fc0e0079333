// The hours columns of real municipal files: how many values are understood, and what must not be.

import Foundation
import Testing

@testable import OpeningHours

@Suite("The hours of municipal files")
struct MunicipalHoursTests {
  /// A class of a sports calendar, with its hours as a sentence and as two columns.
  private struct Slot {
    let sentence: String
    let from: String
    let to: String
  }

  @Test("Every slot of the Québec calendar is what its own columns say")
  func slots() throws {
    guard let path = SharedData.path("municipal/quebec__plateaux-sportifs_snapshot.json") else {
      return
    }
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let slots = Self.records(in: root, having: "raw_text").compactMap { record -> Slot? in
      guard let day = record["day_of_week"] as? String, let text = record["raw_text"] as? String,
        let from = record["start_time"] as? String, let to = record["end_time"] as? String
      else { return nil }
      return Slot(sentence: "\(day) \(text)", from: from, to: to)
    }
    #expect(slots.count > 200)
    for slot in slots {
      let canonical = try Schedule.parse(slot.sentence).schedule.description
      #expect(canonical.dropFirst(3) == "\(slot.from)-\(slot.to)", "\(slot.sentence)")
    }
    print("Québec: \(slots.count) of \(slots.count) slots understood")
  }

  /// File, column, the values that must be understood at least, and of how many distinct ones.
  static let files = [
    ("hongkong__basketball_geodatastore.geojson", "NSEARCH02_EN", 55),
    ("hongkong__basketball_geodatastore.geojson", "NSEARCH02_TC", 25),
    ("hongkong__all_football_fields__natural_11_a_side_list.geojson", "opening_hours", 6),
    ("berlin__klettern_spotsberlin6.gml", "OEFFZEIT", 12),
    ("cambridgema__CDD_ParkDetails.txt", "Hours", 3),
    ("galway__Parks_in_Galway_City.csv", "OPENINGHRs", 2),
  ]

  @Test(
    "Most values are understood, and only those that say so are always open", arguments: files)
  func columns(file: String, column: String, least: Int) throws {
    guard let path = SharedData.path("municipal/\(file)") else { return }
    let values = try Self.distinctValues(of: column, at: path)
    var understood = 0
    for value in values {
      guard let schedule = try? Schedule.parse(value).schedule else { continue }
      understood += 1
      let saysAlways = value.contains("24/7") || value.hasPrefix("No restricted")
      #expect((schedule.description == "24/7") == saysAlways, "\(value) is read as \(schedule)")
      #expect(!schedule.description.contains("00:00-24:00"), "\(value) is read as \(schedule)")
    }
    print("\(file): \(understood) of \(values.count) values understood, the others refused")
    #expect(understood >= least)
    for word in [
      "except", "maintenance", "G/F", "closed", "laut", "alle", "nur", "ab ", "Call", "除外", "暫停",
      "保養",
    ] {
      for value in values where value.contains(word) && !value.contains("geschlossen") {
        #expect((try? Schedule.parse(value)) == nil, "\(value)")
      }
    }
  }
}

extension MunicipalHoursTests {
  /// All objects in a JSON tree that have a key.
  static func records(in value: Any, having key: String) -> [[String: Any]] {
    if let object = value as? [String: Any] {
      return (object[key] == nil ? [] : [object])
        + object.values.flatMap { records(in: $0, having: key) }
    }
    return (value as? [Any])?.flatMap { records(in: $0, having: key) } ?? []
  }

  static func distinctValues(of column: String, at path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(filePath: path))
    let text =
      String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252) ?? ""
    var found: [String] = []
    if path.hasSuffix("json") {
      found = records(in: try JSONSerialization.jsonObject(with: data), having: column)
        .compactMap { $0[column] as? String }
    } else if path.hasSuffix("gml") {
      found = text.components(separatedBy: ":\(column)>").enumerated()
        .filter { $0.offset % 2 == 1 }.map { $0.element.components(separatedBy: "<")[0] }
    } else {
      let rows = rows(of: text)
      guard let place = rows.first?.firstIndex(of: column) else { return [] }
      found = rows.dropFirst().filter { $0.count > place }.map { $0[place] }
    }
    return Set(found).filter { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
      .sorted()
  }

  /// The cells of comma-separated rows, with quotation marks as RFC 4180 has them.
  private static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\n" where !isQuoted, "\r\n" where !isQuoted: rows.append([""])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].append(character)
      }
    }
    return rows
  }
}
