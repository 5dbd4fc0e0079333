import Testing

@testable import VenueImport

@Suite("A surface") struct SurfaceWordsTests {
  @Test(
    "is known in nine languages",
    arguments: [
      // English
      ("Grass", "grass"), ("NATURAL TURF", "grass"), ("Artificial Turf", "artificial_turf"),
      ("synthetic turf", "artificial_turf"), ("3G", "artificial_turf"), ("Red clay", "clay"),
      ("Asphalt", "asphalt"), ("tarmac", "asphalt"), ("Concrete surface", "concrete"),
      ("Acrylic", "acrylic"), ("Beach sand", "sand"), ("Hardwood floor", "wood"),
      ("RUBBER SURFACE", "rubber"), ("Gravel", "gravel"), ("Dirt", "dirt"), ("Ice", "ice"),
      ("TANBARK SURFACE", "woodchips"), ("Polyurethane", "tartan"),
      // French
      ("Gazon naturel", "grass"), ("Pelouse", "grass"), ("Synthétique", "artificial_turf"),
      ("gazon synthetique", "artificial_turf"), ("Terre battue", "clay"), ("Bitume", "asphalt"),
      ("Enrobé bitumineux", "asphalt"), ("Béton", "concrete"), ("Sable", "sand"),
      ("Parquet", "wood"), ("Résine", "acrylic"), ("Glace", "ice"), ("Gravelette", "fine_gravel"),
      ("Carrelage", "tiles"), ("Moquette", "carpet"), ("Sol en béton", "concrete"),
      // German
      ("Rasen", "grass"), ("Naturrasenplatz", "grass"), ("Kunstrasen", "artificial_turf"),
      ("Kunstrasenplatz", "artificial_turf"), ("Kunststoffrasen", "artificial_turf"),
      ("Asche", "clay"), ("Tennenplatz", "clay"), ("Tenne", "clay"), ("Beton", "concrete"),
      ("Holzboden", "wood"), ("Parkett", "wood"), ("Kunststoffbelag", "tartan"),
      ("Gummi", "rubber"), ("Kies", "gravel"), ("Kunsteis", "ice"), ("Eis", "ice"),
      // Spanish
      ("Tierra batida", "clay"), ("Césped natural", "grass"),
      ("Hierba artificial", "artificial_turf"),
      ("Hormigón", "concrete"), ("Asfalto", "asphalt"), ("Arena", "sand"), ("Madera", "wood"),
      ("Resina acrílica", "acrylic"), ("Tierra", "dirt"), ("Caucho", "rubber"), ("Hielo", "ice"),
      // Dutch
      ("Natuurgras", "grass"), ("Kunstgras", "artificial_turf"),
      ("kunstgrasveld", "artificial_turf"),
      ("Gravelbaan", "clay"), ("Zand", "sand"), ("Hout", "wood"), ("houten vloer", "wood"),
      // Danish
      ("Græs", "grass"), ("Kunstgræs", "artificial_turf"), ("Kunstgræsbane", "artificial_turf"),
      ("Rødgrus", "clay"), ("Grus", "gravel"), ("Asfalt", "asphalt"), ("Træ", "wood"),
      // Finnish
      ("Nurmi", "grass"), ("Tekonurmi", "artificial_turf"), ("Hiekkatekonurmi", "artificial_turf"),
      ("hiekka", "sand"), ("Massa", "clay"), ("Asfaltti", "asphalt"), ("Puu", "wood"),
      ("Kivituhka", "fine_gravel"), ("Tekojää", "ice"), ("Parkettilattia", "wood"),
      // Italian
      ("Erba naturale", "grass"), ("Erba sintetica", "artificial_turf"), ("Terra battuta", "clay"),
      ("terra rossa", "clay"), ("Cemento", "concrete"), ("Sabbia", "sand"), ("Legno", "wood"),
      // Chinese
      ("天然草", "grass"), ("人造草", "artificial_turf"), ("红土", "clay"), ("沥青", "asphalt"),
      ("混凝土", "concrete"), ("塑胶", "tartan"), ("木地板", "wood"), ("沙地", "sand"),
      ("人工草皮", "artificial_turf"), ("壓克力", "acrylic"), ("水泥地", "concrete"), ("PU", "tartan"),
      // Swedish and Norwegian
      ("Konstgräs", "artificial_turf"), ("Kunstgress", "artificial_turf"), ("Gräs", "grass"),
      ("Gress", "grass"), ("Trägolv", "wood"), ("Betong", "concrete"),
      // Catalan and Portuguese
      ("Gespa artificial", "artificial_turf"), ("Gespa natural", "grass"), ("Sorra", "sand"),
      ("Formigó", "concrete"), ("Terra batuda", "clay"), ("Relva sintética", "artificial_turf"),
      ("Relvado natural", "grass"), ("Saibro", "clay"), ("Areia", "sand"), ("Betão", "concrete"),
      ("Tiilimurska", "clay"), ("Resiina", "acrylic"), ("brick-crush", "clay"),
      // OpenStreetMap's own
      ("artificial_turf", "artificial_turf"), ("paving_stones", "paving_stones"),
      ("Grass", "grass"),
    ])
  func known(text: String, expected: String) {
    #expect(SurfaceWords.surface(text) == expected)
  }

  @Test(
    "that nobody knows, or that may be two, is none",
    arguments: [
      "", "350", "350 m²", "Surface dure", "Hard", "Turf", "Synthétique (hors gazon)", "Autre",
      "Grass / sand", "Gazon, sable", "Asphalt or concrete", "Mixed", "Oak Park", "Kunst", "platz",
      "Surface", "not grass", "pas de gazon", "grass with some bare patches of dirt near the goals",
      "https://example.org/grass", "True", "Yes", "Multi-surface", "M", "0",
    ])
  func unknown(text: String) { #expect(SurfaceWords.surface(text) == nil) }
}
