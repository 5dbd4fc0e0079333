import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Decimal commas without quotes") struct DecimalCommasTests {
  private static let words = ["Ahorn", "Birke", "Eiche", "Linde", "Ulme", "Weide"]

  private static func table(_ header: String, _ row: (Int, String) -> String) -> String {
    header + "\n" + words.enumerated().map { row($0, $1) + "\n" }.joined()
  }

  @Test("are joined where commas divide the cells too")
  func joined() throws {
    let text = Self.table("id,name,kind,lat,lon") {
      "\($0),Platz \($1),Tennis,47,23\($0)91,-1,5\($0)72"
    }
    let trial = try Trials().run(text, as: "nantes.csv")
    #expect(trial.part.written == 6)
    let venue = try trial.venue("3")
    #expect(abs(venue.position.latitude - 47.23391) < 1e-9)
    #expect(abs(venue.position.longitude - -1.5372) < 1e-9)
    let warning = try #require(trial.part.warnings.first { $0.kind == .decimalCommasJoined })
    #expect(warning.detail == "lat, lon")
    #expect(!trial.part.warnings.contains { $0.kind == .cellsBeyondHeader })
  }

  @Test("are joined in other numbers too, and in map coordinates")
  func others() throws {
    let text = Self.table("id,X,Y,name,length") {
      "\($0),3569\($0)0,32,5647556,9\($0),Platz \($1),12,5"
    }
    let table = try TableSourceTests.rows(Data(text.utf8))
    #expect(table.rows[2].cells == ["2", "356920,32", "5647556,92", "Platz Eiche", "12,5"])
  }

  @Test("beside digits are joined by the names of the columns")
  func names() throws {
    let text = Self.table("floor,lat,lon,name") { "\($0 + 1),54,33\($0)5,18,60\($0)3,Plac \($1)" }
    let table = try TableSourceTests.rows(Data(text.utf8))
    #expect(table.rows.map { $0.cells[1] }.first == "54,3305")
    #expect(table.rows.map { $0.cells[3] }.first == "Plac Ahorn")
  }

  @Test("leave a row that has another number of cells out, with the reason")
  func rejected() throws {
    let text =
      Self.table("id,name,lat,lon") { "\($0),Plac \($1),54,33\($0)5,18,60\($0)3" }
      + "7,Plac Wiąz,54,18,6034\n8,Plac Buk,,\n"
    let trial = try Trials().run(text)
    #expect(trial.part.written == 6)
    #expect(trial.part.rejected == 2)
    #expect(trial.report.parts[0].rejections.contains { $0.reason.contains("decimal commas") })
  }

  @Test("are refused where the halves could belong to several columns")
  func ambiguous() throws {
    let text = Self.table("name,lat,lon,a,b") {
      "Plac \($1),54,33\($0)5,18,60\($0)3,\($0),5,7"
    }
    let error = try Trials().failure(text)
    #expect("\(error)".contains("decimal commas"))
  }

  @Test("are refused where rows have many different numbers of cells")
  func uneven() throws {
    let text = Self.table("id,name,lat,lon,size") {
      "\($0),Plac \($1),54,33\($0)5,18,60\($0)3,\($0.isMultiple(of: 2) ? "9" : "1,250")"
    }
    let error = try Trials().failure(text)
    #expect("\(error)".contains("decimal commas"))
  }

  @Test(
    "are none where a row has a cell too many for another reason",
    arguments: [
      "id,name,lat,lon\n1,Plac A,54.335,18.603,5,3\n2,Plac B,54.336,18.604,7,9\n",
      "id,x,y\n1,356910,5647556,7,3\n2,356911,5647557,8,4\n",
      "id,name,lat,lon\n1,Hill, Park,54.335,18.603\n2,Low, Park,54.336,18.604\n",
    ])
  func none(text: String) throws {
    let table = try TableSourceTests.rows(Data(text.utf8))
    #expect(!table.facts.warnings.contains { $0.kind == .decimalCommasJoined })
    #expect(table.rows.count == 2)
  }
}
