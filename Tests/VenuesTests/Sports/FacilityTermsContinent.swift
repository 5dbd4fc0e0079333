// Names of places as the portals of continental Europe write them, a country a table.

extension FacilityTerms {
  static let continent = [
    table(
      "NL",
      """
      Basketbalveld > basketball | Voetbalveld > soccer | Trapveldje > soccer
      Voetbalkooi > soccer | Panna > soccer | Pannakooi > soccer | Pannaveld > soccer
      Tennisbaan > tennis | Hockeyveld > field_hockey | Korfbalveld > korfball
      Handbalveld > handball | Volleybalveld > volleyball | Beachvolleybalveld > beachvolleyball
      Skatebaan > skateboard | Skatepark > skateboard | Skatevoorziening > skateboard
      Zwembad > swimming | Buitenzwembad > swimming | Openluchtbad > swimming
      Zwemvijver > swimming | IJsbaan > ice_skating | Natuurijsbaan > ice_skating
      Jeu de boules > boules | Jeu-de-boulesbaan > boules | Petanquebaan > boules
      Atletiekbaan > athletics | Atletiek > athletics | Rugbyveld > rugby_union
      Honkbalveld > baseball | Softbalveld > softball | Cricketveld > cricket | Golfbaan > golf
      Midgetgolf > miniature_golf | Midgetgolfbaan > miniature_golf | Padelbaan > padel
      Squashbaan > squash | Tafeltennistafel > table_tennis | Pingpongtafel > table_tennis
      Trimbaan > fitness | Fitnesstoestel > fitness | Fitnesstoestellen > fitness
      Beweegtuin > fitness | Calisthenics > fitness | Klimwand > climbing | Klimhal > climbing
      Boulderhal > climbing | Crossbaan > | BMX-baan > bmx | Fietscrossbaan > bmx
      Mountainbikeroute > mtb | Ruiterpad > equestrian | Manege > equestrian
      Paardensport > equestrian | Roeien > rowing | Roeivereniging > rowing
      Kanovereniging > canoe | Zeilen > sailing | Jachthaven > sailing | Sporthal > multi
      Gymzaal > multi | Gymnastiek > gymnastics | Turnhal > gymnastics | Turnen > gymnastics
      Judo > judo | Boksen > boxing | Schietbaan > shooting | Handboogschieten > archery
      Boogschieten > archery | Bowlingbaan > 10pin | Kegelbaan > 9pin | Biljart > billiards
      Dammen > | Schaken > chess | Speeltuin > playground | Speelplaats > playground
      Waterspeelplaats > splash_pad | Hondenlosloopgebied > dog_park | Hardlopen > running
      Hardlooproute > running | Wielrennen > cycling | Wielerbaan > cycling
      Skeelerbaan > roller_skating | Skeeleren > roller_skating | Multisportveld > multi
      Cruyff Court > soccer | Playground Krajicek > multi | Voetbal > soccer | Korfbal > korfball
      Zwemmen > swimming | Tafeltennis > table_tennis | Fitness > fitness
      Atletiekvereniging > athletics | Tennispark > tennis | Tennisvereniging > tennis
      Hockeyclub > field_hockey | Voetbalclub > soccer | Sportpark > multi
      Beachvolleybal > beachvolleyball | Skaten > skateboard | Klimmen > climbing
      Badminton > badminton | Squash > squash | Schermen > fencing | Danszaal > dance
      Jeu de Boules baan > boules | Rugby > rugby_union | Cricket > cricket
      Basketbalpaal > basketball | Basketbal > basketball | Doel > | Voetbaldoel > soccer
      Tafelvoetbal > | Schaaktafel > chess | Kabelbaan > | Pumptrack > bmx
      Bootcampplek > fitness | Watersport > | Duiken > scuba_diving | Surfen > surfing
      Wandelroute > hiking | Fietsroute > cycling | Golf > golf | Hondenspeelweide > dog_park
      """),
    table(
      "DE",
      """
      Bolzplatz > soccer | Fußballfeld > soccer | Fussballplatz > soccer | Kunstrasenplatz > multi
      Rasenplatz > multi | Rasenspielfeld > multi | Großspielfeld > multi | Kleinspielfeld > multi
      Tartanbahn > athletics | Laufbahn > athletics | Leichtathletik > athletics
      Leichtathletikanlage > athletics | Weitsprunganlage > athletics
      Kugelstoßanlage > athletics | Rundbahn > athletics | Basketballplatz > basketball
      Streetballplatz > basketball | Streetballanlage > basketball
      Beachvolleyballfeld > beachvolleyball | Volleyballfeld > volleyball | Beachsportanlage >
      Tennisanlage > tennis | Tischtennisplatte > table_tennis | Tischtennis > table_tennis
      TT-Platte > table_tennis | Skateanlage > skateboard | Skaterpark > skateboard
      Skaterplatz > skateboard | Skateranlage > skateboard | Inlineskating > roller_skating
      Rollschuhbahn > roller_skating | Pumptrack > bmx | BMX-Bahn > bmx | Dirtpark > bmx
      Dirtbike > bmx | Mountainbike-Strecke > mtb | Radrennbahn > cycling | Freibad > swimming
      Hallenbad > swimming | Schwimmbad > swimming | Naturbad > swimming | Strandbad > swimming
      Badesee > swimming | Badestelle > swimming | Lehrschwimmbecken > swimming
      Schwimmhalle > swimming | Eissporthalle > ice_hockey ice_skating | Eisstockbahn > ice_stock
      Rodelhang > toboggan | Boulebahn > boules | Bouleplatz > boules | Boccia > boules
      Bocciabahn > boules | Petanque > boules | Minigolfanlage > miniature_golf
      Minigolf > miniature_golf | Discgolf-Parcours > disc_golf | Kletterhalle > climbing
      Kletterwand > climbing | Boulderwand > climbing | Kletterpark > climbing
      Hochseilgarten > climbing_adventure | Calisthenics-Anlage > fitness
      Fitnessparcours > fitness | Trimm-dich-Pfad > fitness | Trimmpfad > fitness
      Outdoor-Fitness > fitness | Fitnessgeräte > fitness | Bewegungsparcours > fitness
      Seniorenspielplatz > fitness | Reithalle > equestrian | Reitweg > equestrian
      Schießstand > shooting | Schützenhaus > shooting | Bogenschießplatz > archery
      Bogensport > archery | Kegelbahn > 9pin | Bowlingbahn > 10pin | Squashhalle > squash
      Badmintonhalle > badminton | Hockeyplatz > field_hockey | Rugbyplatz > rugby_union
      Baseballfeld > baseball | Cricketplatz > cricket | Golfplatz > golf | Ruderverein > rowing
      Kanuverein > canoe | Kanustation > canoe | Bootshaus > | Segelclub > sailing
      Parkour > parkour | Parkouranlage > parkour | Schach > chess | Gymnastikraum > gymnastics
      Turnhalle > multi | Dojo > martial_arts | Kampfsport > martial_arts | Ringen > wrestling
      Fechten > fencing | Wasserspielplatz > splash_pad | Spielplatz > playground
      Hundefreilauffläche > dog_park | Kunstrasengroßfeld > multi | Naturrasen-Großfeld > multi
      100m-Laufbahn > athletics | Dreifeldhalle > multi | Zweifeldhalle > multi
      Einfeldhalle > multi | Dreifachhalle > multi | Zweifachhalle > multi
      Doppelturnhalle > multi | Rasensportplatz > multi | Tennisfelder > tennis | Badeanlage > swimming
      Hallen- und Freibad > swimming | Eisanlage > | Kunsteisbahn > ice_skating
      Fussballanlage > soccer | Schulschwimmanlage > swimming | Vita Parcours > fitness
      Bouleanlage > boules | Pingpongtisch > table_tennis | Fußballkäfig > soccer
      Ballspielkäfig > multi | Motorikpark > fitness | Streetsoccer > soccer
      Tischtennistische > table_tennis | Basketballkörbe > basketball
      Skate- und BMX-Anlage > bmx skateboard | Inlinehockey > roller_hockey
      Inlineskaten > roller_skating | Rollsport > roller_skating | Beachhandball > handball
      Faustball > faustball | Kegeln > 9pin | Schwimmen > swimming | Tauchen > scuba_diving
      Wassergymnastik > swimming | Wandern > hiking | Radsport > cycling | Triathlon > triathlon
      Tanzen > dance | Gewichtheben > weightlifting | Rudern > rowing | Segeln > sailing
      Surfen > surfing | Stand-up-Paddling > stand_up_paddleboarding | Eishockey > ice_hockey
      Curlinghalle > curling | Skihalle > skiing | Sommerrodelbahn > | Boxen > boxing
      Karate > karate | Taekwondo > taekwondo | Aikido > aikido | Yoga > yoga
      Turnen > gymnastics | Trampolin > trampoline | Rollhockey > roller_hockey
      Kricket > cricket | Lacrosse > lacrosse | Wasserball > water_polo
      Modellflugplatz > model_aerodrome | Kartbahn > karting | Minicarbahn > rc_car
      Hundeplatz > dog_park | Paddeltennis > | Padel-Tennis > padel | Pickleball > pickleball
      """),
    table(
      "FR",
      """
      Jeu de boules > boules | Boulodrome > boules | Terrain de pétanque > boules
      Terrains de boules > boules | Pumptrack > bmx | Pump-track > bmx | Piste de bicross > bmx
      Bicross > bmx | Street-workout > fitness | Street workout > fitness
      Aire de fitness > fitness | Agrès de fitness > fitness | Parcours santé > fitness
      Parcours sportif > fitness | Parcours de santé > fitness | Appareils d'exercices > fitness
      Module d'exercices > fitness | Exerciseurs > fitness | Station d'entraînement > fitness
      Terrain multisports > multi | City-stade > multi | Citystade > multi | City stade > multi
      Terrain multi-sports > multi | Plateau multisports > multi | Skate-park > skateboard
      Skatepark > skateboard | Rollerpark > roller_skating | Piscine > swimming
      Bassin extérieur > swimming | Bassin de natation > swimming | Centre nautique >
      Centre aquatique > swimming | Baignade > swimming | Stade d'athlétisme > athletics
      Stade d'eaux vives > canoe | Base nautique > canoe sailing | Aviron > rowing
      Voile > sailing | Mur d'escalade > climbing | Pan d'escalade > climbing
      Bloc d'escalade > climbing | Via ferrata > climbing | Accrobranche > climbing_adventure
      Salle de danse > dance | Danse > dance | Dojo > martial_arts | Salle de boxe > boxing
      Salle d'armes > fencing | Escrime > fencing | Stand de tir > shooting
      Pas de tir > shooting | Tir à l'arc > archery | Mini-golf > miniature_golf
      Jeu d'échecs > chess | Tables d'échecs > chess | Ping-pong > table_tennis
      Table de ping pong > table_tennis | Terrain de basket > basketball
      Demi-terrain de basket > basketball | Terrain de beach-volley > beachvolleyball
      Terrain de football synthétique > soccer | Five > | Foot à 5 > soccer | Urban foot > soccer
      Terrain stabilisé > multi | Terrain engazonné > | Hippodrome > horse_racing
      Centre équestre > equestrian | Poney-club > equestrian | Vélodrome > cycling
      Piste cyclable > cycling | Piste de VTT > mtb | VTT > mtb | Parcours d'hébertisme > fitness
      Glissade sur tube > toboggan | Patinoire extérieure > ice_skating | Court de tennis > tennis
      Terrain de boules > boules | Plateau EPS/Multisports/city-stades > multi
      Salle multisports (gymnase) > multi | Boucle de randonnée > hiking
      Bassin sportif de natation > swimming | Bassin ludique de natation > swimming
      Parcours sportif/santé > fitness | Aire de sports de glace ludique > ice_skating
      Circuit de vitesse motos/autos > motor | Pas de tir à l'arc > archery
      Site d'activités aquatiques et nautiques > canoe sailing | Salle de cours collectifs >
      Fronton > pelota | Aire de saut > athletics | Court de padel > padel
      Salle de squash > squash | Parcours de golf 18 trous > golf | Salle de musculation > fitness
      Salle de billard > billiards | Salle de tennis de table > table_tennis | Bowling > 10pin
      Piste de karting > karting | Terrain de motocross > motocross | Aérodrome >
      Plongeoir > diving | Fosse à plongeon > diving | Ball-trap > shooting
      Rocher d'escalade > climbing | Parcours acrobatique en hauteur > climbing_adventure
      Stade de football > soccer | Terrain de hockey > field_hockey
      Terrain de handball > handball | Terrain de baseball > baseball
      Salle de volley-ball > volleyball | Patinoire > ice_skating | Anneau de vitesse >
      Port de plaisance > sailing | Ponton d'aviron > rowing | Canoë-kayak > canoe
      Ski nautique > water_ski | Piste de ski de fond > cross_country_skiing
      Remontée mécanique > | Pêche > fishing | Jeu de paume > | Piste de rollers > roller_skating
      Terrain de rink-hockey > roller_hockey | Mur de pelote > pelota
      Aire de jeux pour enfants > playground
      """),
    table(
      "ES",
      """
      Cancha de pádel > padel | Pista de pádel > padel | Pista de tenis > tennis
      Cancha de tenis > tennis | Campo de fútbol > soccer | Campo de fútbol 7 > soccer
      Fútbol sala > futsal | Fútbol 11 > soccer | Cancha de fútbol > soccer
      Cancha de básquet > basketball | Cancha de basquetbol > basketball
      Pista de baloncesto > basketball | Pista de voleibol > volleyball
      Vóley playa > beachvolleyball | Pista de balonmano > handball | Pista de petanca > boules
      Petanca > boules | Bolera > 10pin | Bolos > 9pin | Frontón > pelota | Frontenis > pelota
      Piscina cubierta > swimming | Piscina municipal > swimming | Alberca > swimming
      Natación > swimming | Pista de atletismo > athletics | Atletismo > athletics
      Pista de skate > skateboard | Pista de patinaje > roller_skating
      Patinódromo > roller_skating | Rocódromo > climbing | Escalada > climbing | Gimnasio > fitness
      Gimnasio al aire libre > fitness | Circuito de calistenia > fitness | Calistenia > fitness
      Circuito biosaludable > fitness | Aparatos biosaludables > fitness | Musculación > fitness
      Rugby > rugby_union | Campo de rugby > rugby_union | Campo de béisbol > baseball
      Campo de golf > golf | Minigolf > miniature_golf | Hípica > equestrian
      Centro hípico > equestrian | Tiro con arco > archery | Campo de tiro > shooting
      Galería de tiro > shooting | Judo > judo | Artes marciales > martial_arts | Boxeo > boxing
      Esgrima > fencing | Tenis de mesa > table_tennis | Mesa de ping-pong > table_tennis
      Ajedrez > chess | Remo > rowing | Piragüismo > canoe | Vela > sailing | Ciclismo > cycling
      Velódromo > cycling | Carril bici > cycling | Circuito BMX > bmx | Pump track > bmx
      Polideportivo > multi | Pista polideportiva > multi | Pabellón deportivo > multi
      Pista multideporte > multi | Parque infantil > playground | Juegos infantiles > playground
      Área canina > dog_park | Hockey patines > roller_hockey | Campo de hockey > field_hockey
      Gimnasia rítmica > gymnastics | Running > running | Pistas deportivas elementales > multi
      Mesa de ping pong > table_tennis | Skate > skateboard | Pistas de petanca > boules
      Campo de fútbol 11 > soccer | Campo de fútbol césped artificial > soccer
      Pista de pádel cubierta > padel | Pista polideportiva cubierta > multi
      Piscina de verano > swimming | Piscina infantil > swimming | Sala de musculación > fitness
      Sala de spinning > | Sauna > | Squash > squash | Pista de squash > squash
      Pistas de atletismo > athletics | Campo de tiro con arco > archery
      Bolera asturiana > 10pin | Cancha de vóley > volleyball | Cancha de voleibol > volleyball
      Canchas deportivas > multi | Cancha multideportiva > multi
      Cancha de usos múltiples > multi | Cancha de fútbol rápido > soccer
      Cancha de frontón > pelota | Cancha de futsal > futsal | Trotapista > running
      Ciclopista > cycling | Ciclovía > cycling | Skatepark > skateboard | Chapoteadero > splash_pad
      Playón deportivo > multi | Playón polideportivo > multi | Pista de bicicross > bmx
      Gimnasio de boxeo > boxing | Lucha libre > wrestling | Halterofilia > weightlifting
      Surf > surfing | Senderismo > hiking | Pesca > fishing | Equitación > equestrian
      Karting > karting | Bádminton > badminton | Waterpolo > water_polo | Triatlón > triathlon
      Kárate > karate | Taekwondo > taekwondo | Danza > dance | Yoga > yoga
      """),
    table(
      "IT",
      """
      Campo da bocce > boules | Bocciodromo > boules | Bocciofila > boules
      Campo da calcio > soccer | Campo di calcio > soccer | Campo calcio a 5 > futsal
      Calciotto > soccer | Calcio a 11 > soccer | Campo da basket > basketball
      Campo basket > basketball | Pallacanestro > basketball | Campo da tennis > tennis
      Campi da tennis > tennis | Campo da padel > padel | Campo da pallavolo > volleyball
      Beach volley > beachvolleyball | Pallamano > handball | Pista di atletica > athletics
      Atletica leggera > athletics | Pista di pattinaggio > roller_skating
      Pattinaggio > roller_skating | Pattinaggio a rotelle > roller_skating
      Piscina comunale > swimming | Piscina > swimming | Nuoto > swimming | Palestra > multi
      Palestra scolastica > multi | Palestra di arrampicata > climbing | Arrampicata > climbing
      Percorso vita > fitness | Area fitness > fitness | Skatepark > skateboard
      Pista ciclabile > cycling | Ciclismo > cycling | Velodromo > cycling | Maneggio > equestrian
      Tiro a segno > shooting | Poligono di tiro > shooting | Tiro con l'arco > archery
      Rugby > rugby_union | Campo da rugby > rugby_union | Campo da golf > golf
      Canottaggio > rowing | Canoa > canoe | Vela > sailing | Scherma > fencing
      Pugilato > boxing | Arti marziali > martial_arts | Ginnastica artistica > gymnastics
      Ginnastica > gymnastics | Bowling > 10pin | Scacchi > chess | Tennis tavolo > table_tennis
      Area giochi > playground | Area cani > dog_park | Pista di ghiaccio > ice_skating
      Palazzetto dello sport > multi | Campo polivalente > multi | Baseball > baseball
      Sci di fondo > cross_country_skiing | Campo di bocce > boules | Campo calcetto > futsal
      Campo da calcetto > futsal | Pista da skate > skateboard | Pista di skateboard > skateboard
      Tavolo da ping pong > table_tennis | Ping pong > table_tennis
      Campo da beach volley > beachvolleyball | Parete di arrampicata > climbing
      Campo da hockey > hockey | Campo da minigolf > miniature_golf | Piscina scoperta > swimming
      Judo > judo | Danza > dance | Calcio > soccer | Calcio a 7 > soccer | Volley > volleyball
      Atletica > athletics | Basket > basketball | Tennis > tennis | Padel > padel
      Nuoto sincronizzato > swimming | Pallanuoto > water_polo | Sci > skiing
      Pattinaggio su ghiaccio > ice_skating | Equitazione > equestrian | Tiro al volo > shooting
      Bocce > boules | Area workout > fitness | Pump track > bmx | BMX > bmx
      Circuito ciclistico > cycling | Parco giochi > playground | Skate park > skateboard
      """),
  ].flatMap(\.self)
}
