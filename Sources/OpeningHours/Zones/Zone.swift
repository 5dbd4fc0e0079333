// A time zone of the IANA database, read from the system's zone files and kept.

import Synchronization

/// A time zone by its IANA name, such as `America/Toronto`.
///
/// A zone's file is read once; after that a zone costs one look into a table.
public struct Zone: Sendable {
  /// The IANA name.
  public let identifier: String
  let table: ZoneTable

  /// Coordinated Universal Time.
  public static let utc = Zone(
    identifier: "UTC", table: ZoneTable(transitions: [], offsets: [0], footer: nil))

  /// Where the system keeps its zone files.
  public static let systemDirectory = "/usr/share/zoneinfo"

  private static let known = Mutex<[String: Zone]>([:])

  private init(identifier: String, table: ZoneTable) {
    self.identifier = identifier
    self.table = table
  }

  /// Finds a zone by name.
  ///
  /// - Parameters:
  ///   - identifier: The IANA name, such as `Europe/Berlin`; `UTC` is known without any file.
  ///   - directory: Where the zone files lie.
  /// - Throws: `ZoneError` for a name that is unknown or could lead out of the directory, and for a
  ///   file that is damaged.
  public init(identifier: String, directory: String = Zone.systemDirectory) throws(ZoneError) {
    if identifier == "UTC" {
      self = .utc
      return
    }
    let key = "\(directory)\n\(identifier)"
    if let zone = Zone.known.withLock({ $0[key] }) {
      self = zone
      return
    }
    guard Zone.isWellFormed(identifier) else { throw .malformedName(identifier) }
    guard let bytes = bytesOfFile(at: "\(directory)/\(identifier)") else {
      throw .unknown(
        identifier, suggestions: ZoneNames.closest(to: identifier, in: directory))
    }
    do throws(ZoneFileFault) {
      self.init(identifier: identifier, table: try ZoneTable(tzif: bytes))
    } catch {
      throw .damagedFile(identifier, reason: error.reason)
    }
    let zone = self
    Zone.known.withLock { $0[key] = zone }
  }

  /// Letters, digits, `_`, `+`, `-` in parts between slashes: nothing that could climb a directory.
  private static func isWellFormed(_ identifier: String) -> Bool {
    guard (1...64).contains(identifier.utf8.count) else { return false }
    let parts = identifier.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
            || byte == 0x5F || byte == 0x2B || byte == 0x2D
        }
    }
  }
}

extension Zone: Hashable {
  /// Whether two zones have the same name, or the same table.
  public static func == (left: Zone, right: Zone) -> Bool {
    left.table === right.table || left.identifier == right.identifier
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Zone: CustomStringConvertible {
  /// The IANA name.
  public var description: String { identifier }
}
