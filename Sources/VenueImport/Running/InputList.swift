// The files of a directory that hold data, and of those within it, in the order of their paths.

internal import Glibc

enum InputList {
  /// Endings of files that belong to another one, which is read.
  private static let companions: Set<String> = [
    "dbf", "shx", "prj", "cpg", "sbn", "sbx", "qix", "qpj", "cst", "qml", "qmd", "gfs", "xsd",
    "index",
  ]
  /// Directories nested deeper than this are left out.
  private static let deepest = 16

  /// The paths with directories replaced by the data files in them; a directory that is a dataset itself stays.
  ///
  /// Files whose names begin with a dot, mapping files, pipes, devices and everything without a known ending are left out.
  /// So is the catalogue that is written, where it lies in a directory.
  static func expanded(_ paths: [String], besides catalogue: String? = nil) -> [String] {
    paths.flatMap { path in
      guard let found = found(in: path, depth: 0) else { return [path] }
      if found.data.isEmpty { return [path] }
      return found.data.filter { file in catalogue.map { !FileKind.areSame(file, $0) } ?? true }
    }
  }

  /// The files in directories that are left out since nothing says that they hold data.
  static func passedOver(in paths: [String]) -> [String] {
    paths.flatMap { found(in: $0, depth: 0)?.others ?? [] }
  }

  /// What is in a directory; `nil` where a path is none, or a dataset itself.
  private static func found(
    in path: String, depth: Int
  ) -> (data: [String], others: [String])? {
    guard !path.lowercased().hasSuffix(".gdb"), let names = names(in: path) else { return nil }
    var (data, others): ([String], [String]) = ([], [])
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    for name in names.sorted()
    where !name.hasPrefix(".") && !name.hasSuffix(".mapping.json") && !isCompanion(name) {
      let inner = "\(base)/\(name)"
      if SourceName.of(path: name) != name, !FileKind.isSpecial(inner), !isLeaflet(name) {
        data.append(inner)
      } else if !isDirectory(inner) {
        others.append(inner)
      } else if depth < deepest, let found = found(in: inner, depth: depth + 1) {
        data += found.data
        others += found.others
      }
    }
    return (data, others)
  }

  /// Whether a file of text is named for what is said about the others: `README.txt`, `licence.txt`.
  private static func isLeaflet(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".").map(String.init)
    return parts.count == 2 && parts[1] == "txt" && leaflets.contains(parts[0])
  }

  private static let leaflets: Set<String> = [
    "readme", "license", "licence", "licenses", "copying", "notice", "changelog", "metadata",
    "lisezmoi", "lizenz", "lizenzen", "leeme", "leggimi", "leesmij",
  ]

  /// Whether a file belongs to another one: `parks.dbf`, `parks.shp.xml`, `parks.tif.aux.xml`.
  private static func isCompanion(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1 else { return false }
    if last == "xml" { return parts.contains("shp") || parts.contains("aux") }
    return companions.contains(last)
  }

  /// Whether a path is that of a directory; a link to one is none, since it may lead back.
  private static func isDirectory(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// The names in a directory; `nil` where a path is none.
  private static func names(in path: String) -> [String]? {
    guard let directory = unsafe opendir(path) else { return nil }
    defer { unsafe _ = closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
