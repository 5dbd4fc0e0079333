// Names of places east of the Oder and in East Asia, a country a table.

extension FacilityTerms {
  static let east = [
    table(
      "PL",
      """
      Boisko do piłki nożnej przy szkole > soccer | Kręgielnia miejska > 10pin
      Stół do tenisa stołowego > table_tennis | Park linowy Sosna > climbing_adventure
      Strzelnica sportowa > shooting | Ścieżka rowerowa > cycling | Łowisko Staw > fishing
      """),
    table(
      "CZ",
      """
      Basketbalové hřiště Lužánky > basketball | Stůl na stolní tenis > table_tennis
      Workoutové hřiště > fitness | Kuželna > 9pin | Lezecká stěna > climbing | Tělocvična > multi
      """),
    table(
      "SK",
      """
      Stolný tenis Park > table_tennis | Futbalové ihrisko > soccer | Plaváreň > swimming
      Zimný štadión > ice_hockey ice_skating | Plážový volejbal > beachvolleyball
      Výbeh pre psov > dog_park | Tenisové kurty > tennis
      """),
    table(
      "HU",
      """
      Labdarúgópálya > soccer | Kosárlabdapálya > basketball | Asztalitenisz > table_tennis
      Strandröplabda pálya > beachvolleyball | Uszoda > swimming | Műjégpálya > ice_skating
      Játszótér > playground | Kutyafuttató > dog_park | Kondipark > fitness | Teniszcsarnok > tennis
      """),
    table(
      "RO",
      """
      Teren de volei pe plajă > beachvolleyball | Teren de fotbal > soccer | Tenis de masă > table_tennis
      Bazin de înot > swimming | Ștrand > swimming | Loc de joacă > playground | Patinoar > ice_skating
      Teren de baschet > basketball | Sală de sport > multi
      """),
    table(
      "HR",
      """
      Nogometno igralište > soccer | Košarkaško igralište > basketball | Stolni tenis > table_tennis
      Boćalište > boules | Dječje igralište > playground | Gradski bazen > swimming | Kuglana > 9pin
      Odbojka na pijesku > beachvolleyball | Teniski teren > tennis
      """),
    table(
      "RS",
      """
      Фудбалски терен > soccer | Кошаркашки терен > basketball | Стони тенис > table_tennis
      Базен Ташмајдан > swimming | Odbojka na pesku > beachvolleyball | Дечије игралиште > playground
      """),
    table(
      "SI",
      """
      Košarkarsko igrišče > basketball | Namizni tenis > table_tennis | Balinišče > boules
      Otroško igrišče > playground | Kopališče > swimming | Odbojka na mivki > beachvolleyball
      """),
    table(
      "RU",
      """
      Футбольное поле > soccer | БАСКЕТБОЛЬНАЯ ПЛОЩАДКА > basketball | Настольный теннис > table_tennis
      Площадка для пляжного волейбола > beachvolleyball | Детская площадка > playground
      Тренажёрный зал > fitness | Тренажерный зал > fitness | Хоккейная коробка > ice_hockey
      Каток > ice_skating | Плавательный бассейн > swimming | Лыжня > cross_country_skiing
      """),
    table(
      "UA",
      """
      Футбольне поле > soccer | Баскетбольний майданчик > basketball | Настільний теніс > table_tennis
      Дитячий майданчик > playground | Ковзанка > ice_skating | Вуличні тренажери > fitness
      """),
    table(
      "BG",
      """
      Футболно игрище > soccer | Тенис на маса > table_tennis | Плувен басейн > swimming
      Детска площадка > playground | Катерачна стена > climbing
      """),
    table(
      "GR",
      """
      Γήπεδο ποδοσφαίρου > soccer | ΓΗΠΕΔΟ ΜΠΑΣΚΕΤ > basketball | Κολυμβητήριο > swimming
      Επιτραπέζια αντισφαίριση > table_tennis | Παιδική χαρά > playground | Στίβος > athletics
      """),
    table(
      "TR",
      """
      Halı saha > soccer | Basketbol sahası > basketball | Masa tenisi > table_tennis
      Kapalı yüzme havuzu > swimming | Çocuk oyun alanı > playground | Buz pisti > ice_skating
      Okçuluk > archery | Güreş salonu > wrestling | Boks salonu > boxing
      """),
    table(
      "EE",
      """
      Jalgpalliväljak > soccer | Korvpalliväljak > basketball | Lauatennis > table_tennis
      Rannavolle väljak > beachvolleyball | Ujula > swimming | Mänguväljak > playground
      Terviserada > running | Tennisesaal > tennis
      """),
    table(
      "LV",
      """
      Futbola laukums > soccer | Basketbola laukums > basketball | Galda teniss > table_tennis
      Pludmales volejbola laukums > beachvolleyball | Slidotava > ice_skating
      Bērnu rotaļu laukums > playground
      """),
    table(
      "LT",
      """
      Futbolo aikštė > soccer | Krepšinio aikštelė > basketball | Stalo tenisas > table_tennis
      Vaikų žaidimų aikštelė > playground | Lauko treniruokliai > fitness | Baseinas > swimming
      """),
    table(
      "JP",
      """
      中央公園テニスコート > tennis | 市民プール > swimming | 少年サッカー場 > soccer | 軟式野球場 > baseball
      卓球台 > table_tennis | 弓道場 > archery | ゲートボール場 > gateball | 児童遊園 > playground
      陸上競技場 > athletics | 総合体育館 > multi | パークゴルフ場 > | スケート場 > ice_skating
      第二駐車場 > | バスケットゴール > basketball
      """),
    table(
      "KR",
      """
      축구장 > soccer | 남산 테니스장 > tennis | 실내수영장 > swimming | 수영구청 > | 게이트볼장 > gateball
      어린이놀이터 > playground | 물놀이터 > splash_pad | 반려견놀이터 > dog_park | 탁구장 > table_tennis
      인라인스케이트장 > roller_skating | 국민체육센터 > multi | 파크골프장 > | 야외운동기구 > fitness
      """),
  ].flatMap(\.self)

  static let mended = [
    table(
      "US",
      """
      Franklin Pool > swimming | Olympic Pool 2 > swimming | Reflecting Pool > | Pool Supply Garden >
      Tennis Avenue Green > | Golf Course Road Meadow > | Softball Lane Triangle > | 12 Rugby Road >
      Swimming Lanes > swimming | Fitness Street Workout > fitness | Skatepark Street > skateboard
      Tennis Tables > table_tennis | Unlighted Tennis Courts > tennis | Platform Tennis > | Bark Park > dog_park
      Toboggan Run > toboggan | Paddle Tennis Courts > | Playscape > playground
      """),
    table(
      "CA",
      """
      Table de tennis > table_tennis | Volley-ball de sable > beachvolleyball | Sentier de patin > ice_skating
      Parc de planche > skateboard | Appareils d'entraînement > fitness
      """),
    table(
      "BR",
      """
      Aparelhos de ginástica > fitness | Futebol de areia > beach_soccer | Campo Society > soccer
      Parque aquático > swimming | Caratê > karate | Parcão > dog_park | Patins > roller_skating
      """),
    table(
      "MX",
      """
      Voleibol playero > beachvolleyball | Fosa de clavados > diving | Raquetbol > racquetball
      Sala de pesas > fitness | Lienzo charro > equestrian | Tochito > american_football
      Gimnasio de box > boxing
      """),
    table(
      "AU",
      """
      Turf Wicket > cricket | Cricket Pavilion > | Handball Court > | Criterium Track > cycling
      """),
    table("TW", "真冰溜冰場 > ice_skating | 寵物活動區 > dog_park"),
  ].flatMap(\.self)
}
