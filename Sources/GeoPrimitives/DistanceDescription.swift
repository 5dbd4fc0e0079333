// Distances as people write them.

extension Distance: CustomStringConvertible {
  /// The length as people write it: `350 m`, `2.4 km`, `128 km`.
  ///
  /// Whole metres below a kilometre, one decimal below 100 kilometres, whole kilometres beyond. The decimal point is
  /// a point whatever the locale.
  public var description: String {
    let sign = meters < 0 ? "−" : ""
    let length = abs(meters)
    guard length < 1e15 else { return length.isNaN ? "unknown" : "\(sign)∞" }
    if length < 999.5 {
      let whole = Int(length.rounded())
      return whole == 0 ? "0 m" : "\(sign)\(whole) m"
    }
    let tenths = Int((length / 100).rounded())
    if tenths < 1000 { return "\(sign)\(tenths / 10).\(tenths % 10) km" }
    return "\(sign)\(Int((length / 1000).rounded())) km"
  }
}
