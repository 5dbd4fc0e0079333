// In which encoding the table of a shapefile is that says nothing of it: found out as for other tables.

/// Looks into the table beside a shapefile.
enum ShapefileEncoding {
  /// So many bytes are looked at.
  private static let length = 1 << 23
  /// The byte of the head that names a code page, and its values that name none.
  private static let language = (place: 29, unnamed: [UInt8](arrayLiteral: 0, 0x57))

  /// What is found out; `nil` where a `.cpg` or the table itself names its encoding, or there is no table.
  ///
  /// `told` is what a person says, which counts in any case.
  static func findings(
    of file: InputFile, told: TextEncoding?, _ log: GDALLog
  ) -> EncodingFindings? {
    guard !file.isDirectory, file.virtualPath.lowercased().hasSuffix(".shp") else { return nil }
    if let told { return EncodingFindings(encoding: told, markLength: 0, damagedBytes: 0) }
    let base = file.virtualPath.dropLast(4)
    func beside(_ endings: String...) -> String? {
      endings.map { base + $0 }.first(where: VirtualFile.exists)
    }
    guard beside(".cpg", ".CPG") == nil, let table = beside(".dbf", ".DBF"),
      let stream = try? ByteStream(virtualPath: table, path: file.path, log: log)
    else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < length {
      guard let count = try? stream.read(length - bytes.count, into: &bytes), count > 0 else {
        break
      }
    }
    guard bytes.count > 32, language.unnamed.contains(bytes[language.place]) else { return nil }
    let head = Int(bytes[8]) | Int(bytes[9]) << 8
    guard head < bytes.count else { return nil }
    return EncodingFindings(ofCells: divided(bytes[head...]), path: file.path)
  }

  /// The records with line ends where cells are filled up with blanks.
  private static func divided(_ records: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array(records)
    for index in text.indices.dropLast() where text[index] == 0x20 && text[index + 1] == 0x20 {
      text[index] = 0x0A
    }
    return text
  }
}

extension TextEncoding {
  /// What GDAL calls it.
  var driverName: String {
    switch self {
    case .windows1252: "CP1252"
    case .windows1250: "CP1250"
    case .macRoman: "MACINTOSH"
    default: libraryName ?? rawValue
    }
  }
}
