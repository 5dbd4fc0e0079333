// Points and queries in files of little-endian float64 pairs, longitude and latitude.

import Foundation
import GeoPrimitives

/// A file that cannot be measured.
struct DataFileError: Error, CustomStringConvertible {
  let description: String
}

extension DataSet {
  /// Points and queries of one's own.
  static func files(points: String, queries: String) throws -> (DataSet, [Position]) {
    let queries = try read(queries)
    let name = URL(fileURLWithPath: points).deletingPathExtension().lastPathComponent
    let set = DataSet(name: name, points: try read(points)) { i in queries[i % queries.count] }
    return (set, queries)
  }

  private static func read(_ path: String) throws -> [Position] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DataFileError(description: "can't read \(path)")
    }
    guard !data.isEmpty, data.count.isMultiple(of: 16) else {
      throw DataFileError(
        description: "\(path): \(data.count) bytes are no pairs of float64 numbers")
    }
    return try data.withUnsafeBytes { bytes in
      try (0..<bytes.count / 16).map { index in
        func number(_ offset: Int) -> Double {
          let bits = bytes.loadUnaligned(fromByteOffset: index * 16 + offset, as: UInt64.self)
          return Double(bitPattern: UInt64(littleEndian: bits))
        }
        do {
          return try Position(latitude: number(8), longitude: number(0))
        } catch {
          throw DataFileError(description: "\(path): pair \(index): \(error)")
        }
      }
    }
  }
}

extension Data {
  /// Places as pairs.
  init(places: [Position]) {
    self.init(capacity: 16 * places.count)
    for place in places {
      for number in [place.longitude, place.latitude] {
        Swift.withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes in
          append(contentsOf: bytes)
        }
      }
    }
  }

  /// Numbers of 32 bits.
  init(numbers: [UInt32]) {
    self.init(capacity: 4 * numbers.count)
    for number in numbers {
      Swift.withUnsafeBytes(of: number.littleEndian) { bytes in append(contentsOf: bytes) }
    }
  }
}
