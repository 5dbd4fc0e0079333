import Testing

@testable import VenueImport

@Suite("The name of a column") struct AttributeNamesTests {
  private static func attributes(_ name: String) -> [VenueAttribute] {
    let column = ColumnName(name)
    return VenueAttribute.allCases.filter { attribute in
      guard let names = AttributeNames.of(attribute) else { return CourtNames.rank(column) != nil }
      return names.match(AttributeNames.Spelling(name)) != nil
    }
  }

  @Test(
    "says what it holds, in two dozen languages",
    arguments: [
      // light
      ("lit", .lit), ("Lights", .lit), ("LIGHTING", .lit), ("Floodlit", .lit), ("has_lights", .lit),
      ("Court_Lights", .lit), ("Field Lighting", .lit), ("ECLAIRAGE", .lit), ("Éclairage", .lit),
      ("Flutlicht", .lit), ("Beleuchtung", .lit), ("iluminación", .lit), ("ILUMINACIO", .lit),
      ("verlichting", .lit), ("belysning", .lit), ("valaistus", .lit), ("Illuminazione", .lit),
      ("照明", .lit), ("Beleuchtun", .lit), ("equip_eclair", .lit), ("lightsYN", .lit),
      // inside
      ("Indoor", .indoor), ("Indoor_Outdoor", .indoor), ("INOUT", .indoor), ("Intérieur", .indoor),
      ("interieur_exterieur", .indoor), ("Halle", .indoor), ("Innen/Außen", .indoor),
      ("cubierto", .indoor), ("binnen", .indoor), ("Indendørs", .indoor), ("sisätila", .indoor),
      ("al coperto", .indoor), ("室内", .indoor),
      // surface
      ("surface", .surface), ("SURFACE_TYPE", .surface), ("Court Surface", .surface),
      ("REVETEMENT_SOL", .surface), ("REVETEMENT", .surface), ("equip_sol", .surface),
      ("Bodenbelag", .surface), ("Belag", .surface), ("Superficie", .surface),
      ("ondergrond", .surface), ("belægning", .surface), ("pintamateriaali", .surface),
      ("pavimentazione", .surface), ("地面材质", .surface),
      // courts
      ("courts", .courts), ("Num_of_Courts", .courts), ("NB_TERRAINS", .courts),
      ("nombre de terrains", .courts), ("Anzahl Plätze", .courts), ("número de pistas", .courts),
      ("Aantal banen", .courts), ("antal baner", .courts), ("Kenttien lukumäärä", .courts),
      ("numero di campi", .courts), ("球场数量", .courts), ("COURT_COUNT", .courts),
      // wheelchair
      ("wheelchair", .wheelchair), ("Accessible", .wheelchair), ("ADA", .wheelchair),
      ("Accessibilité handicapés à mobilité réduite", .wheelchair), ("PMR", .wheelchair),
      ("rollstuhlgerecht", .wheelchair), ("Barrierefrei", .wheelchair), ("accesible", .wheelchair),
      ("rolstoeltoegankelijk", .wheelchair), ("tilgængelighed", .wheelchair),
      ("esteettömyys", .wheelchair), ("accessibilità", .wheelchair), ("无障碍", .wheelchair),
      // fee
      ("fee", .fee), ("Admission Fee", .fee), ("TARIF", .fee), ("payant", .fee), ("Gratuit", .fee),
      ("Eintritt", .fee), ("Gebühr", .fee), ("precio", .fee), ("tarief", .fee), ("pris", .fee),
      ("maksullinen", .fee), ("prezzo", .fee), ("收费", .fee), ("kostenlos", .fee),
      // texts
      ("ADDRESS_EN", .address), ("Adresse", .address), ("dirección", .address), ("adres", .address),
      ("osoite", .address), ("indirizzo", .address), ("地址", .address), ("site_address", .address),
      ("PHONE", .phone), ("téléphone", .phone), ("Telefonnummer", .phone), ("teléfono", .phone),
      ("puhelin", .phone), ("tlf", .phone), ("contact:phone", .phone), ("电话", .phone),
      ("URL", .website), ("Web_Site", .website), ("site web", .website), ("Webseite", .website),
      ("sitio web", .website), ("hjemmeside", .website), ("kotisivu", .website),
      ("sito web", .website), ("网址", .website),
      // beyond western Europe
      ("osvětlení", .lit), ("Oświetlenie", .lit), ("освещение", .lit), ("조명시설", .lit),
      ("Nawierzchnia", .surface), ("тип покрытия", .surface), ("바닥재", .surface),
      ("bezbariérový přístup", .wheelchair), ("доступность", .wheelchair), ("Ücret", .fee),
      ("利用料金", .fee), ("διεύθυνση", .address), ("소재지도로명주소", .address), ("cím", .address),
      ("номер телефона", .phone), ("전화번호", .phone), ("τηλέφωνο", .phone),
      ("strona www", .website), ("сайт", .website), ("ホームページ", .website), ("honlap", .website),
    ] as [(String, VenueAttribute)])
  func known(name: String, expected: VenueAttribute) {
    #expect(Self.attributes(name) == [expected])
  }

  @Test(
    "that speaks of one sport, of something else or of a number says nothing",
    arguments: [
      "Tennis_lights", "TENNIS COURTS", "No__of_Basketball_Courts_EN", "Football surface",
      "Parking_lights", "Street_Lights", "surface_m2", "Surface area", "Emprise foncière en m2",
      "Court No", "COURT_NUMBER", "Field_ID", "court", "NUMBER", "Terrain", "Nombre total de place",
      "Aucun aménagement d'accessibilité", "Accessibilité handicapés sensoriels",
      "Nombre total de place de parking handicapés", "Off_Leash_Use_Phone", "Information_Web",
      "Community_Gardens_Phone", "NeighbourhoodURL", "source_url", "email", "Adresse mail", "fax",
      "url_fiche_activite_fr", "Construction cost", "Owner address", "photo_url", "Location",
      "Numero de la voie", "Access", "Washrooms", "Price_of_land", "lit_2_note", "fields_note",
    ])
  func strange(name: String) { #expect(Self.attributes(name) == []) }

  @Test(
    "of a house number and a street make an address in the order of their language",
    arguments: [
      (["StreetNumber", "StreetName"], nil, [0, 1]),
      (["Nom de la voie", "Numero de la voie"], "FR", [1, 0]),
      (["STRASSE", "HAUSNR"], nil, [0, 1]), (["HAUSNR", "STRASSE"], nil, [1, 0]),
      (["addr:housenumber", "addr:street"], "CA", [0, 1]),
      (["addr:housenumber", "addr:street"], "CH", [1, 0]),
      (["straatnaam", "huisnummer"], nil, [0, 1]), (["vejnavn", "husnr"], nil, [0, 1]),
      (["Street"], nil, nil), (["number", "street"], nil, nil),
    ] as [([String], String?, [Int]?)])
  func streets(names: [String], country: String?, expected: [Int]?) {
    let found = StreetColumns.find(
      among: names.map { ColumnName($0) }, besides: [], country: country)
    #expect(found == expected)
  }
}
