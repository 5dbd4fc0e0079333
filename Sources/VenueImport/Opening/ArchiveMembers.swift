// Which files of an archive hold the data: of the best known kind all, the rest is named in the report.

internal import CGDAL

/// The files in an archive.
struct ArchiveMembers {
  /// The ones to read, by name.
  let chosen: [String]
  /// Data files of other kinds, which are not read.
  let passedOver: [String]
  /// Those of them that are folders: databases of Esri.
  let folders: Set<String>
  /// Archives within the archive, which are not read.
  let archives: [String]
  /// Whether the list of its files is missing, which stands at its end.
  let isDirectoryLost: Bool

  /// The kinds of files to look for; the first kind that is there is read.
  private static let kinds: [[String]] = [
    ["shp"], ["gpkg"], ["gdb"], ["geojson", "geojsonl", "ndjson"], ["fgb"], ["tab"], ["mif"],
    ["json", "jsonl"], ["gml"],
    ["kml"], ["osm", "pbf"],
    ["csv", "tsv"], ["xlsx", "ods"], ["xml"], ["txt"],
  ]

  private static let archiveEndings = ["zip", "gz", "tgz", "tar", "7z", "rar", "bz2", "xz"]

  /// The folder of a file geodatabase that a name is in, or names.
  private static func database(in name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let last = parts.firstIndex(where: { $0.lowercased().hasSuffix(".gdb") }),
      last + 1 < parts.count || name.hasSuffix("/")
    else { return nil }
    return parts[...last].joined(separator: "/")
  }

  /// Lists an archive.
  init(of archive: InputFile) {
    let all = Self.names(in: archive.archiveRoot)
    // An archive of nothing begins with its end.
    isDirectoryLost =
      all.isEmpty && archive.isZipped && !archive.beginning.starts(with: [0x50, 0x4B, 5, 6])
    let visible = all.filter { name in
      !name.hasPrefix("__MACOSX/") && !name.hasPrefix(".") && !name.contains("/.")
    }
    let folders = Set(visible.compactMap(Self.database))
    self.folders = folders
    // What is in the folder of a database is of it.
    let names = visible.filter { Self.database(in: $0) == nil } + folders
    archives = names.filter { name in
      Self.archiveEndings.contains { name.lowercased().hasSuffix(".\($0)") }
    }
    let byKind = Self.kinds.map { endings in
      names.filter { name in endings.contains { name.lowercased().hasSuffix(".\($0)") } }.sorted()
    }
    let first = byKind.firstIndex { !$0.isEmpty }
    chosen = first.map { byKind[$0] } ?? []
    // A text beside the data is a licence or a description.
    passedOver = first.map { byKind[($0 + 1)...].dropLast().flatMap(\.self) } ?? []
  }

  /// The files in an archive, by the path of its inside.
  static func names(in root: String) -> [String] {
    let list = unsafe VSIReadDirRecursive(root)
    defer { unsafe CSLDestroy(list) }
    let count = unsafe CSLCount(list)
    return (0..<count).compactMap { index in
      unsafe CSLGetField(list, index).map { unsafe String(cString: $0) }
    }
  }
}
