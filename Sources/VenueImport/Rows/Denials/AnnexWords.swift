// What stands beside a place of sport and is none: car parks, changing rooms, club houses, shops.

/// Words for the annexes of places of sport, in the languages of the world's files.
enum AnnexWords {
  /// An annex where they stand last, as the nouns of Germanic languages and of Finnish do: `Tennis Parking Lot`.
  static let last = FoldedPhrases(
    """
    parking, parking lot, parking lots, parking area, parking areas, car park, car parks, carpark, carparks, car parking, parking garage, parking structure, parking space, parking spaces, parking bay, overflow parking, bus parking
    restroom, restrooms, rest room, rest rooms, washroom, washrooms, toilet, toilets, toilet block, public toilet, public toilets, amenities block, comfort station, comfort stations, bathroom, bathrooms, bathhouse, lavatory, lavatories, portable toilet, porta potty, portable restroom, wc, showers, shower block
    change room, change rooms, changing room, changing rooms, changeroom, changerooms, changing facilities, dressing room, dressing rooms, locker room, locker rooms, lockers
    clubhouse, clubhouses, club house, clubrooms, club rooms, pro shop, proshop, shop, store, concession, concessions, concession stand, concession building, concession booth, snack bar, canteen, kiosk
    grandstand, grandstands, bleachers, spectator seating, spectator stand, dugout, dugouts, scoreboard, press box, scorers box, storage, storage shed, storage building, storage container, store room, storeroom, storage room, equipment shed, maintenance shed, maintenance building, maintenance yard, pump house, pumphouse, office, ticket office, ticket booth, box office, entrance, entrance sign, driveway, bus stop, sign, signage, light pole, light poles, drinking fountain, water fountain
    Parkplatz, Parkplätze, Parkhaus, Parkdeck, Tiefgarage, Stellplätze, Umkleide, Umkleiden, Umkleidekabine, Umkleidekabinen, Umkleideraum, Umkleideräume, Umkleidegebäude, Toilette, Toiletten, Duschen, Sanitärgebäude, Sanitäranlage, Vereinsheim, Clubhaus, Klubhaus, Clubheim, Sportheim, Geräteraum, Geräteschuppen, Gerätehaus, Tribüne, Tribünen, Zufahrt, Eingang, Haltestelle, Bushaltestelle
    parkeerplaats, parkeerplaatsen, parkeerterrein, parkeren, kleedkamer, kleedkamers, kleedgebouw, kleedlokaal, kleedlokalen, clubhuis, clubgebouw, kantine, berging, tribune, ingang, fietsenstalling
    parkering, parkeringsplads, parkeringspladser, parkeringsplass, parkeringsplats, parkeringsplatser, p-plads, p-plass, p-plats, omklædning, omklædningsrum, omkledning, omklädning, omklädningsrum, garderobe, garderober, garderobebygg, toalett, toaletter, toiletter, klubhus, klubhuset, klubbhus, klubbhuset, klubbstuga, läktare, förråd, redskabsskur, redskabsrum, redskapsbod, tribuner
    parkkipaikka, parkkialue, pysäköinti, pysäköintialue, pysäköintipaikka, paikoitusalue, pukuhuone, pukuhuoneet, pukukoppi, pukutilat, huoltorakennus, katsomo, varasto, käymälä, vessa, kerhotalo, klubitalo, seuratalo
    """)
  /// An annex where they stand first, as in the Romance languages (`Vestiaires du football`), and as German puts things side by side.
  static let first = FoldedPhrases(
    """
    parking, parkings, parc de stationnement, aire de stationnement, stationnement, stationnements, parc relais, vestiaire, vestiaires, toilettes, toilette, sanitaires, bloc sanitaire, wc, douches, club-house, clubhouse, pro-shop, gradins, local technique, local matériel, local de rangement, local rangement, local de stockage, locaux techniques, billetterie, chaufferie
    aparcamiento, aparcamientos, estacionamiento, estacionamientos, parqueadero, parqueaderos, vestuario, vestuarios, vestidor, vestidores, camarines, aseos, aseos públicos, servicios higiénicos, baños públicos, sanitarios, duchas, gradas, graderías, gradería, casa club, caseta, taquilla, taquillas, almacén
    aparcament, aparcaments, vestidors, vestuaris, lavabos, banys públics, dutxes, grades, magatzem
    parcheggio, parcheggi, spogliatoio, spogliatoi, servizi igienici, bagni pubblici, docce, gradinate, gradinata, biglietteria, magazzino
    estacionamento, parque de estacionamento, vestiário, vestiários, balneários, casas de banho, sanitários, banheiro, banheiros, bancadas, bancada, arquibancada, arquibancadas
    Parkplatz, Parkplätze, Parkhaus, Parkdeck, Tiefgarage, Stellplätze, Umkleide, Umkleiden, Umkleidekabine, Umkleidekabinen, Umkleideraum, Umkleideräume, Umkleidegebäude, Toiletten, öffentliche Toilette, öffentliche Toiletten, Duschen, Sanitärgebäude, Sanitäranlage, Vereinsheim, Clubhaus, Klubhaus, Geräteraum, Geräteschuppen, Gerätehaus, Tribüne, Zufahrt, Eingang, Haltestelle, Bushaltestelle
    parkeerplaats, parkeerplaatsen, parkeerterrein, parkeren, kleedkamer, kleedkamers, kleedgebouw, kleedlokaal, clubhuis, clubgebouw, berging, fietsenstalling
    parkering, parkeringsplads, parkeringsplass, parkeringsplats, p-plads, p-plass, p-plats, omklædning, omklædningsrum, omklädning, omklädningsrum, garderobe, garderober, toalett, toaletter, toiletter, klubhus, klubbhus, klubbstuga, läktare
    parkkipaikka, pysäköinti, pysäköintialue, pysäköintipaikka, pukuhuone, pukuhuoneet, pukutilat, huoltorakennus, katsomo
    szatnia, szatnie, toalety, cykelparkering, sykkelparkering
    """)
  /// An annex where a word such as *of* comes behind them: `Entrée du stade`, `Restrooms at the tennis courts`.
  static let firstOf = FoldedPhrases(
    """
    entrée, accès, tribune, tribunes, buvette, kiosque, guichet, bureau, bureaux, magasin, boutique, clôture, local, locaux, abri, entrada, acceso, tribuna, kiosco, oficina, tienda, cafetería, ingresso, bagni, baños, negozio, banys, accés
    entrance, office, storage, restroom, restrooms, washroom, washrooms, toilet, toilets, changing room, changing rooms, change rooms, dressing rooms, locker room, locker rooms, parking lot, parking area, car park, showers, store, shop, kiosk, concession stand, bleachers, grandstand, ingang, kantine
    """)
  /// Annexes that are never the name of a club, a business or a field: behind these nobody plays, whatever other columns say.
  static let certain = FoldedPhrases(
    """
    parking lot, parking lots, parking area, car park, carpark, parking garage, parking, restroom, restrooms, washroom, washrooms, toilet, toilets, toilet block, public toilets, change room, change rooms, changing room, changing rooms, changerooms, locker room, locker rooms, dressing rooms, bathrooms, comfort station, stationnement, vestiaires, toilettes, sanitaires, Parkplatz, Toilette, Toiletten, Umkleide, Umkleiden, Umkleidekabinen, Umkleidegebäude, aparcamiento, vestuarios, aseos, aparcament, vestidors, parcheggio, spogliatoi, estacionamento, balneários, parkeerplaats, parkeerterrein, kleedkamers, kleedgebouw, parkering, parkeringsplads, parkeringsplats, omklædning, omklædningsrum, omklädningsrum, toalett, pysäköinti, pysäköintialue, pukuhuoneet, huoltorakennus
    """)
  /// The same where they stand first, before the name of a place: `Kleedkamers De Kade`.
  static let certainFirst = FoldedPhrases(
    """
    vestiaire, vestiaires, toilettes, sanitaires, bloc sanitaire, stationnement, vestuario, vestuarios, aseos, aparcamiento, aparcamientos, aparcament, aparcaments, vestidors, vestuaris, spogliatoio, spogliatoi, parcheggio, parcheggi, servizi igienici, balneários, vestiários, parque de estacionamento
    Parkplatz, Parkplätze, Tiefgarage, Umkleide, Umkleiden, Umkleidekabine, Umkleidekabinen, Umkleidegebäude, Toiletten, Fahrradständer, kleedkamer, kleedkamers, kleedlokaal, kleedlokalen, kleedgebouw, parkeerplaats, parkeerplaatsen, parkeerterrein, fietsenstalling
    omklædning, omklædningsrum, omklädning, omklädningsrum, parkering, parkeringsplads, parkeringsplass, parkeringsplats, cykelparkering, sykkelparkering, pysäköinti, pysäköintialue, pukuhuone, pukuhuoneet, szatnia, szatnie, toalety
    """)
  /// The same where a place of sport comes right behind, or a word such as *of*: `Tribune terrain 1`, `Buvette du stade`.
  static let certainFirstOf = FoldedPhrases(
    """
    tribune, tribunes, buvette, gradins, billetterie, parking, tribuna, gradas, gradinate, graderío
    """)
  /// Nouns for places of sport behind such an annex, in plain letters.
  static let places: Set<String> = [
    "terrain", "terrains", "stade", "piscine", "gymnase", "salle", "complexe", "campo", "piscina",
    "polideportivo", "estadio", "pabellon", "stadio", "palestra", "palazzetto",
  ]
  /// The same in Chinese, Japanese and Korean, which put them last and often no space before them.
  static let ideographic = [
    "停車場", "停车场", "停車位", "停车位", "停放處", "停泊處", "廁所", "厕所", "洗手間", "洗手间", "公廁", "公厕", "盥洗室", "更衣室",
    "更衣間", "淋浴間", "售票處", "售票处", "售票亭", "儲藏室", "儲物室", "器材室", "小賣部", "小卖部", "看台", "觀眾席", "观众席",
    "辦公室", "办公室", "管理室", "駐車場", "駐輪場", "トイレ", "便所", "シャワー室", "観客席", "管理棟", "管理事務所", "倉庫", "売店",
    "주차장", "화장실", "탈의실", "샤워실", "관리사무소", "관리실", "매점", "창고", "관람석", "자전거보관소",
  ]
  /// The ends of compounds, in plain letters: `Tennisparkplatz`, `Fodboldklubhus`.
  static let endings = [
    "parkplatz", "parkplaetze", "umkleide", "umkleiden", "umkleidekabine", "umkleidekabinen",
    "toilette", "toiletten", "vereinsheim", "clubhaus", "klubhaus", "clubheim", "tribuene",
    "parkeerplaats", "parkeerterrein", "kleedkamer", "kleedkamers", "kleedgebouw", "clubhuis",
    "clubgebouw", "kantine", "parkering", "parkeringsplads", "parkeringsplass", "parkeringsplats",
    "omklaedning", "omklaedningsrum", "klubhus", "klubbhus", "garderobe", "laektare",
    "pysaekoeinti", "pysaekoeintialue", "parkkipaikka", "pukuhuone", "pukuhuoneet", "katsomo",
    "huoltorakennus", "varasto",
  ]
  /// Nouns of English for places of sport, before which an annex only tells where.
  static let englishPlaces: Set<String> = [
    "court", "courts", "field", "fields", "pitch", "pitches", "pool", "green", "course", "rink",
    "diamond", "diamonds", "range", "track", "centre", "center",
  ]
  /// Words behind an annex that say no more: `Restroom Building 2`.
  static let qualifiers: Set<String> = [
    "facility", "facilities", "building", "buildings", "block", "area", "north", "south", "east",
    "west", "nord", "sud", "est", "ouest", "ost", "sued", "site", "public", "no",
  ]
  /// Words that put what stands on either side together, in plain letters.
  static let conjunctions: Set<String> = [
    "and", "et", "und", "y", "e", "i", "og", "och", "ja", "en", "plus", "with", "avec", "mit",
    "con", "com", "met", "med", "w", "amb", "incl", "including",
  ]
  /// Words that say what an annex belongs to, or that something lies near it.
  static let belongings: Set<String> = [
    "of", "for", "at", "near", "by", "de", "du", "des", "d", "del", "della", "dei", "di", "do",
    "da", "pour", "para", "per", "zu", "zum", "zur", "van", "voor", "til", "till", "au", "the",
    "ved", "vid",
  ]
  /// Words before an annex that make it another place: `Tennis courts beside the car park`.
  static let joints = conjunctions.union(belongings).union([
    "behind", "beside", "next", "opposite", "across", "over", "under", "off", "from", "in", "on",
    "to", "adjacent", "pres", "cote", "derriere", "sur", "sous", "am", "an", "beim", "bei",
    "neben", "hinter", "auf", "bij", "naast", "achter", "bak", "bakom", "junto", "sobre",
    "detras", "presso", "dietro", "aux", "a",
  ])
}
