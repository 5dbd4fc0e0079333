// The `crs` member of GeoJSON before RFC 7946, in the forms that GDAL passes over: `"crs": "EPSG:3857"`, links, codes.

enum LegacyReferenceSystem {
  /// The system that a `crs` member before the features names, as `EPSG:N`; `nil` where there is none.
  ///
  /// Of every form the last digits behind `EPSG` or `ESRI` count, or those of a `code`: `EPSG:3857`, `urn:ogc:def:crs:EPSG::3857`,
  /// `http://www.opengis.net/def/crs/EPSG/0/3857`, `…/ref/epsg/3857/`.
  static func find(in beginning: [UInt8]) -> String? {
    let head = beginning[..<(beginning[...].place(of: "\"features\"") ?? beginning.count)]
    guard let member = head.place(of: "\"crs\"") else { return nil }
    let value = value(in: head[(member + 5)...])
    let folded = value.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    if let mark = folded[...].place(of: "epsg") {
      let name = folded[(mark + 4)...].prefix { $0 != UInt8(ascii: "\"") }
      if let code = lastCode(in: name) { return "EPSG:\(code)" }
    }
    if let mark = folded[...].place(of: "esri") {
      let name = folded[(mark + 4)...].prefix { $0 != UInt8(ascii: "\"") }
      if let code = lastCode(in: name).flatMap(Int.init) { return named(byEsri: code) }
    }
    guard let code = folded[...].place(of: "\"code\"") else { return nil }
    return numbers(in: folded[(code + 6)...]).first.map { "EPSG:\($0)" }
  }

  /// The text or record behind a key.
  private static func value(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return bytes[..<index] }
      default: continue
      }
      if depth <= 0 { return bytes[..<index] }
    }
    return bytes
  }

  /// The code behind an authority: the first number of the last part, since a second one is a system of heights.
  private static func lastCode(in name: some Sequence<UInt8>) -> String? {
    let parts = String(decoding: Array(name), as: UTF8.self).split { ":/#".contains($0) }
    return parts.last { $0.contains { ("0"..."9").contains($0) } }
      .flatMap { numbers(in: Array($0.utf8)).first }
  }

  /// A code of Esri's, which took over those of EPSG and had others for what everybody shows on screens.
  static func named(byEsri code: Int) -> String {
    if [102_100, 102_113, 900_913].contains(code) { return "EPSG:3857" }
    return code >= 37_001 ? "ESRI:\(code)" : "EPSG:\(code)"
  }

  private static func numbers(in bytes: some Sequence<UInt8>) -> [String] {
    String(decoding: Array(bytes), as: UTF8.self).split { !("0"..."9").contains($0) }.map(
      String.init)
  }
}

extension ArraySlice<UInt8> {
  /// Where a text stands first.
  func place(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return startIndex }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found }
      start = found + 1
    }
    return nil
  }
}
