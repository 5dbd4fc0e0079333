// More of the table of cities, namesakes among them.

extension City {
  /// Cities, most of them smaller or farther away; a key that stands twice has namesakes.
  static let furtherLines = """
    Fresno|fresno|US|36.75|-119.77
    Long Beach|longbeach|US|33.77|-118.19
    Santa Monica|santamonica|US|34.02|-118.49
    Anchorage|anchorage|US|61.22|-149.90|60
    London|london|CA|42.98|-81.25
    Kingston|kingston|CA|44.23|-76.49
    Guelph|guelph|CA|43.54|-80.25
    Waterloo|waterloo|CA|43.46|-80.52
    Cambridge|cambridge|US|42.37|-71.11
    Cambridge|cambridge|GB|52.21|0.12
    Cambridge|cambridge|CA|43.36|-80.31
    Burlington|burlington|CA|43.33|-79.80
    Burlington|burlington|US|44.48|-73.21
    Oakville|oakville|CA|43.45|-79.69
    Markham|markham|CA|43.86|-79.34
    Vaughan|vaughan|CA|43.84|-79.50
    Barrie|barrie|CA|44.39|-79.69
    Sudbury|sudbury|CA|46.49|-80.99|60
    Thunder Bay|thunderbay|CA|48.38|-89.25
    Niagara Falls|niagarafalls|CA|43.09|-79.08
    Burnaby|burnaby|CA|49.25|-122.98
    Kelowna|kelowna|CA|49.89|-119.50
    Nanaimo|nanaimo|CA|49.17|-123.94
    Strathcona County|strathconacounty|CA|53.54|-113.10
    Red Deer|reddeer|CA|52.27|-113.81
    Lethbridge|lethbridge|CA|49.70|-112.83
    Drummondville|drummondville|CA|45.88|-72.48
    Saint-Jean|saintjeansurrichelieu|CA|45.31|-73.26
    Saint John|saintjohn|CA|45.27|-66.06
    Brossard|brossard|CA|45.46|-73.46
    Granby|granby|CA|45.40|-72.73
    Hamilton|hamilton|NZ|-37.79|175.28
    Vancouver|vancouver|US|45.64|-122.66
    Victoria|victoria|AU|-37.00|144.50|450
    Halifax|halifax|GB|53.72|-1.86
    Boston|boston|GB|52.98|-0.03
    Manchester|manchester|US|42.99|-71.46
    York|york|GB|53.96|-1.08
    Newcastle|newcastle|GB|54.98|-1.61
    Newcastle|newcastle|AU|-32.93|151.78
    Nottingham|nottingham|GB|52.95|-1.15
    Leicester|leicester|GB|52.64|-1.13
    Coventry|coventry|GB|52.41|-1.51
    Camden|camden|GB|51.54|-0.14
    Brighton|brighton|GB|50.82|-0.14
    Southampton|southampton|GB|50.91|-1.40
    Portsmouth|portsmouth|GB|50.80|-1.09
    Plymouth|plymouth|GB|50.38|-4.14
    Oxford|oxford|GB|51.75|-1.26
    Calderdale|calderdale|GB|53.72|-1.90
    Trafford|trafford|GB|53.42|-2.35
    Aberdeen|aberdeen|GB|57.15|-2.09
    Dundee|dundee|GB|56.46|-2.97
    Belfast|belfast|GB|54.60|-5.93
    Swansea|swansea|GB|51.62|-3.94
    Fingal|fingal|IE|53.46|-6.22
    South Dublin|southdublin|IE|53.29|-6.35
    Dún Laoghaire|dlr|IE|53.25|-6.18
    Limerick|limerick|IE|52.66|-8.63
    Waterford|waterford|IE|52.26|-7.11
    Kildare|kildare|IE|53.20|-6.80
    Roscommon|roscommon|IE|53.75|-8.27|60
    Rouen|rouen|FR|49.44|1.10
    Reims|reims|FR|49.26|4.03
    Dijon|dijon|FR|47.32|5.04
    Angers|angers|FR|47.47|-0.55
    Brest|brest|FR|48.39|-4.49
    Tours|tours|FR|47.39|0.69
    Orléans|orleans|FR|47.90|1.91
    Metz|metz|FR|49.12|6.18
    Nancy|nancy|FR|48.69|6.18
    Issy|issy|FR|48.82|2.27
    Le Havre|lehavre|FR|49.49|0.11
    Saint-Étienne|saintetienne|FR|45.44|4.39
    Toulon|toulon|FR|43.12|5.93
    Aix|aixenprovence|FR|43.53|5.45
    Mulhouse|mulhouse|FR|47.75|7.34
    Corse|corse|FR|42.15|9.10|130
    Corsica|corsica|FR|42.15|9.10|130
    Pays de la Loire|paysdelaloire|FR|47.50|-0.80|170
    Île-de-France|iledefrance|FR|48.70|2.50|110
    Bretagne|bretagne|FR|48.20|-2.90|170
    Occitanie|occitanie|FR|43.70|2.20|270
    Luxembourg|luxembourg|LU|49.75|6.10|60
    Monaco|monaco|MC|43.74|7.42
    Andorra|andorra|AD|42.55|1.58
    Liège|liege|BE|50.63|5.57
    Namur|namur|BE|50.47|4.87
    Charleroi|charleroi|BE|50.41|4.44
    Leuven|leuven|BE|50.88|4.70
    Brugge|brugge|BE|51.21|3.22
    Kortrijk|kortrijk|BE|50.83|3.26
    Antwerp|antwerp|BE|51.22|4.40
    Ghent|ghent|BE|51.05|3.72
    Den Haag|denhaag|NL|52.07|4.30
    The Hague|thehague|NL|52.07|4.30
    Haarlem|haarlem|NL|52.38|4.64
    Tilburg|tilburg|NL|51.56|5.09
    Breda|breda|NL|51.59|4.78
    Nijmegen|nijmegen|NL|51.84|5.86
    Arnhem|arnhem|NL|51.98|5.91
    Leiden|leiden|NL|52.16|4.49
    Delft|delft|NL|52.01|4.36
    Almere|almere|NL|52.37|5.22
    Enschede|enschede|NL|52.22|6.89
    Maastricht|maastricht|NL|50.85|5.69
    Genf|geneva|CH|46.20|6.14
    Luzern|luzern|CH|47.05|8.31
    St. Gallen|stgallen|CH|47.42|9.37
    Winterthur|winterthur|CH|47.50|8.72
    Thurgau|thurgau|CH|47.57|9.10
    Vaud|vaud|CH|46.60|6.60|70
    Ticino|ticino|CH|46.30|8.80|70
    Bremen|bremen|DE|53.08|8.80
    Hannover|hannover|DE|52.37|9.74
    Nürnberg|nuernberg|DE|49.45|11.08
    Augsburg|augsburg|DE|48.37|10.90
    Dortmund|dortmund|DE|51.51|7.47
    Düsseldorf|duesseldorf|DE|51.23|6.78
    Duisburg|duisburg|DE|51.43|6.76
    Krefeld|krefeld|DE|51.33|6.57
    Wuppertal|wuppertal|DE|51.26|7.18
    Aachen|aachen|DE|50.78|6.08
    Karlsruhe|karlsruhe|DE|49.01|8.40
    Mannheim|mannheim|DE|49.49|8.47
    Heidelberg|heidelberg|DE|49.40|8.69
    Freiburg|freiburg|DE|47.99|7.85
    Konstanz|konstanz|DE|47.66|9.18
    Rostock|rostock|DE|54.09|12.14
    Kiel|kiel|DE|54.32|10.14
    Lübeck|luebeck|DE|53.87|10.69
    Jena|jena|DE|50.93|11.59
    Erfurt|erfurt|DE|50.98|11.03
    Magdeburg|magdeburg|DE|52.13|11.62
    Chemnitz|chemnitz|DE|50.83|12.92
    Potsdam|potsdam|DE|52.40|13.06
    Cologne|cologne|DE|50.94|6.96
    Moers|moers|DE|51.45|6.63
    Tirol|tirol|AT|47.25|11.40|110
    Klagenfurt|klagenfurt|AT|46.62|14.31
    Aalborg|aalborg|DK|57.05|9.92
    Frederiksberg|frederiksberg|DK|55.68|12.53
    Esbjerg|esbjerg|DK|55.47|8.45
    Vejle|vejle|DK|55.71|9.54
    Randers|randers|DK|56.46|10.04
    Stavanger|stavanger|NO|58.97|5.73
    Bærum|baerum|NO|59.89|10.52
    Kristiansand|kristiansand|NO|58.15|8.00
    Tromsø|tromsoe|NO|69.65|18.96
    Göteborg|goeteborg|SE|57.71|11.97
    Göteborg|gothenburg|SE|57.71|11.97
    Malmö|malmoe|SE|55.60|13.00
    Linköping|linkoeping|SE|58.41|15.62
    Örebro|oerebro|SE|59.27|15.21
    Umeå|umea|SE|63.83|20.26
    Lund|lund|SE|55.70|13.19
    Helsingborg|helsingborg|SE|56.05|12.69
    Vantaa|vantaa|FI|60.29|25.04
    Jyväskylä|jyvaeskylae|FI|62.24|25.75
    Lahti|lahti|FI|60.98|25.66
    Kuopio|kuopio|FI|62.89|27.68
    Córdoba|cordoba|ES|37.89|-4.78
    Córdoba|cordoba|AR|-31.42|-64.18
    Murcia|murcia|ES|37.99|-1.13
    Palma|palma|ES|39.57|2.65
    Las Palmas|laspalmas|ES|28.12|-15.43
    Alicante|alicante|ES|38.35|-0.48
    Valladolid|valladolid|ES|41.65|-4.72
    Granada|granada|ES|37.18|-3.60
    Santander|santander|ES|43.46|-3.81
    Vitoria|vitoriagasteiz|ES|42.85|-2.67
    Vitoria|vitoria|ES|42.85|-2.67
    Pamplona|pamplona|ES|42.82|-1.64
    Donostia|donostia|ES|43.32|-1.98
    A Coruña|coruna|ES|43.36|-8.41
    Vigo|vigo|ES|42.24|-8.72
    Cáceres|caceres|ES|39.48|-6.37
    L’Hospitalet|hospitalet|ES|41.36|2.10
    Sabadell|sabadell|ES|41.55|2.11
    Sant Cugat|santcugat|ES|41.47|2.08
    Terrassa|terrassa|ES|41.56|2.01
    Lisbon|lisbon|PT|38.72|-9.14
    Braga|braga|PT|41.55|-8.43
    Coimbra|coimbra|PT|40.21|-8.43
    Cascais|cascais|PT|38.70|-9.42
    Rome|rome|IT|41.90|12.50
    Milan|milan|IT|45.46|9.19
    Turin|turin|IT|45.07|7.69
    Napoli|napoli|IT|40.85|14.27
    Genova|genova|IT|44.41|8.93
    Venezia|venezia|IT|45.44|12.33
    Verona|verona|IT|45.44|10.99
    Padova|padova|IT|45.41|11.88
    Trieste|trieste|IT|45.65|13.77
    Palermo|palermo|IT|38.12|13.36
    Bari|bari|IT|41.12|16.87
    Trento|trento|IT|46.07|11.12
    Bolzano|bolzano|IT|46.50|11.35
    Parma|parma|IT|44.80|10.33
    Modena|modena|IT|44.65|10.93
    Ferrara|ferrara|IT|44.84|11.62
    Athína|athens|GR|37.98|23.73
    Thessaloniki|thessaloniki|GR|40.64|22.94
    Warsaw|warsaw|PL|52.23|21.01
    Gdańsk|gdansk|PL|54.35|18.65
    Gdynia|gdynia|PL|54.52|18.53
    Poznań|poznan|PL|52.41|16.93
    Łódź|lodz|PL|51.76|19.46
    Katowice|katowice|PL|50.26|19.02
    Lublin|lublin|PL|51.25|22.57
    Szczecin|szczecin|PL|53.43|14.55
    Prague|prague|CZ|50.09|14.42
    Ostrava|ostrava|CZ|49.82|18.26
    Plzeň|plzen|CZ|49.75|13.38
    Olomouc|olomouc|CZ|49.59|17.25
    Košice|kosice|SK|48.72|21.26
    Debrecen|debrecen|HU|47.53|21.63
    Maribor|maribor|SI|46.56|15.65
    Rijeka|rijeka|HR|45.33|14.44
    Beograd|beograd|RS|44.82|20.46
    Belgrade|belgrade|RS|44.82|20.46
    Bucureşti|bucuresti|RO|44.43|26.10
    Bucharest|bucharest|RO|44.43|26.10
    Cluj|cluj|RO|46.77|23.59
    Sofia|sofia|BG|42.70|23.32
    Kyiv|kyiv|UA|50.45|30.52
    Lviv|lviv|UA|49.84|24.03
    Moskva|moscow|RU|55.75|37.62
    Tartu|tartu|EE|58.38|26.72
    Kaunas|kaunas|LT|54.90|23.90
    İstanbul|istanbul|TR|41.01|28.98|70
    Ankara|ankara|TR|39.93|32.86
    İzmir|izmir|TR|38.42|27.14
    Tel Aviv|telaviv|IL|32.08|34.78
    Jerusalem|jerusalem|IL|31.77|35.21
    Haifa|haifa|IL|32.79|34.99
    Dubai|dubai|AE|25.20|55.27
    Tokyo|tokyo|JP|35.68|139.69|60
    Yokohama|yokohama|JP|35.44|139.64
    Osaka|osaka|JP|34.69|135.50
    Kyoto|kyoto|JP|35.01|135.77
    Nagoya|nagoya|JP|35.18|136.91
    Sapporo|sapporo|JP|43.06|141.35
    Fukuoka|fukuoka|JP|33.59|130.40
    Kobe|kobe|JP|34.69|135.20
    Seoul|seoul|KR|37.57|126.98
    Busan|busan|KR|35.18|129.08
    Taichung|taichung|TW|24.15|120.67
    Kaohsiung|kaohsiung|TW|22.63|120.30|70
    Tainan|tainan|TW|23.00|120.20
    New Taipei|newtaipei|TW|25.01|121.46
    Beijing|beijing|CN|39.90|116.40|90
    Shanghai|shanghai|CN|31.23|121.47
    Macau|macau|MO|22.19|113.54
    Kuala Lumpur|kualalumpur|MY|3.14|101.69
    Bangkok|bangkok|TH|13.76|100.50
    Manila|manila|PH|14.60|120.98
    Jakarta|jakarta|ID|-6.21|106.85
    Mumbai|mumbai|IN|19.08|72.88
    Delhi|delhi|IN|28.61|77.21
    Bengaluru|bengaluru|IN|12.97|77.59
    Chennai|chennai|IN|13.08|80.27
    Pune|pune|IN|18.52|73.86
    Hobart|hobart|AU|-42.88|147.33
    Darwin|darwin|AU|-12.46|130.84
    Geelong|geelong|AU|-38.15|144.36
    Gold Coast|goldcoast|AU|-28.02|153.40
    Sunshine Coast|sunshinecoast|AU|-26.65|153.07
    Townsville|townsville|AU|-19.26|146.82
    Bendigo|bendigo|AU|-36.76|144.28
    Launceston|launceston|AU|-41.44|147.14
    Wyndham|wyndham|AU|-37.88|144.66
    Parramatta|parramatta|AU|-33.82|151.00
    Australian Capital Territory|act|AU|-35.28|149.13
    Dunedin|dunedin|NZ|-45.87|170.50
    Tauranga|tauranga|NZ|-37.69|176.17
    Johannesburg|johannesburg|ZA|-26.20|28.05
    Cape Town|capetown|ZA|-33.93|18.42|60
    Durban|durban|ZA|-29.86|31.02
    Nairobi|nairobi|KE|-1.29|36.82
    Ciudad de México|ciudaddemexico|MX|19.43|-99.13
    Ciudad de México|cdmx|MX|19.43|-99.13
    Ciudad de México|mexicocity|MX|19.43|-99.13
    Guadalajara|guadalajara|MX|20.67|-103.35
    Monterrey|monterrey|MX|25.69|-100.32
    Zapopan|zapopan|MX|20.72|-103.39
    Bogotá|bogota|CO|4.61|-74.08
    Medellín|medellin|CO|6.24|-75.57
    Cali|cali|CO|3.45|-76.53
    Lima|lima|PE|-12.05|-77.04
    Quito|quito|EC|-0.18|-78.47
    Santiago|santiago|CL|-33.45|-70.67
    Montevideo|montevideo|UY|-34.90|-56.16
    Rosario|rosario|AR|-32.95|-60.65
    Mendoza|mendoza|AR|-32.89|-68.85
    La Plata|laplata|AR|-34.92|-57.95
    Bahía Blanca|bahiablanca|AR|-38.72|-62.27
    Belo Horizonte|belohorizonte|BR|-19.92|-43.94
    Recife|recife|BR|-8.05|-34.90
    Fortaleza|fortaleza|BR|-3.73|-38.52
    Salvador|salvador|BR|-12.97|-38.50
    Brasília|brasilia|BR|-15.79|-47.88|70
    Florianópolis|florianopolis|BR|-27.60|-48.55
    """
}
