// A measurement: named fields in their order, as a line of JSON and back.

import Foundation

/// What a field of a measurement holds.
enum Field: Equatable {
  case text(String)
  case number(Double)
  case count(Int)
}

/// One measurement.
struct Measurement {
  let fields: [(name: String, value: Field)]

  init(_ fields: [(String, Field)]) {
    self.fields = fields.map { name, value in (name: name, value: value) }
  }

  /// Reads a line of JSON; its fields come by name.
  init?(line: String) {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else { return nil }
    fields = object.sorted { left, right in left.key < right.key }.compactMap { name, value in
      switch value {
      case let text as String: (name: name, value: .text(text))
      case let number as NSNumber: (name: name, value: .number(number.doubleValue))
      default: nil
      }
    }
  }

  func text(_ name: String) -> String? {
    guard case .text(let text)? = self[name] else { return nil }
    return text
  }

  func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let number)?: number
    case .count(let count)?: Double(count)
    default: nil
    }
  }

  private subscript(_ name: String) -> Field? {
    fields.first { field in field.name == name }?.value
  }

  var json: String {
    let members = fields.map { field in
      let value =
        switch field.value {
        case .text(let text): Self.quoted(text)
        case .number(let number): number.isFinite ? Self.shortest(number) : "null"
        case .count(let count): String(count)
        }
      return "\(Self.quoted(field.name)):\(value)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func shortest(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}": "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
