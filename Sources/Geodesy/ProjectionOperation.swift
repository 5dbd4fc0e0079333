// What is done to coordinates, and how exact that is.

public import GeoPrimitives

/// The operation that a projection applies.
public struct ProjectionOperation: Hashable, Sendable {
  /// Its name in the database, such as `Inverse of MTM zone 8 + NAD83 to WGS 84 (1)`.
  public let name: String
  /// How exact it is; `nil` where nobody has said.
  public let accuracy: Distance?
  /// Whether two datums were taken for one because no transformation between them is known: off by up to 300 m or so.
  public let isBallpark: Bool
  /// The better operation that was not taken because this machine lacks its grids; `nil` where the best was taken.
  public let better: Better?

  /// An operation that could not be used.
  public struct Better: Hashable, Sendable {
    /// Its name in the database.
    public let name: String
    /// How exact it would be; `nil` where nobody has said.
    public let accuracy: Distance?
    /// The grid files that are missing, as PROJ looks for them.
    public let missingGrids: [String]
  }

  /// What a user should know about the operation, a sentence each; empty where all is well.
  public var warnings: [String] {
    var warnings: [String] = []
    if isBallpark { warnings.append("“\(name)” ignores the difference between the two datums") }
    if let better {
      let exact = better.accuracy.map { " (within \(Self.words($0)))" } ?? ""
      warnings.append(
        "a better transformation\(exact) needs a grid that is not installed: "
          + better.missingGrids.joined(separator: ", "))
    }
    return warnings
  }

  fileprivate static func words(_ accuracy: Distance) -> String {
    accuracy.meters < 1
      ? "\(Int((accuracy.meters * 100).rounded())) cm" : accuracy.description
  }
}

extension ProjectionOperation: CustomStringConvertible {
  /// Name and accuracy: `Inverse of MTM zone 8 + NAD83 to WGS 84 (1), within 4 m`.
  public var description: String {
    name + (accuracy.map { ", within \(Self.words($0))" } ?? ", accuracy unknown")
  }
}
