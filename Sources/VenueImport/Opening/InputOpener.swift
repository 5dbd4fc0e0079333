// From a path to record sources: which reader a file gets.

internal import SQLiteStore
internal import Venues

/// An opened part of a file: a file, a layer of it, or a member of an archive.
struct OpenedPart {
  /// What a part holds.
  enum Content {
    /// Records to make venues of.
    case records(any RecordSource)
    /// Venues as they are.
    case collections(InputFile)
    /// A catalogue, at a path.
    case catalogue(String)
    /// A member of an archive that can't be opened.
    case broken(ImportError)
  }

  /// What it holds.
  let content: Content
  /// What tells the part from the other parts of the same file; `nil` where there is only one.
  let name: String?
  /// The path of the member of an archive that it is, where others go in without it.
  var member: String?
}

extension InputFile {
  /// What was opened, with what markup says about further pages.
  fileprivate func noting(
    _ opened: (parts: [OpenedPart], warnings: [ImportWarning])
  ) -> (parts: [OpenedPart], warnings: [ImportWarning]) {
    guard firstCharacter == "<", let page = PageMarks.warning(in: beginning) else { return opened }
    return (opened.parts, opened.warnings + [page])
  }
}

/// Opens files with the reader that each one needs.
struct InputOpener {
  /// The layer to read; `nil` reads every layer with geometry.
  var layer: String?
  /// The encoding of text tables; `nil` finds out.
  var encoding: TextEncoding?
  /// Whether records of the seeds' collections go in as they are; not where a person says how to read them.
  var takesCollections = true
  /// Whether the other members of an archive are opened where one can't be.
  var keepsGoing = false
  let log: GDALLog

  /// Opens a file.
  ///
  /// - Returns: Its parts, at least one, and what was noticed about what is no part.
  func open(_ path: String) throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning])
  {
    let file = try InputFile.examine(path, log)
    let spreadsheets = ["xlsx", "ods", "kmz", "xlsm"]
    if let foreign = file.foreignCompression {
      throw .unknownFormat(
        path: path,
        reason:
          "it is compressed by \(foreign.name), which is not read here; unpack it first (\(foreign.command))"
      )
    }
    if file.isTape || (file.isZipped && !spreadsheets.contains(file.ending)) {
      return try openArchive(file)
    }
    return try open(file)
  }

  private func openArchive(
    _ archive: InputFile
  ) throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning]) {
    let members = ArchiveMembers(of: archive)
    if members.isDirectoryLost {
      throw .damaged(
        path: archive.path, line: nil,
        reason: "the archive is cut short or damaged: the list of its files, at its end, is missing"
      )
    }
    if members.chosen.isEmpty, let inner = members.archives.first {
      let reason = "the archive holds a further archive, \(inner.shortened); unpack it first"
      throw .unknownFormat(path: archive.path, reason: reason)
    }
    guard !members.chosen.isEmpty else {
      throw .unknownFormat(path: archive.path, reason: "the archive holds no data file")
    }
    var parts: [OpenedPart] = []
    var warnings = members.passedOver.map { ImportWarning(.memberPassedOver, detail: $0) }
    for name in members.chosen {
      let isAlone = members.chosen.count == 1
      let path = "\(archive.path)/\(name)"
      do throws(ImportError) {
        let opened = try open(
          try InputFile.member(
            name, of: archive, isDirectory: members.folders.contains(name), log))
        warnings += opened.warnings
        parts += opened.parts.map { part in
          OpenedPart(
            content: part.content, name: isAlone ? part.name : part.name ?? name,
            member: isAlone ? nil : path)
        }
      } catch {
        guard keepsGoing, !isAlone else { throw error.inside(path) }
        parts.append(OpenedPart(content: .broken(error.inside(path)), name: name, member: path))
      }
    }
    return (parts, warnings)
  }

  private func open(
    _ file: InputFile
  ) throws(ImportError) -> (parts: [OpenedPart], warnings: [ImportWarning]) {
    if !file.isDirectory, file.beginning.isEmpty {
      throw .damaged(path: file.path, line: nil, reason: "the file is empty")
    }
    if file.beginning[...].place(of: "\"\(MappingFile.mark)\"") != nil, file.firstCharacter == "{" {
      throw .mappingAsInput(path: file.path)
    }
    switch kind(of: file) {
    case .table: return ([OpenedPart(content: .records(try table(file)), name: nil)], [])
    case .collections:
      if let layer { throw .noSuchLayer(path: file.path, layer: layer, available: []) }
      return ([OpenedPart(content: .collections(file), name: nil)], [])
    case .json:
      let reader = JSONOpener(file: file, layer: layer, encoding: encoding, log: log)
      if let opened = try reader.open() { return opened }
    case .dataset:
      if try isCatalogue(file) {
        return ([OpenedPart(content: .catalogue(file.path), name: nil)], [])
      }
    }
    let reader = DatasetReader(file: file, layer: layer, encoding: encoding, log: log)
    let isMarkup = !file.isDirectory && file.firstCharacter == "<"
    var refusal: ImportError?
    do throws(ImportError) {
      if let opened = try reader.open() { return file.noting(opened) }
    } catch {
      // Markup that a driver takes for its own and does not understand may still hold records.
      guard isMarkup, case .unknownFormat = error else { throw error }
      refusal = error
    }
    if let kind = file.foreignTable {
      throw .unknownFormat(
        path: file.path,
        reason: "it is \(kind); open it with a spreadsheet program and save it as .xlsx or .csv")
    }
    if isMarkup {
      let records = XMLOpener(file: file, layer: layer, encoding: encoding, log: log)
      if let opened = try records.open() { return file.noting(opened) }
    }
    if let refusal { throw refusal }
    if file.isDirectory {
      throw .unknownFormat(path: file.path, reason: "it is a folder, and no dataset by itself")
    }
    guard file.looksLikeText, file.firstCharacter != "{", file.firstCharacter != "[",
      file.firstCharacter != "<"
    else { throw .unknownFormat(path: file.path, reason: reader.refusal) }
    return ([OpenedPart(content: .records(try table(file)), name: nil)], [])
  }

  /// Whether a file is a catalogue to be read as one; not where a person says how to read it.
  private func isCatalogue(_ file: InputFile) throws(ImportError) -> Bool {
    guard takesCollections, layer == nil || layer == CollectionName.venues.rawValue,
      file.beginning.starts(with: "SQLite format 3".utf8)
    else { return false }
    let isMarked = file.beginning[...].place(of: "sportlink_catalogue") != nil
    if file.isWrapped {
      guard isMarked else { return false }
      throw .unknownFormat(
        path: file.path, reason: "it is a catalogue in an archive; unpack it first")
    }
    do throws(VenueStoreError) {
      _ = try GeoPackageCatalogue(readingAt: file.path)
      return true
    } catch {
      // What is wrong with another program's database its reader says.
      guard isMarked else { return false }
      throw .catalogue(error)
    }
  }

  private enum Kind { case table, collections, json, dataset }

  private func kind(of file: InputFile) -> Kind {
    // A folder may be a dataset, whatever its name ends with.
    if file.isDirectory { return .dataset }
    let first = file.firstCharacter
    switch file.ending {
    case "csv", "tsv", "psv":
      if !file.isJSONText { return .table }
    case "js", "ts", "mjs", "cjs", "json", "geojson", "jsonp":
      if file.isScript { return .json }
    case "txt" where first != "{" && first != "[" && first != "<": return .table
    default: break
    }
    guard first == "{" || first == "[" || first == "\u{1E}" else {
      return .dataset
    }
    if takesCollections, RecordCollections.recognizes(file.beginning) { return .collections }
    // TopoJSON keeps its coordinates apart from its features.
    return file.beginning[...].place(of: "\"Topology\"") == nil ? .json : .dataset
  }

  private func table(_ file: InputFile) throws(ImportError) -> TableSource {
    // A table is its only layer, which GDAL calls by the name of the file.
    if let layer, layer != SourceName.of(path: file.path) {
      throw .noSuchLayer(path: file.path, layer: layer, available: [])
    }
    let stream = try ByteStream(virtualPath: file.virtualPath, path: file.path, log: log)
    return try TableSource(stream, encoding: encoding)
  }
}
