// Which members records have, and which column each becomes; laid out so that a member is found by where it stood before.

/// The members of the records of a file.
struct JSONSchema: Sendable {
  /// A member, at whatever depth.
  struct Node: Sendable {
    /// Its key.
    var key: Range<Int>
    /// Its members.
    var children: Range<Int> = 0..<0
    /// Its column, or -1.
    var column = -1
    /// The column that has all positions where it names several, or -1.
    var allColumn = -1
    /// Whether it says nothing or is read apart.
    var isIgnored = false
    /// Whether it is the geometry of the record.
    var isGeometry = false
    /// The names that lead to it, joined by points.
    var path = ""
  }

  /// The members; the first stands for the record itself.
  var nodes: [Node] = []
  /// Their keys.
  var keys: [UInt8] = []
  /// The names of the columns.
  var columns: [String] = []
  let form: JSONForm
  /// The column for what an object of records has as its key, or -1.
  var keyColumn = -1
  /// The column for members that have none, or -1.
  var spreadColumn = -1
  /// Whether records have geometries.
  var hasGeometry = false

  /// The member of a node that has a key, or -1; `guess` is where it is looked for first.
  func child(
    of node: Int, _ tape: borrowing JSONTape, key: Int, guess: inout Int
  ) -> Int {
    let children = nodes[node].children
    if guess < children.count {
      let index = children.lowerBound + guess
      if tape.isText(key, keys, nodes[index].key) {
        guess += 1
        return index
      }
    }
    for index in children where tape.isText(key, keys, nodes[index].key) {
      guess = index - children.lowerBound + 1
      return index
    }
    return -1
  }
}
