// `NAME.mapping.json`: what was decided about a dataset once, for its next release. The format stands in Docs/Mapping.md.

internal import OpeningHours
package import Venues

/// What a mapping file says about a dataset.
package struct MappingFile: Hashable, Sendable {
  /// The columns of each field.
  package var fields = FieldMapping()
  /// The reference system of the coordinates.
  package var referenceSystem: String?
  /// The encoding of the text.
  package var encoding: String?
  /// The layer to read.
  package var layer: String?
  /// The dataset's name.
  package var source: String?
  /// The sport of records that name none.
  package var sport: String?
  /// The IANA name of the time zone.
  package var timeZone: String?
  /// The country, as in ISO 3166-1.
  package var country: String?
  /// The region, as in ISO 3166-2 without the country.
  package var region: String?

  /// The key that says what the file is, and in which version.
  static let mark = "sportlinkMapping"
  /// The version that is written and read.
  private static let version: Int64 = 1
  /// The longest file that is believed, in bytes.
  package static let longest = 1 << 20

  /// Makes a mapping that says nothing.
  package init() {}

  private static var texts: [(key: String, path: WritableKeyPath<MappingFile, String?>)] {
    [
      ("crs", \.referenceSystem), ("encoding", \.encoding), ("layer", \.layer),
      ("source", \.source), ("sport", \.sport), ("timeZone", \.timeZone),
      ("country", \.country), ("region", \.region),
    ]
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: `ImportError.mappingFileMalformed` with the path and what is wrong.
  package init(parsing bytes: [UInt8], path: String) throws(ImportError) {
    func wrong(_ reason: String) -> ImportError {
      .mappingFileMalformed(path: path, reason: reason)
    }
    if bytes.count > Self.longest { throw wrong("it is longer than 1 MB") }
    let value: JSONValue
    do { value = try JSONValue.parse(bytes) } catch { throw wrong("\(error)") }
    guard case .object(let object) = value else { throw wrong("it is no JSON record") }
    guard case .integer(let version)? = object[Self.mark] else {
      throw wrong("it has no \(Self.mark), so it is no mapping")
    }
    guard version == Self.version else { throw wrong("its version \(version) is not known") }
    for member in object.members where member.key != Self.mark {
      if member.key == "fields" {
        fields = try Self.fields(member.value, path)
        continue
      }
      guard let text = Self.texts.first(where: { $0.key == member.key }) else {
        throw wrong("nothing is called “\(member.key.shortened)”")
      }
      guard case .string(let string) = member.value, !string.isEmpty else {
        throw wrong("\(member.key) is no text")
      }
      if let fault = Self.fault(of: string, as: member.key) { throw wrong(fault) }
      self[keyPath: text.path] = string
    }
  }

  /// Why a text can't be what its key says; `nil` where nothing speaks against it, or only the file can tell.
  private static func fault(of text: String, as key: String) -> String? {
    switch key {
    case "source":
      return SourceName.isUsable(text)
        ? nil : "“\(text.printable)” can't name a dataset: it is blank or holds control characters"
    case "timeZone":
      do throws(ZoneError) { _ = try Zone(identifier: text) } catch { return "timeZone: \(error)" }
      return nil
    default: return nil
    }
  }

  private static func fields(
    _ value: JSONValue, _ path: String
  ) throws(ImportError) -> FieldMapping {
    func wrong(_ reason: String) -> ImportError {
      .mappingFileMalformed(path: path, reason: reason)
    }
    guard case .object(let object) = value else { throw wrong("fields is no record") }
    var options: [String] = []
    for member in object.members {
      guard let field = MappedField(rawValue: member.key) else {
        throw wrong("no field is called “\(member.key.shortened)”")
      }
      let columns: [JSONValue] =
        if case .array(let list) = member.value { list } else { [member.value] }
      guard columns.count == 1 || (field.takesSeveral && !columns.isEmpty) else {
        throw wrong("\(member.key) needs one column")
      }
      for column in columns {
        guard case .string(let name) = column, !name.trimmed.isEmpty else {
          throw wrong("\(member.key) names a column that is no text")
        }
        options.append("\(member.key)=\(name)")
      }
    }
    return try FieldMapping(options)
  }

  /// The mapping as JSON.
  package var json: JSONValue {
    var object: JSONObject = [Self.mark: .integer(Self.version)]
    var named = JSONObject()
    for field in MappedField.allCases {
      guard let columns = fields.columns[field], let first = columns.first else { continue }
      named[field.rawValue] =
        columns.count == 1 ? .string(first) : .array(columns.map { .string($0) })
    }
    object["fields"] = .object(named)
    for text in Self.texts { object[text.key] = self[keyPath: text.path].map { .string($0) } }
    return .object(object)
  }
}

extension ImportOptions {
  /// The options with what a mapping says, where the command says nothing.
  func completed(by file: MappingFile) -> ImportOptions {
    var options = self
    options.mapping = mapping.completed(by: file.fields)
    options.referenceSystem = referenceSystem ?? file.referenceSystem
    options.encoding = encoding ?? file.encoding
    options.layer = layer ?? file.layer
    options.source = source ?? file.source
    options.sport = sport ?? file.sport
    options.timeZone = timeZone ?? file.timeZone
    options.country = country ?? file.country
    options.region = region ?? file.region
    return options
  }
}
