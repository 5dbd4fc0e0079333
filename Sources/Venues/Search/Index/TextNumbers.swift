// Distinct texts, lists and sets and their numbers: most venues share their hours, zone, sports and source with many others.

internal import SpatialIndex

/// Numbers distinct texts in the order in which they first come; 0 is the empty text.
struct TextNumbers {
  private(set) var texts: [String] = [""]
  private var numbers: [String: Int] = ["": 0]
  private var last = (text: "", number: 0)

  mutating func number(of text: String) -> Int {
    // Neighbours mostly share their texts, and comparing is quicker than hashing.
    if text == last.text { return last.number }
    let number = numbers[text] ?? add(text)
    last = (text, number)
    return number
  }

  private mutating func add(_ text: String) -> Int {
    let number = texts.count
    numbers[text] = number
    texts.append(text)
    return number
  }
}

/// Numbers distinct lists of sports in the order in which they first come; 0 is the empty list.
struct SportListNumbers {
  /// The lists as `SportList` writes them.
  private(set) var texts: [String] = [SportList.text(of: [])]
  private var numbers: [[String]: Int] = [[]: 0]

  mutating func number(of sports: [String]) -> Int {
    if let number = numbers[sports] { return number }
    let number = texts.count
    numbers[sports] = number
    texts.append(SportList.text(of: sports))
    return number
  }
}

/// Numbers distinct sets of attributes in the order in which they first come; 0 is the empty set.
struct AttributeSetNumbers {
  private(set) var sets: [AttributeSet] = [AttributeSet()]
  private var numbers: [AttributeSet: UInt32] = [AttributeSet(): 0]

  mutating func number(of set: AttributeSet) -> UInt32 {
    if set.isEmpty { return 0 }
    if let number = numbers[set] { return number }
    let number = UInt32(sets.count)
    numbers[set] = number
    sets.append(set)
    return number
  }
}
