import Testing

@testable import Venues

extension SportVocabularyTests {
  @Test(
    "reads a general term together with what qualifies it, whichever comes first",
    arguments: [
      ("Hockey - Ice", "GB", "ice_hockey"), ("Hockey (ice)", "AU", "ice_hockey"),
      ("Ice (Hockey)", "GB", "ice_hockey"), ("Hockey - Field", "CA", "field_hockey"),
      ("Hockey-Field", "US", "field_hockey"), ("Rink - Hockey", "CA", "ice_hockey"),
      ("Outdoor Hockey: Ball", "CA", "street_hockey"),
      ("Football - American", "GB", "american_football"),
      ("Football – Gaelic", "GB", "gaelic_games"),
      ("Football (Gridiron)", "AU", "american_football"),
      ("Football - Rugby League", "AU", "rugby_league"),
      ("Football - Australian Rules", "AU", "australian_football"),
      ("Football: AFL", "AU", "australian_football"),
      ("AFL (Football)", "AU", "australian_football"),
      ("Football - Touch", "NZ", "rugby_league"), ("Rugby (League)", "GB", "rugby_league"),
      ("Skating - Inline", "CA", "roller_skating"), ("Skating - Roller", "AU", "roller_skating"),
      ("Volleyball (Sand)", "US", "beachvolleyball"), ("Volleyball, beach", nil, "beachvolleyball"),
      ("Ball Diamond - Hardball", "CA", "baseball"), ("Diamond (Baseball)", "CA", "baseball"),
      ("Hockey, glace", "FR", "ice_hockey"), ("Hockey (gazon)", "CA", "field_hockey"),
      ("Fußball (Beach)", "DE", "beach_soccer"), ("Tennis (table)", "GB", "table_tennis"),
      ("Volleyball, sand court", "CA", "beachvolleyball"), ("Rink - Hockey", "US", "ice_hockey"),
      ("Maple Park - Skate", "US", "skateboard"), ("Polo - Water", "GB", "water_polo"),
      ("Pool (8 Ball)", "US", "billiards"), ("Pool (9-ball)", "US", "billiards"),
      ("Rugby (League and Union)", "GB", "rugby_league rugby_union"),
      ("Hockey (Ice / Field)", "GB", "ice_hockey field_hockey"),
      ("Hockey (ice, roller)", "CA", "ice_hockey roller_hockey"),
    ] as [(String, String?, String)])
  func qualified(text: String, country: String?, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test(
    "takes two sports beside each other for two, and the number of a field for no qualifier",
    arguments: [
      ("Tennis - Padel", "BE", "tennis padel"),
      ("Football / AFL", "AU", "soccer australian_football"),
      ("Hockey - Field 3", "CA", "ice_hockey"),
      ("Soccer, Football", "CA", "soccer american_football"),
      ("Football - Soccer", "CA", "american_football soccer"),
      ("Tennis - Squash", "GB", "tennis squash"), ("Hockey, Field, Bench", "GB", "field_hockey"),
      ("Rink-hockey", "FR", "roller_hockey"), ("Beach, Volleyball", "GB", "volleyball"),
      ("Skating (Hockey)", "CA", "ice_skating ice_hockey"),
    ] as [(String, String?, String)])
  func unqualified(text: String, country: String?, keys: String) {
    #expect(found(text, country) == keys)
  }

  @Test("takes a sport with the name of a close or of a works behind it for a place")
  func closes() {
    #expect(found("Badminton Close Play Area", "GB") == "playground")
    #expect(found("Fencing Works Depot", "GB") == "")
    #expect(found("Badminton close to the hall", "GB") == "badminton")
  }
}
