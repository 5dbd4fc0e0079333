// The names of columns where records are lists: beside them, or in the first of them.

enum JSONRowNames {
  /// The texts of a list that holds nothing else, of which no two are equal.
  static func header(of tape: borrowing JSONTape) -> [String] {
    guard tape.kind(tape.root) == .list else { return [] }
    var names: [String] = []
    var place = tape.first(tape.root)
    while place < tape.end(tape.root) {
      guard tape.kind(place) == .text else { return [] }
      names.append(tape.text(place))
      place = tape.next(place)
    }
    let isNumber = names.contains { Double($0) != nil }
    return isNumber || Set(names).count < names.count || names.contains("") ? [] : names
  }

  /// The names that stand beside the records: a portal's `meta.view.columns`, or `fields`, or `columns`.
  static func told(by outline: JSONOutline, _ parser: JSONParser) -> [String] {
    var names: [String] = []
    func take(_ tape: borrowing JSONTape, _ list: Int) {
      guard tape.kind(list) == .list else { return }
      var place = tape.first(list)
      while place < tape.end(list) {
        if tape.kind(place) == .text {
          names.append(tape.text(place))
        } else {
          let told = tape.text("fieldName", of: place) ?? tape.text("name", of: place)
          names.append(told ?? tape.text("id", of: place) ?? "")
        }
        place = tape.next(place)
      }
    }
    if let meta = outline.members["meta"] {
      _ = parser.parse(meta) { tape in
        if let view = tape.member("view", of: tape.root),
          let columns = tape.member("columns", of: view)
        {
          take(tape, columns)
        }
      }
    }
    for key in ["fields", "columns"] where names.isEmpty {
      if let list = outline.members[key] { _ = parser.parse(list) { take($0, $0.root) } }
    }
    return names
  }
}
