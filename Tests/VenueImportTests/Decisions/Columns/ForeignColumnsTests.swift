import Testing
import Venues

@testable import VenueImport

@Suite("Columns in languages beyond western Europe") struct ForeignColumnsTests {
  /// Identifier, address, name, sport, hours, and a value of the hours.
  static let headers = [
    ("kód,adresa,název sportoviště,sportovní odvětví,otevírací doba", "Po-Pá 8:00-21:00"),
    ("číslo,adresa,názov,druh športu,otváracie hodiny", "Po-Pia 8:00-21:00"),
    ("numer,adres,nazwa,dyscyplina,Godziny otwarcia", "pn.-pt. 8:00-21:00"),
    ("azonosító,cím,megnevezés,sportág,nyitvatartás", "H-P 8:00-21:00"),
    ("šifra,adresa,naziv,sport,radno vrijeme", "pon-pet 8:00-21:00"),
    ("šifra,naslov,ime,šport,delovni čas", "pon-pet 8:00-21:00"),
    ("cod,adresă,denumire,disciplina sportivă,orar", "L-V 8:00-21:00"),
    ("κωδικός,διεύθυνση,όνομα,άθλημα,ωράριο λειτουργίας", "Δευ-Παρ 8:00-21:00"),
    ("kod,adres,tesis adı,spor dalı,çalışma saatleri", "Pzt-Cum 8:00-21:00"),
    ("код,адрес,название,вид спорта,режим работы", "пн-пт 8:00-21:00"),
    ("код,адреса,назва,вид спорту,графік роботи", "пн-пт 8:00-21:00"),
    ("번호,주소,시설명,종목,운영시간", "월-금 8:00-21:00"),
    ("番号,住所,施設名,種目,利用時間", "月-金 8:00-21:00"),
    ("場館編號,地址,場館名稱,運動項目,開放時間", "週一至週五 8:00-21:00"),
    ("编号,地址,场馆名称,运动项目,开放时间", "周一至周五 8:00-21:00"),
    ("kood,aadress,nimi,spordiala,lahtiolekuajad", "E-R 8:00-21:00"),
    ("kods,adrese,nosaukums,sporta veids,darba laiks", "P-Pk 8:00-21:00"),
    ("kodas,adresas,pavadinimas,sporto šaka,darbo laikas", "I-V 8:00-21:00"),
    ("Kennung,Adresse,Anlage,Sportart,Öffnungszeiten", "Mo-Fr 8:00-21:00"),
  ]

  @Test("are known by their names", arguments: headers)
  func known(header: String, hours: String) throws {
    let rows = (1...4).map {
      "\($0 * 7)-A,Long Lane \($0 + 2),Moor Park \($0),tennis,\(hours),50.\($0),14.4"
    }
    let trial = try Trials(knowledge: .standard).run(
      (["\(header),lat,lon"] + rows).joined(separator: "\n") + "\n")
    let names = header.split(separator: ",").map(String.init)
    func choice(_ subject: String) -> String? {
      trial.part.decisions.first { $0.subject == subject }?.choice
    }
    #expect(choice("id") == "the column \(names[0])")
    #expect(choice("address") == "the column \(names[1])")
    #expect(choice("name") == "the column \(names[2])")
    #expect(choice("sports")?.contains(names[3]) == true)
    #expect(choice("hours") == "the column \(names[4])")
    #expect(trial.venues.allSatisfy { $0.hours != nil })
  }

  @Test("hold hours that stay as they are where they are not read, and are told")
  func unread() throws {
    let trial = try Trials(knowledge: .standard).run(
      "název,otevírací doba,lat,lon\nHala,dle rozpisu v kanceláři,50.1,14.4\n")
    #expect(trial.venues.map(\.hours) == [nil])
    #expect(trial.part.warnings.contains { $0.kind == .hoursNotUnderstood })
    let venue = try #require(trial.venues.first)
    #expect(JSONValue.object(venue.properties).text().contains("dle rozpisu"))
  }

  @Test(
    "are no names where they are those of a street, a town or an office",
    arguments: [
      "název obce", "nazwa ulicy", "название района", "naziv općine", "管理機関名", "시설유형명", "住所",
    ])
  func strangers(header: String) throws {
    let rows = (1...4).map { "Moor Lane \($0),50.\($0),14.4" }
    let part = try Trials().run((["\(header),lat,lon"] + rows).joined(separator: "\n")).part
    #expect(part.decisions.first { $0.subject == "name" }?.choice == "none")
  }

  @Test("hold times of the day that are told where they are not read")
  func silent() throws {
    let part = try Trials(knowledge: .standard).run(
      "名称,利用可能曜日,開始時間,更新時間,緯度,経度\n緑台,月水,9:00,8:15,35.6,139.7\n青木,土,8:00,8:15,35.7,139.7\n"
    ).part
    let told = part.warnings.first { $0.kind == .hoursColumnNotRead }
    #expect(told?.detail?.contains("開始時間") == true && told?.detail?.contains("更新") == false)
  }

  @Test("of weekdays are read in any of the languages")
  func weekdays() throws {
    let trial = try Trials(knowledge: .standard).run(
      """
      название,понедельник,вторник,среда,четверг,пятница,lat,lon
      Луч,8:00-20:00,8:00-20:00,8:00-20:00,8:00-20:00,9:00-18:00,55.7,37.6

      """)
    #expect(trial.venues.first?.hours == "Mo-Th 08:00-20:00; Fr 09:00-18:00")
  }

  @Test("of bare numbers are those of houses beside a street, unless they count the rows")
  func houses() throws {
    func identity(_ header: String, _ numbers: [Int]) throws -> String? {
      let rows = numbers.enumerated().map { "\($1),Lipová,Hala \($0),50.\($0),14.4" }
      let text = (["\(header),název,lat,lon"] + rows).joined(separator: "\n") + "\n"
      return try Trials().run(text).part.decisions.first { $0.subject == "id" }?.choice
    }
    #expect(try identity("číslo,ulice", [12, 7, 30]) == "a hash of the whole record")
    #expect(try identity("číslo,ulice", [3, 1, 2]) == "the column číslo")
    #expect(try identity("číslo,materiál", [12, 7, 30]) == "the column číslo")
  }

  @Test(
    "have names in one word, which say what they are of",
    arguments: ["市民体育館名", "체육시설명칭", "公園名称"])
  func runTogether(header: String) {
    #expect(ForeignColumns.isRunTogetherName(ColumnName(header)))
  }

  @Test("are known whether accents are letters' own or stand behind them, and in wide letters")
  func spellings() {
    #expect(ColumnName("na\u{301}zev").joined == "nazev")
    #expect(ColumnName("O\u{308}ffnungszeiten").joined == "oeffnungszeiten")
    #expect(ColumnName("ＩＤ").joined == "id")
    #expect(ColumnName("TESİS ADI").words == ["tesis", "adi"])
  }
}
