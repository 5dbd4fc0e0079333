// A map of what came in, drawn as SVG: one dot a venue, north up, the box around nearly all of them.

internal import GeoPrimitives

/// Dots on a plain map.
struct ReportMap {
  private let dots: [(x: Double, y: Double, kind: DotKind)]
  private let height: Double
  private let outside: Int

  private static let width = 900.0
  private static let margin = 10.0

  /// Lays out positions; `nil` where there are none.
  ///
  /// Positions far outside the box around the middle nineteen in twenty are counted, not drawn.
  init?(_ all: [(position: Position, kind: DotKind)]) {
    guard !all.isEmpty else { return nil }
    let (west, east) = Self.range(all.map(\.position.longitude))
    let (south, north) = Self.range(all.map(\.position.latitude))
    // A degree of longitude is as long as the cosine of the latitude; a parabola is near enough for a picture.
    let middle = (south + north) / 2 / 90
    let shrink = max(0.05, 1 - 1.2 * middle * middle + 0.2 * middle * middle * middle * middle)
    let scale = (Self.width - 2 * Self.margin) / ((east - west) * shrink)
    height = min(1400, max(200, (north - south) * scale + 2 * Self.margin))
    let inside = all.filter {
      (west...east).contains($0.position.longitude)
        && (south...north).contains($0.position.latitude)
    }
    let vertical = (height - 2 * Self.margin) / (north - south)
    dots = inside.map { dot in
      (
        Self.margin + (dot.position.longitude - west) * shrink * scale,
        Self.margin + (north - dot.position.latitude) * vertical, dot.kind
      )
    }
    outside = all.count - inside.count
  }

  /// From the 2.5th to the 97.5th percentile, and a little around.
  private static func range(_ values: [Double]) -> (Double, Double) {
    let sorted = values.sorted()
    let low = sorted[sorted.count / 40]
    let high = sorted[sorted.count - 1 - sorted.count / 40]
    let room = max(0.002, (high - low) * 0.15)
    return (low - room, high + room)
  }

  /// The map with its legend.
  var html: String {
    let drawn = [DotKind.accepted, .merged, .flagged].flatMap { kind in
      dots.filter { $0.kind == kind }.map { dot in
        "<circle class=\"\(kind.rawValue)\" cx=\"\(Self.tenths(dot.x))\" cy=\"\(Self.tenths(dot.y))\" r=\"2.5\"/>"
      }
    }
    let far = outside == 0 ? "" : "; \(outside) lie outside of the picture"
    return """
      <h3>Map</h3>
      <svg viewBox="0 0 \(Int(Self.width)) \(Int(height))" role="img" aria-label="Map of the venues">
      \(drawn.joined(separator: "\n"))
      </svg>
      <p><svg style="width:10px;height:10px;border:0" viewBox="0 0 10 10"><circle class="accepted" cx="5" cy="5" r="5"/></svg> accepted
      <svg style="width:10px;height:10px;border:0" viewBox="0 0 10 10"><circle class="merged" cx="5" cy="5" r="5"/></svg> merged
      <svg style="width:10px;height:10px;border:0" viewBox="0 0 10 10"><circle class="flagged" cx="5" cy="5" r="5"/></svg> flagged\(far). Rejected rows have no position; they are listed below.</p>
      """
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
