import Testing
import Venues

@testable import VenueImport

@Suite("Attributes of a file") struct AttributeDecisionsTests {
  /// A table of points with columns of its own.
  static func table(_ header: String, _ rows: [String]) -> String {
    let lines = rows.enumerated().map { "\($0),Park \($0),45.5\($0)1,-73.6\($0)2,\($1)" }
    return (["id,name,lat,lon,\(header)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func decision(_ subject: String, in trial: ImportTrial) -> Decision? {
    trial.part.decisions.first { $0.subject == subject }
  }

  /// The canonical values of a venue, and what stands beside them.
  private static func values(_ trial: ImportTrial, _ keys: [String]) -> [[JSONValue?]] {
    trial.venues.sorted { $0.sourceID < $1.sourceID }.map { venue in
      keys.map { venue.properties[$0] }
    }
  }

  @Test("say that there is no light by None, where a file leaves cells empty for what nobody knows")
  func none() throws {
    func lit(_ rows: [String]) throws -> [[JSONValue?]] {
      Self.values(try Trials().run(Self.table("Lighting,Remark", rows)), ["lit"])
    }
    #expect(try lit(["None,", "Floodlights,new", "None,old"]) == [["no"], ["yes"], ["no"]])
    #expect(try lit(["None,None", "Floodlights,new", "None,old"]) == [[nil], ["yes"], [nil]])
  }

  @Test("call turf the grass that grows in Australia, and nothing certain elsewhere")
  func turf() throws {
    func surfaces(_ latitude: Double, _ longitude: Double) throws -> [JSONValue?] {
      let rows = ["Turf", "Synthetic grass", "Rubber softfall", "Softfall"].enumerated().map {
        "\($0),Oval \($0),\(latitude + Double($0) / 100),\(longitude),\($1)"
      }
      let text = (["id,name,lat,lon,Surface"] + rows).joined(separator: "\n") + "\n"
      return Self.values(try Trials().run(text), ["surface"]).map { $0[0] }
    }
    #expect(try surfaces(-35.28, 149.13) == ["grass", "artificial_turf", "rubber", nil])
    #expect(try surfaces(40.4, -80) == [nil, "artificial_turf", "rubber", nil])
  }

  @Test("are taken from a portal's CSV by names and cells, and raw cells stay")
  func socrata() throws {
    let trial = try Trials().run(
      Self.table(
        "Lighting,Court Surface,Num_of_Courts,ADA,Admission Fee,Street Address,Phone Number,Website",
        [
          "Y,Asphalt,2,Yes,Free,12 Main St,212-555-0101,https://parks.example.org/a",
          "N,Grass,1,No,$5.00,14 Main St,,parks.example.org/b",
          ",Mystery,0,Partial,See sign,,n/a,",
        ]))
    let keys = ["lit", "surface", "courts", "wheelchair", "fee", "address", "phone", "website"]
    #expect(
      Self.values(trial, keys) == [
        [
          "yes", "asphalt", 2, "yes", "no", "12 Main St", "212-555-0101",
          "https://parks.example.org/a",
        ],
        ["no", "grass", 1, "no", "yes", "14 Main St", nil, "parks.example.org/b"],
        [nil, nil, nil, "limited", nil, nil, nil, nil],
      ])
    #expect(
      Self.values(trial, ["Lighting", "Court Surface", "ADA", "Admission Fee"])[2] == [
        nil, "Mystery", "Partial", "See sign",
      ])
    let lit = try #require(Self.decision("lit", in: trial))
    #expect(lit.choice == "the column Lighting")
    #expect(lit.evidence == "2 of 2 filled rows say yes or no (no 1, yes 1)")
    #expect(lit.confidence == .likely)
    #expect(
      Self.decision("surface", in: trial)?.evidence
        == "2 of 3 filled rows name a surface (asphalt 1, grass 1)")
  }

  @Test("are taken from the features of an ArcGIS server")
  func arcGIS() throws {
    func feature(_ id: Int, _ rest: String) -> String {
      """
      {"attributes":{"OBJECTID":\(id),"NAME":"Oak \(id)","LIT":\(rest)},
       "geometry":{"x":-73.6\(id),"y":45.5\(id)}}
      """
    }
    let text = """
      {"geometryType":"esriGeometryPoint","spatialReference":{"wkid":4326},"features":[
      \(feature(1, #""Yes","INDOOR":"Outdoor","SURFACE":"Clay","COURTS":4"#)),
      \(feature(2, #""No","INDOOR":"Indoor","SURFACE":"Hard","COURTS":null"#)),
      \(feature(3, #"null,"INDOOR":null,"SURFACE":"Acrylic","COURTS":2"#))]}
      """
    let trial = try Trials().run(text, as: "layer.json")
    #expect(
      Self.values(trial, ["lit", "indoor", "surface", "courts"]) == [
        ["yes", "no", "clay", 4], ["no", "yes", nil, nil], [nil, nil, "acrylic", 2],
      ])
  }

  @Test("are taken from the records of a CKAN portal, in French")
  func ckan() throws {
    let text = """
      {"success":true,"result":{"records":[
      {"_id":1,"NOM":"Parc A","LAT":45.51,"LONG":-73.61,"ECLAIRAGE":"Oui","REVETEMENT":"Gazon naturel","NB_TERRAINS":"3","TARIF":"Gratuit","NO_CIVIQUE":12,"NOM_RUE":"rue Oak"},
      {"_id":2,"NOM":"Parc B","LAT":45.52,"LONG":-73.62,"ECLAIRAGE":"Non","REVETEMENT":"Synthétique","NB_TERRAINS":"1","TARIF":"10,00 $","NO_CIVIQUE":null,"NOM_RUE":"rue Elm"},
      {"_id":3,"NOM":"Parc C","LAT":45.53,"LONG":-73.63,"ECLAIRAGE":"Non renseigné","REVETEMENT":"Terre battue","NB_TERRAINS":"0","TARIF":"0 $","NO_CIVIQUE":7,"NOM_RUE":null}]}}
      """
    let trial = try Trials().run(text, as: "datastore.json")
    #expect(
      Self.values(trial, ["lit", "surface", "courts", "fee", "address"]) == [
        ["yes", "grass", 3, "no", "12 rue Oak"],
        ["no", "artificial_turf", 1, "yes", "rue Elm"],
        [nil, "clay", nil, "no", nil],
      ])
    #expect(Self.decision("address", in: trial)?.choice == "the columns NO_CIVIQUE, NOM_RUE")
  }

  @Test("are taken from the records of an OpenDataSoft portal, in the words of its sports register")
  func openDataSoft() throws {
    let header = "equip_nature;equip_sol;equip_eclair;equip_pmr_acc;inst_adresse"
    let rows = [
      "Découvert;Synthétique (hors gazon);true;true;1 rue du Lac",
      "Intérieur;Parquet;true;false;2 rue du Lac", "Découvert;Bitume;false;true;3 rue du Lac",
    ].enumerated().map { "E\($0);Salle \($0);45.51\($0), 5.1\($0);\($1)" }
    let trial = try Trials().run(
      (["equip_numero;equip_nom;coordonnees;\(header)"] + rows).joined(separator: "\n"))
    #expect(
      Self.values(trial, ["indoor", "surface", "lit", "wheelchair", "address"]) == [
        ["no", nil, "yes", "yes", "1 rue du Lac"], ["yes", "wood", "yes", "no", "2 rue du Lac"],
        ["no", "asphalt", "no", "yes", "3 rue du Lac"],
      ])
  }

  @Test("need cells that fit as well as a name: numbers are no surface, and the report says so")
  func squareMeters() throws {
    let trial = try Trials().run(Self.table("surface", ["350", "1200", "80.5"]))
    #expect(Self.values(trial, ["surface"]) == [["350"], ["1200"], ["80.5"]])
    let decision = try #require(Self.decision("surface", in: trial))
    #expect(decision.choice == "none")
    #expect(decision.evidence.hasPrefix("surface is called like it, but 0 of 3 filled rows"))
  }

  @Test(
    "need nearly all cells to fit, of surfaces every other one",
    arguments: [
      ("Lights", ["Yes", "No", "on request", "Yes", "No"], "lit", true),
      ("Lights", ["Yes", "No", "on request", "by the school"], "lit", false),
      ("Belag", ["Rasen", "Hartplatz"], "surface", true),
      ("Belag", ["Rasen", "Hartplatz", "Halle"], "surface", false),
      ("Telefon", ["030/1234567", "im Büro"], "phone", false),
    ])
  func share(header: String, cells: [String], subject: String, isTaken: Bool) throws {
    let trial = try Trials().run(Self.table(header, cells))
    #expect((Self.decision(subject, in: trial)?.choice == "the column \(header)") == isTaken)
    #expect(trial.venues.contains { $0.properties[subject] != nil } == isTaken)
  }

  @Test("keep what another column of their name holds under a name with a number")
  func occupied() throws {
    let trial = try Trials().run(
      Self.table("surface,revetement", ["350,Gazon", "1200,Sable", "80,?"]))
    #expect(
      Self.values(trial, ["surface", "surface_2", "revetement"]) == [
        ["grass", "350", "Gazon"], ["sand", "1200", "Sable"], [nil, "80", "?"],
      ])
  }

  @Test(
    "whose column has their own name stand there in OpenStreetMap's words, and the cell beside them"
  )
  func ownName() throws {
    let trial = try Trials().run(
      Self.table(
        "lit,lit_2,surface",
        ["Oui,a,grass", "no,b,Gazon", "peut-être,c,sand", "Non,,?", "yes,d,", "oui,e,"]))
    #expect(
      Self.values(trial, ["lit", "lit_2", "lit_3", "surface", "surface_2"]) == [
        ["yes", "a", "Oui", "grass", nil], ["no", "b", nil, "grass", "Gazon"],
        ["peut-être", "c", nil, "sand", nil], ["no", nil, "Non", nil, "?"],
        ["yes", "d", nil, nil, nil], ["yes", "e", "oui", nil, nil],
      ])
  }

  @Test("of one sport belong to it, and noughts alone say nothing")
  func notTaken() throws {
    let trial = try Trials().run(
      Self.table("Tennis_lights,LIGHTS,Court_No,Indoor", ["Y,0,1,a", "N,0,2,b", "Y,0,3,c"]))
    let keys = ["lit", "courts", "indoor"]
    #expect(Self.values(trial, keys) == Array(repeating: [nil, nil, nil], count: 3))
    #expect(
      Self.decision("lit", in: trial)?.evidence
        == "LIGHTS is called like it, but all 3 understood rows are 0")
    #expect(Self.decision("courts", in: trial) == nil)
    let numbered = try Trials().run(Self.table("Courts", (1...9).map { "\($0)" }))
    #expect(
      Self.decision("courts", in: numbered)?.evidence
        == "Courts is called like it, but all 9 counts differ, as numbers of rows do")
    let either = try Trials().run(
      Self.table("Nature", ["Intérieur", "Extérieur couvert", "Découvrable", "Découvert"]))
    #expect(Self.values(either, ["indoor"]) == [["yes"], [nil], [nil], ["no"]])
    let both = try Trials().run(Self.table("LIGHTS", ["0", "1", "0"]))
    #expect(Self.values(both, ["lit"]) == [["no"], ["yes"], ["no"]])
  }

  @Test("are told by --map, one by one, and switched off by -")
  func told() throws {
    let text = Self.table(
      "Lights,Extra,Where,Number,Libre", ["Y,Oui,Main St,12,oui", "N,Non,Elm St,14,non"])
    let trial = try Trials().run(text) {
      $0.mapping =
        (try? FieldMapping(["lit=extra", "address=Number", "address=Where", "accessible=Libre"]))
        ?? $0.mapping
    }
    #expect(
      Self.values(trial, ["lit", "address", "wheelchair"]) == [
        ["yes", "12 Main St", "yes"], ["no", "14 Elm St", "no"],
      ])
    let lit = try #require(Self.decision("lit", in: trial))
    #expect(lit.choice == "the column Extra" && lit.confidence == .told)
    let off = try Trials().run(text) { $0.mapping = (try? FieldMapping(["LIT=-"])) ?? $0.mapping }
    #expect(Self.values(off, ["lit", "Lights"]) == [[nil, "Y"], [nil, "N"]])
    #expect(Self.decision("lit", in: off)?.choice == "none")
    let error = try Trials().failure(text) {
      $0.mapping = (try? FieldMapping(["lit=nowhere"])) ?? $0.mapping
    }
    guard case .noSuchColumn(_, "lit", "nowhere", _) = error else {
      return #expect(Bool(false), "\(error)")
    }
  }

  @Test("of tags are OpenStreetMap's already, and no decision")
  func tags() throws {
    let text = """
      {"elements": [{"type": "node", "id": 1, "lat": 45.5, "lon": -73.6,
        "tags": {"sport": "tennis", "lit": "limited", "surface": "Gazon", "name": "A"}}]}
      """
    let trial = try Trials(knowledge: .standard).run(text, as: "a.json")
    #expect(Self.values(trial, ["lit", "surface", "lit_2"]) == [["limited", "Gazon", nil]])
    #expect(!trial.part.decisions.contains { VenueAttribute(rawValue: $0.subject) != nil })
  }

  @Test("are found in a long file of JSON too, whose last records have members of their own")
  func longJSON() throws {
    func feature(_ id: Int, _ rest: String) -> String {
      """
      {"type":"Feature","properties":{"id":\(id),"Eclairage":"Oui"\(rest)},
      "geometry":{"type":"Point","coordinates":[-73.6,45.5]}}
      """
    }
    let gap = String(repeating: " ", count: 2 << 20)
    let features = (0..<20_500).map { feature($0, "") } + [gap + feature(20_500, #","lit":"LED""#)]
    let text = #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}"
    let trial = try Trials().run(text, as: "long.geojson")
    #expect(Self.decision("lit", in: trial)?.choice == "the column Eclairage")
    let last = try trial.venue("20500")
    #expect(last.properties["lit"] == "yes" && last.properties["lit_2"] == "LED")
    #expect(trial.venues.allSatisfy { $0.properties["lit"] == "yes" })
    #expect(last.properties.members.count { $0.key == "lit" } == 1)
  }

  @Test("count the courts of a record better than its columns of sports do")
  func courts() throws {
    let text = Self.table("tennis,soccer,NB_TERRAINS", ["2,1,5", "1,0,", "3,2,4"])
    let trial = try Trials().run(text)
    #expect(Self.values(trial, ["courts"]) == [[5], [1], [4]])
  }

  @Test("stand in an inspection and its mapping, which gives the same venues again")
  func mappingRoundTrip() throws {
    let trials = try Trials()
    let text = Self.table(
      "ECLAIRAGE,Gratuit,surface,Hausnummer,Strasse",
      ["Oui,non,Gazon,5,Am Weg", "Non,oui,Sable,7,Am See", "Oui,oui,?,,Am Berg"])
    let path = try trials.directory.write(text, as: "parks.csv")
    var options = ImportOptions(inputs: [path])
    options.mapping = try FieldMapping(["surface=-"])
    let inspection = try Inspector(options, knowledge: .trial).run()
    #expect(
      inspection.text.contains(
        "  lit               the column ECLAIRAGE (3 of 3 filled rows say yes or no (yes 2, no 1)) [likely]"
      ))
    #expect(inspection.json.text().contains(#""subject":"fee""#))
    let mapping = try #require(inspection.parts.first).mapping
    #expect(mapping.fields.columns[.lit] == ["ECLAIRAGE"])
    #expect(mapping.fields.columns[.address] == ["Strasse", "Hausnummer"])
    #expect(mapping.fields.columns[.surface] == ["-"])
    let first = try trials.run(options)
    let keys = ["lit", "fee", "surface", "address"]
    #expect(
      Self.values(first, keys) == [
        ["yes", "yes", "Gazon", "Am Weg 5"], ["no", "no", "Sable", "Am See 7"],
        ["yes", "no", "?", "Am Berg"],
      ])
    var bytes: [UInt8] = []
    mapping.json.write(to: &bytes)
    #expect(try MappingFile(parsing: bytes, path: "m") == mapping)
    _ = try trials.directory.write(String(decoding: bytes, as: UTF8.self), as: "parks.mapping.json")
    let again = try trials.run(ImportOptions(inputs: [path]))
    #expect(again.part.outcomes.unchanged == 3 && again.part.outcomes.changed == 0)
    #expect(Self.decision("fee", in: again)?.confidence == .told)
    #expect(Self.values(again, keys) == Self.values(first, keys))
  }

  @Test("are the same when the same file comes again")
  func again() throws {
    let trials = try Trials()
    let text = Self.table("lit,courts,Belag", ["Ja,3,Rasen", "Nein,2,Asche", ",,"])
    _ = try trials.run(text)
    let again = try trials.run(text)
    #expect(again.part.outcomes.unchanged == 3)
    #expect(Self.values(again, ["lit", "courts", "surface"])[0] == ["yes", 3, "grass"])
  }

  @Test(
    "are taken from the columns of many countries",
    arguments: [
      // France's census of places of sport, old and new
      (
        "EquEclairage,EquNatureSol,EquAccesHandimAire", "Oui,Gazon synthétique,Non",
        ["lit": "yes", "surface": "artificial_turf", "wheelchair": "no"]
      ),
      (
        "equip_eclair,equip_sol,equip_pmr_aire,equip_nature", "true,Bitume,false,Découvert",
        ["lit": "yes", "surface": "asphalt", "wheelchair": "no", "indoor": "no"]
      ),
      // Taiwan and Hong Kong
      (
        "照明,室內,無障礙,免費", "有,否,有,是",
        ["lit": "yes", "indoor": "no", "wheelchair": "yes", "fee": "no"]
      ),
      (
        "夜間照明,室內外,無障礙設施,收費方式,鋪面材質", "有,室外,無,免費,人工草皮",
        [
          "lit": "yes", "indoor": "no", "wheelchair": "no", "fee": "no",
          "surface": "artificial_turf",
        ]
      ),
      // Finland
      (
        "valaistus,pintamateriaali,maksullinen,esteettömyys", "kyllä,Hiekkatekonurmi,ei,kyllä",
        ["lit": "yes", "surface": "artificial_turf", "fee": "no", "wheelchair": "yes"]
      ),
      // Denmark, Sweden, Norway
      (
        "Belysning,Underlag,Handicapvenlig", "Ja,Kunstgræs,Nej",
        ["lit": "yes", "surface": "artificial_turf", "wheelchair": "no"]
      ),
      (
        "Belysning,Underlag,Tillgänglighet,Avgift", "Nej,Konstgräs,Ja,Nej",
        ["lit": "no", "surface": "artificial_turf", "wheelchair": "yes", "fee": "no"]
      ),
      (
        "Flomlys,Dekke,Universell utforming", "Ja,Kunstgress,Delvis",
        ["lit": "yes", "surface": "artificial_turf", "wheelchair": "limited"]
      ),
      // Catalonia, Spain, Portugal, Italy
      (
        "Il·luminació,Paviment,Accessibilitat,Coberta", "Sí,Gespa artificial,Sí,No",
        ["lit": "yes", "surface": "artificial_turf", "wheelchair": "yes", "indoor": "no"]
      ),
      (
        "Iluminación,Pavimento,Accesibilidad,Cubierta", "Sí,Hormigón,Parcial,No",
        ["lit": "yes", "surface": "concrete", "wheelchair": "limited", "indoor": "no"]
      ),
      (
        "Iluminação,Piso,Acessibilidade,Coberto", "Sim,Relva sintética,Não,Sim",
        ["lit": "yes", "surface": "artificial_turf", "wheelchair": "no", "indoor": "yes"]
      ),
      (
        "Illuminazione,Fondo,Accessibilità,Copertura", "Sì,Terra rossa,Sì,No",
        ["lit": "yes", "surface": "clay", "wheelchair": "yes"]
      ),
      // The Netherlands, where gravel is clay
      (
        "Verlichting,Ondergrond,Overdekt", "Ja,Gravel,Nee",
        ["lit": "yes", "surface": "clay", "indoor": "no"]
      ),
      ("Lighting,Surface", "Yes,Gravel", ["lit": "yes", "surface": "gravel"]),
    ] as [(String, String, [String: String])])
  func countries(header: String, row: String, expected: [String: String]) throws {
    let trial = try Trials().run(Self.table(header, [row, row]))
    let found = try trial.venue("0").properties
    for (key, value) in expected { #expect(found[key] == .string(value), "\(key)") }
  }
}
