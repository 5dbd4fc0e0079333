// The reference system of JSON: a `crs` member wherever it stands, Esri's `spatialReference`, WKT in each record, or the rule of RFC 7946.

enum JSONReferenceSystem {
  /// The system of a container's geometries, as `EPSG:N` or WKT.
  static func find(in outline: JSONOutline, _ form: JSONForm, _ learnt: JSONLearning) -> String? {
    if let crs = outline.members["crs"] ?? outline.texts["crs"].map({ Array("\"\($0)\"".utf8) }) {
      let head = Array("{\"crs\":".utf8) + crs + Array("}".utf8)
      if let code = LegacyReferenceSystem.find(in: head) { return code }
      let name = String(decoding: crs, as: UTF8.self).uppercased()
      if name.contains("CRS84") || name.contains("WGS84") { return "EPSG:4326" }
    }
    if let esri = outline.members["spatialReference"] {
      return code(inEsri: String(decoding: esri, as: UTF8.self))
    }
    switch form {
    case .features where outline.members["crs"] == nil && outline.texts["crs"] == nil:
      return "EPSG:4326"
    case .elements: return "EPSG:4326"
    case .features, .attributes, .fields, .rows, .plain: return learnt.recordSystem
    }
  }

  /// The system that a record names for its own geometry.
  static func named(by tape: borrowing JSONTape) -> String? {
    guard tape.kind(tape.root) == .record else { return nil }
    if let geometry = tape.member("geometry", of: tape.root),
      let system = tape.member("spatialReference", of: geometry)
    {
      var text: [UInt8] = []
      tape.appendJSON(system, to: &text)
      return code(inEsri: String(decoding: text, as: UTF8.self))
    }
    var place = tape.first(tape.root)
    while place < tape.end(tape.root) {
      let key = tape.text(place).lowercased()
      if key.contains("crs") || key.contains("srs") || key.contains("srid"),
        tape.kind(place + 1) == .text
      {
        let text = tape.text(place + 1)
        if let code = code(inWellKnownText: text) { return code }
      }
      place = tape.next(place + 1)
    }
    return nil
  }

  /// The code of Esri's record, the newer one first.
  private static func code(inEsri text: String) -> String? {
    for key in ["\"latestWkid\":", "\"wkid\":"] {
      guard let place = Array(text.utf8)[...].place(of: key) else { continue }
      let rest = text.utf8.dropFirst(place + key.utf8.count)
      let digits = String(
        decoding: rest.drop { $0 == 0x20 }.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
      guard let number = Int(digits) else { continue }
      return LegacyReferenceSystem.named(byEsri: number)
    }
    return nil
  }

  /// The code that well-known text ends with, the text itself where it has none, or a code as such.
  private static func code(inWellKnownText text: String) -> String? {
    let trimmed = text.trimmed
    let upper = trimmed.uppercased()
    if upper.hasPrefix("EPSG:"), Int(upper.dropFirst(5)) != nil { return upper }
    // What well-known text says about itself stands at its end.
    if let last = upper.split(separator: "AUTHORITY[\"EPSG\",\"").last, last.hasSuffix("\"]]") {
      let code = last.dropLast(3)
      if !code.isEmpty, code.allSatisfy(\.isNumber) { return "EPSG:\(code)" }
    }
    let isText = ["GEOGCS[", "PROJCS[", "GEOGCRS[", "PROJCRS["].contains { upper.hasPrefix($0) }
    return isText ? trimmed : nil
  }
}
