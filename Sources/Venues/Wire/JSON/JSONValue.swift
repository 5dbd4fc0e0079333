// JSON as a value that keeps what it does not understand: unknown keys survive a round trip, in their order.

/// Any JSON value.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number; always finite.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// A record.
  case object(JSONObject)
}

extension JSONValue {
  /// What kind of value this is, in the words of an error message, such as "a string".
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "a record"
    }
  }

  /// The number, whichever way it was written; `nil` for every other kind.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number without a fraction.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Makes a number with a fraction.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes a record with its members in the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}
