// The words that tables have for the eastward and the northward coordinate, a line a language.

/// Two words for coordinates that belong together.
struct CoordinateWords: Hashable, Sendable {
  /// What the words mean.
  enum Kind: Hashable, Sendable {
    /// Degrees.
    case degrees
    /// Degrees, or how long and how wide something is: numbers must have the decimals of degrees.
    case degreesOrMeasures
    /// Coordinates of a map.
    case map
    /// Single letters of surveyors, which mean anything elsewhere: numbers must be as large as those of a map.
    case letters
  }

  /// The word for the eastward coordinate.
  let x: String
  /// The word for the northward one.
  let y: String
  let kind: Kind

  /// Whether they speak of degrees.
  var isDegrees: Bool { kind == .degrees || kind == .degreesOrMeasures }

  /// Whether they mean an axis only where they are the whole name.
  var isWholeName: Bool { kind == .letters && x == "m" || x == "w" }

  /// Whether the script divides no words, so that others stand right before them: `所在地緯度`.
  var isUndivided: Bool { x.unicodeScalars.allSatisfy { $0.value > 0x2E7F } }

  /// All of them, those for degrees first; of a language every eastward word goes with every northward one.
  static let all: [CoordinateWords] =
    pairs(degrees, .degrees) + pairs(degreesOrMeasures, .degreesOrMeasures) + pairs(maps, .map)
    + pairs(letters, .letters)

  private static func pairs(_ table: String, _ kind: Kind) -> [CoordinateWords] {
    table.split(separator: "\n").flatMap { line -> [CoordinateWords] in
      let sides = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard sides.count == 2 else { return [] }
      return sides[0].flatMap { x in
        sides[1].map { CoordinateWords(x: x, y: $0, kind: kind) }
      }
    }
  }

  private static let degrees = """
    longitude long lon lng longitud longitudine|latitude lat latitud latitudine
    longtitude longitute longitude long longi longt|latitude lattitude latitute lati latt
    lonxitude longitudea longitut|latitude latitudea latitut
    laengengrad|breitengrad
    lengdegrad laengdegrad laengdgrad|breddegrad breddgrad
    lengtegraad|breedtegraad
    lengdargraða lengdargrada|breiddargraða breiddargrada
    pituusaste pituuspiiri|leveysaste leveyspiiri
    pikkuskraad|laiuskraad
    ilguma|platuma
    boylam|enlem
    hydred|lledred
    bujur|lintang
    kinh kinhdo|vĩ vi vido
    долгота довгота даўгата|широта шырата
    გრძედი|განედი
    ลองจิจูด|ละติจูด
    経度|緯度
    经度|纬度
    經度|緯度
    東経 東經|北緯
    东经|北纬
    경도|위도
    동경|북위
    """

  private static let degreesOrMeasures = """
    laenge|breite
    laengde laengd lengde|bredde bredd
    lengd|breidd
    lengte|breedte
    dlugosc dlug dl|szerokosc szer
    delka dlzka dĺzka|sirka
    dolzina duzina duljina|sirina
    дължина дужина должина|ширина
    hosszusag|szelesseg
    pituus|leveys
    pikkus|laius
    garums garuma|platums platuma
    gjatesia gjatesi|gjeresia gjeresi
    μήκος μηκος μηκοσ μήκοσ|πλάτος πλατος πλατοσ πλάτοσ
    λ lambda|φ phi
    الطول طول|العرض عرض
    אורך|רוחב
    oel ol|nb
    w|n
    """

  private static let maps = """
    easting|northing
    eastings|northings
    east|north
    est ost oest|nord
    este leste|norte
    e|n
    rechtswert|hochwert
    rw|hw
    rechts|hoch
    ostwert oestwert|nordwert
    ostkoordinate|nordkoordinate
    oestlig|nordlig
    oestkoordinat|nordkoordinat
    itaekoordinaatti|pohjoiskoordinaatti
    itae|pohjoinen
    oost|noord
    wschod|polnoc
    vychod|sever
    istok|sever sjever
    kelet|eszak
    dogu|kuzey
    saga|yukari yukarı
    ida|pohi
    abscisse|ordonnee
    東距|北距
    东距|北距
    x|y
    """

  /// `M` and `P` are the distances from the meridian and along it in Portugal; `R` and `H` lead to the right and up in
  /// Germany and Austria, where the zone may stand beside them; in East Asia one sign is east and one is north.
  private static let letters = """
    m|p
    r|h
    東 东|北
    """
}

extension CoordinateColumns {
  /// Whether numbers can be what the names mean: how long and how wide pitches are is no position.
  func suits(_ candidate: PositionCandidate) -> Bool {
    switch kind {
    case .degrees, .map: true
    case .degreesOrMeasures: candidate.coarse * 2 <= candidate.readable
    case .letters: !candidate.isDegrees && candidate.distant * 2 > candidate.readable
    }
  }
}
