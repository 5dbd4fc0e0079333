// `--join FILE[:KEY=KEY]`: positions that another file holds.

/// What a person says about a file to join.
package struct JoinRequest: Hashable, Sendable {
  /// The file with the positions.
  package let path: String
  /// The columns that hold the same key, in the file that is imported and in the other; `nil` finds them.
  package let key: Key?

  /// Two columns with the same key.
  package struct Key: Hashable, Sendable {
    /// The column of the file that is imported.
    package let own: String
    /// The column of the file with the positions.
    package let other: String
  }

  /// Reads a request; what follows the last colon counts as a key where it holds an `=`.
  ///
  /// - Throws: `ImportError.joinImpossible` for an empty path or half a key.
  package init(_ text: String) throws(ImportError) {
    guard let colon = text.lastIndex(of: ":"), text[colon...].contains("=") else {
      path = text
      key = nil
      if text.isEmpty { throw .joinImpossible(path: text, reason: "--join names no file") }
      return
    }
    path = String(text[..<colon])
    let sides = text[text.index(after: colon)...].split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0).trimmed }
    guard !path.isEmpty, sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else {
      throw .joinImpossible(path: path, reason: "a key is written FILE:COLUMN=COLUMN")
    }
    key = Key(own: sides[0], other: sides[1])
  }
}
