// swift-tools-version: 6.2
// Benchmarks of SportLink's rooms beside their peers. A package of its own, so that no peer is a dependency of the product.
import PackageDescription

let package = Package(
  name: "SportLinkBenchmarks",
  dependencies: [.package(name: "SportLink", path: "..")],
  targets: [
    // libboost-dev and libnanoflann-dev are headers alone; libs2-dev, libgeos-dev and libsqlite3-dev are linked.
    .target(
      name: "CPeers", cxxSettings: [.unsafeFlags(["-O3", "-DNDEBUG"])],
      linkerSettings: [.linkedLibrary("s2"), .linkedLibrary("geos_c"), .linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "spatial-benchmark",
      dependencies: [
        "CPeers", .product(name: "SpatialIndex", package: "SportLink"),
        .product(name: "GeoPrimitives", package: "SportLink"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "spatial-benchmarkTests",
      dependencies: [
        "spatial-benchmark", .product(name: "SpatialIndex", package: "SportLink"),
        .product(name: "GeoPrimitives", package: "SportLink"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "hours-benchmark",
      dependencies: [.product(name: "OpeningHours", package: "SportLink")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "kernel-benchmark",
      dependencies: [
        .product(name: "SpatialIndex", package: "SportLink"),
        .product(name: "GeoPrimitives", package: "SportLink"),
        .product(name: "CSimdJSON", package: "SportLink"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),

    // Stands in for malloc, so it is linked into nothing else.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "allocation-counts",
      dependencies: [
        "CAllocations", .product(name: "SpatialIndex", package: "SportLink"),
        .product(name: "GeoPrimitives", package: "SportLink"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ],
  cxxLanguageStandard: .cxx17
)
