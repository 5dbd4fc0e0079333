// swift-tools-version: 6.2
// Benchmarks of SportLink's rooms beside their peers. A package of its own, so that no peer is a dependency of the product.
import PackageDescription

let package = Package(
  name: "SportLinkBenchmarks",
  dependencies: [.package(name: "SportLink", path: "..")],
  targets: [
    // Boost and nanoflann, header-only: libboost-dev and libnanoflann-dev.
    .target(name: "CPeers", cxxSettings: [.unsafeFlags(["-O3", "-DNDEBUG"])]),
    .executableTarget(
      name: "spatial-benchmark",
      dependencies: ["CPeers", .product(name: "SpatialIndex", package: "SportLink")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "hours-benchmark",
      dependencies: [.product(name: "OpeningHours", package: "SportLink")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ],
  cxxLanguageStandard: .cxx17
)
