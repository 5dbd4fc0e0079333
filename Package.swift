// swift-tools-version: 6.2
// The house of SportLink: floors from the ground (GeoPrimitives) to the two executables.
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The same rules for tests, which may touch unsafe C values freely.
let tested: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, _ below: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: below, resources: resources, swiftSettings: strict)
}

func tests(of name: String, _ also: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + also, swiftSettings: tested)
}

let package = Package(
  name: "SportLink",
  products: [
    .library(name: "OpeningHours", targets: ["OpeningHours"]),
    .library(name: "SpatialIndex", targets: ["SpatialIndex"]),
    .library(name: "ZoneMaps", targets: ["ZoneMaps"]),
    .library(name: "GeoPrimitives", targets: ["GeoPrimitives"]),
    .library(name: "Geodesy", targets: ["Geodesy"]),
    .library(name: "Venues", targets: ["Venues"]),
    // For Benchmarks, which times the kernel in it.
    .library(name: "CSimdJSON", targets: ["CSimdJSON"]),
    .executable(name: "sportlink", targets: ["sportlink"]),
    .executable(name: "sportlink-import", targets: ["sportlink-import"]),
  ],
  targets: [
    // Floor 0: primitives and the C libraries.
    room("GeoPrimitives", ["CGeodesics"]),
    .target(name: "CGeodesics", exclude: ["coefficients.py"]),
    .systemLibrary(
      name: "CGEOS", path: "Sources/CGEOS", pkgConfig: "geos", providers: [.apt(["libgeos-dev"])]),
    .systemLibrary(
      name: "CPROJ", path: "Sources/CPROJ", pkgConfig: "proj", providers: [.apt(["libproj-dev"])]),
    .systemLibrary(
      name: "CGDAL", path: "Sources/CGDAL", pkgConfig: "gdal", providers: [.apt(["libgdal-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CMalloc"),
    .target(name: "CSearchKernels", exclude: ["lanes.inc"]),
    .target(name: "CZoneMap", exclude: ["zones.map"]),
    .target(
      name: "CSimdJSON",
      linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("stdc++")]),

    // Floor 1: one field of knowledge each.
    room("Geodesy", ["GeoPrimitives", "CPROJ"]),
    room("Geometry", ["GeoPrimitives", "CGEOS"]),
    room("SpatialIndex", ["GeoPrimitives", "CSearchKernels"]),
    room("OpeningHours", resources: [.embedInCode("Tables")]),
    room("ZoneMaps", ["CZoneMap"]),

    // Floor 2: the domain.
    room(
      "Venues", ["GeoPrimitives", "Geometry", "SpatialIndex", "OpeningHours"],
      resources: [.embedInCode("Vocabulary")]),

    // Floor 4: stores.
    room("SQLiteStore", ["GeoPrimitives", "Venues", "CSQLite"]),

    // Floor 5: what reads the world's files.
    room(
      "VenueImport",
      [
        "GeoPrimitives", "Geodesy", "Geometry", "OpeningHours", "ZoneMaps", "Venues", "SQLiteStore",
        "CGDAL", "CSimdJSON",
      ]),

    // Floor 6: the executables, and the command-line manners that both share.
    room("CommandLine", ["GeoPrimitives", "OpeningHours", "Venues"]),
    .executableTarget(
      name: "sportlink",
      dependencies: [
        "CommandLine", "GeoPrimitives", "Geometry", "SpatialIndex", "OpeningHours", "ZoneMaps",
        "Venues", "SQLiteStore",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "sportlink-import",
      dependencies: [
        "CMalloc", "CommandLine", "OpeningHours", "Venues", "SQLiteStore", "VenueImport",
      ],
      swiftSettings: strict),

    tests(of: "GeoPrimitives"),
    tests(of: "Geodesy", ["GeoPrimitives"]),
    tests(of: "Geometry", ["GeoPrimitives"]),
    tests(of: "SpatialIndex", ["GeoPrimitives", "CSearchKernels"]),
    tests(of: "OpeningHours"),
    tests(of: "ZoneMaps", ["CZoneMap"]),
    tests(of: "Venues", ["GeoPrimitives", "Geometry", "SpatialIndex", "OpeningHours"]),
    tests(of: "SQLiteStore", ["GeoPrimitives", "Venues", "CSQLite"]),
    tests(of: "VenueImport", ["GeoPrimitives", "Geodesy", "Geometry", "Venues", "SQLiteStore"]),
    tests(of: "CommandLine", ["GeoPrimitives", "Venues"]),
    .testTarget(
      name: "sportlinkTests", dependencies: ["sportlink", "sportlink-import"],
      exclude: ["Golden"], swiftSettings: tested),
  ],
  cxxLanguageStandard: .cxx17
)
