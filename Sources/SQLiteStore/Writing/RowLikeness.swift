// Whether two texts of a row say the same in another order: a file with its columns rearranged is no news.

internal import Venues

enum RowLikeness {
  /// Whether both lists of sports name the same ones.
  static func sameSports(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Bool {
    guard case .array(let first)? = parsed(old), case .array(let second)? = parsed(new) else {
      return false
    }
    return first.count == second.count && Set(first) == Set(second)
  }

  /// Whether both records have the same members, whatever their order.
  static func sameMembers(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Bool {
    // Members in another order have the same length; most changes do not.
    guard old.count == new.count, let first = parsed(old), let second = parsed(new) else {
      return false
    }
    return same(first, second)
  }

  private static func same(_ one: JSONValue, _ other: JSONValue) -> Bool {
    switch (one, other) {
    case (.object(let first), .object(let second)):
      guard first.members.count == second.members.count else { return false }
      var values: [String: JSONValue] = [:]
      for member in second.members { values[member.key] = member.value }
      return first.members.allSatisfy { member in
        values[member.key].map { same(member.value, $0) } ?? false
      }
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { same($0, $1) }
    default: return one == other
    }
  }

  private static func parsed(_ bytes: Span<UInt8>) -> JSONValue? {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    return try? JSONValue.parse(copy)
  }
}
