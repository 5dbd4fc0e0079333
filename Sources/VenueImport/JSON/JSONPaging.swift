// What a JSON text says about more of it elsewhere: services answer in pages, and a page is no release.

internal import Venues

/// The members around the records that say how many there are.
struct JSONPaging: Sendable {
  /// Whether the service says that it left records out.
  private var isCut = false
  /// How many records there are in all, as far as it is said.
  private var total: Int?
  /// A count that means all records only where there is a next page.
  private var count: Int?
  /// Whether a next page is named.
  private var hasNext = false
  /// What the service complains of.
  private var remark: String?

  /// Members in which services write about their answer; others are data.
  private static let places: Set<String> = [
    "", "data", "meta", "metadata", "page", "pageinfo", "pagination", "paging", "properties",
    "response", "result",
  ]
  private static let totals: Set<String> = [
    "numbermatched", "totalfeatures", "totalcount", "totalresults", "totalrecords", "totalitems",
    "totalelements", "nhits", "total", "recordcount",
  ]
  private static let nexts: Set<String> = [
    "next", "nexturl", "nextlink", "nextpage", "nextpagetoken", "odatanextlink", "nextcursor",
  ]
  private static let cuts: Set<String> = ["exceededtransferlimit", "hasmore", "hasnextpage"]

  /// Notes a member that is no text, no list and no record.
  mutating func note(_ word: ArraySlice<UInt8>, key: String, in container: String) {
    guard Self.isPlace(container) else { return }
    let text = String(decoding: word, as: UTF8.self)
    let key = Self.plain(key)
    if Self.cuts.contains(key), text == "true" { isCut = true }
    guard let number = Int(text) else { return }
    if Self.totals.contains(key) { total = max(total ?? 0, number) }
    if key == "count" { count = number }
  }

  /// Notes a member that is a text.
  mutating func note(text: ArraySlice<UInt8>, key: String, in container: String) {
    guard Self.isPlace(container) else { return }
    let plain = Self.plain(key)
    if Self.nexts.contains(plain), !text.isEmpty { hasNext = true }
    if plain == "remark", container.isEmpty {
      remark = String(decoding: text.prefix(200), as: UTF8.self)
    }
    // Some services write their numbers as texts.
    if Self.totals.contains(plain) { note(text, key: key, in: container) }
  }

  /// Notes the members of a record in which services write about their answer.
  mutating func note(record: [UInt8], in container: String) {
    guard case .object(let object)? = try? JSONValue.parse(record) else { return }
    note(object, in: container)
  }

  private mutating func note(_ object: JSONObject, in container: String) {
    for member in object.members {
      switch member.value {
      case .object(let inner): note(inner, in: "\(container).\(member.key)")
      case .string(let text):
        note(text: Array(text.utf8)[...], key: member.key, in: container)
      case .integer(let number):
        note(Array("\(number)".utf8)[...], key: member.key, in: container)
      case .bool(let value):
        note(Array("\(value)".utf8)[...], key: member.key, in: container)
      default: break
      }
    }
  }

  /// Notes the `links` of an answer (OGC API – Features, section 7.15.6; RFC 8288).
  mutating func note(links: [UInt8]) {
    let text = String(decoding: links.filter { $0 > 0x20 }, as: UTF8.self)
    if text.contains("\"rel\":\"next\"") { hasNext = true }
  }

  /// What there is to say where so many records were found; `nil` where they are all.
  func warning(records: Int) -> ImportWarning? {
    let all = [total, hasNext ? count : nil].compactMap(\.self).max() ?? 0
    if all > records, records > 0 || hasNext {
      let detail = "\(records.grouped) of \(all.grouped) records, as it says itself"
      return ImportWarning(.onePageOfSeveral, detail: detail)
    }
    if isCut {
      return ImportWarning(.onePageOfSeveral, detail: "it says itself that there are more records")
    }
    if hasNext, total == nil {
      return ImportWarning(.onePageOfSeveral, detail: "it names a next page")
    }
    // Overpass answers with what it has where time or memory run out.
    if let remark, remark.lowercased().contains("error") {
      return ImportWarning(.onePageOfSeveral, detail: remark.shortened)
    }
    return nil
  }

  private static func isPlace(_ container: String) -> Bool {
    container.split(separator: ".").allSatisfy { places.contains(plain(String($0))) }
  }

  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0.isLetter })
  }
}
