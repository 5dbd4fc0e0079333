// Columns that are known by their names alone: hours, time zone, and what tells a sport.

/// What a column can be for beside position, identifier and name.
enum ColumnRole {
  /// When the venue is open.
  case hours
  /// The IANA name of its time zone.
  case timeZone
  /// The sports played there.
  case sport
  /// What kind of place it is: a type, a category, a description, a list of facilities.
  case kind

  /// The names, run together, the best first.
  private var names: [String] {
    switch self {
    case .hours:
      [
        "openinghours", "heuresouvertures", "hours", "heuresouverture", "heures", "openhours",
        "hoursofoperation", "openinghrs", "horaires", "horaire", "horario", "horarios", "orari",
        "oeffnungszeiten", "oeffnungszeit", "oeffzeit", "openingstijden", "aabningstider",
        "aukioloajat",
        "aukioloaika", "operatinghours", "orario", "horari", "horarideobertura",
        "horariodeapertura",
        "horariofuncionamiento", "oeppettider", "godzinyotwarcia", "parkhours", "facilityhours",
        "hoursopen", "horairesouverture", "horairesdouverture", "heuresdouverture",
        "horairedouverture", "abningstider", "abningstid", "aabningstid", "apningstider",
        "apningstid", "oppettider", "offnungszeiten", "openingsuren", "openingstijd",
        "openingtimes", "horaridobertura", "horarisdobertura", "horariosdeapertura",
        "horariosapertura", "horarioapertura", "horarioatencion", "horariodeatencion",
        "horariodefuncionamiento", "horariofuncionamento", "horariodefuncionamento",
        "horarioabertura", "orariapertura", "oraridiapertura", "orarioapertura",
        "orariodiapertura", "aukiolo", "開放時間", "开放时间", "營業時間", "营业时间", "服務時間", "使用時間",
      ] + ForeignColumns.hours
    case .timeZone: ["timezone", "fuseauhoraire", "tz", "zeitzone"]
    case .sport:
      [
        "sportsdisponibles", "sport", "sports", "sportart", "sportarten", "sporttype", "discipline",
        "disciplines", "deporte", "deportes", "laji", "lajit", "idraet", "sportnaam",
      ] + ForeignColumns.sports
    case .kind:
      [
        "type", "typ", "tipo", "tyyppi", "soort", "art", "typeinstallation", "facilitytype",
        "typeequipement", "equipmenttype", "usetype", "sitetype", "propertytype", "featuretype",
        "description", "descr", "descripcion", "beschreibung", "amenities", "facilities",
        "equipments", "equipements", "equipements", "activites", "activities", "activity",
        "category", "categorie", "kategorie", "categoria", "group", "gruppe", "famille", "class",
        "leisure", "use", "cate",
      ] + ForeignColumns.kinds
    }
  }

  /// The columns of a file that have this role, the best first.
  ///
  /// `SPORT_1`, `type_en` and `Hours (EN)` are `sport`, `type` and `hours`.
  func columns(among names: [ColumnName]) -> [Int] {
    var seen: Set<Int> = []
    return self.names
      .flatMap { wanted in names.indices.filter { names[$0].joined == wanted } }
      .filter { seen.insert($0).inserted }
      + self.names
      .flatMap { wanted in names.indices.filter { names[$0].core == wanted } }
      .filter { seen.insert($0).inserted }
  }
}
