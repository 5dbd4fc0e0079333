import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A lone O beside an angle") struct LetterOTests {
  private func longitudes(
    _ header: String, _ cells: String, as name: String = "venues.csv", country: String? = nil
  ) throws -> [Double] {
    let text = "\(header)\nA;tennis;\(cells)\n"
    return try Trials().run(text, as: name) { $0.country = country }.venues.map {
      $0.position.longitude
    }
  }

  @Test(
    "is east or west by the language of the columns",
    arguments: [
      ("Name;Sportart;Breitengrad;Längengrad", 11.5), ("Naam;Sport;Breedtegraad;Lengtegraad", 11.5),
      ("Navn;Idrett;Breddegrad;Lengdegrad", 11.5), ("Name;Sportart;lat;lon", 11.5),
      ("nombre;deporte;latitud;longitud", -11.5), ("nom;sport;latitude;longitude", -11.5),
      ("Nome;Sport;Latitudine;Longitudine", -11.5), ("nome;desporto;latitude;longitude", -11.5),
    ])
  func language(header: String, expected: Double) throws {
    #expect(try longitudes(header, #"48°06'00" N;11°30'00" O"#) == [expected])
  }

  @Test("is told by the place that the file or a person names, else refused with words")
  func place() throws {
    let header = "name;sport;lat;lon"
    let munich = "48° 6' N;11° 30' O"
    #expect(try longitudes(header, munich, as: "muenchen_courts.csv") == [11.5])
    #expect(try longitudes(header, munich, country: "DE") == [11.5])
    #expect(try longitudes(header, "40° 24' N;3° 42' O", as: "madrid_courts.csv") == [-3.7])
    let error = try Trials().failure("\(header)\nA;tennis;\(munich)\n")
    #expect(error == .letterUnclear(path: error.path, columns: ["lon", "lat"]))
    #expect("\(error)".contains("may be east (Ost, Oost) or west (Ouest, Oeste)"))
  }

  @Test(
    "is not in doubt where the word is whole, or has its stroke or dots",
    arguments: [
      ("11° 30' Ø", 11.5), ("11° 30' Ö", 11.5), ("11° 30' Ost", 11.5), ("11° 30' Oost", 11.5),
      ("11° 30' Øst", 11.5), ("11° 30' Ouest", -11.5), ("11° 30' Oeste", -11.5),
      ("11° 30' W", -11.5), ("11° 30' E", 11.5),
    ])
  func whole(cell: String, expected: Double) throws {
    #expect(try longitudes("name;sport;lat;lon", "48° 6' N;\(cell)") == [expected])
    #expect(try longitudes("name;sport;location", "48° 6' N, \(cell)") == [expected])
  }

  @Test(
    "in a column of its own, or in one cell with the latitude, has its meaning from the language too"
  )
  func ofItsOwn() throws {
    let header = "Name;Sportart;lat_deg;lat_min;lat_dir;lon_deg;lon_min;lon_dir"
    #expect(try longitudes(header, "48;6;N;11;30;O") == [11.5])
    #expect(try longitudes("Name;Sportart;Koordinaten", "48° 6' N 11° 30' O") == [11.5])
  }
}

extension ImportError {
  fileprivate var path: String {
    if case .letterUnclear(let path, _) = self { path } else { "" }
  }
}
