// What is played in a synthetic city: forty OpenStreetMap sport keys, the commonest first, with what a city calls their places.

/// A sport of a synthetic city.
struct SyntheticSport {
  /// The OpenStreetMap `sport` value.
  let key: String
  /// What a city calls its place in French; a place's own name follows.
  let french: String
  /// What a city calls its place in English; it follows the place's own name.
  let english: String
  /// OpenStreetMap `surface` values, none where the ground has no such value.
  let surfaces: [String]
  /// How many of its places have a roof, 0…1.
  let roofShare: Double

  /// The sports, the commonest first.
  static let all: [SyntheticSport] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return SyntheticSport(
      key: cells[0], french: cells[1], english: cells[2],
      surfaces: cells[3].split(separator: ",").map(String.init),
      roofShare: Double(cells[4]) ?? 0)
  }

  private static let table = """
    soccer|Terrain de soccer|Soccer Field|grass,artificial_turf|0.05
    tennis|Tennis|Tennis Courts|asphalt,clay,acrylic|0.10
    basketball|Terrain de basketball|Basketball Court|asphalt,concrete|0.25
    swimming|Piscine|Pool||0.45
    ice_hockey|Aréna|Arena|ice|0.70
    baseball|Terrain de baseball|Ball Field|grass,clay|0
    volleyball|Gymnase|Gymnasium|wood|0.90
    fitness|Centre de conditionnement|Fitness Centre|rubber|0.95
    running|Parcours|Trail|gravel,asphalt|0
    badminton|Centre récréatif|Recreation Centre|wood|1
    ice_skating|Patinoire|Skating Rink|ice|0.20
    beachvolleyball|Volleyball de plage|Beach Volleyball|sand|0
    skateboard|Planchodrome|Skatepark|concrete,wood|0.08
    softball|Terrain de balle|Softball Diamond|grass,clay|0
    american_football|Terrain de football|Football Field|grass,artificial_turf|0
    table_tennis|Tables de ping-pong|Table Tennis|concrete|0.30
    boules|Pétanque|Bocce Courts|gravel|0.05
    athletics|Piste d’athlétisme|Running Track|tartan,cinder|0.06
    climbing|Escalade|Climbing Gym||0.85
    gymnastics|Centre de gymnastique|Gymnastics Centre||1
    golf|Golf|Golf Club|grass|0
    cycling|Vélodrome|Bike Park|asphalt|0.05
    rugby_union|Terrain de rugby|Rugby Pitch|grass|0
    cross_country_skiing|Sentiers de ski de fond|Ski Trails|snow|0
    cricket|Terrain de cricket|Cricket Ground|grass|0
    squash|Club de squash|Squash Club|wood|1
    ultimate|Terrain d’ultimate|Ultimate Field|grass,artificial_turf|0.02
    pickleball|Pickleball|Pickleball Courts|asphalt,acrylic|0.20
    bmx|Piste de BMX|BMX Track|dirt|0
    judo|Dojo|Dojo|tatami|1
    boxing|Club de boxe|Boxing Club||1
    curling|Club de curling|Curling Club|ice|1
    handball|Palais des sports|Sports Hall|wood|1
    rowing|Club d’aviron|Rowing Club||0
    canoe|Club de canoë|Canoe Club||0
    archery|Tir à l’arc|Archery Range|grass|0.25
    equestrian|Centre équestre|Riding School|sand|0.40
    disc_golf|Disque-golf|Disc Golf Course|grass|0
    lacrosse|Terrain de crosse|Lacrosse Field|grass,concrete|0.10
    fencing|Salle d’escrime|Fencing Hall||1
    """
}
