// Records that are written as lists: `[{"key": "NAME", "value": "Hill Park"}, …]`, and a position alone in a list.

extension JSONTape {
  /// What keys and their values are called.
  private static let names: [(key: StaticString, value: StaticString)] = [
    ("key", "value"), ("Key", "Value"), ("k", "v"), ("name", "value"), ("Name", "Value"),
    ("field", "value"), ("fieldName", "value"), ("attribute", "value"), ("label", "value"),
  ]
  /// What a position has.
  private static let axes: [(latitude: StaticString, longitude: StaticString)] = [
    ("latitude", "longitude"), ("lat", "lon"), ("lat", "lng"), ("lat", "long"),
  ]

  /// Whether a list of two and more records stands for one, each of whose members is a record with its key and value.
  ///
  /// No key stands there twice: `[{"name": "sport", "value": "tennis"}, {"name": "sport", "value": "padel"}]` is a list.
  func isEntries(_ list: Int) -> Bool {
    var keys: Set<String> = []
    var place = first(list)
    let end = end(list)
    while place < end {
      guard let key = entry(place)?.key, keys.insert(text(key)).inserted else { return false }
      place = next(place)
    }
    return keys.count > 1
  }

  /// The key and the value of a record that stands for a member of another one.
  func entry(_ place: Int) -> (key: Int, value: Int)? {
    for names in Self.names {
      guard let key = member(names.key, of: place), kind(key) == .text, length(key) > 0 else {
        continue
      }
      if let value = member(names.value, of: place) { return (key, value) }
    }
    return nil
  }

  /// The only record of a list, where it names the latitude and the longitude of a position.
  func onlyPosition(in list: Int) -> Int? {
    let record = first(list)
    guard record < end(list), kind(record) == .record, next(record) == end(list) else {
      return nil
    }
    let isPosition = Self.axes.contains { axes in
      member(axes.latitude, of: record) != nil && member(axes.longitude, of: record) != nil
    }
    return isPosition ? record : nil
  }
}
