import Foundation
import Testing
import Venues

@testable import VenueImport

@Suite("A table as a record source") struct TableSourceTests {
  /// All rows of a table: the number of each and its cells as text.
  static func rows(
    _ data: Data, encoding: TextEncoding? = nil
  ) throws -> (facts: SourceFacts, rows: [(number: Int, cells: [String])]) {
    let directory = try TemporaryDirectory()
    let path = try directory.write(data, as: "table.csv")
    return try GDALLog.capturing { log throws(ImportError) in
      let stream = try ByteStream(virtualPath: path, path: path, log: log)
      let source = try TableSource(stream, encoding: encoding)
      var rows: [(number: Int, cells: [String])] = []
      while let batch = try source.nextBatch() {
        for row in 0..<batch.rowCount {
          rows.append(
            (batch.numbers[row], (0..<batch.columnCount).map { batch.string(batch.cell(row, $0)) }))
        }
      }
      return (source.facts, rows)
    }
  }

  @Test("names every column once")
  func columnNames() throws {
    let table = try Self.rows(Data("a, a ,,a\n1,2,3,4\n".utf8))
    #expect(table.facts.columns == ["a", "a_2", "column3", "a_3"])
  }

  @Test("with more columns than people make is refused, and one with many is not")
  func manyColumns() throws {
    let names = (0..<4096).map { "c\($0)" }
    #expect(try Self.rows(Data((names.joined(separator: ",") + "\n").utf8)).facts.columns == names)
    let more = names.joined(separator: ",") + ",x,y\n1\n"
    let error = #expect(throws: ImportError.self) { try Self.rows(Data(more.utf8)) }
    guard case .tooManyColumns(_, 4098, 4096) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(error?.kind == .badData)
  }

  @Test("passes over blank lines, fills short rows and cuts long ones")
  func uneven() throws {
    let table = try Self.rows(Data("\na,b\n\n1\n ,\n,,\n1,2,3\n".utf8))
    #expect(table.rows.map(\.number) == [4, 5, 7])
    #expect(table.rows.map(\.cells) == [["1", ""], [" ", ""], ["1", "2"]])
  }

  @Test(
    "gives the same rows wherever the pieces of a file end",
    arguments: [11, 12] as [UInt64])
  func pieces(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var text = "id;name;note\r\n"
    var expected: [[String]] = []
    // Several pieces of half a megabyte, with quotes, line breaks and characters of every length.
    while text.utf8.count < 1_200_000 {
      let note = String(
        repeating: ["é", "€", "😀", "a;b", "\r\n", "\"\""].randomElement(using: &random) ?? "",
        count: Int.random(in: 0...400, using: &random))
      let row = ["\(expected.count)", "n\(expected.count)", note]
      text += "\(row[0]);\(row[1]);\"\(note)\"\r\n"
      expected.append([row[0], row[1], note.replacingOccurrences(of: "\"\"", with: "\"")])
    }
    let table = try Self.rows(Data(text.utf8))
    #expect(table.rows.map(\.cells) == expected, "seed \(seed)")
    let lines = text.components(separatedBy: "\r\n").count - 1
    #expect(table.rows.last.map { $0.number <= lines } == true, "seed \(seed)")
  }

  @Test("reads Windows-1252 and UTF-16 as UTF-8, and says so")
  func encodings() throws {
    let latin = try Self.rows(
      try #require("nom;été\nPâté;œuf\n".data(using: .windowsCP1252)))
    #expect(latin.facts.encoding == "Windows-1252")
    #expect(latin.facts.columns == ["nom", "été"])
    #expect(latin.rows.map(\.cells) == [["Pâté", "œuf"]])
    let wide = try Self.rows(
      Data([0xFF, 0xFE]) + (try #require("nom\té\nÀ\t1,5\n".data(using: .utf16LittleEndian))))
    #expect(wide.facts.encoding == "UTF-16LE")
    #expect(wide.facts.delimiter == "tab")
    #expect(wide.rows.map(\.cells) == [["À", "1,5"]])
  }

  @Test(
    "takes the delimiter that a spreadsheet writes above the header",
    arguments: [("sep=;\r\na,b;c\r\n1,2;3\r\n"), ("sep=;\na,b;c\n1,2;3\n")])
  func toldDelimiter(text: String) throws {
    let table = try Self.rows(Data(text.utf8))
    #expect(table.facts.columns == ["a,b", "c"])
    #expect(table.rows.map(\.cells) == [["1,2", "3"]])
    #expect(table.rows.map(\.number) == [3])
  }

  @Test("reads characters that a cell or a name of a column writes as entities of HTML")
  func entities() throws {
    let table = try Self.rows(
      Data(
        "id,Sport &amp; Spiel\n1,Ash &amp; Sons&nbsp;\n2,\"O&#39;Hara, \"\"A&lt;B\"\"\"\n3,?a=1&b=2;\n"
          .utf8))
    #expect(table.facts.columns == ["id", "Sport & Spiel"])
    #expect(table.rows.map { $0.cells[1] } == ["Ash & Sons\u{A0}", "O'Hara, \"A<B\"", "?a=1&b=2;"])
    let trial = try Trials().run("id,name,lat,lon\n1,Ash &amp; Elm,45.5,-73.5\n2,Oak,45.6,-73.6\n")
    #expect(trial.venues.map(\.name).sorted() == ["Ash & Elm", "Oak"])
    let warning = try #require(trial.part.warnings.first { $0.kind == .entitiesDecoded })
    #expect(warning.count == 1)
  }

  @Test("does not divide cells at the semicolon of an entity")
  func semicolons() throws {
    let table = try Self.rows(
      Data("id;name;kind\n1;Ash &amp; Elm;a\n2;O&#39;Hara;b\n3;R&B;c\n4;Fir&nbsp;;d\n".utf8))
    #expect(
      table.rows.map(\.cells) == [
        ["1", "Ash & Elm", "a"], ["2", "O'Hara", "b"], ["3", "R&B", "c"], ["4", "Fir\u{A0}", "d"],
      ])
  }

  @Test("says where a quote was opened that is never closed")
  func unclosedQuote() {
    #expect(throws: ImportError.self) { try Self.rows(Data("a,b\n1,2\n3,\"4\n5,6\n".utf8)) }
    do {
      _ = try Self.rows(Data("a,b\n1,2\n3,\"4\n5,6\n".utf8))
    } catch let error as ImportError {
      guard case .damaged(_, let line, _) = error else { return #expect(Bool(false), "\(error)") }
      #expect(line == 3)
    } catch {}
  }
}
