// Small tables of our own in the shapes of the portals of many countries: ArcGIS Hub, Socrata, CKAN, Opendatasoft and others.

/// A table and what must come of it.
struct CityTable: Sendable {
  /// The name of the file.
  let name: String
  /// The text.
  let text: String
  /// The venues with their sports in alphabetical order.
  let venues: [String]
}

extension CityTable {
  static let all = [
    CityTable(
      name: "austin_park_amenities.csv",
      text: """
        OBJECTID,PARK_NAME,FACILITY_TYPE,LIGHTED,SURFACE,STATUS,X,Y
        1,Zilker Park,Volleyball Court - Sand,Yes,Sand,Active,-97.77,30.26
        2,Zilker Park,Disc Golf Course,No,,Active,-97.775,30.265
        3,Rosewood Park,Basketball Court - Full,Yes,Asphalt,Active,-97.71,30.27
        4,Rosewood Park,Tennis Court,No,Concrete,Active,-97.712,30.272
        5,Givens Park,Swimming Pool,No,,Closed,-97.70,30.28
        6,Givens Park,Restroom,No,,Active,-97.702,30.281
        """,
      venues: [
        "Givens Park:",
        "Givens Park: swimming",
        "Rosewood Park: basketball",
        "Rosewood Park: tennis",
        "Zilker Park: beachvolleyball",
        "Zilker Park: disc_golf",
      ]),
    CityTable(
      name: "chicago_parks_facilities.csv",
      text: """
        OBJECTID_1,PARK,PARK_NO,FACILITY_N,FACILITY_T,LATITUDE,LONGITUDE
        1,HAMILTON (ALEXANDER),9,BASKETBALL BACKBOARD,OUTDOOR,41.763,-87.637
        2,HAMILTON (ALEXANDER),9,FOOTBALL/SOCCER COMBO FLD,OUTDOOR,41.7635,-87.6375
        3,MOORE (MAURICE),405,BASEBALL JR/SOFTBALL,OUTDOOR,41.78,-87.66
        4,MOORE (MAURICE),405,TENNIS COURT,OUTDOOR,41.781,-87.661
        5,PIOTROWSKI (LILLIAN),1219,POOL (OUTDOOR),OUTDOOR,41.838,-87.737
        6,PIOTROWSKI (LILLIAN),1219,WATER PLAYGROUND,OUTDOOR,41.8385,-87.7375
        7,PIOTROWSKI (LILLIAN),1219,GYMNASIUM,INDOOR,41.839,-87.738
        8,HAMILTON (ALEXANDER),9,FITNESS CENTER,INDOOR,41.764,-87.638
        9,MOORE (MAURICE),405,HORSESHOE PIT,OUTDOOR,41.782,-87.662
        """,
      venues: [
        "HAMILTON (ALEXANDER): american_football soccer",
        "HAMILTON (ALEXANDER): basketball",
        "HAMILTON (ALEXANDER): fitness",
        "MOORE (MAURICE): baseball softball",
        "MOORE (MAURICE): horseshoes",
        "MOORE (MAURICE): tennis",
        "PIOTROWSKI (LILLIAN): multi",
        "PIOTROWSKI (LILLIAN): splash_pad",
        "PIOTROWSKI (LILLIAN): swimming",
      ]),
    CityTable(
      name: "paris_equipements.csv",
      text: """
        Nom;Type;Activités;Accès;geo_point_2d
        Gymnase Japy;Gymnase;Basketball, Handball, Badminton;PMR;48.858,2.379
        Piscine Joséphine Baker;Piscine;Natation;PMR;48.836,2.377
        TEP Amelot;Terrain d'éducation physique;Football, Basketball;;48.861,2.366
        Stade Léo Lagrange;Stade;Football, Athlétisme, Tennis;;48.832,2.404
        """,
      venues: [
        "Gymnase Japy: badminton basketball handball",
        "Piscine Joséphine Baker: swimming",
        "Stade Léo Lagrange: athletics soccer tennis",
        "TEP Amelot: basketball soccer",
      ]),
    CityTable(
      name: "data_es.csv",
      text: """
        inst_nom;equip_nom;equip_type_name;aps_name;equip_eclair;lat;lon
        Complexe des Tilleuls;Court n°1;Court de tennis;["Tennis","Padel"];true;47.2;-1.5
        Complexe des Tilleuls;Terrain honneur;Terrain de football;["Football / Football en salle (Futsal)"];false;47.21;-1.51
        Piscine Neptune;Bassin sportif;Bassin sportif de natation;["Natation","Water polo"];false;47.22;-1.52
        Salle du Lac;Salle omnisports;Salle multisports;["Basket-Ball","Volley-ball","Badminton"];false;47.23;-1.53
        """,
      venues: [
        "Complexe des Tilleuls: futsal soccer",
        "Complexe des Tilleuls: padel tennis",
        "Piscine Neptune: swimming water_polo",
        "Salle du Lac: badminton basketball volleyball",
      ]),
    CityTable(
      name: "berlin_sportanlagen.csv",
      text: """
        Name;Anlagentyp;Sportarten;Bezirk;Breite;Länge
        Sportplatz Hubertusallee;Sportplatz;Fußball, Hockey;Charlottenburg;52.48;13.27
        Sporthalle Schöneberg;Sporthalle;Basketball, Handball;Schöneberg;52.47;13.35
        Bolzplatz Kiez;Bolzplatz;;Mitte;52.53;13.38
        Stadtbad Mitte;Hallenbad;;Mitte;52.525;13.395
        """,
      venues: [
        "Bolzplatz Kiez: soccer",
        "Sporthalle Schöneberg: basketball handball",
        "Sportplatz Hubertusallee: field_hockey soccer",
        "Stadtbad Mitte: swimming",
      ]),
    CityTable(
      name: "madrid_deportes.csv",
      text: """
        PK;NOMBRE;HORARIO;EQUIPAMIENTO;LATITUD;LONGITUD
        1;Centro Deportivo Municipal Aluche;L-V 8-22h; 2 pistas de pádel, 1 piscina cubierta, sala de musculación;40.387;-3.758
        2;Instalación Deportiva Básica Río;Lunes a domingo de 8:00 a 22:00 horas;1 pista de baloncesto, 1 campo de fútbol 7;40.39;-3.72
        3;Rocódromo Parque;Martes a domingo de 10 a 18h. Lunes cerrado;Rocódromo;40.41;-3.69
        """,
      venues: [
        "Centro Deportivo Municipal Aluche: fitness padel swimming",
        "Instalación Deportiva Básica Río: basketball soccer",
        "Rocódromo Parque: climbing",
      ]),
    CityTable(
      name: "helsinki_liikunta.csv",
      text: """
        id,nimi,tyyppi,lat,lon
        1,Brahenkenttä,Luistelukenttä,60.187,24.951
        2,Kallion lähiliikuntapaikka,Lähiliikuntapaikka,60.186,24.955
        3,Uimastadion,Maauimala,60.188,24.93
        4,Käpylän frisbeegolfrata,Frisbeegolfrata,60.21,24.95
        5,Laakso,Ratsastuskenttä,60.2,24.91
        """,
      venues: [
        "Brahenkenttä: ice_skating",
        "Kallion lähiliikuntapaikka: multi",
        "Käpylän frisbeegolfrata: disc_golf",
        "Laakso: equestrian",
        "Uimastadion: swimming",
      ]),
    CityTable(
      name: "amsterdam_sportvelden.csv",
      text: """
        Naam;Soort;Ondergrond;lat;lon
        Sportpark Sloten;Voetbalveld;Kunstgras;52.34;4.81
        Sportpark Sloten;Honkbalveld;Gras;52.345;4.815
        Trapveld Oost;Trapveldje;Gras;52.36;4.94
        Flevoparkbad;Openluchtbad;;52.365;4.95
        De Boulebaan;Jeu de boules;Gravel;52.37;4.9
        """,
      venues: [
        "De Boulebaan: boules",
        "Flevoparkbad: swimming",
        "Sportpark Sloten: baseball",
        "Sportpark Sloten: soccer",
        "Trapveld Oost: soccer",
      ]),
    CityTable(
      name: "kobenhavn_idraet.csv",
      text: """
        id,navn,facilitetstype,lat,lon
        1,Fælledparken,Fodboldbane,55.70,12.57
        2,Fælledparken,Skatepark,55.705,12.575
        3,Islands Brygge,Havnebad,55.667,12.579
        4,Nørrebrohallen,Idrætshal,55.7,12.54
        5,Valbyparken,Discgolf,55.64,12.52
        """,
      venues: [
        "Fælledparken: skateboard",
        "Fælledparken: soccer",
        "Islands Brygge: swimming",
        "Nørrebrohallen: multi",
        "Valbyparken: disc_golf",
      ]),
    CityTable(
      name: "milano_impianti.csv",
      text: """
        denominazione,tipologia,lat,lon
        Centro Sportivo Cappelli,Campo da calcio,45.44,9.22
        Bocciofila Monte Rosa,Bocciodromo,45.47,9.15
        Piscina Cozzi,Piscina coperta,45.48,9.2
        Palestra Cambini,Palestra scolastica,45.49,9.23
        Arena Civica,Atletica leggera,45.475,9.18
        """,
      venues: [
        "Arena Civica: athletics",
        "Bocciofila Monte Rosa: boules",
        "Centro Sportivo Cappelli: soccer",
        "Palestra Cambini: multi",
        "Piscina Cozzi: swimming",
      ]),
    CityTable(
      name: "taipei_sports.csv",
      text: """
        名稱,設施,緯度,經度
        大安運動中心,"游泳池、籃球場、羽球場",25.02,121.54
        青年公園,"網球場、棒球場、溜冰場",25.02,121.5
        美堤河濱公園,自行車道;籃球場,25.07,121.55
        新店壘球場,壘球場,24.97,121.53
        """,
      venues: [
        "大安運動中心: badminton basketball swimming",
        "新店壘球場: softball",
        "美堤河濱公園: basketball cycling",
        "青年公園: baseball ice_skating roller_skating tennis",
      ]),
    CityTable(
      name: "melbourne_grounds.csv",
      text: """
        Name,Facilities,Lat,Lon
        Princes Park,"Cricket oval, AFL oval, Playground",-37.78,144.96
        Royal Park,"Netball courts; Hockey; Tennis (no lights)",-37.79,144.95
        Fawkner Park,"Soccer, Touch football, BBQ",-37.84,144.98
        """,
      venues: [
        "Fawkner Park: rugby_league soccer",
        "Princes Park: australian_football cricket playground",
        "Royal Park: field_hockey netball tennis",
      ]),
    CityTable(
      name: "leeds_pitches.csv",
      text: """
        Site Name,Facility Type,Facility Subtype,Pitches,Lat,Lon
        Soldiers Field,Grass Pitches,Adult Football,6,53.84,-1.51
        Soldiers Field,Grass Pitches,Junior Rugby Union,2,53.842,-1.512
        John Charles,Swimming Pool,Main/General,1,53.76,-1.55
        John Charles,Indoor Tennis Centre,Traditional,6,53.762,-1.552
        Roundhay,Artificial Grass Pitch,Sand Filled,1,53.83,-1.5
        """,
      venues: [
        "John Charles: swimming",
        "John Charles: tennis",
        "Roundhay: multi",
        "Soldiers Field: rugby_union",
        "Soldiers Field: soccer",
      ]),
    CityTable(
      name: "boston_flags.csv",
      text: """
        PARK,TENNIS,TENNIS_LIGHTS,BASKETBALL,BASKETBALL_LIGHTS,SOCCER,LATITUDE,LONGITUDE
        Tennis Field,N,N,N,N,N,42.31,-71.1
        Ronan Park,Y,Y,Y,N,N,42.305,-71.065
        Carter Playground,Y,N,N,N,Y,42.34,-71.08
        """,
      venues: [
        "Carter Playground: soccer tennis",
        "Ronan Park: basketball tennis",
        "Tennis Field:",
      ]),
    CityTable(
      name: "montreal_equip.csv",
      text: """
        ID,PARC,EQUIPEMENT,LAT,LON
        1,Parc Laurier,Terrain de soccer,45.53,-73.59
        2,Parc Laurier,Terrain de baseball,45.531,-73.591
        3,Parc Laurier,Pataugeoire,45.532,-73.592
        4,Parc Jarry,Terrain de tennis,45.54,-73.63
        5,Parc Jarry,Terrain de tennis,45.5401,-73.6301
        """,
      venues: [
        "Parc Jarry – Terrain de tennis: tennis",
        "Parc Jarry – Terrain de tennis: tennis",
        "Parc Laurier – Pataugeoire: splash_pad",
        "Parc Laurier – Terrain de baseball: baseball",
        "Parc Laurier – Terrain de soccer: soccer",
      ]),
  ]
}
