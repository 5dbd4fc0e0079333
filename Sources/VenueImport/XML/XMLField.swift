// Elements that say in an attribute what they are: `<atributo nombre="LATITUD">40.4</atributo>`.

/// An element of a record as a column.
struct XMLField {
  /// What it is called: by its attribute where its tag says nothing.
  let name: String
  /// Whether an attribute names it.
  let isNamed: Bool
  /// Whether it may only hold such elements.
  let isHolder: Bool
  /// Its attributes but for the one that names it; the one that is its value has no name.
  let attributes: [(name: String, value: [UInt8])]

  /// Tags that say nothing of what the element holds.
  private static let plain: Set<String> = [
    "atributo", "attribute", "attr", "field", "property", "prop", "param", "parameter", "campo",
    "col", "column", "entry", "pair", "feld", "champ", "attribut", "simpledata", "metadata",
  ]
  /// Tags that hold such elements.
  private static let holders: Set<String> = [
    "atributos", "attributes", "attrs", "fields", "properties", "props", "params", "parameters",
    "campos", "columns", "entries", "felder", "champs", "attributs",
  ]
  /// Attributes that name the element.
  private static let names: Set<String> = [
    "nombre", "name", "key", "nom", "nome", "campo", "field",
  ]
  /// Attributes that hold its value.
  private static let values: Set<String> = ["value", "valor", "valeur", "wert"]

  /// Whether elements that say in an attribute what they are stand in others that repeat, which are the records then.
  static func isPart(_ path: XMLRecordPath, of paths: [XMLRecordPath]) -> Bool {
    let tags = path.path.split(separator: "/").map { $0.lowercased() }
    guard let last = tags.last, plain.contains(last) else { return false }
    return paths.contains { $0.count > 1 && path.path.hasPrefix("\($0.path)/") }
  }

  init(_ tag: String, _ attributes: [(name: String, value: [UInt8])]) {
    let lower = tag.lowercased()
    let naming = attributes.firstIndex { Self.names.contains($0.name.lowercased()) }
    if Self.plain.contains(lower), let naming, !attributes[naming].value.isEmpty {
      (isNamed, isHolder) = (true, false)
      name = String(decoding: attributes[naming].value, as: UTF8.self)
      self.attributes = attributes.indices.filter { $0 != naming }.map { index in
        let isValue = Self.values.contains(attributes[index].name.lowercased())
        return (isValue ? "" : attributes[index].name, attributes[index].value)
      }
    } else {
      (isNamed, isHolder) = (false, Self.holders.contains(lower))
      name = tag
      self.attributes = attributes
    }
  }
}
