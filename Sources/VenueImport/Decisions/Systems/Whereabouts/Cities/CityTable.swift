// The table of cities: name, key, country, latitude and longitude to a kilometre or so, for regions how far they reach.

extension City {
  /// Cities, most of them of North America and Europe.
  static let lines = """
    Montréal|montreal|CA|45.51|-73.57
    Québec|quebec|CA|46.81|-71.22
    Laval|laval|CA|45.58|-73.72
    Gatineau|gatineau|CA|45.47|-75.68
    Longueuil|longueuil|CA|45.53|-73.50
    Repentigny|repentigny|CA|45.74|-73.46
    Sherbrooke|sherbrooke|CA|45.40|-71.89
    Saguenay|saguenay|CA|48.42|-71.06
    Chicoutimi|chicoutimi|CA|48.43|-71.07
    Lévis|levis|CA|46.80|-71.18
    Trois-Rivières|troisrivieres|CA|46.34|-72.54
    Terrebonne|terrebonne|CA|45.70|-73.63
    Rimouski|rimouski|CA|48.45|-68.52
    Shawinigan|shawinigan|CA|46.57|-72.75
    Toronto|toronto|CA|43.65|-79.38
    Ottawa|ottawa|CA|45.42|-75.70
    Mississauga|mississauga|CA|43.59|-79.64
    Brampton|brampton|CA|43.73|-79.76
    Hamilton|hamilton|CA|43.26|-79.87
    Kitchener|kitchener|CA|43.45|-80.49
    Windsor|windsor|CA|42.31|-83.04
    Sault Ste. Marie|saultstemarie|CA|46.52|-84.35
    Winnipeg|winnipeg|CA|49.90|-97.14
    Regina|regina|CA|50.45|-104.62
    Saskatoon|saskatoon|CA|52.13|-106.67
    Calgary|calgary|CA|51.05|-114.07
    Edmonton|edmonton|CA|53.55|-113.49
    Vancouver|vancouver|CA|49.26|-123.11
    Surrey|surrey|CA|49.19|-122.85
    Victoria|victoria|CA|48.43|-123.37
    Halifax|halifax|CA|44.65|-63.58
    Moncton|moncton|CA|46.09|-64.77
    Fredericton|fredericton|CA|45.96|-66.64
    St. John’s|stjohns|CA|47.56|-52.71
    New York|newyork|US|40.71|-74.01
    New York|nyc|US|40.71|-74.01
    Boston|boston|US|42.36|-71.06
    Cambridge|cambridgema|US|42.37|-71.11
    Somerville|somerville|US|42.39|-71.10
    Philadelphia|philadelphia|US|39.95|-75.17
    Pittsburgh|pittsburgh|US|40.44|-80.00
    Washington|washingtondc|US|38.91|-77.04
    Baltimore|baltimore|US|39.29|-76.61
    Chicago|chicago|US|41.88|-87.63
    Detroit|detroit|US|42.33|-83.05
    Minneapolis|minneapolis|US|44.98|-93.27
    Denver|denver|US|39.74|-104.99
    Austin|austin|US|30.27|-97.74
    Houston|houston|US|29.76|-95.37
    Dallas|dallas|US|32.78|-96.80
    Seattle|seattle|US|47.61|-122.33
    Portland|portland|US|45.52|-122.68
    San Francisco|sanfrancisco|US|37.77|-122.42
    Oakland|oakland|US|37.80|-122.27
    Los Angeles|losangeles|US|34.05|-118.24
    San Diego|sandiego|US|32.72|-117.16
    Phoenix|phoenix|US|33.45|-112.07
    Honolulu|honolulu|US|21.31|-157.86
    Paris|paris|FR|48.86|2.35
    Lyon|lyon|FR|45.76|4.84
    Marseille|marseille|FR|43.30|5.37
    Toulouse|toulouse|FR|43.60|1.44
    Bordeaux|bordeaux|FR|44.84|-0.58
    Nantes|nantes|FR|47.22|-1.55
    Rennes|rennes|FR|48.11|-1.68
    Lille|lille|FR|50.63|3.06
    Strasbourg|strasbourg|FR|48.57|7.75
    Grenoble|grenoble|FR|45.19|5.72
    Nice|nicecotedazur|FR|43.70|7.27
    Montpellier|montpellier|FR|43.61|3.88
    Bruxelles|bruxelles|BE|50.85|4.35
    Brussels|brussels|BE|50.85|4.35
    Antwerpen|antwerpen|BE|51.22|4.40
    Gent|gent|BE|51.05|3.72
    Amsterdam|amsterdam|NL|52.37|4.90
    Rotterdam|rotterdam|NL|51.92|4.48
    Utrecht|utrecht|NL|52.09|5.12
    Eindhoven|eindhoven|NL|51.44|5.47
    Groningen|groningen|NL|53.22|6.57
    Zürich|zurich|CH|47.38|8.54
    Zürich|zuerich|CH|47.38|8.54
    Basel|basel|CH|47.56|7.59
    Bern|bern|CH|46.95|7.45
    Genève|geneve|CH|46.20|6.14
    Lausanne|lausanne|CH|46.52|6.63
    Wien|wien|AT|48.21|16.37
    Vienna|vienna|AT|48.21|16.37
    Graz|graz|AT|47.07|15.44
    Linz|linz|AT|48.31|14.29
    Innsbruck|innsbruck|AT|47.27|11.39
    Salzburg|salzburg|AT|47.80|13.04
    Berlin|berlin|DE|52.52|13.40
    Hamburg|hamburg|DE|53.55|10.00
    München|muenchen|DE|48.14|11.58
    München|munich|DE|48.14|11.58
    Köln|koeln|DE|50.94|6.96
    Frankfurt|frankfurt|DE|50.11|8.68
    Stuttgart|stuttgart|DE|48.78|9.18
    Leipzig|leipzig|DE|51.34|12.37
    Dresden|dresden|DE|51.05|13.74
    Bonn|bonn|DE|50.73|7.10
    Münster|muenster|DE|51.96|7.63
    Ulm|ulm|DE|48.40|9.99
    London|london|GB|51.51|-0.13
    Liverpool|liverpool|GB|53.41|-2.98
    Manchester|manchester|GB|53.48|-2.24
    Leeds|leeds|GB|53.80|-1.55
    Bristol|bristol|GB|51.45|-2.59
    Birmingham|birmingham|GB|52.49|-1.89
    Sheffield|sheffield|GB|53.38|-1.47
    Edinburgh|edinburgh|GB|55.95|-3.19
    Glasgow|glasgow|GB|55.86|-4.25
    Cardiff|cardiff|GB|51.48|-3.18
    Dublin|dublin|IE|53.35|-6.26
    Cork|cork|IE|51.90|-8.47
    Galway|galway|IE|53.27|-9.05
    København|kobenhavn|DK|55.68|12.57
    København|koebenhavn|DK|55.68|12.57
    Copenhagen|copenhagen|DK|55.68|12.57
    Aarhus|aarhus|DK|56.16|10.20
    Odense|odense|DK|55.40|10.39
    Oslo|oslo|NO|59.91|10.75
    Bergen|bergen|NO|60.39|5.32
    Trondheim|trondheim|NO|63.43|10.40
    Stockholm|stockholm|SE|59.33|18.07
    Göteborg|goteborg|SE|57.71|11.97
    Malmö|malmo|SE|55.60|13.00
    Uppsala|uppsala|SE|59.86|17.64
    Helsinki|helsinki|FI|60.17|24.94
    Espoo|espoo|FI|60.21|24.66
    Tampere|tampere|FI|61.50|23.76
    Turku|turku|FI|60.45|22.27
    Oulu|oulu|FI|65.01|25.47
    Madrid|madrid|ES|40.42|-3.70
    Barcelona|barcelona|ES|41.39|2.17
    Valencia|valencia|ES|39.47|-0.38
    Sevilla|sevilla|ES|37.39|-5.99
    Zaragoza|zaragoza|ES|41.65|-0.89
    Málaga|malaga|ES|36.72|-4.42
    Bilbao|bilbao|ES|43.26|-2.93
    Gijón|gijon|ES|43.54|-5.66
    Lisboa|lisboa|PT|38.72|-9.14
    Porto|porto|PT|41.15|-8.61
    Roma|roma|IT|41.90|12.50
    Milano|milano|IT|45.46|9.19
    Torino|torino|IT|45.07|7.69
    Bologna|bologna|IT|44.49|11.34
    Firenze|firenze|IT|43.77|11.26
    Warszawa|warszawa|PL|52.23|21.01
    Kraków|krakow|PL|50.06|19.94
    Wrocław|wroclaw|PL|51.11|17.03
    Praha|praha|CZ|50.09|14.42
    Brno|brno|CZ|49.20|16.61
    Bratislava|bratislava|SK|48.15|17.11
    Budapest|budapest|HU|47.50|19.04
    Ljubljana|ljubljana|SI|46.06|14.51
    Zagreb|zagreb|HR|45.81|15.98
    Tallinn|tallinn|EE|59.44|24.75
    Riga|riga|LV|56.95|24.11
    Vilnius|vilnius|LT|54.69|25.28
    Reykjavík|reykjavik|IS|64.15|-21.94
    Hong Kong|hongkong|HK|22.32|114.17
    Taipei|taipei|TW|25.03|121.57
    Singapore|singapore|SG|1.35|103.82
    Sydney|sydney|AU|-33.87|151.21
    Melbourne|melbourne|AU|-37.81|144.96
    Brisbane|brisbane|AU|-27.47|153.03
    Perth|perth|AU|-31.95|115.86
    Adelaide|adelaide|AU|-34.93|138.60
    Canberra|canberra|AU|-35.28|149.13
    Ballarat|ballarat|AU|-37.56|143.85
    Auckland|auckland|NZ|-36.85|174.76
    Wellington|wellington|NZ|-41.29|174.78
    Christchurch|christchurch|NZ|-43.53|172.64
    Buenos Aires|buenosaires|AR|-34.60|-58.38
    Godoy Cruz|godoycruz|AR|-32.93|-68.84
    São Paulo|saopaulo|BR|-23.55|-46.63
    São Paulo|geosampa|BR|-23.55|-46.63
    Rio de Janeiro|riodejaneiro|BR|-22.91|-43.17
    Curitiba|curitiba|BR|-25.43|-49.27
    Porto Alegre|portoalegre|BR|-30.03|-51.22
    Brooklyn|brooklyn|US|40.65|-73.95
    Bronx|bronx|US|40.85|-73.87
    Queens|queens|US|40.73|-73.79
    Manhattan|manhattan|US|40.78|-73.97
    Staten Island|statenisland|US|40.58|-74.15
    Buffalo|buffalo|US|42.89|-78.88
    Rochester|rochester|US|43.16|-77.61
    Syracuse|syracuse|US|43.05|-76.15
    Albany|albany|US|42.65|-73.76
    Yonkers|yonkers|US|40.93|-73.90
    Jersey City|jerseycity|US|40.72|-74.07
    Newark|newark|US|40.74|-74.17
    Providence|providence|US|41.82|-71.41
    Hartford|hartford|US|41.76|-72.68
    New Haven|newhaven|US|41.31|-72.93
    Worcester|worcester|US|42.26|-71.80
    Burlington|burlingtonvt|US|44.48|-73.21
    Portland|portlandme|US|43.66|-70.26
    Portland|portland|US|43.66|-70.26
    Richmond|richmond|US|37.54|-77.44
    Richmond|richmond|CA|49.17|-123.14
    Norfolk|norfolk|US|36.85|-76.29
    Virginia Beach|virginiabeach|US|36.85|-75.98
    Arlington|arlington|US|38.88|-77.10
    Arlington|arlington|US|32.74|-97.11
    Raleigh|raleigh|US|35.78|-78.64
    Durham|durham|US|35.99|-78.90
    Cary|cary|US|35.79|-78.78
    Charlotte|charlotte|US|35.23|-80.84
    Greensboro|greensboro|US|36.07|-79.79
    Charleston|charleston|US|32.78|-79.93
    Atlanta|atlanta|US|33.75|-84.39
    Savannah|savannah|US|32.08|-81.09
    Miami|miami|US|25.77|-80.19
    Miami-Dade|miamidade|US|25.61|-80.50|60
    Orlando|orlando|US|28.54|-81.38
    Tampa|tampa|US|27.95|-82.46
    Jacksonville|jacksonville|US|30.33|-81.66
    Nashville|nashville|US|36.16|-86.78
    Memphis|memphis|US|35.15|-90.05
    Knoxville|knoxville|US|35.96|-83.92
    Louisville|louisville|US|38.25|-85.76
    Lexington|lexington|US|38.04|-84.50
    Cincinnati|cincinnati|US|39.10|-84.51
    Columbus|columbus|US|39.96|-83.00
    Cleveland|cleveland|US|41.50|-81.69
    Indianapolis|indianapolis|US|39.77|-86.16
    Ann Arbor|annarbor|US|42.28|-83.74
    Grand Rapids|grandrapids|US|42.96|-85.67
    Milwaukee|milwaukee|US|43.04|-87.91
    Madison|madison|US|43.07|-89.40
    Saint Paul|saintpaul|US|44.95|-93.09
    Saint Paul|stpaul|US|44.95|-93.09
    St. Louis|stlouis|US|38.63|-90.20
    Kansas City|kansascity|US|39.10|-94.58
    Omaha|omaha|US|41.26|-95.93
    Lincoln|lincoln|US|40.81|-96.70
    Lincoln|lincoln|GB|53.23|-0.54
    Des Moines|desmoines|US|41.59|-93.62
    Oklahoma City|oklahomacity|US|35.47|-97.52
    Tulsa|tulsa|US|36.15|-95.99
    Fort Worth|fortworth|US|32.76|-97.33
    San Antonio|sanantonio|US|29.42|-98.49
    El Paso|elpaso|US|31.76|-106.49
    Plano|plano|US|33.02|-96.70
    New Orleans|neworleans|US|29.95|-90.07
    Baton Rouge|batonrouge|US|30.45|-91.15
    Birmingham|birmingham|US|33.52|-86.80
    Boulder|boulder|US|40.01|-105.27
    Aurora|aurora|US|39.73|-104.83
    Fort Collins|fortcollins|US|40.59|-105.08
    Colorado Springs|coloradosprings|US|38.83|-104.82
    Salt Lake City|saltlakecity|US|40.76|-111.89
    Albuquerque|albuquerque|US|35.08|-106.65
    Tucson|tucson|US|32.22|-110.97
    Mesa|mesaaz|US|33.42|-111.83
    Tempe|tempe|US|33.43|-111.94
    Scottsdale|scottsdale|US|33.49|-111.92
    Las Vegas|lasvegas|US|36.17|-115.14
    Reno|reno|US|39.53|-119.81
    Boise|boise|US|43.62|-116.20
    Spokane|spokane|US|47.66|-117.43
    Tacoma|tacoma|US|47.25|-122.44
    Bellevue|bellevue|US|47.61|-122.20
    Vancouver|vancouverwa|US|45.64|-122.66
    Eugene|eugene|US|44.05|-123.09
    Sacramento|sacramento|US|38.58|-121.49
    San José|sanjose|US|37.34|-121.89
    San José|sanjose|CR|9.93|-84.08
    Berkeley|berkeley|US|37.87|-122.27
    """
}
