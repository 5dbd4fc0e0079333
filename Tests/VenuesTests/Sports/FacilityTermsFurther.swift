// Further names of places as portals write them, a country a table: assets, leisure, and what is none of a sport.

extension FacilityTerms {
  static let further = [
    table(
      "FR",
      """
      Mini-foot > soccer | Terrain de futsal extérieur > futsal | Soccer à 5 > soccer
      Terrain synthétique de football > soccer | Foot à 5 extérieur > soccer | City stade > multi
      Terrain de handball extérieur > handball | Terrain de padel > padel
      Courts de padel couverts > padel | Pickleball > pickleball | Mur d'escalade > climbing
      Bloc d'escalade extérieur > climbing | SAE > climbing | Salle d'escalade > climbing
      Aire de fitness > fitness | Agrès de fitness > fitness | Plateau fitness > fitness
      Parcours sportif > fitness | Parcours de santé > fitness | Boulodrome couvert > boules
      Terrain de boules > boules | Jeu de boules lyonnaises > boules
      Terrain de pétanque > boules | Salle de tennis de table > table_tennis
      Table de ping-pong > table_tennis | Bassin extérieur > swimming | Bassin de 25 m > swimming
      Bassin sportif de natation > swimming | Piscine découverte > swimming
      Baignade aménagée > swimming | Baignade surveillée > swimming | Plage surveillée >
      Pataugeoire > splash_pad | Patinoire couverte > ice_skating | Piste de bicross > bmx
      Pumptrack > bmx | Pump-track > bmx | Piste d'athlétisme > athletics
      Piste d'athlétisme isolée > athletics | Aire de saut > athletics
      Anneau d'athlétisme > athletics | Ligne droite d'athlétisme > athletics
      Dojo > martial_arts | Salle d'arts martiaux > martial_arts | Salle de boxe > boxing
      Ring de boxe > boxing | Salle de danse > dance | Salle de gymnastique sportive > gymnastics
      Salle de musculation/cardiotraining > fitness | Stand de tir > shooting
      Pas de tir à l'arc > archery | Golf 18 trous > golf | Practice de golf > golf
      Mini golf > miniature_golf | Disc golf > disc_golf | Centre équestre > equestrian
      Carrière équestre > equestrian | Poney-club > equestrian | Hippodrome > horse_racing
      Vélodrome > cycling | Base nautique > canoe sailing | Club de voile > sailing
      Club d'aviron > rowing | Stade d'eau vive > canoe | Stade de rugby > rugby_union
      Terrain de rugby > rugby_union | Terrain de football > soccer
      Terrain de baseball/softball > baseball softball
      Terrain de hockey sur gazon > field_hockey | Terrain de volley > volleyball
      Terrain de beach-volley > beachvolleyball | Terrain de sandball > handball
      Skate-park > skateboard | Rollerpark > roller_skating | Piste de roller > roller_skating
      Fronton > pelota | Trinquet > pelota | Mur à gauche > pelota | Jeu de tambourin > tamburello
      Terrain de basket 3x3 > basketball | Half-court de basket > basketball
      Playground basket > basketball | Paniers de basket > basketball | Tyrolienne >
      Aire de pique-nique > | Jardin partagé > | Caniparc > dog_park | Espace canin > dog_park
      Aire de jeux inclusive > playground | Structure de jeux > playground | Jeux d'échecs > chess
      Table d'échecs > chess | Local vélo > | Local à vélos > | Garage à vélos > | Parking vélos >
      Abri vélos > | Arceaux vélos > | Vélo en libre-service > | Borne de gonflage vélo >
      Circuit de karting > karting | Terrain de moto-cross > motocross | Salle d'escrime > fencing
      Salle de squash > squash | Courts de squash > squash | Halle de tennis > tennis
      Courts couverts de tennis > tennis | Terrain de quidditch > | Sentier de randonnée > hiking
      Course d'orientation > orienteering | Via ferrata > climbing
      Accrobranche > climbing_adventure | Parcours aventure > climbing_adventure
      Salle de bowling > 10pin | Piste de bowling > 10pin | Salle de billard > billiards
      Salle polyvalente > | Gymnase > multi | Complexe sportif > multi | Salle omnisports > multi
      """),
    table(
      "CA",
      """
      Patinoire réfrigérée > ice_skating | Rond de glace > ice_skating
      Terrain de mini-soccer > soccer | Terrain de soccer à 11 > soccer
      Terrain de football américain > american_football | Terrain de baseball mineur > baseball
      Terrain de balle-molle > softball | Terrain de volley-ball de plage > beachvolleyball
      Jeux d'eau > splash_pad | Planchodrome > skateboard | Terrain de deck hockey > street_hockey
      Terrain de dek hockey > street_hockey | Jeu de fers > horseshoes
      Terrain de fers > horseshoes | Jeu de shuffleboard > shuffleboard
      Pente à glisser > toboggan | Butte à glisser > toboggan | Piste cyclable > cycling
      Sentier de ski de fond > cross_country_skiing | Terrain de crosse > lacrosse
      Lacrosse Box > lacrosse | Lacrosse Boxes > lacrosse
      Outdoor Rink - Boarded > ice_hockey ice_skating | Pleasure Skating Surface > ice_skating
      Ball Diamond - Lit > baseball softball | Softball Diamond > softball | Sports Box >
      Cricket Pitch > cricket | Soccer Pitch Mini > soccer | Mini Soccer > soccer
      Bike Skills Park > mtb | Disc Golf Basket > disc_golf | Spray Pad > splash_pad
      Leash-Free Area > dog_park | Leash Free Zone > dog_park | Toboggan Hill > toboggan
      Lawn Bowling Green > bowls | Bocce Courts > boules | Outdoor Table Tennis > table_tennis
      Terrain de pickleball > pickleball | Anneau de glace > ice_skating
      Aréna > ice_hockey ice_skating | Piscine intérieure > swimming | Bain libre > swimming
      Parcours d'hébertisme > fitness | Parc-école >
      Terrain de jeu libre > playground| Ultimate frisbee > ultimate | Terrain de tetherball >
      Glissoire > playground | Mur de tennis > tennis | Terrains de tennis éclairés > tennis
      """),
    table(
      "US",
      """
      Shooting Hoops > basketball | Half Court Basketball > basketball
      Basketball Half Court > basketball | Full Court > | Multi-Sport Court > multi
      Multi-Use Field > multi | Youth Baseball Field 60' > baseball
      90 ft Baseball Diamond > baseball | T-Ball Field > baseball | Backstop >
      Soccer Mini Pitch > soccer | Futsal Court > futsal | Flag Football Field > american_football
      Sand Volleyball Court > beachvolleyball | Grass Volleyball Court > volleyball
      Horseshoe Pits > horseshoes | Shuffleboard Courts > shuffleboard
      Cornhole Boards > cornhole | Ping Pong Tables > table_tennis | Disc Golf Course > disc_golf
      Frisbee Golf > disc_golf | Skate Spot > skateboard | Skate Park > skateboard
      Bike Pump Track > bmx | Pump Track > bmx | BMX Track > bmx | Velodrome > cycling
      Running Track > athletics | 1/4 Mile Track > athletics | Walking Track >
      Fitness Cluster > fitness | Outdoor Fitness Equipment > fitness
      Exercise Stations > fitness | Par Course > fitness | Splash Pad > splash_pad
      Sprayground > splash_pad | Wading Pool > splash_pad | Spray Shower > splash_pad
      Outdoor Swimming Pool > swimming | Competition Pool > swimming | Lap Pool > swimming
      Natatorium > swimming | Handball/Racquetball Court > american_handball racquetball
      Paddle Tennis Court > | Platform Tennis > | Roller Hockey Rink > roller_hockey
      Inline Skating Rink > roller_skating | Ice Rink > ice_skating
      Rock Climbing Wall > climbing | Boulder > climbing | Archery Range > archery
      Equestrian Arena > equestrian | Bridle Trail > equestrian | Fishing Pier > fishing
      Kayak Launch > canoe | Boat Ramp > | Dog Run > dog_park | Off-Leash Dog Park > dog_park
      Bocce Ball Court > boules | Petanque Court > boules | Lawn Bowling > bowls
      Croquet Lawn > croquet | Chess Tables > chess | Checkers Table > chess
      Cricket Field > cricket | Rugby Field > rugby_union | Lacrosse Field > lacrosse
      Field Hockey Field > field_hockey | Ultimate Field > ultimate | Kickball Field > kickball
      Gaga Pit > gaga | Sledding Hill > toboggan | Cross Country Ski Trails > cross_country_skiing
      Driving Range > golf | Putting Green > golf | Miniature Golf > miniature_golf
      RC Track > rc_car | Model Airplane Field > model_aerodrome | Batting Cages > baseball
      Tetherball > | Four Square > four_square | Pickleball (6 courts) > pickleball
      Tennis Courts (lined for Pickleball) > pickleball tennis | Kids Play Area > playground
      Tot Lot > playground | Nature Play Area > playground | Playstructure > playground
      """),
    table(
      "AU",
      """
      Touch Football > rugby_league | Touch Footy Field > rugby_league
      AFL Oval > australian_football | Aussie Rules Oval > australian_football
      Cricket Nets > cricket | Cricket Wicket > cricket | Netball Court > netball
      Rugby League Field > rugby_league | Bowling Green > bowls | Bowls Club > bowls
      Ocean Pool > swimming | Swimming Centre > swimming | Aquatic Centre > swimming
      Little Athletics > athletics | Hit-up Wall > tennis | Skate Bowl > skateboard
      BMX Jumps > bmx | Croquet Club > croquet | Pony Club > equestrian | Rowing Shed > rowing
      Surf Club > | Sporting Oval > multi | Sports Ground > multi
      Half Basketball Court > basketball | Outdoor Gym > fitness | Fenced Dog Park > dog_park
      Off Leash Dog Area > dog_park | Learn to Ride Track > | Softball Diamond > softball
      Oztag Field > rugby_league | Futsal Court > futsal | Water Play > splash_pad
      Beach Volleyball > beachvolleyball | Hockey Field > field_hockey
      Synthetic Hockey Pitch > field_hockey | Petanque Piste > boules
      """),
    table(
      "GB",
      """
      3G Football Turf Pitch > soccer | Artificial Grass Pitch > multi | Grass Pitches > multi
      Full Size Football > soccer | Cricket Square > cricket | Cricket Oval > cricket
      Bowling Green > bowls | Crown Green Bowls > bowls | MUGA > multi | Kick-about Area > multi
      Ball Court > multi | Teen Shelter > | Skate Ramp > skateboard | BMX Track > bmx
      Trim Trail > fitness | Green Gym > fitness | Outdoor Table Tennis Table > table_tennis
      Leisure Pool > swimming | Learner/Teaching/Training > | Swimming Pool > swimming
      Lido > swimming | Paddling Pool > splash_pad | Health and Fitness Suite > fitness
      Squash Courts > squash | Glass-backed Squash Court > squash | Sports Hall > multi
      Ice Rinks > ice_skating | Ski Slopes > skiing | Dry Ski Slope > skiing
      Indoor Bowls > bowls | Indoor Tennis Centre > tennis | Studio > | Golf > golf
      Putting Green > golf | Pitch and Putt > golf | Crazy Golf > miniature_golf
      Athletics Tracks > athletics | Gaelic Football Pitch > gaelic_games
      Hurling Pitch > gaelic_games | Camogie > gaelic_games | Shinty Pitch > shinty
      Petanque Terrain > boules | Rounders > rounders | Stoolball > | Netball > netball
      Hockey > field_hockey | Cycling Track > cycling | Climbing Wall > climbing
      Boulder > climbing | Boxing Gym > boxing | Equipped Play Area > playground | LEAP > | NEAP >
      Hockey Pitch > field_hockey
      """),
    table(
      "DE",
      """
      Badeanlage > swimming | Badesee > swimming | Naturbadeteich > swimming
      Fußballplatz > soccer | Fußballfeld > soccer | Bolzplatz > soccer
      Kleinfeld > multi| Minispielfeld > multi | Mini-Spielfeld > multi | Kunstrasenplatz > multi
      Rasenplatz > multi | Tennenplatz > multi | Basketballplatz > basketball
      Streetballplatz > basketball | Basketballkorb > basketball | Volleyballfeld > volleyball
      Beachvolleyballfeld > beachvolleyball | Beach-Volleyball > beachvolleyball
      Tischtennisplatte > table_tennis | Tischtennistisch > table_tennis
      TT-Platten > table_tennis | Skateanlage > skateboard | Skaterpark > skateboard
      Skaterplatz > skateboard | Rollschuhbahn > roller_skating | Inlinerbahn > roller_skating
      BMX-Bahn > bmx | Dirtbahn > bmx | Dirt-Bike-Strecke > bmx | Pumptrack > bmx
      MTB-Trail > mtb | Calisthenicsanlage > fitness | Calisthenics-Anlage > fitness
      Fitnessgeräte > fitness | Outdoor-Fitnessanlage > fitness | Trimm-dich-Pfad > fitness
      Bewegungsparcours > fitness | Seniorenspielplatz > fitness
      Generationenspielplatz > playground | Boulebahn > boules | Boule-Platz > boules
      Bocciabahn > boules | Kegelbahn > 9pin | Bowlingbahn > 10pin
      Minigolfanlage > miniature_golf | Golfanlage > golf | Discgolf-Parcours > disc_golf
      Schwimmhalle > swimming | Hallenbad > swimming | Freibad > swimming
      Lehrschwimmbecken > swimming | Planschbecken > splash_pad | Wasserspielplatz > splash_pad
      Eisbahn > ice_skating | Eishalle > ice_hockey ice_skating | Eisstockbahn > ice_stock
      Rodelhügel > toboggan | Rodelbahn > toboggan | Reitanlage > equestrian
      Reithalle > equestrian | Reitplatz > equestrian | Pferderennbahn > horse_racing
      Radrennbahn > cycling | Kletterhalle > climbing | Boulderwand > climbing
      Kletterturm > climbing | Hochseilgarten > climbing_adventure | Schießstand > shooting
      Schießanlage > shooting | Bogenschießanlage > archery | Bogenplatz > archery
      Laufbahn > athletics | 400m-Laufbahn > athletics | Leichtathletikanlage > athletics
      Weitsprunganlage > athletics | Kugelstoßanlage > athletics | Finnenbahn > running
      Tennisanlage > tennis | Tennishalle > tennis | Padelcourt > padel | Squashhalle > squash
      Badmintonhalle > badminton | Hockeyplatz > field_hockey | Baseballplatz > baseball
      Footballfeld > american_football | Rugbyplatz > rugby_union | Handballfeld > handball
      Cricketplatz > cricket | Gymnastikraum > gymnastics | Gymnastikhalle > gymnastics
      Turnhalle > multi | Sporthalle > multi | Dreifeldsporthalle > multi | Judohalle > judo
      Fechthalle > fencing | Ringerhalle > wrestling | Boxhalle > boxing | Kraftraum > fitness
      Ruderanlage > rowing | Bootshaus > | Kanuanlage > canoe | Segelclub > sailing
      Schachtisch > chess | Großschach > chess | Hundeauslauffläche > dog_park
      Hundewiese > dog_park | Spielplatz > playground | Bouleplatz > boules
      Multifunktionsfeld > multi | Soccer-Court > soccer | Street Workout > fitness
      Parkouranlage > parkour | Slackline-Anlage > slackline | Fahrradabstellanlage >
      Fahrradkeller > | Fahrradständer > | Jugendverkehrsschule > | Festwiese >
      Crossbahn > motocross | Motocrossstrecke > motocross | Modellflugplatz > model_aerodrome
      Angelteich > fishing | Tauchbecken > scuba_diving | Sprungturm > diving | Wasserrutsche >
      """),
    table(
      "ES",
      """
      Pista de fútbol sala > futsal | Campo de fútbol 7 > soccer | Campo de fútbol 11 > soccer
      Fútbol césped artificial > soccer | Pista de pádel > padel | Pista de tenis > tennis
      Pistas de tenis > tennis | Frontón > pelota | Frontenis > pelota
      Pista polideportiva > multi | Pabellón polideportivo > multi | Piscina cubierta > swimming
      Piscina al aire libre > swimming | Piscina infantil > swimming
      Vaso de chapoteo > splash_pad | Pista de atletismo > athletics
      Pista de patinaje > roller_skating | Pista de hielo > ice_skating | Skatepark > skateboard
      Pista de skate > skateboard | Rocódromo > climbing | Boulder > climbing
      Campo de rugby > rugby_union | Campo de béisbol > baseball | Campo de golf > golf
      Minigolf > miniature_golf | Pitch and putt > golf | Campo de tiro con arco > archery
      Galería de tiro > shooting | Petanca > boules | Pista de petanca > boules | Bolera > 10pin
      Bolos > 9pin | Bolo palma > 9pin | Mesa de ping pong > table_tennis
      Tenis de mesa > table_tennis | Mesa de ajedrez > chess | Circuito biosaludable > fitness
      Gimnasio al aire libre > fitness | Calistenia > fitness | Sala de musculación > fitness
      Gimnasio > fitness | Baloncesto > basketball | Canasta de baloncesto > basketball
      Pista de baloncesto 3x3 > basketball | Minibasket > basketball | Voleibol > volleyball
      Vóley playa > beachvolleyball | Balonmano > handball | Hockey patines > roller_hockey
      Hockey hierba > field_hockey | Campo de hockey > field_hockey | Velódromo > cycling
      Circuito BMX > bmx | Pump track > bmx | Bádminton > badminton | Squash > squash
      Pickleball > pickleball | Hípica > equestrian | Carril bici > cycling
      Circuito de carrera > running | Área canina > dog_park | Parque canino > dog_park
      Zona infantil > playground | Juegos infantiles > playground | Tatami > martial_arts
      Sala de artes marciales > martial_arts | Sala de esgrima > fencing | Piragüismo > canoe
      Remo > rowing | Vela > sailing | Campo de criquet > cricket | Multideporte > multi
      Aparcabicis > | Aparcamiento de bicicletas > | Cancha de básquetbol > basketball
      Cancha de fútbol rápido > soccer | Cancha de frontón > pelota | Multicancha > multi
      Cancha de bochas > boules | Cancha de tejo > | Papi fútbol > soccer | Microfútbol > futsal
      """),
    table(
      "FI",
      """
      Ulkokuntoiluvälineet > fitness | Tenniskenttä > tennis | Koripalloteline > basketball
      Jalkapallohalli > soccer | Pallokenttä > multi | Tekonurmikenttä > multi
      Hiekkakenttä > multi | Beachvolleykenttä > beachvolleyball | Uimaranta > swimming
      Uimahalli > swimming | Maauimala > swimming | Kahluuallas > splash_pad
      Leikkipaikka > playground | Leikkipuisto > playground | Koira-aitaus > dog_park
      Koirapuisto > dog_park | Skeittiparkki > skateboard | Skeittipaikka > skateboard
      Skeittirata > skateboard | Parkour-paikka > parkour | Kiipeilyseinä > climbing
      Boulderointi > climbing | Frisbeegolf > disc_golf | Frisbeegolf-rata > disc_golf
      Jäähalli > ice_hockey ice_skating | Luistelukenttä > ice_skating | Luistinrata > ice_skating
      Kaukalo > ice_hockey ice_skating | Jääkiekkokaukalo > ice_hockey | Tekojäärata > ice_skating
      Latu > cross_country_skiing | Hiihtolatu > cross_country_skiing | Pulkkamäki > toboggan
      Laskettelukeskus > skiing | Hyppyrimäki > ski_jumping | Pururata > running
      Kuntorata > fitness | Kuntoportaat > fitness | Kuntosali > fitness | Liikuntasali > multi
      Padelhalli > padel | Padel > padel | Sulkapallo > badminton | Squash > squash
      Keilahalli > 10pin | Biljardi > billiards | Pöytätennis > table_tennis
      Pesäpallokenttä > pesapallo | Amerikkalaisen jalkapallon kenttä > american_football
      Yleisurheilukenttä > athletics | Ratsastuskenttä > equestrian
      Ratsastusmaneesi > equestrian | Ampumarata > shooting | Jousiammuntarata > archery
      Golfkenttä > golf | Minigolf > miniature_golf | Mölkky > molkky | Petankki > boules
      Shakki > chess | Kalastuspaikka > fishing | Pyöräilyreitti > cycling | BMX-rata > bmx
      Pumptrack > bmx | Pump track -rata > bmx | Nyrkkeilysali > boxing | Painisali > wrestling
      Judosali > judo | Kamppailulajien sali > martial_arts | Tanssisali > dance
      Voimistelusali > gymnastics | Salibandykenttä > floorball | Lentopallokenttä > volleyball
      Melontapaikka > canoe | Melonta > canoe | Soutu > rowing | Purjehdus > sailing
      Vesiurheilukeskus > canoe sailing | Talviuinti > swimming | Moottorirata > motor
      Karting-rata > karting | Pyöräparkki > | Pyöräkatos > | Sisäliikuntatila >
      """),
  ].flatMap(\.self)
}
