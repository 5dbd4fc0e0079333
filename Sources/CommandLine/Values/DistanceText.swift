// Lengths as people write and read them.

package import GeoPrimitives

extension Distance {
  /// Reads `800m`, `2km`, `1.5 km`, `2mi` or a bare number of metres.
  package init(text: String, option: String) throws(CommandFailure) {
    let trimmed = text.trimmingSpaces
    let number = trimmed.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let unit = trimmed[number.endIndex...].trimmingSpaces.lowercased()
    let factors = ["": 1.0, "m": 1, "km": 1000, "mi": 1609.344, "ft": 0.3048]
    guard let value = Double(number), value.isFinite, let factor = factors[unit] else {
      throw .usage("--\(option) '\(text)' is no distance; write for example 800m, 2km or 1.5mi")
    }
    guard value >= 0 else { throw .usage("--\(option) '\(text)' is negative") }
    self = .meters(value * factor)
  }
}
