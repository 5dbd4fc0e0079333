import Foundation
import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Words for coordinates") struct CoordinateWordsTests {
  @Test(
    "are known in many languages, with other columns between them and the longitude first",
    arguments: [
      ("NB", "OL"), ("Szer", "Dł"), ("szer_geo", "dlug_geo"),
      ("zemepisna_sirka", "zemepisna_delka"),
      ("zemepisna_sirka", "zemepisna_dlzka"), ("šírka", "dĺžka"), ("широта", "довгота"),
      ("географска ширина", "географска дължина"), ("γεωγρ. πλάτος", "γεωγρ. μήκος"),
      ("ΠΛΑΤΟΣ", "ΜΗΚΟΣ"), ("leveyspiiri", "pituuspiiri"), ("breddgrad", "längdgrad"),
      ("nördliche Breite", "östliche Länge"), ("nordlig bredde", "østlig lengde"),
      ("laius", "pikkus"), ("ģeogrāfiskais platums", "ģeogrāfiskais garums"),
      ("platuma", "ilguma"), ("breiddargráða", "lengdargráða"), ("vĩ độ", "kinh độ"),
      ("lintang", "bujur"), ("ละติจูด", "ลองจิจูด"), ("خط العرض", "خط الطول"),
      ("קו רוחב", "קו אורך"), ("gjerësia", "gjatësia"), ("განედი", "გრძედი"), ("φ", "λ"),
      ("LATTITUDE", "LONGITUDE"), ("latitude", "longtitude"), ("lati", "longi"),
      ("所在地緯度", "所在地経度"), ("緯度（北緯）", "経度（東経）"), ("北緯", "東経"), ("Y纬度", "X经度"),
      ("Y좌표(위도)", "X좌표(경도)"), ("enlem", "boylam"), ("緯度", "經度"),
    ])
  func known(latitude: String, longitude: String) throws {
    // Both orders are places where people live, and no two columns stand beside each other.
    let rows = "A,16.3021,x,48.2011\nB,16.3133,x,48.2125\n"
    let trial = try Trials().run("name,\(longitude),kind,\(latitude)\n" + rows)
    #expect(trial.venues.map(\.position.latitude).sorted() == [48.2011, 48.2125])
  }

  @Test(
    "that say west turn numbers without signs",
    arguments: [("N", "W"), ("LATITUD_N", "LONGITUD_O")]
  )
  func west(latitude: String, longitude: String) throws {
    let rows = "A,73.6021,x,45.5011\nB,73.6133,x,45.5125\n"
    let trial = try Trials().run("name,\(longitude),kind,\(latitude)\n" + rows)
    #expect(trial.venues.map(\.position.longitude).sorted() == [-73.6133, -73.6021])
  }

  @Test(
    "for length and width mean pitches where the numbers are those of a tape measure",
    arguments: [("Länge", "Breite"), ("długość", "szerokość"), ("pituus", "leveys"), ("W", "N")])
  func measures(length: String, width: String) throws {
    let pitch = "name,\(length),kind,\(width)\nA,105,x,68\nB,90.5,x,45.5\nC,60,x,40\n"
    guard case .noGeometry = try Trials().failure(pitch) else {
      Issue.record("the size of a pitch is no position")
      return
    }
    let beside = """
      name,X,Y,\(length),\(width)
      A,440290.11,4474257.22,105,68
      B,440391.33,4474358.44,90.5,45.5
      """
    let trial = try Trials().run(beside + "\n", as: "madrid_pistas.csv")
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 40.4) < 0.1 })
  }

  @Test("of Portugal's surveyors need numbers as large as those of a map")
  func letters() throws {
    // By pyproj, from 38.7223 N 9.1393 W and beside it.
    let rows = "A,-87503.44,x,-104538.89\nB,-86503.44,x,-104038.89\nC,-85503.44,x,-103538.89\n"
    let trial = try Trials().run("name,M,kind,P\n" + rows, as: "lisboa_campos.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:3763") == true)
    let counts = "name,M,kind,P\nA,12,x,34\nB,15,x,31\nC,9,x,28\n"
    guard case .noGeometry = try Trials().failure(counts, as: "lisboa_campos.csv") else {
      Issue.record("counts are no position")
      return
    }
  }

  @Test(
    "to the right and up in Germany may have their zone beside them",
    arguments: [
      ("GK2_R", "GK2_H"), ("R_GK2", "H_GK2"), ("GK2_RW", "GK2_HW"), ("GK2 Rechts", "GK2 Hoch"),
    ])
  func zoned(right: String, up: String) throws {
    // By pyproj, from the middle of Köln.
    let rows = "A,2567542.82,x,5645133.26\nB,2567642.82,x,5645233.26\n"
    let trial = try Trials().run("name,\(right),kind,\(up)\n" + rows, as: "pitches.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:31466") == true)
    #expect(trial.venues.allSatisfy { abs($0.position.latitude - 50.938) < 0.01 })
  }

  @Test("of one sign are coordinates where the numbers are as large as those of a map")
  func signs() throws {
    let rows = "A,820032.93,x,835497.92\nB,820132.93,x,835597.92\nC,820232.93,x,835697.92\n"
    let trial = try Trials().run("name,北,kind,東\n" + rows, as: "hongkong_pitches.csv")
    #expect(trial.part.referenceSystem?.hasPrefix("EPSG:2326") == true)
    #expect(trial.venues.allSatisfy { abs($0.position.longitude - 114.17) < 0.01 })
    guard case .noGeometry = try Trials().failure("name,北,東\nA,1,0\nB,0,1\nC,1,1\n") else {
      Issue.record("entrances to the north are no position")
      return
    }
  }

  @Test(
    "tell the order of two numbers in a cell, too",
    arguments: ["долгота/широта", "経度緯度", "kinh_vi", "Boylam Enlem"])
  func pairs(name: String) throws {
    let trial = try Trials().run("name,\(name)\nA,\"16.3021, 48.2011\"\nB,\"16.3133, 48.2125\"\n")
    #expect(trial.venues.map(\.position.latitude).sorted() == [48.2011, 48.2125])
  }
}
