// Names of places as the portals of Britain, America, Asia and Australia write them, a country a table.

extension FacilityTerms {
  static let overseas = [
    table(
      "GB",
      """
      MUGA > multi | Multi Use Games Area > multi | 3G pitch > multi | AGP > multi
      Astroturf pitch > multi | ATP > multi | Artificial turf pitch > multi
      5-a-side pitch > soccer | Grass football pitch > soccer | Football pitch > soccer
      Junior football > soccer | Adult football 11v11 > soccer | Mini soccer 7v7 > soccer
      Youth 9v9 > | Rugby pitch > rugby_union | Rugby league > rugby_league
      Cricket pitch > cricket | Cricket wicket > cricket | Cricket nets > cricket
      Bowling green > bowls | Bowls > bowls | Crown green > bowls | Hockey pitch > field_hockey
      Netball court > netball | Lido > swimming | Swimming baths > swimming
      Leisure pool > swimming | Health and fitness suite > fitness | Studio >
      Sports hall > multi | Squash courts > squash | Athletics track > athletics
      Skatepark > skateboard | Outdoor gym > fitness | Green gym > fitness | Trim trail > fitness
      Pitch and putt > golf | Croquet lawn > croquet | Petanque > boules | Boules > boules
      Parkour > parkour | Ski slope > skiing | Dry ski slope > skiing | Ice rink > ice_skating
      Indoor bowls > bowls | Indoor tennis centre > tennis | Cycle track > cycling
      Velodrome > cycling | Play area > playground | LEAP > | NEAP > | Ball court > multi
      Kickabout area > multi | Kick wall > multi | Basketball goal > basketball
      Table tennis table > table_tennis | Health and Fitness Gym > fitness
      Outdoor Tennis Courts > tennis | Learner/Teaching/Training >
      Senior Rugby League > rugby_league | Junior Football 11v11 > soccer
      Gaelic Football > gaelic_games | Shinty > shinty
      Australian Rules Football > australian_football | Rounders > rounders | Ski Slopes > skiing
      Indoor Bowls > bowls | Cycling - BMX > bmx cycling | BMX > bmx | Mountain Bike > mtb
      Road cycling circuit > cycling | Boxing Gym > boxing | Athletics Training Area > athletics
      Cricket Ground > cricket | Football Ground > soccer | Rugby Ground > rugby_union
      Golf Club > golf | Tennis Club > tennis | Bowls Club > bowls | Sailing Club > sailing
      Rowing Club > rowing | Paddling Pool > splash_pad | Pump Track > bmx | Wheels Park >
      Skate Bowl > skateboard | Teen Shelter > | Goal Posts > | Goalmouth >
      Basketball Hoop > basketball | Outdoor Table Tennis > table_tennis | Putting >
      Angling > fishing | Parkrun > running
      """),
    table(
      "AU",
      """
      Sports oval > multi | Oval > multi | Cricket oval > cricket | AFL > australian_football
      AFL oval > australian_football | Aussie rules > australian_football
      Netball courts > netball | Cricket nets > cricket | Touch football > rugby_league
      Soccer > soccer | Rugby League > rugby_league | Lawn bowls > bowls
      Basketball half court > basketball | Skate park > skateboard | Surf life saving club >
      Swimming pool > swimming | Exercise equipment > fitness | Outdoor fitness > fitness
      Dog off leash area > dog_park | BMX track > bmx | Equestrian > equestrian
      Pony club > equestrian | Croquet > croquet | Little athletics > athletics
      Hockey > field_hockey | Tennis hit up wall > tennis | Hit-up wall > tennis
      Australian Football > australian_football | Oztag > rugby_league | Netball > netball
      Cricket practice nets > cricket | Multi-purpose courts > multi | Learn to ride >
      Bike track > cycling | Half court basketball > basketball | Softball > softball
      Swimming pool - 50m > swimming | Beach volleyball > beachvolleyball
      Fitness stations > fitness | Ping pong table > table_tennis | Skate facility > skateboard
      Scooter park > | Water Polo > water_polo | Surf > surfing | Rowing > rowing
      Hockey - synthetic > field_hockey | Soccer Field > soccer | Baseball Diamond > baseball
      Equestrian Centre > equestrian | Motor Sports > motor | Archery Field > archery
      Dog Exercise Area > dog_park
      """),
    table(
      "CA",
      """
      Patinoire de quartier > ice_skating | Patinoire à bandes > ice_hockey ice_skating
      Terrain de balle > baseball softball | Terrain de baseball > baseball
      Dekhockey > street_hockey | Surface de deck hockey > street_hockey
      Planche à roulettes > skateboard | Rouli-roulant > skateboard | Planchodrome > skateboard
      Terrain de volleyball > volleyball | Tennis léger > pickleball | Pickleball > pickleball
      Shuffleboard > shuffleboard | Jeu de galets > shuffleboard | Fers > horseshoes
      Lancer du fer > horseshoes | Jeux d'eau > splash_pad | Pataugeoire > splash_pad
      Parc à chiens > dog_park | Butte de glissade > toboggan | Anneau de glace > ice_skating
      Terrain de soccer > soccer | Football > american_football | Raquette > snowshoeing
      Ski de fond > cross_country_skiing | Bocce > boules | Croquet > croquet
      Rugby > rugby_union | Cricket > cricket | Ball Hockey > street_hockey
      Bowling Greens > bowls | Cricket Pitches > cricket | Horseshoe Pitch > horseshoes
      Jogging Trails > running | Perimeter Walking Path > | Running Tracks > athletics
      Skateboard Parks > skateboard | Swimming Beaches > swimming | Ultimate Fields > ultimate
      Water/Spray Parks > splash_pad | Dogs Off-Leash Areas > dog_park
      Football Fields > american_football | Putting Green > golf
      Outdoor Roller Hockey Rinks > roller_hockey | Shale Diamond > baseball softball
      Boarded Rink > ice_hockey ice_skating | Leisure Skating > ice_skating
      Community Rink > ice_skating | Toboggan Hills > toboggan | Bike Skills Park > mtb
      Patinoire décorative > ice_skating | Patinoire paysagée > ice_skating
      Site de glissade > toboggan | Soccer - naturel > soccer
      Volleyball de plage > beachvolleyball | Mini-basketball > basketball
      Aire d'exercice canin > dog_park | Terrain de mini-soccer > soccer
      Terrain de pickleball > pickleball | Terrain de basketball extérieur > basketball
      Planche à voile > windsurfing | Hockey bottine > street_hockey
      Surface multifonctionnelle > multi | Surface multisport > multi | Surface synthétique >
      Bain libre > swimming | Module d'entraînement > fitness | Appareils d'exercice > fitness
      Vélo de montagne > mtb | Escalade > climbing | Parc de planche à roulettes > skateboard
      Piste à rouleaux > bmx | Piste à rouleaux (pumptrack) > bmx | Terrain de pétanque > boules
      Jeu de fers > horseshoes | Tennis de table > table_tennis | Disque golf > disc_golf
      Balle molle > softball | Balle donnée > softball | Baseball majeur > baseball
      Athlétisme > athletics | Terrain de volleyball sur sable > beachvolleyball
      """),
    table(
      "US",
      """
      Ball diamond > baseball softball | Baseball diamond > baseball | Softball field > softball
      Ball field > baseball softball | Backstop > | Splash pad > splash_pad
      Spray ground > splash_pad | Sprayground > splash_pad | Tot lot > playground
      Pickleball courts > pickleball | Tennis courts (lighted) > tennis
      Basketball half court > basketball | Half court basketball > basketball
      Basketball hoop > basketball | Sand volleyball court > beachvolleyball
      Multi-use field > multi | Multipurpose field > multi | Football field > american_football
      Soccer field > soccer | Futsal court > futsal | Cricket pitch > cricket
      Disc golf course > disc_golf | Frisbee golf > disc_golf | Skate park > skateboard
      Skate spot > skateboard | Skate plaza > skateboard | Skateboard park > skateboard
      Bike park > mtb | Pump track > bmx | BMX track > bmx | Mountain bike trail > mtb
      Bike trail > cycling | Bocce court > boules | Bocce ball > boules
      Horseshoe pits > horseshoes | Horseshoe pit > horseshoes | Shuffleboard court > shuffleboard
      Handball court > american_handball | Racquetball court > racquetball | Paddle tennis >
      Platform tennis > | Lawn bowling > bowls | Lawn bowling green > bowls
      Croquet lawn > croquet | Swimming pool > swimming | Outdoor pool > swimming
      Lap pool > swimming | Aquatic center > swimming | Natatorium > swimming
      Leisure pool > swimming | Beach > | Wading pool > splash_pad | Hockey rink > ice_hockey
      Ice rink > ice_skating | Roller rink > roller_skating | Inline hockey > roller_hockey
      Roller hockey rink > roller_hockey | Running track > athletics | Track and field > athletics
      Jogging path > running | Walking path > | Fitness stations > fitness
      Fitness equipment > fitness | Exercise stations > fitness | Outdoor gym > fitness
      Par course > fitness | Workout station > fitness | Fitness zone > fitness
      Climbing wall > climbing | Bouldering wall > climbing | Climbing boulder > climbing
      Ropes course > climbing_adventure | Zip line > | Archery range > archery
      Shooting range > shooting | Gun range > shooting | Trap range > | Golf course > golf
      Driving range > golf | Putting green > golf | Mini golf > miniature_golf
      Chess tables > chess | Checkers > chess | Table tennis > table_tennis
      Ping pong table > table_tennis | Gaga ball > gaga | Gaga pit > gaga
      Kickball field > kickball | Lacrosse field > lacrosse | Field hockey > field_hockey
      Rugby field > rugby_union | Ultimate frisbee > ultimate | Sledding hill > toboggan
      Cross country ski trail > cross_country_skiing | Equestrian trail > equestrian
      Horse trail > equestrian | Equestrian center > equestrian | Rowing > rowing | Boathouse >
      Canoe launch > canoe | Kayak launch > canoe | Boat ramp > | Marina > sailing
      Fishing pier > fishing | Surf > surfing | Gymnasium > multi | Rec center >
      Recreation center > | Weight room > fitness | Dance studio > dance | Boxing gym > boxing
      Martial arts > martial_arts | Dog park > dog_park | Off leash area > dog_park
      Cornhole > cornhole | T-ball field > baseball | Little League field > baseball
      Petanque > boules | Sport court > multi | Adult Softball > softball | Bocce > boules
      Kayak/Canoe Launch Sites > canoe | Wiffle Ball > | Ice Skating Rinks > ice_skating
      Baseball/Softball > baseball softball | Pickleball Court (outdoor) > pickleball
      Wading Pool or Water Feature > splash_pad | Children's Play Area > playground
      Dog Play Area > dog_park | Outdoor Exercise Facility > fitness | Sport Court > multi
      Basketball Backboard > basketball | BASEBALL JR/SOFTBALL > baseball softball
      FOOTBALL/SOCCER COMBO FLD > american_football soccer | POOL (INDOOR) > swimming
      FITNESS COURSE > fitness | WATER PLAYGROUND > splash_pad | BAGS (CORNHOLE) > cornhole
      BANQUET HALL > | BOXING CENTER > boxing | CLIMBING WALL > climbing | CLUBROOM >
      CARPENTRY > | GOLF DRIVING RANGE > golf | GOLF PUTTING GREEN > golf
      HANDBALL INDOOR > american_handball | HARBOR > | SPRAY FEATURE > splash_pad
      SKATE PARK > skateboard | SLED HILL > toboggan | ROWING CLUB > rowing
      MODEL TRAIN DISPLAY > | NATURE CENTER > | RUNNING TRACK > athletics
      SHUFFLEBOARD > shuffleboard | VOLLEYBALL SAND > beachvolleyball
      Sand Volleyball > beachvolleyball | Tennis Wall > tennis | T-Ball > baseball
      Youth Baseball > baseball | Lighted Softball Field > softball | Multi-Purpose Field > multi
      Rectangular Field > multi | Diamond Field > baseball softball | Backstop Only >
      Cyclocross > cycling | Bicycle Path > cycling | Hiking Trail > hiking
      Mountain Biking > mtb | Rock Climbing > climbing | Surfing > surfing
      Kiteboarding > kitesurfing | Windsurfing > windsurfing | Scuba Diving > scuba_diving
      Swimming Beach > swimming | Water Slide > | Ice Hockey Rink > ice_hockey | Curling > curling
      Sledding > toboggan | Snowshoe Trail > snowshoeing | Nordic Skiing > cross_country_skiing
      Archery > archery | Fencing > fencing | Judo > judo | Yoga > yoga | Zumba > fitness
      Pilates > pilates | Aerobics > fitness | Gymnastics > gymnastics
      Trampoline Park > trampoline | Laser Tag > laser_tag | Paintball > paintball
      Axe throwing > | Parkour > parkour | Slackline > slackline | Tetherball >
      Four Square > four_square | Foosball > table_soccer | Billiards > billiards
      Ping Pong > table_tennis | Bowling > 10pin | Bowling Alley > 10pin
      Miniature Golf > miniature_golf | Foot Golf > golf | Model Airplane Field > model_aerodrome
      RC Track > rc_car | Go-Kart Track > karting | Motocross Track > motocross
      Equestrian Arena > equestrian | Rodeo Arena > | Polo Field > polo
      """),
    table(
      "HK",
      """
      網球場 > tennis | 籃球場 > basketball | 足球場 > soccer | 硬地足球場 > soccer | 羽毛球場 > badminton
      排球場 > volleyball | 沙灘排球場 > beachvolleyball | 手球場 > handball | 壁球場 > squash
      乒乓球室 > table_tennis | 乒乓球枱 > table_tennis | 游泳池 > swimming | 泳灘 > swimming | 泳池 > swimming
      滑板場 > skateboard | 滾軸溜冰場 > roller_skating | 溜冰場 > ice_skating | 健身室 > fitness
      健身設施 > fitness | 長者健身設施 > fitness | 緩跑徑 > running | 單車徑 > cycling | 單車公園 > cycling
      單車場 > cycling | 攀石牆 > climbing | 運動攀登場 > climbing | 門球場 > gateball | 草地滾球場 > bowls
      射箭場 > archery | 運動場 > multi | 兒童遊樂場 > playground | 遊樂場 > playground | 投球場 > netball
      高爾夫球練習場 > golf | 寵物公園 > dog_park | 棋桌 > chess | 戲水池 > splash_pad | 嬉水池 > splash_pad
      水上活動中心 > canoe sailing | 騎術學校 > equestrian | 太極園地 > tai_chi | 卵石徑 > | 5-a-side Soccer Pitch > soccer
      Gateball court > gateball | Sports climbing wall > climbing
      Elderly fitness equipment > fitness | Tai-chi corner > tai_chi
      Children's Playroom > playground | Golf practice cage > golf | Dance room > dance
      Billiard room > billiards | Fitness room > fitness | Table tennis room > table_tennis
      Jogging track > running | 7人硬地足球場 > soccer | 健身角 > fitness | 乒乓球桌 > table_tennis
      長者健身園地 > fitness | 兒童遊戲室 > playground | 舞蹈室 > dance | 桌球室 > billiards | 壁球室 > squash
      五人硬地足球場 > soccer | 沙灘 > | 燒烤場 >
      """),
    table(
      "CN",
      """
      网球场 > tennis | 篮球场 > basketball | 足球场 > soccer | 游泳馆 > swimming
      """),
    table(
      "TW",
      """
      攀岩場 > climbing | 棒球場 > baseball | 壘球場 > softball | 桌球室 > table_tennis | 撞球 > billiards
      游泳池 > swimming | 田徑場 > athletics | 槌球場 > gateball | 高爾夫球場 > golf | 柔道館 > judo
      跆拳道 > taekwondo | 體操 > gymnastics | 溜冰場 > ice_skating roller_skating | 直排輪 > roller_skating | 滑輪場 >
      自行車場 > cycling | 極限運動場 > skateboard | 滑水 > water_ski | 划船 > rowing | 獨木舟 > canoe
      射擊 > shooting | 射擊場 > shooting | 保齡球 > 10pin | 保齡球館 > 10pin | 體適能中心 > fitness
      健身房 > fitness | 武術 > martial_arts | 太極 > tai_chi | 國術 > | 拳擊 > boxing | 擊劍 > fencing
      曲棍球場 > field_hockey | 橄欖球場 > rugby_union | 木球場 > | 法式滾球 > boules | 匹克球場 > pickleball
      兒童遊戲場 > playground | 棒壘球場 > baseball softball | 高爾夫練習場 > golf | 韻律教室 > dance | 桌球教室 > table_tennis
      撞球室 > billiards | 飛輪教室 > | 瑜珈教室 > yoga | 舞蹈教室 > dance | 技擊教室 > martial_arts
      羽球場 > badminton | 羽球館 > badminton | 溫水游泳池 > swimming | SPA池 > | 籃球場(室外) > basketball
      五人制足球場 > soccer | 滑板場 > skateboard | 自行車道 > cycling | 慢跑步道 > running | 健身設施 > fitness
      體健設施 > fitness | 共融遊戲場 > playground | 狗活動區 > | 沙灘排球場 > beachvolleyball | 躲避球 > dodgeball
      巧固球 > tchoukball | 手球 > handball | 空手道 > karate | 合氣道 > aikido | 劍道 > kendo | 角力 > wrestling
      舉重 > weightlifting | 馬術場 > equestrian | 帆船 > sailing | 輕艇 > canoe | 衝浪 > surfing
      潛水 > scuba_diving | 登山步道 > hiking | 滾球場 >
      """),
  ].flatMap(\.self)
}
