// How a curve looks: dashes and marks tell curves apart without their colours.

/// Colour, dashes and mark of a curve.
struct Stroke {
  let color: String
  let width: Double
  private let dashes: String
  private let mark: Int

  /// SportLink is the heavy black one; the others take turns.
  init(_ peer: String, number: Int) {
    let colors = [
      "#0072b2", "#b8500c", "#00795b", "#8a3d78", "#4d4d4d", "#5b2fa0", "#7a5c00", "#9c1f1f",
      "#3f5f8a", "#5a6b1a",
    ]
    let patterns = ["", "7 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2 1 2"]
    let isOurs = peer == "SportLink"
    color = isOurs ? "#000000" : colors[number % colors.count]
    width = isOurs ? 3 : 1.6
    dashes = isOurs ? "" : patterns[number % patterns.count]
    mark = isOurs ? 0 : 1 + number % 5
  }

  func line(_ points: [(x: Double, y: Double)]) -> String {
    let path = points.map { point in "\(rounded(point.x, 1)),\(rounded(point.y, 1))" }
      .joined(separator: " ")
    let dash = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
    return
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"\(dash)/>"
  }

  /// A disc, or a small shape that is white inside.
  func mark(_ x: Double, _ y: Double) -> String {
    let shape: [(Double, Double)]
    switch mark {
    case 0:
      return "<circle cx=\"\(rounded(x, 1))\" cy=\"\(rounded(y, 1))\" r=\"4.5\" fill=\"\(color)\"/>"
    case 1: shape = [(-4, -4), (4, -4), (4, 4), (-4, 4)]
    case 2: shape = [(0, -5), (5, 4), (-5, 4)]
    case 3: shape = [(0, -5.5), (5.5, 0), (0, 5.5), (-5.5, 0)]
    case 4: shape = [(0, 5), (5, -4), (-5, -4)]
    default:
      return
        "<circle cx=\"\(rounded(x, 1))\" cy=\"\(rounded(y, 1))\" r=\"4\" fill=\"#ffffff\" stroke=\"\(color)\" stroke-width=\"1.6\"/>"
    }
    let corners = shape.map { corner in "\(rounded(x + corner.0, 1)),\(rounded(y + corner.1, 1))" }
      .joined(separator: " ")
    return
      "<polygon points=\"\(corners)\" fill=\"#ffffff\" stroke=\"\(color)\" stroke-width=\"1.6\"/>"
  }
}
