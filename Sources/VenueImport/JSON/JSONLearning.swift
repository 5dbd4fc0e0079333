// What the first records of a container say about all: their shape, their members, their reference system.

/// What was learnt.
struct JSONLearning {
  /// The members of the records.
  var builder: JSONSchemaBuilder
  /// Rows at the beginning that are no records but names.
  var headerRows = 0
  /// The reference system that records name, each for itself.
  var recordSystem: String?

  /// How many records decide about the shape.
  private static let formSample = 200

  /// Learns from pieces.
  ///
  /// Throws where not one of the records can be parsed.
  init(
    _ pieces: [JSONPiece], by parser: JSONParser, outline: JSONOutline, path: String
  ) throws(ImportError) {
    var counts: [JSONForm: Int] = [:]
    var seen = 0
    var fault: (line: Int, reason: String)?
    var names: [String] = []
    var system: String?
    func forEach(limit: Int, _ body: (borrowing JSONTape) -> Void) {
      var count = 0
      for piece in pieces {
        for record in piece.records where count < limit {
          let place = record.place
          guard piece.bytes[place.lowerBound] | 0x20 == UInt8(ascii: "{") else { continue }
          count += 1
          if let reason = parser.parse(piece.bytes, place, body) {
            if let mended = JSONMender.mended(piece.bytes[place]),
              parser.parse(mended, body) == nil
            {
              continue
            }
            fault = fault ?? (record.line, JSONFault.text(of: piece.bytes[place], reason))
          }
        }
      }
    }
    forEach(limit: Self.formSample) { tape in
      if seen == 0 {
        names = JSONRowNames.header(of: tape)
        system = JSONReferenceSystem.named(by: tape)
      }
      seen += 1
      counts[JSONForm(of: tape), default: 0] += 1
    }
    if seen == 0, outline.isFeatureCollection { counts[.features] = 1 }
    let isAnything = pieces.contains { !$0.records.isEmpty }
    if seen == 0, isAnything {
      throw .damaged(
        path: path, line: fault?.line, reason: fault?.reason ?? "there is no record in it")
    }
    let form = counts.max { ($0.value, $1.key.rank) < ($1.value, $0.key.rank) }?.key ?? .plain
    recordSystem = system
    if form == .rows {
      let told = JSONRowNames.told(by: outline, parser)
      if told.isEmpty, !names.isEmpty { headerRows = 1 }
      names = told.isEmpty ? names : told
    }
    builder = JSONSchemaBuilder(form, rowNames: form == .rows ? names : [])
    var builder = builder
    var skipped = headerRows
    forEach(limit: .max) { tape in
      if skipped > 0 { skipped -= 1 } else { builder.add(tape) }
    }
    self.builder = builder
  }
}

extension JSONForm {
  /// Which of two equally frequent shapes counts.
  fileprivate var rank: Int { self == .plain ? 1 : 0 }
}
