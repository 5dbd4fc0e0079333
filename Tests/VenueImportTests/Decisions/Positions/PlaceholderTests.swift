import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("Pairs that stand for no position") struct PlaceholderTests {
  static let good = (0..<8).map { "good\($0),45.5\($0)1,-73.6\($0)2\n" }.joined()

  @Test(
    "are rejected, each with its number and its reason",
    arguments: [
      "0,0", "-1,-1", "1,1", "99,99", "-9999,-9999", "999,999", "90,180", "-90,-180", "90,0",
      "-90,0", "45,45",
    ])
  func rejected(pair: String) throws {
    let rows = "a,\(pair)\nb,\(pair)\nc,\(pair)\n"
    let trial = try Trials().run("name,lat,lon\n" + Self.good + rows)
    #expect(trial.venues.count == 8)
    #expect(trial.part.rejections.map(\.number) == [10, 11, 12])
    #expect(trial.part.rejections.allSatisfy { $0.reason.contains("stands for none") })
  }

  @Test("are rejected where they repeat as whole numbers, far from the others")
  func repeated() throws {
    let rows = "a,40,-100\nb,40,-100\nfar,50.5,-90.25\n"
    let trial = try Trials().run("name,lat,lon\n" + Self.good + rows)
    #expect(trial.venues.map(\.name).contains("far"))
    #expect(trial.venues.count == 9)
  }

  @Test("are rejected among the coordinates of a map, and degrees that lie elsewhere too")
  func projected() throws {
    let good = (0..<8).map { "good\($0),29886\($0).5,504178\($0).5\n" }.joined()
    let odd = "a,-1,-1\nb,-9999,-9999\nc,0,0\nd,-3.6,40.5\nnear,-73.6,45.5\n"
    let trial = try Trials().run("name,X,Y\n" + good + odd) { $0.referenceSystem = "EPSG:32188" }
    #expect(trial.venues.count == 9)
    let near = try #require(trial.venues.first { $0.name == "near" })
    #expect(near.position.latitude == 45.5 && near.position.longitude == -73.6)
    #expect(trial.part.rejections.map(\.number) == [10, 11, 12, 13])
    #expect(trial.part.rejections.last?.reason.contains("are degrees") == true)
  }

  @Test("do not decide for the others, however many they are")
  func many() throws {
    let odd = (0..<20).map { "odd\($0),-1,-1\n" }.joined()
    let trial = try Trials().run("name,lat,lon\n" + odd + Self.good, as: "montreal.csv")
    #expect(trial.venues.count == 8)
    #expect(trial.part.rejections.count == 20)
  }

  @Test("yield to the row's other pair")
  func other() throws {
    let rows = (0..<8).map { "P\($0),45.5\($0)1,-73.6\($0)2,45.5\($0)1,-73.6\($0)2\n" }.joined()
    let text = "name,latitude,longitude,lat,lon\n" + rows + "odd,-1,-1,45.52,-73.65\n"
    let odd = try #require(try Trials().run(text).venues.first { $0.name == "odd" })
    #expect(odd.position.latitude == 45.52)
  }
}

@Suite("One odd cell") struct OddCellTests {
  @Test(
    "is read or rejected alone",
    arguments: [
      ("name,X,Y\n", ["-73.60,45.50", "-73.61,45.51", "-73.62,45.52", "298864,5041782"], 3),
      ("name,lat,lon\n", ["45.50,-73.60", "45.51,-73.61", "45.52,", ",-73.62"], 2),
      (
        "name,geom\n",
        [
          "POINT (-73.60 45.50)", "\"45.51, -73.61\"", "POINT (-73.62 45.52)", "\"45.53, -73.63\"",
        ], 4
      ),
      (
        "name,geom\n",
        [
          "\"45.51, -73.61\"", "POINT (-73.60 45.50)", "\"45.53, -73.63\"", "POINT (-73.62 45.52)",
        ], 4
      ),
      (
        "name,geom\n",
        [
          "POINT (-73.60 45.50)",
          "\"{\"\"type\"\":\"\"Point\"\",\"\"coordinates\"\":[-73.61,45.51]}\"",
          "POINT (-73.62 45.52)", "see map",
        ], 3
      ),
    ])
  func alone(header: String, cells: [String], count: Int) throws {
    let rows = cells.enumerated().map { "P\($0.offset),\($0.element)\n" }.joined()
    let trial = try Trials().run(header + rows)
    #expect(trial.venues.count == count)
    #expect(trial.part.rejections.count == cells.count - count)
    for venue in trial.venues {
      #expect(abs(venue.position.latitude - 45.5) < 0.1, "\(venue.name)")
      #expect(abs(venue.position.longitude + 73.6) < 0.1, "\(venue.name)")
    }
  }
}
