// The reading thread: opens each file, decides, makes venues, and hands them on.

internal import Geodesy
internal import Venues

/// Reads the files of an import.
struct FileReader {
  let options: ImportOptions
  let system: ReferenceSystem?
  let encoding: TextEncoding?
  let knowledge: ImportKnowledge
  let elapsed: @Sendable () -> Duration
  let queue: BoundedQueue<ImportMessage>

  /// Reads all files and tells the queue.
  func run() {
    do throws(ImportError) {
      let isGoingOn = try GDALLog.capturing { (log) throws(ImportError) in
        let isTold = options.referenceSystem != nil || !options.mapping.isEmpty
        let opener = InputOpener(
          layer: options.layer, encoding: encoding, takesCollections: !isTold, log: log)
        var merger = VenueMerger()
        for path in options.inputs {
          guard try read(path, opener, &merger, log) else { return false }
        }
        return true
      }
      if isGoingOn { _ = queue.put(.finished) }
    } catch {
      _ = queue.put(.failed(error))
    }
  }

  /// Reads a file; `false` when nobody wants more.
  private func read(
    _ path: String, _ opener: InputOpener, _ merger: inout VenueMerger, _ log: GDALLog
  ) throws(ImportError) -> Bool {
    let opened = try opener.open(path)
    var warnings = opened.warnings
    var refusals: [ImportError] = []
    for part in opened.parts {
      do throws(ImportError) {
        guard try read(part, of: path, &merger, warnings, log) else { return false }
        warnings = []
      } catch {
        // Perhaps a sheet of notes beside the sheet of data.
        guard case .noGeometry = error else { throw error }
        refusals.append(error)
        warnings.append(ImportWarning(.layerPassedOver, detail: part.name))
      }
    }
    if let refusal = refusals.first, refusals.count == opened.parts.count { throw refusal }
    return warnings.isEmpty || queue.put(.noted(warnings))
  }

  /// Reads a part of a file; `false` when nobody wants more.
  private func read(
    _ part: OpenedPart, of path: String, _ merger: inout VenueMerger, _ warnings: [ImportWarning],
    _ log: GDALLog
  ) throws(ImportError) -> Bool {
    let start = elapsed()
    let base = options.source ?? SourceName.of(path: path)
    let source = part.name.map { "\(base)/\($0)" } ?? base
    let heading = PartHeading(path: path, part: part.name, source: source)
    var findings: PartFindings?
    switch part.content {
    case .records(let records):
      let reader = try RecordReader(records, for: heading, of: self, log)
      guard queue.put(.began(heading)) else { return false }
      findings = try reader.read(&merger)
    case .collections(let file):
      guard queue.put(.began(heading)) else { return false }
      findings = try CollectionReader(queue: queue, source: source).read(file, log)
    }
    guard var findings else { return false }
    findings.warnings = warnings + findings.warnings
    findings.duration = elapsed() - start
    return queue.put(.ended(findings))
  }
}

/// The name of a dataset whose file says nothing else.
enum SourceName {
  private static let endings: Set<String> = [
    "gz", "zip", "csv", "tsv", "txt", "psv", "json", "geojson", "geojsonl", "ndjson", "jsonl",
    "geojsons", "js", "ts", "shp", "gpkg",
    "kml", "kmz", "gml", "xlsx", "xls", "ods", "osm", "pbf", "fgb", "gdb", "xml", "gpx", "sqlite",
  ]

  /// The file's name without its directory and its endings.
  static func of(path: String) -> String {
    var parts = (path.split(separator: "/").last ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, let last = parts.last, endings.contains(last.lowercased()) {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }
}
