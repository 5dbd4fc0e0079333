import Testing

@testable import VenueImport

@Suite("A cell of an attribute") struct AttributeWordsTests {
  private static let nothing = "nothing"
  private static let other = "other"

  private static func said(_ text: String, _ attribute: VenueAttribute) -> String {
    let reading = AttributeRows.reading(text, of: attribute)
    return reading.value ?? (reading.isFilled ? other : nothing)
  }

  @Test(
    "says whether there is light",
    arguments: [
      ("Y", "yes"), ("Oui", "yes"), ("ja", "yes"), ("Sí", "yes"), ("true", "yes"), ("1", "yes"),
      ("Lit", "yes"), ("Éclairé", "yes"), ("beleuchtet", "yes"), ("Con iluminación", "yes"),
      ("verlicht", "yes"), ("Belyst", "yes"), ("valaistu", "yes"), ("illuminato", "yes"),
      ("有照明", "yes"), ("Yes - LED", "yes"), ("Oui (jusqu'à 23 h)", "yes"), ("kyllä", "yes"),
      ("No", "no"), ("Non", "no"), ("nein", "no"), ("false", "no"), ("0", "no"), ("Unlit", "no"),
      ("Non éclairé", "no"), ("nicht beleuchtet", "no"), ("Sin iluminación", "no"),
      ("niet verlicht", "no"), ("Ikke belyst", "no"), ("Ei valaistu", "no"), ("no lights", "no"),
      ("non illuminato", "no"), ("无照明", "no"), ("Aucun éclairage", "no"), ("No, planned", "no"),
      ("ei", "no"), ("nej", "no"), ("nee", "no"), ("nicht vorhanden", "no"), ("No existe", "no"),
      ("Lighted until 11pm", "yes"), ("Yes - until 10pm", "yes"), ("éclairé jusqu'à 23 h", "yes"),
      ("Lights off at 10 PM", "yes"), ("Lit from 2027", other), ("lit to the north", other),
      ("", nothing), (" ", nothing), ("-", nothing), ("N/A", nothing), ("None", nothing),
      ("null", nothing), ("Unknown", nothing), ("Non renseigné", nothing), ("planned", nothing),
      ("keine Angabe", nothing), ("sin datos", nothing), ("ei tiedossa", nothing),
      ("不明", nothing), ("No information", nothing), ("?", nothing),
      ("No one knows", other), ("Yes / No", other), ("12", other), ("maybe", other),
      ("no data before 2019", other), ("Lights are on the school's side of the park", other),
    ])
  func lit(text: String, expected: String) { #expect(Self.said(text, .lit) == expected) }

  @Test(
    "says whether it is inside",
    arguments: [
      ("Indoor", "yes"), ("Intérieur", "yes"), ("Halle", "yes"), ("cubierto", "yes"),
      ("binnen", "yes"), ("indendørs", "yes"), ("Sisä", "yes"), ("al coperto", "yes"),
      ("室内", "yes"), ("Y", "yes"),
      ("outdoor", "no"), ("Extérieur", "no"), ("Plein air", "no"), ("Découvert", "no"),
      ("Außen", "no"), ("Freiluft", "no"), ("Al aire libre", "no"), ("buiten", "no"),
      ("Udendørs", "no"), ("ulko", "no"), ("all'aperto", "no"), ("室外", "no"), ("N", "no"),
      ("Indoor/Outdoor", other), ("Extérieur couvert", other), ("Découvrable", other), ("3", other),
    ])
  func indoor(text: String, expected: String) { #expect(Self.said(text, .indoor) == expected) }

  @Test(
    "says whether a wheelchair gets in",
    arguments: [
      ("Y", "yes"), ("Oui", "yes"), ("accessible", "yes"), ("barrierefrei", "yes"),
      ("rolstoeltoegankelijk", "yes"), ("esteetön", "yes"), ("无障碍", "yes"),
      ("Partial", "limited"), ("Partiellement", "limited"), ("teilweise", "limited"),
      ("Parcial", "limited"), ("gedeeltelijk", "limited"), ("delvis", "limited"),
      ("Osittain", "limited"), ("parziale", "limited"), ("部分", "limited"), ("limited", "limited"),
      ("Oui (partiel)", "limited"), ("Yes (ramp)", "yes"),
      ("Not accessible", "no"), ("nicht barrierefrei", "no"), ("non accessible", "no"),
      ("No", "no"), ("niet toegankelijk", "no"), ("designated", other), ("unknown", nothing),
    ])
  func wheelchair(text: String, expected: String) {
    #expect(Self.said(text, .wheelchair) == expected)
  }

  @Test(
    "says whether one pays",
    arguments: [
      ("5", "yes"), ("5.50", "yes"), ("$5", "yes"), ("5,00 €", "yes"), ("CHF 10.-", "yes"),
      ("2,50 € / h", "yes"), ("10 $ per hour", "yes"), ("0 - 5 €", "yes"), ("payant", "yes"),
      ("Kostenpflichtig", "yes"), ("de pago", "yes"), ("betaald", "yes"), ("maksullinen", "yes"),
      ("a pagamento", "yes"), ("收费", "yes"), ("Yes", "yes"), ("ab 7,00 €", "yes"),
      ("4,00 bis 8,00 €", "yes"), ("1", "yes"), ("1,000 $", "yes"),
      ("0", "no"), ("0.00", "no"), ("0,00 $", "no"), ("$0", "no"), ("Free", "no"),
      ("Gratuit", "no"), ("kostenlos", "no"), ("gratis", "no"), ("Entrada libre", "no"),
      ("maksuton", "no"), ("免费", "no"), ("No", "no"), ("ilmainen", "no"), ("Gratuito", "no"),
      ("", nothing), ("n/a", nothing), ("unbekannt", nothing),
      ("-5", other), ("250000", other), ("See website", other), ("5 apples", other),
      ("free for residents", other), ("2019-05-01 to 2019-06-01 permit 12", other),
      ("auf Anfrage", other), ("1.2.3", other),
    ])
  func fee(text: String, expected: String) { #expect(Self.said(text, .fee) == expected) }

  @Test(
    "counts courts",
    arguments: [
      ("1", "1"), ("12", "12"), ("200", "200"), ("3.0", "3"), ("4 courts", "4"), ("2 (lit)", "2"),
      ("6 (2 indoor, 4 outdoor)", "6"), ("4個", "4"), ("3 Plätze", "3"), ("1 (籃球練習場)", "1"),
      ("0", nothing), ("", nothing), ("None", nothing), ("未提供", nothing),
      ("201", other), ("-1", nothing), ("-9999", nothing), ("2.5", other),
      ("2 tennis / 1 soccer", other), ("two", other),
      ("2 or 3", other), ("99999999999999999999", other), ("3-4", other),
    ])
  func courts(text: String, expected: String) { #expect(Self.said(text, .courts) == expected) }

  @Test(
    "of a column named for the contrary says the contrary, and nothing of prices",
    arguments: [("Oui", "no"), ("non", "yes"), ("1", "no"), ("0", "yes"), ("5 $", nil), ("", nil)])
  func inverted(text: String, expected: String?) {
    #expect(AttributeRows.reading(text, of: .fee, isInverted: true).value == expected)
  }

  @Test(
    "is a telephone number, a page or an address, or is none",
    arguments: [
      (.phone, "514-872-1111", true), (.phone, "+33 4 50 73 71 53", true),
      (.phone, "(416) 396-2853 ext. 4", true), (.phone, "2380 0188(辦公時間)", true),
      (.phone, "None", false), (.phone, "not available", false), (.phone, "311", false),
      (.phone, "call 5148721111", false), (.phone, "", false), (.phone, "2019-05-01 12:00", false),
      (.website, "https://example.org/parks?id=1", true), (.website, "www.example.org", true),
      (.website, "parks.example.org/oak", true), (.website, "example", false),
      (.website, "http://", false), (.website, "mail@example.org", false),
      (.website, "see example.org", false), (.website, "https://example.org/a.JPG", false),
      (.website, "1.5", false), (.website, "N/A", false), (.website, "a..b", false),
      (.website, "HTTPS://Example.org", true),
      (.website, "https://example.org/@oak", true), (.website, "192.168.0.1", false),
      (.website, "None", false), (.website, "n.a.", false), (.phone, "n.a.", false),
      (.address, "12 Main St", true), (.address, "Hauptstraße 5", true),
      (.address, "九龍佛光街", true), (.address, "12345", false), (.address, "-", false),
      (.address, "https://example.org", false), (.address, "a@example.org", false),
      (.address, "{\"street\":\"Main\"}", false), (.address, "Unknown", false),
    ] as [(VenueAttribute, String, Bool)])
  func texts(attribute: VenueAttribute, text: String, expected: Bool) {
    #expect(ContactText.fits(ArraySlice(text.utf8), attribute) == expected)
  }
}
