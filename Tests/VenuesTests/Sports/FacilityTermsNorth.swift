// Names of places as the portals of the north of Europe write them, a country a table.

extension FacilityTerms {
  static let north = [
    table(
      "FI",
      """
      Tenniskenttä > tennis | Jalkapallokenttä > soccer | Jalkapallostadion > soccer
      Nurmikenttä > multi | Koripallokenttä > basketball | Lentopallokenttä > volleyball
      Rantalentopallokenttä > beachvolleyball | Jääkiekkokaukalo > ice_hockey
      Luistelukenttä > ice_skating | Luistelualue > ice_skating | Uimahalli > swimming
      Uimaranta > swimming | Maauimala > swimming | Uimapaikka > swimming
      Talviuintipaikka > swimming | Yleisurheilukenttä > athletics | Yleisurheilualue > athletics
      Pesäpallokenttä > pesapallo | Ulkokuntoilupaikka > fitness | Kuntosali > fitness
      Kuntorata > fitness | Kuntopolku > | Latu > cross_country_skiing
      Skeittipuisto > skateboard | Skeitti-/rullaluistelupaikka > roller_skating skateboard
      Pyöräilyalue > cycling | Frisbeegolfrata > disc_golf | Minigolfrata > miniature_golf
      Golfkenttä > golf | Keilahalli > 10pin | Kiipeilyseinä > climbing
      Kiipeilykallio > climbing | Ampumarata > shooting | Jousiammuntarata > archery
      Squash-keskus > squash | Sulkapallohalli > badminton | Padelkenttä > padel
      Petankkikenttä > boules | Ratsastuskenttä > equestrian | Soutustadion > rowing
      Melontakeskus > canoe | Parkour-alue > parkour | Pumptrack > bmx | Nyrkkeilysali > boxing
      Voimailusali > fitness | Painisali > wrestling | Judosali > judo | Tanssitila > dance
      Pöytätennistila > table_tennis | Salibandyhalli > floorball
      Telinevoimistelutila > gymnastics | Miekkailutila > fencing | Koirapuisto > dog_park
      Leikkipuisto > playground | Beachvolleykenttä > beachvolleyball
      Rullalautailupaikka > skateboard | Pulkkamäki > toboggan | Pyöräilyrata > cycling
      Maastopyöräilyreitti > mtb | BMX-rata > bmx | Pallokenttä > multi
      Luistelureitti > ice_skating | Tekojääkenttä > ice_skating
      Hiihtolatu > cross_country_skiing | Liikuntapuisto > multi | Liikuntahalli > multi
      Liikuntasali > multi | Jalkapallohalli > soccer | Yleisurheiluhalli > athletics
      Tennishalli > tennis | Biljardisali > billiards | Golfin harjoitusalue > golf
      Mäkihyppyrimäki > ski_jumping | Laskettelurinne > skiing | Moottoriurheilukeskus > motor
      Kalastusalue > fishing | Veneilyn palvelupaikka > | Ulkoilureitti > hiking
      Koiraurheilualue > dog_agility | Ravirata > horse_racing | Purjehdusalue > sailing
      Sukeltaminen > | Suunnistusalue > orienteering | Beachvolley-kenttä > beachvolleyball
      Skeittihalli > skateboard | Katukoripallo > basketball | Sisäleikkipuisto > playground
      Kamppailulajien sali > martial_arts
      """),
    table(
      "DK",
      """
      Fodboldbane > soccer | Kunstgræsbane > multi | Boldbane > multi | Boldbur > multi
      Basketbane > basketball | Basketballbane > basketball | Håndboldbane > handball
      Tennisbane > tennis | Padelbane > padel | Beachvolleybane > beachvolleyball
      Beachvolley > beachvolleyball | Volleyballbane > volleyball | Badmintonhal > badminton
      Svømmehal > swimming | Svømmebad > swimming | Friluftsbad > swimming | Havnebad > swimming
      Badestrand > swimming | Skøjtehal > ice_hockey ice_skating | Atletikstadion > athletics
      Atletik > athletics | Løbebane > athletics | Løberute > running | Motionsrute >
      Petanquebane > boules | Petanque > boules | Skaterbane > skateboard | Skatepark > skateboard
      Rulleskøjtebane > roller_skating | Mountainbikerute > mtb | MTB-spor > mtb
      Cykelbane > cycling | BMX-bane > bmx | Pumptrack > bmx | Klatrevæg > climbing
      Klatring > climbing | Ridebane > equestrian | Ridehal > equestrian | Skydebane > shooting
      Bueskydning > archery | Golfbane > golf | Minigolf > miniature_golf | Discgolf > disc_golf
      Disc golf bane > disc_golf | Roklub > rowing | Kajak > canoe | Sejlklub > sailing
      Udendørs fitness > fitness | Fitness > fitness | Motionsredskaber > fitness
      Parkour > parkour | Bordtennis > table_tennis | Rugbybane > rugby_union
      Cricketbane > cricket | Hockeybane > field_hockey | Idrætshal > multi | Multibane > multi
      Legeplads > playground | Hundeskov > dog_park | Kælkebakke > toboggan | Gymnastiksal > multi
      Krolf > croquet | Bowlinghal > 10pin | Svømning > swimming | Håndbold > handball
      Badminton > badminton | Fodbold > soccer | Fodboldgolf > | Beach volley > beachvolleyball
      Klatrepark > climbing | Skaterpark > skateboard | Streetbasket > basketball
      Cykling > cycling | Ridning > equestrian | Roning > rowing | Sejlads > sailing
      Kajakklub > canoe | Dykning > scuba_diving | Tennisanlæg > tennis | Tennisklub > tennis
      Golfklub > golf | Squashbane > squash | Bowlingbane > 10pin | Kunstisbane > ice_skating
      Skøjtebane > ice_skating | Skydning > shooting | Orienteringsløb > orienteering
      Løb > running | Vandresti > hiking | Bordfodbold > | Trampolin > trampoline
      Legepladser > playground | Naturlegeplads > playground
      """),
    table(
      "SE",
      """
      Idrottshall > multi | Utomhusbad > swimming | Badplatser > swimming | Utegym > fitness
      Ishallar > ice_hockey | Bollplaner > multi | Beachvolleyboll > beachvolleyball
      Tennisbanor > tennis | Skateparker > skateboard | Motionsspår > running
      Elljusspår > running | Lekplatser > playground | Boulebanor > boules
      Bordtennisbord > table_tennis | Friidrottsanläggning > athletics | Ridhus > equestrian
      Golfbanor > golf | Fotbollsplaner > soccer | Basketplaner > basketball
      Simhallar > swimming | Pulkabackar > toboggan | Discgolf > disc_golf
      Klättervägg > climbing | Innebandyplan > floorball | Handbollsplan > handball
      Bågskytte > archery | Skridskobanor > ice_skating | Längdskidspår > cross_country_skiing
      Cykelbana > cycling | Parkour > parkour | Paddeltennis > | Padelbanor > padel
      Hundrastgårdar > dog_park
      """),
    table(
      "NO",
      """
      Fotballbane > soccer | Idrettshall > multi | Svømmehall > swimming
      Skøytebane > ice_skating | Ballbinge > multi | Tennisbane > tennis
      Lysløype > cross_country_skiing | Akebakke > toboggan | Klatrehall > climbing
      Sandvolleyballbane > beachvolleyball | Kunstgressbane > multi | Friidrettsbane > athletics
      Håndballbane > handball | Lekeplass > playground | Badeplass > swimming
      Ridebane > equestrian | Skytebane > shooting | Golfbane > golf | Skianlegg > skiing
      Treningspark > fitness | Sykkelpark > | Ishall > ice_hockey ice_skating
      """),
  ].flatMap(\.self)
}
