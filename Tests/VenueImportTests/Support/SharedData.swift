// The real files that tests read where they are given; the repository holds none of them.

import Foundation

enum SharedData {
  /// The directory, from the environment or beside the checkout.
  static let root: String? = {
    let told = ProcessInfo.processInfo.environment["SPORTLINK_SHARED_DATA"]
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = checkout.appendingPathComponent("../shared/data").standardizedFileURL.path
    let found = [told, beside].compactMap(\.self).first {
      FileManager.default.fileExists(atPath: "\($0)/municipal")
    }
    if found == nil {
      print(
        "SKIPPED: no shared data; set SPORTLINK_SHARED_DATA to the directory that holds municipal/")
    }
    return found
  }()

  static var isThere: Bool { root != nil }

  static func path(_ name: String) -> String { "\(root ?? "")/\(name)" }
}
