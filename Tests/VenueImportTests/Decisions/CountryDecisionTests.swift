import GeoPrimitives
import Testing

@testable import VenueImport

@Suite("The country of a dataset") struct CountryDecisionTests {
  @Test(
    "is known where words for sports depend on it",
    arguments: [
      ("Montréal", 45.5, -73.6, "CA"), ("Sherbrooke", 45.4, -71.9, "CA"),
      ("Toronto", 43.7, -79.4, "CA"), ("London ON", 42.98, -81.25, "CA"),
      ("Vancouver", 49.26, -123.1, "CA"), ("Victoria", 48.43, -123.37, "CA"),
      ("Winnipeg", 49.9, -97.1, "CA"), ("Halifax", 44.65, -63.6, "CA"),
      ("Saint John", 45.28, -66.06, "CA"), ("Sault Ste. Marie ON", 46.53, -84.35, "CA"),
      ("Whitehorse", 60.7, -135, "CA"), ("New York", 40.7, -74, "US"),
      ("Buffalo", 42.89, -78.87, "US"), ("Detroit", 42.33, -83.1, "US"),
      ("Seattle", 47.6, -122.3, "US"), ("Burlington VT", 44.5, -73.2, "US"),
      ("Portland ME", 43.66, -70.25, "US"), ("Miami", 25.8, -80.2, "US"),
      ("San Diego", 32.72, -117.16, "US"), ("Anchorage", 61.2, -149.9, "US"),
      ("Juneau", 58.3, -134.4, "US"), ("Honolulu", 21.3, -157.9, "US"),
      ("Canberra", -35.3, 149.1, "AU"), ("Paris", 48.9, 2.3, nil), ("Monterrey", 25.7, -100.3, nil),
      ("Auckland", -36.8, 174.8, nil), ("Mendoza", -32.9, -68.8, nil),
      ("Hong Kong", 22.3, 114.2, nil),
    ] as [(String, Double, Double, String?)])
  func known(city: String, latitude: Double, longitude: Double, country: String?) throws {
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(CountryDecision.country(of: place) == country)
  }

  @Test(
    "is known by the time zone elsewhere",
    arguments: [
      ("Paris", 48.9, 2.3, "FR"), ("Dublin", 53.35, -6.26, "IE"), ("Leeds", 53.8, -1.55, "GB"),
      ("Gent", 51.05, 3.72, "BE"), ("Utrecht", 52.1, 5.1, "NL"), ("Köln", 50.94, 6.96, "DE"),
      ("Graz", 47.07, 15.44, "AT"), ("Bern", 46.95, 7.45, "CH"), ("Sevilla", 37.39, -5.98, "ES"),
      ("Torino", 45.07, 7.69, "IT"), ("Aarhus", 56.16, 10.2, "DK"), ("Tampere", 61.5, 23.8, "FI"),
      ("Kraków", 50.06, 19.94, "PL"), ("Hong Kong", 22.3, 114.2, "HK"),
      ("Auckland", -36.8, 174.8, "NZ"), ("Mendoza", -32.9, -68.8, "AR"),
      ("Nairobi", -1.3, 36.8, nil),
      ("the high seas", 0, -30, nil),
    ] as [(String, Double, Double, String?)])
  func zones(city: String, latitude: Double, longitude: Double, country: String?) throws {
    let place = try Position(latitude: latitude, longitude: longitude)
    #expect(CountryDecision.countryByZone(of: place) == country)
  }
}
