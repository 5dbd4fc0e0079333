// Distinct texts and their numbers: most venues share their hours, zone, sports and source with many others.

/// Numbers distinct texts in the order in which they first come; 0 is the empty text.
struct TextNumbers {
  private(set) var texts: [String] = [""]
  private var numbers: [String: Int] = ["": 0]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    let number = texts.count
    numbers[text] = number
    texts.append(text)
    return number
  }
}
