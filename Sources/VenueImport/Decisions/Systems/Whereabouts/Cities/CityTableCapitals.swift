// The table of cities goes on: islands, places overseas, and capitals that stand nowhere else in it.

extension City {
  /// Islands, places overseas, and capitals that stand nowhere else.
  static let capitalLines = """
    Fort-de-France|fortdefrance|MQ|14.61|-61.07
    Le Lamentin|lelamentin|MQ|14.61|-60.99
    Schœlcher|schoelcher|MQ|14.62|-61.10
    Martinique|martinique|MQ|14.65|-61.00|50
    Pointe-à-Pitre|pointeapitre|GP|16.24|-61.53
    Les Abymes|lesabymes|GP|16.27|-61.50
    Baie-Mahault|baiemahault|GP|16.27|-61.59
    Basse-Terre|basseterre|GP|16.00|-61.73
    Basseterre|basseterre|KN|17.30|-62.72
    Guadeloupe|guadeloupe|GP|16.20|-61.50|60
    Cayenne|cayenne|GF|4.92|-52.31
    Kourou|kourou|GF|5.16|-52.65
    Saint-Denis|saintdenis|RE|-20.88|55.45
    Saint-Denis de La Réunion|saintdenisdelareunion|RE|-20.88|55.45
    Saint-Paul|saintpaul|RE|-21.01|55.27
    Saint-Pierre|saintpierre|RE|-21.34|55.48
    Saint-Pierre|saintpierre|PM|46.78|-56.18
    Saint-Pierre|saintpierre|MQ|14.74|-61.18
    Le Tampon|letampon|RE|-21.28|55.52
    La Réunion|lareunion|RE|-21.12|55.53|50
    Réunion|reunion|RE|-21.12|55.53|50
    Mamoudzou|mamoudzou|YT|-12.78|45.23
    Mayotte|mayotte|YT|-12.82|45.15
    Nouvelle-Calédonie|nouvellecaledonie|NC|-21.30|165.50|250
    Tahiti|tahiti|PF|-17.65|-149.43|50
    Jersey|jersey|JE|49.21|-2.13
    St Helier|sthelier|JE|49.19|-2.11
    St Helier|sainthelier|JE|49.19|-2.11
    Guernsey|guernsey|GG|49.45|-2.58
    St Peter Port|stpeterport|GG|49.46|-2.54
    Isle of Man|isleofman|IM|54.23|-4.55
    Douglas|douglas|IM|54.15|-4.48
    Gibraltar|gibraltar|GI|36.14|-5.35
    New Jersey|newjersey|US|40.10|-74.60|150
    Tórshavn|torshavn|FO|62.01|-6.77
    Nuuk|nuuk|GL|64.18|-51.73
    San Marino|sanmarino|SM|43.94|12.45
    Vaduz|vaduz|LI|47.14|9.52
    Bermuda|bermuda|BM|32.31|-64.75
    Hamilton|hamilton|BM|32.29|-64.78
    Nassau|nassau|BS|25.05|-77.35
    Nassau County|nassau|US|40.74|-73.59
    Bridgetown|bridgetown|BB|13.10|-59.62
    Barbados|barbados|BB|13.17|-59.55
    Castries|castries|LC|14.01|-60.99
    Roseau|roseau|DM|15.30|-61.39
    Willemstad|willemstad|CW|12.11|-68.93
    Curaçao|curacao|CW|12.18|-68.99|50
    Oranjestad|oranjestad|AW|12.52|-70.03
    Aruba|aruba|AW|12.52|-69.97
    Port-au-Prince|portauprince|HT|18.54|-72.34
    George Town|georgetown|KY|19.29|-81.38
    Georgetown|georgetown|GY|6.80|-58.16
    Georgetown|georgetown|US|30.63|-97.68
    Belize City|belizecity|BZ|17.50|-88.20
    Belmopan|belmopan|BZ|17.25|-88.77
    Paramaribo|paramaribo|SR|5.85|-55.20
    Santa Cruz de la Sierra|santacruzdelasierra|BO|-17.78|-63.18
    Guam|guam|GU|13.45|144.78|50
    Honiara|honiara|SB|-9.43|159.95
    Port Vila|portvila|VU|-17.74|168.32
    Apia|apia|WS|-13.83|-171.77
    Nukuʻalofa|nukualofa|TO|-21.14|-175.20
    Dili|dili|TL|-8.56|125.58
    Bandar Seri Begawan|bandarseribegawan|BN|4.90|114.94
    Mostar|mostar|BA|43.34|17.81
    Zenica|zenica|BA|44.20|17.91
    Tuzla|tuzla|BA|44.54|18.68
    Subotica|subotica|RS|46.10|19.67
    Kragujevac|kragujevac|RS|44.01|20.91
    Bitola|bitola|MK|41.03|21.33
    Pristina|pristina|XK|42.66|21.16
    Prizren|prizren|XK|42.21|20.74
    Tiranë|tirane|AL|41.33|19.82
    Durrës|durres|AL|41.32|19.45
    Athína|athina|GR|37.98|23.73
    Lefkosia|lefkosia|CY|35.17|33.36
    Larnaca|larnaca|CY|34.92|33.63
    Homel|gomel|BY|52.44|30.98
    Kharkiv|kharkov|UA|49.99|36.23
    Zaporizhzhia|zaporizhzhia|UA|47.84|35.14
    Kryvyi Rih|kryvyirih|UA|47.91|33.39
    Mykolaiv|mykolaiv|UA|46.98|31.99
    Vinnytsia|vinnytsia|UA|49.23|28.47
    Poltava|poltava|UA|49.59|34.55
    Chernihiv|chernihiv|UA|51.50|31.29
    Харків|харків|UA|49.99|36.23
    Одеса|одеса|UA|46.48|30.73
    Львів|львів|UA|49.84|24.03
    Дніпро|дніпро|UA|48.46|35.05
    Saint Petersburg|saintpetersburg|RU|59.93|30.34
    Chelyabinsk|chelyabinsk|RU|55.16|61.40
    Rostov-on-Don|rostovondon|RU|47.24|39.71
    Rostov-on-Don|rostov|RU|47.24|39.71
    Volgograd|volgograd|RU|48.71|44.51
    Voronezh|voronezh|RU|51.66|39.20
    Saratov|saratov|RU|51.53|46.03
    Krasnodar|krasnodar|RU|45.04|38.98
    Tyumen|tyumen|RU|57.15|65.53
    Vladivostok|vladivostok|RU|43.12|131.89
    Dushanbe|dushanbe|TJ|38.56|68.77
    Ashgabat|ashgabat|TM|37.95|58.38
    Damascus|damascus|SY|33.51|36.29
    Sanaa|sanaa|YE|15.35|44.21
    Kuwait City|kuwaitcity|KW|29.37|47.98
    Kabul|kabul|AF|34.53|69.17
    Mashhad|mashhad|IR|36.30|59.61
    Isfahan|isfahan|IR|32.65|51.67
    Tabriz|tabriz|IR|38.08|46.29
    Thimphu|thimphu|BT|27.47|89.64
    Mandalay|mandalay|MM|21.98|96.08
    Hải Phòng|haiphong|VN|20.86|106.68
    Hồ Chí Minh|hochiminhcity|VN|10.78|106.70
    Caloocan|caloocan|PH|14.65|120.97
    Zamboanga|zamboanga|PH|6.91|122.07
    Iloilo|iloilo|PH|10.72|122.56
    Pyongyang|pyongyang|KP|39.03|125.75
    Peking|peking|CN|39.90|116.40|90
    Alexandria|alexandria|EG|31.20|29.92
    Alexandria|alexandria|US|38.80|-77.05
    Giza|giza|EG|30.01|31.21
    Benghazi|benghazi|LY|32.12|20.07
    Alger|alger|DZ|36.75|3.06
    Oran|oran|DZ|35.70|-0.63
    Constantine|constantine|DZ|36.37|6.61
    Fès|fes|MA|34.03|-5.00
    Agadir|agadir|MA|30.42|-9.60
    Nouakchott|nouakchott|MR|18.08|-15.98
    Bissau|bissau|GW|11.86|-15.58
    Conakry|conakry|GN|9.54|-13.68
    Freetown|freetown|SL|8.47|-13.23
    Monrovia|monrovia|LR|6.31|-10.80
    Monrovia|monrovia|US|34.15|-118.00
    Yamoussoukro|yamoussoukro|CI|6.82|-5.28
    Porto-Novo|portonovo|BJ|6.50|2.63
    Niamey|niamey|NE|13.51|2.11
    N’Djamena|ndjamena|TD|12.11|15.04
    Bangui|bangui|CF|4.36|18.56
    Libreville|libreville|GA|0.42|9.45
    Malabo|malabo|GQ|3.75|8.78
    Brazzaville|brazzaville|CG|-4.27|15.28
    Pointe-Noire|pointenoire|CG|-4.78|11.86
    Lubumbashi|lubumbashi|CD|-11.66|27.48
    Maseru|maseru|LS|-29.31|27.48
    Mbabane|mbabane|SZ|-26.31|31.14
    Bulawayo|bulawayo|ZW|-20.15|28.58
    Lilongwe|lilongwe|MW|-13.96|33.79
    Blantyre|blantyre|MW|-15.79|35.01
    Dodoma|dodoma|TZ|-6.17|35.74
    Zanzibar|zanzibar|TZ|-6.16|39.20
    Mwanza|mwanza|TZ|-2.52|32.90
    Arusha|arusha|TZ|-3.37|36.68
    Kisumu|kisumu|KE|-0.09|34.77
    Bujumbura|bujumbura|BI|-3.38|29.36
    Asmara|asmara|ER|15.34|38.93
    Djibouti|djibouti|DJ|11.59|43.15
    Mogadishu|mogadishu|SO|2.05|45.32
    Khartoum|khartoum|SD|15.50|32.56
    Omdurman|omdurman|SD|15.65|32.48
    Juba|juba|SS|4.85|31.58
    Moroni|moroni|KM|-11.70|43.26
    Port Louis|portlouis|MU|-20.16|57.50
    Banjul|banjul|GM|13.45|-16.58
    São Tomé|saotome|ST|0.34|6.73
    Port Harcourt|portharcourt|NG|4.82|7.05
    Benin City|benincity|NG|6.34|5.62
    Kaduna|kaduna|NG|10.52|7.44
    """
}
