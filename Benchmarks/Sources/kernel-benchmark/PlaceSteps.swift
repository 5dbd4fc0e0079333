// Eight positions made Earth-centred, and eight distances: one by one in Swift, eight in a vector of Swift, and by the kernel.

import CGeodesics
import GeoPrimitives

struct PlaceSteps {
  var scalarPlaces: Step {
    places(
      named: "places, Swift one by one",
      swift: { round in
        for lane in 0..<8 {
          let point = EarthCentered(positions[round & 127 | lane << 7])
          answers[lane] = point.x
          answers[8 + lane] = point.y
          answers[16 + lane] = point.z
        }
      })
  }

  var vectorPlaces: Step {
    places(
      named: "places, Swift SIMD8",
      swift: { round in
        SwiftPlaces.convert(latitudes + (round & 127) * 8, longitudes + (round & 127) * 8, answers)
      })
  }

  private func places(
    named name: String, swift: @escaping (Int) -> Void
  ) -> Step {
    Step(
      name: name,
      swift: { round in
        swift(round)
        return checked(24)
      },
      kernels: Self.versions { version in
        { round in
          sportlink_places_by(
            version, latitudes + (round & 127) * 8, longitudes + (round & 127) * 8, answers)
          return checked(24)
        }
      })
  }

  /// Distances of up to some 60 km, by the chord's series.
  var nearGeodesics: Step {
    Step(
      name: "geodesics, near",
      swift: { round in
        for lane in 0..<8 {
          let end = positions[round & 127 | lane << 7]
          answers[lane] = Geodesic.chordSeriesMeters(from: origin, to: EarthCentered(end))
        }
        return checked(8)
      },
      kernels: Self.versions { version in
        { round in
          var start = sportlink_geodesic_start(
            latitude: middle.latitude, longitude: middle.longitude, x: origin.x, y: origin.y,
            z: origin.z)
          _ = sportlink_geodesics_by(
            version, &start, latitudes + (round & 127) * 8, longitudes + (round & 127) * 8, 1e6,
            answers)
          return checked(8)
        }
      })
  }

  private static func versions(_ call: (Int32) -> Step.Call) -> [Step.Call?] {
    (0..<3).map { $0 < sportlink_geodesic_variants() ? call(Int32($0)) : nil }
  }

  private let middle: Position
  private let origin: EarthCentered
  private let answers = memory([Double](repeating: 0, count: 24))
  /// 128 blocks of eight positions; lane l of block r is at r + 128 l.
  private let positions: UnsafeMutablePointer<Position>
  private let latitudes: UnsafeMutablePointer<Double>
  private let longitudes: UnsafeMutablePointer<Double>

  init() throws {
    var random = SeededNumbers(seed: 8)
    let places = try (0..<1024).map { _ in
      try Position(
        latitude: .random(in: 45.2...45.8, using: &random),
        longitude: .random(in: -74.0 ... -73.2, using: &random))
    }
    middle = try Position(latitude: 45.5, longitude: -73.6)
    origin = EarthCentered(middle)
    positions = memory(places)
    let blocks = (0..<1024).map { places[$0 / 8 | ($0 % 8) << 7] }
    latitudes = memory(blocks.map(\.latitude))
    longitudes = memory(blocks.map(\.longitude))
  }

  private func checked(_ count: Int) -> UInt64 {
    answers[0].bitPattern &+ answers[count / 2].bitPattern &+ answers[count - 1].bitPattern
  }
}
