// The order in which the files of a run are read: the same however they were given.

internal import CGDAL

/// Puts the files of a run in order.
///
/// What is one place in two files is the venue of the one that is read first. So that this does not hang on the order in
/// which somebody names the files, those with areas come first, since an area holds what lies in it, then all by name;
/// of files whose names differ in a date alone the newest comes first.
enum InputOrder {
  /// The paths in the order in which they are read.
  static func sorted(_ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let names = paths.map { DatedName(SourceName.of(path: $0)) }
    var areas: Set<String> = []
    for (path, name) in zip(paths, names) where !areas.contains(name.family) {
      if holdsAreas(path) { areas.insert(name.family) }
    }
    return paths.indices.sorted { one, other in
      let (name, another) = (names[one], names[other])
      if areas.contains(name.family) != areas.contains(another.family) {
        return areas.contains(name.family)
      }
      let order = RowOrder.natural(Array(name.family.utf8)[...], Array(another.family.utf8)[...])
      if order != 0 { return order < 0 }
      if name.date != another.date { return name.date > another.date }
      let (folders, others) = (paths[one].split(separator: "/"), paths[other].split(separator: "/"))
      return folders.elementsEqual(others) ? one < other : folders.lexicographicallyPrecedes(others)
    }.map { paths[$0] }
  }

  /// Whether a file holds areas, as far as its beginning, or the type of its layers, says.
  ///
  /// What can't be read holds none; whoever reads it says why.
  private static func holdsAreas(_ path: String) -> Bool {
    let found = try? GDALLog.capturing { (log) throws(ImportError) in
      let file = try InputFile.examine(path, log)
      guard file.isZipped else { return file.holdsAreas }
      for name in ArchiveMembers(of: file).chosen.prefix(16)
      where try InputFile.member(name, of: file, log).holdsAreas {
        return true
      }
      return false
    }
    return found ?? false
  }
}

extension InputFile {
  /// Files whose opening takes long, and that hold tables.
  private static let sheets = ["xlsx", "xlsm", "xls", "ods"]

  /// Whether it holds areas: the word for them stands at the beginning of a text, or a layer has their type.
  fileprivate var holdsAreas: Bool {
    if Self.sheets.contains(ending) { return false }
    if ["osm", "pbf"].contains(ending) { return true }
    if looksLikeText, !isDirectory {
      let words = ["Polygon", "POLYGON", "polygon", "\"rings\""]
      return words.contains { beginning[...].place(of: $0) != nil }
    }
    guard let driver = GDALDataset.driver(for: virtualPath, among: GDALLibrary.readers),
      let dataset = GDALDataset(path: virtualPath, driver: driver, options: [:])
    else { return false }
    return dataset.layers.contains(where: \.holdsAreas)
  }
}

extension GDALLayer {
  /// Whether the layer says that it holds areas.
  fileprivate var holdsAreas: Bool {
    let type = unsafe OGR_GT_Flatten(OGR_L_GetGeomType(handle))
    return [wkbPolygon, wkbMultiPolygon, wkbCurvePolygon, wkbMultiSurface].contains(type)
  }
}
