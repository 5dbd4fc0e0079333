// swift-tools-version: 6.2
// The process that Scripts/fuzz-hours --crash runs; a package of its own, so that the product has no part of it.
import PackageDescription

let package = Package(
  name: "FuzzHours",
  dependencies: [.package(name: "SportLink", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzHours", dependencies: [.product(name: "OpeningHours", package: "SportLink")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ])
