// The same for the other countries.

extension FacilityTerms {
  static let furtherAbroad = [
    table(
      "NL",
      """
      Voetbalveld > soccer | Trapveldje > soccer | Pannakooi > soccer | Voetbalkooi > soccer
      Cruyff Court > soccer | Basketbalveld > basketball | Basketbalpaal > basketball
      Basketbalring > basketball | Tennisbaan > tennis | Tennispark > tennis | Padelbaan > padel
      Hockeyveld > field_hockey | Korfbalveld > korfball | Handbalveld > handball
      Volleybalveld > volleyball | Beachvolleybalveld > beachvolleyball | Honkbalveld > baseball
      Softbalveld > softball | Cricketveld > cricket | Rugbyveld > rugby_union
      Atletiekbaan > athletics | Zwembad > swimming | Buitenbad > swimming | Zwemwater > swimming
      Zwemlocatie > swimming | IJsbaan > ice_skating | Schaatsbaan > ice_skating
      Natuurijsbaan > ice_skating | Skatebaan > skateboard | Skatepark > skateboard
      Skeelerbaan > roller_skating | Fietscrossbaan > bmx | BMX-baan > bmx | Pumptrack > bmx
      ATB-route > mtb | Wielerparcours > cycling | Jeu-de-boulesbaan > boules
      Jeu de boules > boules | Petanquebaan > boules | Tafeltennistafel > table_tennis
      Pingpongtafel > table_tennis | Schaaktafel > chess | Fitnesstoestel > fitness
      Beweegtuin > fitness | Calisthenics > fitness | Sportzaal > multi | Sporthal > multi
      Gymzaal > multi | Turnhal > gymnastics | Klimhal > climbing | Klimmuur > climbing
      Boulderhal > climbing | Golfbaan > golf | Midgetgolf > miniature_golf
      Discgolfbaan > disc_golf | Handboogbaan > archery | Schietbaan > shooting
      Manege > equestrian | Paardenbak > equestrian | Ruiterpad > equestrian
      Speeltuin > playground | Speelplek > playground | Waterspeelplaats > splash_pad
      Pierenbad > splash_pad | Hondenlosloopgebied > dog_park | Hondenuitrenveld > dog_park
      Roeibaan > rowing | Zeilschool > sailing | Kanovereniging > canoe | Visplek > fishing
      Vissteiger > fishing | Dojo > martial_arts | Judozaal > judo | Danszaal > dance
      Squashbaan > squash | Badmintonhal > badminton | Bowlingbaan > 10pin | Kegelbaan > 9pin
      Multicourt > multi | Trapveld > soccer | Freerunbaan > parkour | Freerun > parkour
      Kaatsveld > | Fietsenstalling > | Fietsenrek > | Crossbaan >
      """),
    table(
      "DK",
      """
      Fodboldbane > soccer | Kunstgræsbane > multi | Multibane > multi
      Basketballbane > basketball | Basketbane > basketball | Streetbasket > basketball
      Tennisbane > tennis | Padelbane > padel | Beachvolleybane > beachvolleyball
      Beachvolley > beachvolleyball | Svømmehal > swimming | Friluftsbad > swimming
      Badestrand > swimming | Havnebad > swimming | Badesø > swimming | Soppesø > splash_pad
      Skøjtebane > ice_skating | Skøjtehal > ice_hockey ice_skating | Ishockeyhal > ice_hockey
      Skaterbane > skateboard | Skatepark > skateboard | Skateranlæg > skateboard
      Pumptrack > bmx | BMX-bane > bmx | Mountainbikerute > mtb | MTB-spor > mtb
      Cykelbane > cycling | Atletikstadion > athletics | Løbebane > athletics | Løberute > running
      Motionsredskaber > fitness | Udendørs fitness > fitness | Fitnessplads > fitness
      Crossfit > crossfit | Petanquebane > boules | Petanque > boules | Krolfbane > croquet
      Bordtennis > table_tennis | Bordtennisbord > table_tennis | Badmintonhal > badminton
      Håndboldbane > handball | Håndboldhal > handball | Volleyballbane > volleyball
      Klatrevæg > climbing | Klatrehal > climbing | Golfbane > golf | Minigolf > miniature_golf
      Discgolf > disc_golf | Discgolfbane > disc_golf | Rideskole > equestrian
      Ridehal > equestrian | Skydebane > shooting | Bueskydning > archery | Roklub > rowing
      Kajakklub > canoe | Sejlklub > sailing | Legeplads > playground | Vandlegeplads > splash_pad
      Hundeskov > dog_park | Hundepark > dog_park | Kælkebakke > toboggan | Kælkebakker > toboggan
      Idrætshal > multi | Gymnastiksal > multi | Parkour > parkour | Parkourbane > parkour
      Bowlinghal > 10pin | Keglebane > 9pin | Skakbord > chess | Cykelparkering > | Cykelskur >
      Boldbur > multi | Boldbane > multi | Rulleskøjtebane > roller_skating | Fiskeplads > fishing
      Lystfiskeri > fishing | Floorballbane > floorball | Cricketbane > cricket
      Rugbybane > rugby_union | Hockeybane > field_hockey | Dirtjump > bmx
      """),
    table(
      "IT",
      """
      Calcetto > futsal | Campo di calcetto > futsal | Calcio a 5 > futsal
      Campo di calcio a 5 > futsal | Calcio a cinque > futsal | Calcio a 7 > soccer
      Campo di calcio > soccer | Campo da calcio > soccer | Campo sportivo > multi
      Campo da tennis > tennis | Campi da tennis > tennis | Campo da padel > padel
      Campo da basket > basketball | Campo di pallacanestro > basketball
      Playground basket > basketball | Campo da pallavolo > volleyball
      Campo da beach volley > beachvolleyball | Piscina coperta > swimming
      Piscina comunale > swimming | Vasca > | Pista di atletica > athletics
      Pista d'atletica > athletics | Pista di pattinaggio > roller_skating
      Pista di pattinaggio su ghiaccio > ice_skating | Palaghiaccio > ice_hockey ice_skating
      Bocciodromo > boules | Campo da bocce > boules | Campi bocce > boules
      Skatepark > skateboard | Pista skate > skateboard | Palestra > multi
      Palestra di arrampicata > climbing | Parete di arrampicata > climbing | Parete artificiale >
      Ping pong > table_tennis | Tavolo da ping pong > table_tennis | Tiro con l'arco > archery
      Poligono > shooting | Maneggio > equestrian | Ippodromo > horse_racing | Velodromo > cycling
      Pista ciclabile > cycling | Pista BMX > bmx | Pump track > bmx
      Campo da rugby > rugby_union | Campo da baseball > baseball | Diamante baseball > baseball
      Campo da softball > softball | Campo da golf > golf | Minigolf > miniature_golf
      Area fitness > fitness | Percorso vita > fitness | Area calisthenics > fitness
      Attrezzi ginnici > fitness | Area cani > dog_park | Area sgambamento cani > dog_park
      Area giochi > playground | Parco giochi > playground | Giochi d'acqua > splash_pad
      Canottaggio > rowing | Canoa > canoe | Vela > sailing | Scherma > fencing
      Sala scherma > fencing | Sala pesi > fitness | Judo > judo | Arti marziali > martial_arts
      Pugilato > boxing | Lotta > wrestling | Ginnastica artistica > gymnastics
      Sala danza > dance | Squash > squash | Badminton > badminton | Pallamano > handball
      Hockey su prato > field_hockey | Hockey su pista > roller_hockey | Pallanuoto > water_polo
      Tamburello > tamburello | Sferisterio > | Pallone elastico > | Scacchi > chess
      Freccette > darts | Bowling > 10pin | Rastrelliera biciclette > | Pista da sci > skiing
      Pista da fondo > cross_country_skiing | Pista motocross > motocross | Kartodromo > karting
      """),
    table(
      "TW",
      """
      網球場 > tennis | 籃球場 > basketball | 排球場 > volleyball | 羽球場 > badminton | 桌球室 > table_tennis
      桌球場 > table_tennis | 溜冰場 > ice_skating roller_skating | 直排輪場 > roller_skating
      滑輪溜冰場 > roller_skating | 極限運動場 > skateboard | 極限運動公園 > skateboard
      滑板場 > skateboard | 足球場 > soccer | 五人制足球場 > soccer | 棒球場 > baseball | 壘球場 > softball
      棒壘球場 > baseball softball | 慢速壘球場 > softball | 田徑場 > athletics | 跑道 > athletics
      慢跑步道 > running | 游泳池 > swimming | 室內溫水游泳池 > swimming | 戶外游泳池 > swimming | 戲水池 > splash_pad
      健身房 > fitness | 體健設施 > fitness | 體適能中心 > fitness | 槌球場 > gateball | 木球場 > | 法式滾球場 > boules
      地擲球場 > boules | 高爾夫球場 > golf | 高爾夫練習場 > golf | 迷你高爾夫 > miniature_golf | 射箭場 > archery
      射擊場 > shooting | 靶場 > shooting | 攀岩場 > climbing | 抱石場 > climbing | 自行車道 > cycling
      自行車場 > cycling | 小輪車場 > bmx | 越野單車場 > mtb | 柔道場 > judo | 跆拳道場 > taekwondo | 空手道館 > karate
      拳擊館 > boxing | 劍道館 > kendo | 擊劍館 > fencing | 舉重館 > weightlifting | 角力館 > wrestling
      體操館 > gymnastics | 韻律教室 > dance | 舞蹈教室 > dance | 瑜珈教室 > yoga | 撞球室 > billiards
      保齡球館 > 10pin | 壁球場 > squash | 手球場 > handball | 躲避球場 > dodgeball | 巧固球場 > tchoukball
      曲棍球場 > field_hockey | 橄欖球場 > rugby_union | 板球場 > cricket | 匹克球場 > pickleball | 板式網球場 > padel
      沙灘排球場 > beachvolleyball | 沙灘手球場 > handball | 合球場 > korfball | 飛盤高爾夫 > disc_golf | 滑草場 >
      馬術場 > equestrian | 賽車場 > motor | 卡丁車場 > karting | 漆彈場 > paintball | 輕艇 > canoe | 划船 > rowing
      龍舟 > canoe | 衝浪 > surfing | 遊戲場 > playground | 共融式遊戲場 > playground | 兒童遊戲場 > playground
      籃排球場 > basketball volleyball | 活動中心 > | 綜合球場 > multi | 體育館 > multi | 運動中心 > multi
      國民運動中心 > multi | 停車場 > | 自行車停車場 > | 公廁 >
      """),
    table(
      "HK",
      """
      硬地足球場 > soccer | 七人硬地足球場 > soccer | 天然草地足球場 > soccer | 籃球場 > basketball | 排球場 > volleyball
      羽毛球場 > badminton | 網球場 > tennis | 網球練習場 > tennis | 壁球場 > squash | 乒乓球枱 > table_tennis
      乒乓球桌 > table_tennis | 緩跑徑 > running | 健身徑 > fitness | 健體設施 > fitness | 長者健體設施 > fitness
      兒童遊樂場 > playground | 滾軸溜冰場 > roller_skating | 溜冰場 > ice_skating
      滑板場 > skateboard | 單車徑 > cycling | 單車公園 > cycling | 小輪車場 > bmx | 草地滾球場 > bowls
      門球場 > gateball | 高爾夫球練習場 > golf | 射箭場 > archery | 運動攀登場 > climbing | 人造攀爬牆 > climbing
      公眾游泳池 > swimming | 泳灘 > swimming | 嬉水池 > splash_pad | 運動場 > multi | 體育館 > multi
      手球場 > handball | 投球場 > netball | 棒球場 > baseball | 板球場 > cricket | 木球場 > | 欖球場 > rugby_union
      曲棍球場 > field_hockey | 閃避球場 > dodgeball | 匹克球場 > pickleball | 水上活動中心 > canoe sailing
      寵物公園 > dog_park | 模型車場 > rc_car | 健身室 > fitness | 舞蹈室 > dance | 活動室 > | 桌球室 > billiards
      缓跑径 > running | 篮球场 > basketball | 网球场 > tennis | 足球场 > soccer | 羽毛球场 > badminton
      乒乓球馆 > table_tennis | 健身中心 > fitness | 游泳馆 > swimming | 溜冰场 > ice_skating
      轮滑场 > roller_skating | 滑板公园 > skateboard | 门球场 > gateball | 笼式足球 > soccer | 全民健身路径 > fitness
      健身路径 > fitness
      """),
    table(
      "SE",
      """
      Fotbollsplan > soccer | Konstgräsplan > soccer | Ishall > ice_hockey | Isbana > ice_skating
      Isrink > ice_skating | Simhall > swimming | Badplats > swimming | Utomhusbad > swimming
      Friluftsbad > swimming | Plaskdamm > splash_pad | Utegym > fitness | Utegymmet > fitness
      Lekplats > playground | Hundrastgård > dog_park | Boulebana > boules | Tennisbana > tennis
      Padelbana > padel | Padelhall > padel | Basketplan > basketball
      Basketbollplan > basketball | Skatepark > skateboard | Skateboardramp > skateboard
      Skatepool > skateboard | Pumptrackbana > bmx | BMX-bana > bmx
      Beachvolleyplan > beachvolleyball | Motionsspår > running | Elljusspår > running
      Skidspår > cross_country_skiing | Längdskidspår > cross_country_skiing
      Pulkabacke > toboggan | Slalombacke > skiing | Skidbacke > skiing | Discgolfbana > disc_golf
      Golfbana > golf | Minigolfbana > miniature_golf | Bangolf > miniature_golf
      Friidrottsarena > athletics | Löparbana > athletics | Ridhus > equestrian
      Ridanläggning > equestrian | Ridskola > equestrian | Skjutbana > shooting
      Skyttebana > shooting | Bågskyttebana > archery | Klättervägg > climbing
      Bouldervägg > climbing | Bowlinghall > 10pin | Bordtennisbord > table_tennis
      Pingisbord > table_tennis | Badmintonhall > badminton | Squashhall > squash
      Innebandyhall > floorball | Bandyplan > bandy | Handbollsplan > handball
      Handbollshall > handball | Ishockeyrink > ice_hockey | Kanotled > canoe | Roddklubb > rowing
      Segelklubb > sailing | Fiskeplats > fishing | Cykelväg > cycling | Cykelparkering >
      Cykelställ > | Vandringsled > hiking | Gymnastikhall > gymnastics | Gym > fitness
      Idrottshall > multi | Idrottsplats > multi | Näridrottsplats > multi
      Spontanidrottsplats > multi | Bollplan > multi | Multiarena > multi | Aktivitetspark >
      Parkourpark > parkour | Amerikansk fotboll > american_football | Schackbord > chess
      Rullskridskobana > roller_skating | Motocrossbana > motocross | Crossbana > motocross
      Folkrace > motor | Isstadion > ice_hockey ice_skating | Kälkbacke > toboggan | Varpabana >
      Dansbana > dance | Budolokal > martial_arts | Kampsportshall > martial_arts
      Boxningslokal > boxing | Brottningshall > wrestling
      """),
    table(
      "NO",
      """
      Fotballbane > soccer | Kunstgressbane > multi | Ballbinge > multi | Ballbane > multi
      Flerbrukshall > multi | Idrettshall > multi | Svømmehall > swimming
      Svømmeanlegg > swimming | Badeplass > swimming | Skøytebane > ice_skating
      Ishall > ice_hockey ice_skating | Kunstisbane > ice_skating | Tennisbane > tennis
      Padelbane > padel | Basketballbane > basketball | Sandvolleyballbane > beachvolleyball
      Volleyballbane > volleyball | Håndballbane > handball | Håndballhall > handball
      Friidrettsbane > athletics | Friidrettsanlegg > athletics | Lysløype > cross_country_skiing
      Skiløype > cross_country_skiing | Turløype > hiking | Tursti > hiking
      Hoppbakke > ski_jumping | Alpinanlegg > skiing | Skitrekk > skiing | Akebakke > toboggan
      Skatepark > skateboard | Skateanlegg > skateboard | Rullepark > | Sykkelanlegg > cycling
      Sykkelsti > cycling | Terrengsykkelløype > mtb | BMX-bane > bmx | Pumptrack > bmx
      Frisbeegolfbane > disc_golf | Frisbeegolf > disc_golf | Golfbane > golf
      Minigolf > miniature_golf | Skytebane > shooting | Bueskytebane > archery
      Ridehall > equestrian | Ridebane > equestrian | Klatrevegg > climbing
      Klatrehall > climbing | Buldrevegg > climbing | Tuftepark > fitness | Treningspark > fitness
      Treningsapparater > fitness | Styrkerom > fitness | Bordtennisbord > table_tennis
      Lekeplass > playground | Hundepark > dog_park | Hundeluftegård > dog_park
      Petanquebane > boules | Kajakk > canoe | Padleanlegg > canoe | Roanlegg > rowing
      Seilforening > sailing | Småbåthavn > | Fiskeplass > fishing | Motorcrossbane > motocross
      Motocrossbane > motocross | Skiskytteranlegg > biathlon | Curlinghall > curling
      Turnhall > gymnastics | Gymsal > multi | Kampsporthall > martial_arts | Dansesal > dance
      Bowlinghall > 10pin | Squashbane > squash | Badmintonbane > badminton | Sykkelparkering >
      Parkouranlegg > parkour | Nærmiljøanlegg > multi | Aktivitetsanlegg >
      """),
    table(
      "PT",
      """
      Campo de futebol > soccer | Campo de futebol 7 > soccer | Campo de futebol de 11 > soccer
      Futsal > futsal | Polidesportivo > multi | Pavilhão desportivo > multi
      Pavilhão gimnodesportivo > multi | Campo de ténis > tennis | Court de ténis > tennis
      Campo de padel > padel | Campo de basquetebol > basketball | Basquetebol 3x3 > basketball
      Campo de voleibol > volleyball | Voleibol de praia > beachvolleyball
      Campo de andebol > handball | Campo de râguebi > rugby_union | Piscina municipal > swimming
      Piscinas > swimming | Piscina descoberta > swimming | Praia fluvial >
      Pista de atletismo > athletics | Skate park > skateboard | Parque de skate > skateboard
      Pista de skate > skateboard | Pump track > bmx | Pista de BMX > bmx | Ciclovia > cycling
      Parede de escalada > climbing | Ginásio > fitness | Ginásio ao ar livre > fitness
      Circuito de manutenção > fitness | Equipamento fitness > fitness
      Parque geriátrico > fitness | Campo de golfe > golf | Minigolfe > miniature_golf
      Campo de tiro > shooting | Tiro com arco > archery | Centro hípico > equestrian
      Picadeiro > equestrian | Ténis de mesa > table_tennis | Mesa de ping-pong > table_tennis
      Petanca > boules | Campo de malha > boules | Xadrez > chess | Parque infantil > playground
      Parque canino > dog_park | Remo > rowing | Canoagem > canoe | Vela > sailing
      Surf > surfing | Judo > judo | Sala de dança > dance | Ginástica > gymnastics
      Natação > swimming | Patinagem > roller_skating | Hóquei em patins > roller_hockey
      Ringue > | Polivalente > multi | Campo polivalente > multi | Kartódromo > karting
      Motocross > motocross | Estacionamento >
      """),
    table(
      "BR",
      """
      Quadra poliesportiva > multi | Quadra de futsal > futsal | Campo de futebol society > soccer
      Campo de areia > | Quadra de basquete > basketball | Quadra de vôlei > volleyball
      Quadra de tênis > tennis | Quadra de areia > | Beach tennis > beach_tennis
      Pista de skate > skateboard | Academia ao ar livre > fitness
      Academia da terceira idade > fitness | Pista de caminhada > | Pista de cooper > running
      Bocha > boules | Cancha de bocha > boules | Ciclofaixa > cycling | Parquinho > playground
      Playground > playground | Futevôlei > | Campo de várzea > soccer | Peteca >
      Natação > swimming | Handebol > handball | Capoeira > capoeira
      """),
    table(
      "ES",
      """
      Pista poliesportiva > multi | Pistes poliesportives > multi | Camp de futbol > soccer
      Camp de futbol 7 > soccer | Futbol sala > futsal | Pista de tennis > tennis
      Pista de pàdel > padel | Pàdel > padel | Pista de bàsquet > basketball
      Bàsquet > basketball | Bàsquet 3x3 > basketball | Cistella de bàsquet > basketball
      Pista de voleibol > volleyball | Vòlei platja > beachvolleyball | Pista d'handbol > handball
      Handbol > handball | Piscina coberta > swimming | Piscina a l'aire lliure > swimming
      Piscina municipal > swimming | Piscina descoberta > swimming | Pista d'atletisme > athletics
      Camp de rugbi > rugby_union | Rugbi > rugby_union | Camp de beisbol > baseball
      Beisbol > baseball | Camp d'hoquei > field_hockey | Hoquei patins > roller_hockey
      Hoquei herba > field_hockey | Petanca > boules | Pista de petanca > boules
      Taula de ping-pong > table_tennis | Tennis taula > table_tennis | Taula d'escacs > chess
      Escacs > chess | Rocòdrom > climbing | Escalada > climbing | Gimnàs > fitness
      Gimnàs a l'aire lliure > fitness | Circuit esportiu > fitness | Circuit de salut > fitness
      Cal·listènia > fitness | Parc de cal·listènia > fitness
      Aparells de gimnàstica > gymnastics | Patinatge > roller_skating
      Pista de patinatge > roller_skating | Pista de gel > ice_skating
      Pista de skate > skateboard | Skatepark > skateboard | Frontó > pelota | Trinquet > pelota
      Tir amb arc > archery | Camp de tir amb arc > archery | Camp de tir > shooting
      Esgrima > fencing | Arts marcials > martial_arts | Dansa > dance | Rem > rowing
      Vela > sailing | Piragüisme > canoe | Hípica > equestrian | Camp de golf > golf
      Bitlles > 9pin | Bitlles catalanes > 9pin | Carril bici > cycling | Velòdrom > cycling
      Pumptrack > bmx | Circuit BMX > bmx | Àrea de joc infantil > playground
      Àrea per a gossos > dog_park | Àrea d'esbarjo per a gossos > dog_park
      Pavelló poliesportiu > multi | Pavelló > multi | Poliesportiu > multi
      Sala esportiva > multi | Sala de fitness > fitness | Aparcament >
      Aparcament de bicicletes > | Natació > swimming | Bàdminton > badminton | Esquaix > squash
      """),
  ].flatMap(\.self)
}
