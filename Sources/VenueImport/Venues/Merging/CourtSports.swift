// Which sports are played on courts, pitches, fields and rinks, of which a place can have several.

enum CourtSports {
  /// Whether any of a row's sports is played on a court: a pool, a track or a playground is none.
  static func areOnCourts(_ sports: [String]) -> Bool { sports.contains(where: keys.contains) }

  private static let keys: Set<String> = [
    "10pin", "9pin", "american_football", "american_handball", "australian_football", "badminton",
    "bandy", "baseball", "basketball", "beach_soccer", "beach_tennis", "beachvolleyball",
    "billiards", "boules", "bowls", "broomball", "canadian_football", "cornhole", "cricket",
    "croquet", "curling", "dodgeball", "faustball", "field_hockey", "floorball", "four_square",
    "futsal", "gaelic_games", "gaga", "gateball", "gridiron", "handball", "hockey", "horseshoes",
    "ice_hockey", "ice_stock", "jorkyball", "kickball", "kinball", "korfball", "lacrosse", "molkky",
    "multi", "netball", "padel", "pelota", "pesapallo", "pickleball", "polo", "racquetball",
    "ringette", "roller_hockey", "rounders", "roundnet", "rugby_league", "rugby_union",
    "sepak_takraw", "shinty", "shuffleboard", "soccer", "softball", "squash", "street_hockey",
    "table_soccer", "table_tennis", "tamburello", "tchoukball", "tennis", "teqball", "ultimate",
    "volleyball",
  ]
}

extension SportReading {
  /// Whether a number in the row may count its courts: it is courts, and no list of all that there is.
  var areCourts: Bool { sports.count <= 2 && CourtSports.areOnCourts(sports) }
}
