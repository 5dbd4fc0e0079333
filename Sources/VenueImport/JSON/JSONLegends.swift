// What the codes of columns stand for, as Esri's `fields` say beside the records: `domain.codedValues`.

enum JSONLegends {
  /// The legends by the names of their columns.
  static func told(by outline: JSONOutline, _ parser: JSONParser) -> [String: CodeLegend] {
    guard let fields = outline.members["fields"] else { return [:] }
    var legends: [String: CodeLegend] = [:]
    _ = parser.parse(fields) { tape in
      guard tape.kind(tape.root) == .list else { return }
      var field = tape.first(tape.root)
      while field < tape.end(tape.root) {
        if tape.kind(field) == .record, let name = tape.text("name", of: field),
          let domain = tape.member("domain", of: field), tape.kind(domain) == .record,
          let values = tape.member("codedValues", of: domain), tape.kind(values) == .list
        {
          legends[name] = CodeLegend(codes(in: values, tape))
        }
        field = tape.next(field)
      }
    }
    return legends
  }

  private static func codes(
    in list: Int, _ tape: borrowing JSONTape
  ) -> [(code: String, meaning: String)] {
    var codes: [(code: String, meaning: String)] = []
    var place = tape.first(list)
    while place < tape.end(list) {
      if tape.kind(place) == .record, let code = tape.member("code", of: place),
        let meaning = tape.text("name", of: place)
      {
        switch tape.kind(code) {
        case .text: codes.append((tape.text(code), meaning))
        case .integer: codes.append((String(tape.integer(code)), meaning))
        case .record, .list, .natural, .real, .yes, .no, .null: break
        }
      }
      place = tape.next(place)
    }
    return codes
  }
}
