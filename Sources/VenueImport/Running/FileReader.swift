// The reading thread: opens each file, decides, makes venues, and hands them on.

internal import Geodesy
internal import OpeningHours
internal import Venues

/// Reads the files of an import.
struct FileReader {
  let options: ImportOptions
  let system: ReferenceSystem?
  let encoding: TextEncoding?
  let knowledge: ImportKnowledge
  let elapsed: @Sendable () -> Duration
  let queue: BoundedQueue<ImportMessage>
  /// What the writing thread answers when it is asked for a dataset's venues of before.
  let answers: BoundedQueue<GroupAnchors>
  /// The positions of another file, once they are read.
  var joined: JoinTable?

  /// Names of datasets that several files of the run share; these may be of different places.
  var twins: Set<String> = []
  /// Whether the run has several files.
  var isOneOfSeveral = false

  /// Where the mapping stands that the options were completed by.
  var mappingPath: String?

  /// Looks up what options name: the encoding, the reference system, the sport.
  ///
  /// Throws `ImportError.unknownEncoding`, `.unknownReferenceSystem`, `.unknownCountry`, `.regionAlone`, `.unknownSport`,
  /// `.unknownTimeZone`, `.sourceMalformed`.
  init(
    _ options: ImportOptions, knowledge: ImportKnowledge,
    elapsed: @escaping @Sendable () -> Duration, queue: BoundedQueue<ImportMessage>,
    answers: BoundedQueue<GroupAnchors>
  ) throws(ImportError) {
    encoding = try options.encoding.map { (name) throws(ImportError) in
      guard let encoding = TextEncoding(named: name), encoding.isAvailable else {
        let known = TextEncoding.allCases.filter(\.isAvailable).map(\.rawValue)
        throw .unknownEncoding(name, known: known)
      }
      return encoding
    }
    system = try options.referenceSystem.map { (name) throws(ImportError) in
      try SystemDecision.system(name)
    }
    var options = options
    if let name = options.source, !SourceName.isUsable(name) { throw .sourceMalformed(name) }
    options.timeZone = try options.timeZone.map { (name) throws(ImportError) in
      do throws(ZoneError) { return try Zone(identifier: name).identifier } catch {
        throw .unknownTimeZone(name, reason: "\(error)")
      }
    }
    options.country = try options.country.map(Countries.checked)
    if let region = options.region, options.country == nil { throw .regionAlone(region) }
    if let name = options.sport {
      let vocabulary = SportVocabulary.standard
      guard let sport = vocabulary.lookup(name, country: options.country) else {
        throw .unknownSport(name, nearest: vocabulary.suggestions(for: name, limit: 5))
      }
      options.sport = sport.key
    }
    self.options = options
    self.knowledge = knowledge
    self.elapsed = elapsed
    self.queue = queue
    self.answers = answers
  }

  /// The reader for one file, with what its mapping says.
  func mapped(for path: String, _ log: GDALLog) throws(ImportError) -> FileReader {
    var reader = self
    if let mapping = try MappingSearch.find(for: path, told: options.mappingFile) {
      reader = try FileReader(
        options.completed(by: mapping.file), knowledge: knowledge, elapsed: elapsed, queue: queue,
        answers: answers)
      reader.mappingPath = mapping.path
      reader.twins = twins
      reader.isOneOfSeveral = isOneOfSeveral
    }
    reader.joined = joined
    if joined == nil, let request = options.join {
      reader.joined = try JoinTable(request, opener: opener(log), country: options.country)
    }
    return reader
  }

  /// Whether what SportLink exported goes in as it is; not where a person says how to read it.
  private var takesExports: Bool {
    options.referenceSystem == nil && options.mapping.isEmpty && options.join == nil
      && options.sport == nil && mappingPath == nil
  }

  /// Opens files as the options say.
  func opener(_ log: GDALLog) -> InputOpener {
    let isTold = options.referenceSystem != nil || !options.mapping.isEmpty || options.join != nil
    return InputOpener(
      layer: options.layer, encoding: encoding, takesCollections: !isTold,
      keepsGoing: options.keepsGoing, log: log)
  }

  /// Reads all files and tells the queue.
  func run() {
    do throws(ImportError) {
      let isGoingOn = try GDALLog.capturing { (log) throws(ImportError) in
        var merger = VenueMerger()
        var joined: JoinTable?
        let paths = InputOrder.sorted(
          InputList.expanded(options.inputs, besides: options.catalogue))
        let twins = Self.twins(of: paths)
        for path in paths {
          var known = self
          known.joined = joined
          known.twins = twins
          known.isOneOfSeveral = paths.count > 1
          do throws(ImportError) {
            let reader = try known.mapped(for: path, log)
            joined = reader.joined
            guard try reader.read(path, reader.opener(log), &merger, log) else { return false }
          } catch {
            guard options.keepsGoing else { throw error }
            guard queue.put(.skipped(path: path, error)) else { return false }
          }
        }
        return true
      }
      if isGoingOn { _ = queue.put(.finished) }
    } catch {
      _ = queue.put(.failed(error))
    }
  }

  /// The names of datasets that several paths have.
  private static func twins(of paths: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(paths.map(SourceName.of).filter { !seen.insert($0).inserted })
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
        guard try read(part, of: path, isAlone: opened.parts.count == 1, &merger, warnings, log)
        else { return false }
        warnings = []
      } catch {
        // Perhaps a sheet of notes beside the sheet of data.
        guard case .noGeometry = error else {
          guard let member = part.member else { throw error }
          guard options.keepsGoing else { throw error.inside(member) }
          guard queue.put(.skipped(path: member, error.inside(member))) else { return false }
          continue
        }
        refusals.append(error)
        warnings.append(ImportWarning(.layerPassedOver, detail: part.name))
      }
    }
    if let refusal = refusals.first, refusals.count == opened.parts.count { throw refusal }
    return warnings.isEmpty || queue.put(.noted(warnings))
  }

  /// Reads a part of a file; `false` when nobody wants more.
  private func read(
    _ part: OpenedPart, of path: String, isAlone: Bool, _ merger: inout VenueMerger,
    _ warnings: [ImportWarning], _ log: GDALLog
  ) throws(ImportError) -> Bool {
    let start = elapsed()
    let name = SourceName.of(path: path)
    let base = options.source ?? name
    let source = (part.name.map { "\(base)/\($0)" } ?? base).printable
    let isAmongTwins = twins.contains(name) && options.source == nil
    var heading = PartHeading(
      path: path, part: part.name, source: source, isSourceTold: options.source != nil,
      isRemembered: isOneOfSeveral || !isAlone, merges: options.merges)
    var findings: PartFindings?
    switch part.content {
    case .broken(let error): throw error
    case .records(let records) where takesExports && OwnTableReader.recognizes(records.facts):
      guard queue.put(.began(heading)) else { return false }
      findings = try OwnTableReader(queue: queue, source: source).read(records)
    case .records(let records):
      let reader = try RecordReader(records, for: heading, of: self, log)
      let identity = reader.plan.identity
      heading.hasCountedIdentifiers = identity.isCounted
      heading.identitySource = ""
      if case .column(let column) = identity.identity {
        let given = reader.sample.facts.columns[column]
        heading.identitySource = given
        if !identity.isCounted { heading.identifierColumn = given }
      }
      guard queue.put(.began(heading)) else { return false }
      findings = try reader.read(
        &merger, identifiersOf: isAmongTwins ? path : source,
        isShared: isAmongTwins || options.source != nil && isOneOfSeveral)
    case .collections(let file):
      guard queue.put(.began(heading)) else { return false }
      findings = try CollectionReader(queue: queue, source: source).read(file, log)
    case .catalogue(let path):
      guard queue.put(.began(heading)) else { return false }
      findings = try CatalogueReader(queue: queue).read(path)
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

  /// Whether a text can name a dataset: it has a visible character, and none that a terminal would act on.
  static func isUsable(_ name: String) -> Bool {
    !name.trimmed.isEmpty && name == name.printable
  }

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
