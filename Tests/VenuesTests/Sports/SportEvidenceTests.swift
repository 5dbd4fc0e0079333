// How much of what real files say the vocabulary understands.

import Testing

@testable import Venues

extension SportVocabularyTests {
  /// Leisure kinds that are proposed for what is no place of sport.
  static let noSports: Set = [
    "leisure=park", "garden", "leisure=picnic_table", "leisure=sports_centre", "natural=beach",
  ]

  /// Where we disagree with a proposal: how the term begins, folded, what we say, and why.
  static let disagreements: [(term: String, keys: String, why: String)] = [
    ("judo_jujitsu", "judo jiu-jitsu", "two arts are named"),
    ("baseball_s", "baseball", "nothing in a name cut to ten letters says softball"),
    ("volleyba_1", "volleyball", "nothing in a name cut to eight letters says beach"),
    ("course_en_ligne", "canoe", "a discipline of the French canoe federation, as is slalom"),
    ("slalom", "canoe", "as above, listed with it"),
    ("course_sur_le_plat", "horse_racing", "listed with equestrian equipment"),
    ("piste_de_course_sur_le_plat", "horse_racing", "listed with equestrian equipment"),
    ("hippodrome", "horse_racing", "a race course is no riding ground"),
    ("aire_d_exercice_canin", "dog_park", "the exercise is a dog's"),
    ("planeur_ulm", "gliding free_flying", "gliders are no motor sport"),
    ("outdoor_dry_pad", "", "a rink without its ice, for many games"),
    ("skate_park_and_velo_freestyle", "skateboard bmx", "BMX is named"),
    ("patinage_artistique_et_danse_sur_roulettes", "roller_skating", "on wheels, not on ice"),
    ("roller_skating_rinks", "roller_skating", "on wheels, not on ice"),
    ("salle_de_patinage_sur_roulette", "roller_skating", "on wheels, not on ice"),
    ("wave_ski", "surfing", "a board on waves, not on snow"),
    ("char_a_voile", "sand_yachting", "on sand, not on water"),
    ("char_a_cerf_volant", "sand_yachting", "on sand, not on water"),
    ("jogging_tracks_fitness_trails", "running fitness", "both are named"),
    ("緩跑徑健身徑", "running fitness", "both are named"),
    ("fer_galet", "horseshoes shuffleboard", "in Québec galet is shuffleboard"),
    ("practice_field", "multi", "a field to train on, not golf's practice"),
    ("ski_nautique_classique", "water_ski running wakeboarding", "named beside the water ski"),
    ("stade_de_ski_nautique", "water_ski", "water skiing is no sailing"),
    ("teleski_nautique", "water_ski", "water skiing is no sailing"),
    ("motocyclisme", "motor", "motorcycles are no bicycles"),
    ("moottoripyorailyalue", "motor", "motorcycles are no bicycles"),
    ("modelisme_automobile", "rc_car", "cars do not fly"),
    ("course_d_orientation_vtt", "orienteering mtb", "both are named"),
    ("vol_a_voile", "gliding", "sails in the air"),
    ("voile_radio_commandee", "", "model boats"),
    ("american_pool_tables", "billiards", "not a pool to swim in"),
    ("model_boat_pools", "", "not a pool to swim in"),
    ("bowling_gr", "bowls", "a bowling green, cut to ten letters"),
    ("balle_au_mur", "american_handball", "the wall game of Québec is no pelota"),
    ("football", "soccer", "in Monaco"),
  ]

  /// Terms of roads, moorings and walks, for which a proposal names a sport that could be practised there.
  static let noPlaces = [
    "divers_equipements_sports", "pavedtrails", "rampe_de_mise", "quai", "nature_", "paths",
    "pedestrian", "boat_", "harbor",
    "walkways", "passive_recreational", "piste_d_aerodrome",
  ]

  @Test(
    "understands at least 97 of 100 terms of real files as proposed, and keeps a list of the others"
  )
  func coverage() throws {
    let rows = try SportEvidence.rows().filter { $0.proposal != "-" }
    guard !rows.isEmpty else { return }
    var total = 0
    var agreed = 0
    var unexplained: [(row: SportEvidence.Row, found: String)] = []
    for row in rows {
      let found = vocabulary.sports(inText: row.term, country: row.country)
      total += row.count
      if agrees(found, with: row.proposal) {
        agreed += row.count
      } else if !isExplained(row.term, found) {
        unexplained.append((row, found.map(\.key).joined(separator: " ")))
      }
    }
    let missing = unexplained.reduce(0) { $0 + $1.row.count }
    print(
      "sports_vocabulary.tsv: \(agreed) of \(total) as proposed, \(missing) differ without a reason on the list"
    )
    #expect(Double(agreed) >= 0.97 * Double(total))
    #expect(Double(missing) <= 0.002 * Double(total), "\(unexplained)")
  }

  @Test(
    "finds no sport in most terms for which none is proposed")
  func nothingIsFoundInNothing() throws {
    let rows = try SportEvidence.rows().filter { $0.proposal == "-" }
    guard !rows.isEmpty else { return }
    let total = rows.reduce(0) { $0 + $1.count }
    let silent = rows.filter { vocabulary.sports(inText: $0.term, country: $0.country).isEmpty }
      .reduce(0) { $0 + $1.count }
    #expect(Double(silent) >= 0.93 * Double(total), "\(silent) of \(total)")
    for term in ["Récréatif", "Washroom", "Wi-Fi", "Sport scolaire", "Plein air", "Hard"] {
      #expect(vocabulary.sports(inText: term, country: "CA").isEmpty, "\(term)")
    }
  }

  @Test("has no disagreement on its list that is none any more")
  func disagreementsAreAlive() throws {
    let rows = try SportEvidence.rows()
    guard !rows.isEmpty else { return }
    for disagreement in Self.disagreements {
      let row = rows.first {
        FoldedText($0.term).slug.hasPrefix(disagreement.term) && $0.proposal != "-"
          && !agrees(vocabulary.sports(inText: $0.term, country: $0.country), with: $0.proposal)
      }
      #expect(row != nil, "\(disagreement)")
    }
  }

  /// Whether a search for what is proposed finds what we say, and we say nothing beyond it.
  private func agrees(_ found: [Sport], with proposal: String) -> Bool {
    let proposed = proposal.split { ";|?".contains($0) }.map(String.init)
    if proposed.allSatisfy(Self.noSports.contains) {
      return found.isEmpty || found == [Sport(key: "multi")]
    }
    let allowed = proposed.map { Sport(key: $0.replacing("leisure=", with: "")) }
      .flatMap(vocabulary.searchKeys(for:))
    guard proposal.contains("|") else {
      return !found.isEmpty && found.allSatisfy(allowed.contains)
    }
    return found.contains(where: allowed.contains)
  }

  private func isExplained(_ term: String, _ found: [Sport]) -> Bool {
    let slug = FoldedText(term).slug
    let keys = found.map(\.key).joined(separator: " ")
    return Self.disagreements.contains { slug.hasPrefix($0.term) && $0.keys == keys }
      || (found.isEmpty && Self.noPlaces.contains { slug.hasPrefix($0) })
  }
}
