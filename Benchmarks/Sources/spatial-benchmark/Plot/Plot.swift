// Latency against the number of points, both axes logarithmic, every curve named at its end.

import Foundation

/// A plot as SVG.
struct Plot {
  private static let width = 960.0
  private static let height = 600.0
  /// The field within which curves lie.
  private static let field = (left: 84.0, right: 720.0, top: 64.0, bottom: 536.0)

  private let title: String
  private let curves: [Curve]
  private let x: LogScale
  private let y: LogScale

  /// Nothing if there is no measurement of a search for the nearest.
  init?(_ measurements: [Measurement]) {
    guard let (set, count, curves) = Curve.all(measurements) else { return nil }
    let what = count == 1 ? "Nearest point" : "\(count) nearest points"
    title = "\(what), data set \(set): mean time a query"
    self.curves = curves
    let points = curves.flatMap(\.points)
    let field = Self.field
    x = LogScale(points.map(\.n), from: field.left, to: field.right)
    y = LogScale(points.map(\.microseconds), from: field.bottom, to: field.top)
  }

  var svg: String {
    ([
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" \
      font-family="Helvetica, Arial, sans-serif" font-size="14" fill="#000000">
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      text(Self.field.left, 34, title, "start", "font-size=\"19\" font-weight=\"bold\""),
    ] + axes + drawn + labels + ["</svg>", ""]).joined(separator: "\n")
  }

  private func text(
    _ x: Double, _ y: Double, _ text: String, _ anchor: String, _ more: String = ""
  ) -> String {
    let escaped = text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      default: String(character)
      }
    }.joined()
    return
      "<text x=\"\(rounded(x, 1))\" y=\"\(rounded(y, 1))\" text-anchor=\"\(anchor)\" \(more)>\(escaped)</text>"
  }

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), _ color: String, _ width: Double
  ) -> String {
    """
    <line x1="\(rounded(from.0, 1))" y1="\(rounded(from.1, 1))" x2="\(rounded(to.0, 1))" \
    y2="\(rounded(to.1, 1))" stroke="\(color)" stroke-width="\(width)"/>
    """
  }
}

extension Plot {
  private var axes: [String] {
    let field = Self.field
    var parts: [String] = []
    for value in x.between {
      let place = x.pixel(value)
      parts.append(line((place, field.bottom), (place, field.bottom - 5), "#808080", 1))
    }
    for value in y.between {
      let place = y.pixel(value)
      parts.append(line((field.left, place), (field.left + 5, place), "#808080", 1))
    }
    for exponent in x.decades {
      let place = x.pixel(pow(10, Double(exponent)))
      parts.append(line((place, field.top), (place, field.bottom), "#dddddd", 1))
      parts.append(text(place, field.bottom + 22, Self.power(exponent), "middle"))
    }
    for exponent in y.decades {
      let place = y.pixel(pow(10, Double(exponent)))
      parts.append(line((field.left, place), (field.right, place), "#dddddd", 1))
      parts.append(text(field.left - 10, place + 5, Self.plain(exponent), "end"))
    }
    let middle = (field.left + field.right) / 2
    parts.append(line((field.left, field.bottom), (field.right, field.bottom), "#000000", 1.2))
    parts.append(line((field.left, field.top), (field.left, field.bottom), "#000000", 1.2))
    parts.append(text(middle, field.bottom + 48, "points in the index", "middle"))
    let turn = "transform=\"rotate(-90 24 \((field.top + field.bottom) / 2))\""
    parts.append(text(24, (field.top + field.bottom) / 2, "microseconds a query", "middle", turn))
    return parts
  }

  /// Curves with SportLink's on top.
  private var drawn: [String] {
    let numbered = Array(curves.enumerated())
    let ours = numbered.filter { curve in curve.element.peer == "SportLink" }
    let others = numbered.filter { curve in curve.element.peer != "SportLink" }
    return (others + ours).flatMap { number, curve in
      let stroke = Stroke(curve.peer, number: number)
      let points = curve.points.map { point in
        (x: x.pixel(point.n), y: y.pixel(point.microseconds))
      }
      return [stroke.line(points)] + points.map { point in stroke.mark(point.x, point.y) }
    }
  }

  /// Names and last figures beside the ends of curves, moved apart where they would lie on each other.
  private var labels: [String] {
    let space = 19.0
    let ends = curves.enumerated().compactMap { number, curve in
      curve.points.last.map { end in
        (
          number: number, curve: curve, x: x.pixel(end.n), y: y.pixel(end.microseconds),
          figure: Self.figure(end.microseconds)
        )
      }
    }.sorted { left, right in left.y < right.y }
    var places: [Double] = []
    for end in ends { places.append(max(end.y, (places.last ?? -.infinity) + space)) }
    // Push back up what has left the field below.
    var limit = Self.field.bottom
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - space
    }
    return zip(ends, places).flatMap { end, place in
      let stroke = Stroke(end.curve.peer, number: end.number)
      let weight = end.curve.peer == "SportLink" ? "font-weight=\"bold\"" : ""
      let left = Self.field.right + 34
      return [
        line((end.x + 7, end.y), (left - 5, place), stroke.color, 0.7),
        text(
          left, place + 5, "\(end.curve.label)  \(end.figure)", "start",
          "fill=\"\(stroke.color)\" \(weight)"),
      ]
    }
  }

  private static func figure(_ microseconds: Double) -> String {
    microseconds < 10 ? "\(rounded(microseconds, 1))" : "\(Int(microseconds.rounded()))"
  }

  private static func power(_ exponent: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let raised = String(abs(exponent)).compactMap { digit in
      digit.wholeNumberValue.map { value in digits[value] }
    }
    return "10" + (exponent < 0 ? "⁻" : "") + String(raised)
  }

  private static func plain(_ exponent: Int) -> String {
    exponent >= 0
      ? "1" + String(repeating: "0", count: exponent)
      : "0." + String(repeating: "0", count: -exponent - 1) + "1"
  }
}
