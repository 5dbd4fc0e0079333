// Systems whose own X is the northing, as the law of a country has it.

internal import GeoPrimitives
internal import Geodesy

extension SystemSearch {
  /// The systems whose X counts northward and in whose countries both orders are possible.
  private static let northward: Set<String> = [
    "EPSG:2180", "EPSG:2176", "EPSG:2177", "EPSG:2178", "EPSG:2179", "EPSG:3844",
  ]

  /// Takes X and Y as the axes of a system that is named beside them where either order is possible, and tells that.
  func takeOwnAxes(_ finding: inout SystemFinding) {
    guard !isOrderNamed, finding.turn == .none,
      let identifier = finding.system.identifier, Self.northward.contains(identifier),
      let plain = trial.outcome(in: finding.system),
      let swapped = trial.outcome(in: finding.system, CoordinateTurn(isSwapped: true)),
      swapped.isInAreaOfUse
    else { return }
    finding.turn = swapped.turn
    finding.evidence += ", and its X counts northward"
    finding.otherOrder = OrderChoice.rival(swapped, plain)
  }
}
