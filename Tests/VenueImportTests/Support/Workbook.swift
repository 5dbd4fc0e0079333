// A spreadsheet of one sheet, written by hand: what no other tool writes can be tried.

import Foundation

enum Workbook {
  /// Writes rows of texts and numbers as an XLSX file; an empty text is no cell.
  static func write(_ rows: [[String]], as name: String, in directory: TemporaryDirectory) throws
    -> String
  {
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
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(kind).worksheet+xml"/></Types>
      """,
      "_rels/.rels": """
      \(head)<Relationships xmlns="\(packages)/relationships">
      <Relationship Id="r1" Type="\(relations)/officeDocument" Target="xl/workbook.xml"/></Relationships>
      """,
      "xl/workbook.xml": """
      \(head)<workbook xmlns="\(main)" xmlns:r="\(relations)">
      <sheets><sheet name="Feuil1" sheetId="1" r:id="r1"/></sheets></workbook>
      """,
      "xl/_rels/workbook.xml.rels": """
      \(head)<Relationships xmlns="\(packages)/relationships">
      <Relationship Id="r1" Type="\(relations)/worksheet" Target="worksheets/sheet1.xml"/></Relationships>
      """,
      "xl/worksheets/sheet1.xml": """
      \(head)<worksheet xmlns="\(main)"><sheetData>\(sheet(rows))</sheetData></worksheet>
      """,
    ]
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
