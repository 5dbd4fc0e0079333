// Words that name a datum and no system: `X_TWD67`, `parques_sad69`. Which of its systems is meant the place must say.

internal import GeoPrimitives
internal import Geodesy

/// The datum that a file names beside its coordinates.
struct DatumClue: Hashable, Sendable {
  /// The word that names it.
  let word: String
  /// What says so: `the column X_TWD67 says`.
  let evidence: String
  /// What the names of its systems begin with in EPSG; none where zones of UTM on any datum are meant.
  let names: [String]

  /// What its systems are, for people: `the systems on ED50`.
  var range: String { names.isEmpty ? "the zones of UTM" : "the systems on \(word)" }

  /// The datum that the columns of the positions name, else the file, else the layer.
  static func find(
    in sample: RecordSample, _ position: PositionDecision, path: String
  ) -> DatumClue? {
    let names = sample.facts.columns
    for column in position.source.columns {
      if let clue = find(in: names[column], "the column \(names[column]) says", isColumn: true) {
        return clue
      }
    }
    let file = find(in: SourceName.of(path: path), "the file's name says", isColumn: false)
    return file
      ?? sample.facts.layer.flatMap { find(in: $0, "the layer's name says", isColumn: false) }
  }

  /// The datum that a text names.
  static func find(in text: String, _ evidence: String, isColumn: Bool) -> DatumClue? {
    let tokens = SystemNames.tokens(of: text)
    for index in tokens.indices {
      for length in [3, 2, 1] where index + length <= tokens.count {
        let word = tokens[index..<index + length].joined()
        guard let names = datums[word] ?? (isColumn ? columnDatums[word] : nil) else { continue }
        return DatumClue(word: word.uppercased(), evidence: evidence, names: names)
      }
    }
    // UTM without a zone: which one is meant the place must say.
    return tokens.contains("utm") ? DatumClue(word: "UTM", evidence: evidence, names: []) : nil
  }

  /// Whether a system of this name is on the datum.
  func isMeant(by name: String) -> Bool {
    if names.isEmpty { return name.contains("UTM zone") }
    // The grids of Sweden are called by their gons, without a stroke: `RT90 2.5 gon V`.
    return names.contains { datum in
      name == datum || name.hasPrefix("\(datum) /")
        || name.hasPrefix("\(datum) ") && name.contains(" gon ")
    }
  }

  /// The systems on the datum all over the world, by their identifiers.
  var everywhere: [String] {
    guard !names.isEmpty, let world = try? GeoBox(west: -180, south: -90, east: 180, north: 90)
    else { return [] }
    let systems = ((try? CataloguedSystem.projected(around: world)) ?? [])
      .filter { isMeant(by: $0.name) && !$0.name.contains("N-E)") && !$0.name.contains("zE-N)") }
    // Zones of UTM are what most offices use.
    let isUTM = { (system: CataloguedSystem) in system.name.contains("UTM zone") }
    return (systems.filter(isUTM) + systems.filter { !isUTM($0) }).map(\.identifier)
  }

  private static let datums: [String: [String]] = [
    "twd67": ["TWD67"], "twd97": ["TWD97"], "hutzushan": ["Hu Tzu Shan 1950"],
    "sad69": ["SAD69", "SAD69(96)"], "sirgas2000": ["SIRGAS 2000"], "sirgas": ["SIRGAS 2000"],
    "corregoalegre": ["Corrego Alegre 1970-72", "Corrego Alegre 1961", "Corrego Alegre"],
    "psad56": ["PSAD56"], "ed50": ["ED50"], "etrs89": ["ETRS89"], "nad27": ["NAD27"],
    "nad83": ["NAD83"], "tokyodatum": ["Tokyo"], "datumtokyo": ["Tokyo"], "jgd2000": ["JGD2000"],
    "jgd2011": ["JGD2011"], "pulkovo": ["Pulkovo 1942"], "pulkovo42": ["Pulkovo 1942"],
    "pulkovo1942": ["Pulkovo 1942"], "sk42": ["Pulkovo 1942"], "ck42": ["Pulkovo 1942"],
    "pulkovo1995": ["Pulkovo 1995"], "sk95": ["Pulkovo 1995"], "gsk2011": ["GSK-2011"],
    "osgb36": ["OSGB36", "OSGB 1936"], "osgb1936": ["OSGB36", "OSGB 1936"],
    "agd66": ["AGD66"], "agd84": ["AGD84"], "gda94": ["GDA94"], "gda2020": ["GDA2020"],
    "nzgd49": ["NZGD49"], "nzgd2000": ["NZGD2000"], "dhdn": ["DHDN"], "rt90": ["RT90"],
    "kkj": ["KKJ"], "mgi1901": ["MGI 1901"], "campoinchauspe": ["Campo Inchauspe"],
    "posgar94": ["POSGAR 94"], "posgar98": ["POSGAR 98"], "posgar2007": ["POSGAR 2007"],
    "itrf96": ["TUREF"], "turef": ["TUREF"], "ucs2000": ["UCS-2000"], "usc2000": ["UCS-2000"],
    "magnasirgas": ["MAGNA-SIRGAS"], "bogota1975": ["Bogota 1975"], "datum73": ["Datum 73"],
    "datumlisboa": ["Lisbon", "Lisbon (Lisbon)"], "cgcs2000": ["CGCS2000"],
    "xian80": ["Xian 1980"], "xian1980": ["Xian 1980"], "beijing54": ["Beijing 1954"],
    "beijing1954": ["Beijing 1954"], "arc1960": ["Arc 1960"], "arc1950": ["Arc 1950"],
    "hartebeesthoek94": ["Hartebeesthoek94"], "ntf": ["NTF (Paris)", "NTF"],
    "montemario": ["Monte Mario", "Monte Mario (Rome)"], "wgs84": ["WGS 84"], "wgs72": ["WGS 72"],
  ]

  /// Words that mean a place where they stand in the name of a file.
  private static let columnDatums: [String: [String]] = [
    "tokyo": ["Tokyo"], "magna": ["MAGNA-SIRGAS"], "mgi": ["MGI"], "lisboa": ["Lisbon"],
  ]
}
