// A spreadsheet of one sheet or several, written by hand: what no other tool writes can be tried.

import Foundation

enum Workbook {
  /// Writes rows of texts and numbers as an XLSX file; an empty text is no cell.
  static func write(_ rows: [[String]], as name: String, in directory: TemporaryDirectory) throws
    -> String
  {
    try write(sheets: [("Feuil1", rows)], as: name, in: directory)
  }

  /// Writes several sheets.
  static func write(
    sheets: [(name: String, rows: [[String]])], as name: String, in directory: TemporaryDirectory
  ) throws -> String {
    func each(_ text: (Int, String) -> String) -> String {
      sheets.enumerated().map { text($0 + 1, $1.name) }.joined(separator: "\n")
    }
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let packages = "http://schemas.openxmlformats.org/package/2006"
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    let folder = "book-\(UUID().uuidString)"
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    let members = [
      "[Content_Types].xml": """
      \(head)<Types xmlns="\(packages)/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="\(kind).sheet.main+xml"/>
      \(each { number, _ in
        "<Override PartName=\"/xl/worksheets/sheet\(number).xml\" ContentType=\"\(kind).worksheet+xml\"/>"
      })</Types>
      """,
      "_rels/.rels": """
      \(head)<Relationships xmlns="\(packages)/relationships">
      <Relationship Id="r1" Type="\(relations)/officeDocument" Target="xl/workbook.xml"/></Relationships>
      """,
      "xl/workbook.xml": """
      \(head)<workbook xmlns="\(main)" xmlns:r="\(relations)">
      <sheets>\(each { number, name in
        "<sheet name=\"\(name)\" sheetId=\"\(number)\" r:id=\"r\(number)\"/>"
      })</sheets></workbook>
      """,
      "xl/_rels/workbook.xml.rels": """
      \(head)<Relationships xmlns="\(packages)/relationships">
      \(each { number, _ in
        "<Relationship Id=\"r\(number)\" Type=\"\(relations)/worksheet\" Target=\"worksheets/sheet\(number).xml\"/>"
      })</Relationships>
      """,
    ]
    for (number, sheet) in sheets.enumerated() {
      let text =
        "\(head)<worksheet xmlns=\"\(main)\"><sheetData>\(Self.sheet(sheet.rows))</sheetData></worksheet>"
      _ = try directory.write(text, as: "\(folder)/xl/worksheets/sheet\(number + 1).xml")
    }
    for (path, text) in members { _ = try directory.write(text, as: "\(folder)/\(path)") }
    let target = directory.path(name)
    try Shell.run("sh", "-c", "cd '\(directory.path(folder))' && zip -qr '\(target)' .")
    return target
  }

  private static func sheet(_ rows: [[String]]) -> String {
    rows.enumerated().map { number, row in
      let cells = row.enumerated().compactMap { column, text -> String? in
        if text.isEmpty { return nil }
        let place = "\(Character(Unicode.Scalar(UInt8(65 + column))))\(number + 1)"
        return Double(text) != nil
          ? "<c r=\"\(place)\"><v>\(text)</v></c>"
          : "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
      }
      return "<row r=\"\(number + 1)\">\(cells.joined())</row>"
    }.joined()
  }
}
