// The table of cities goes on: main cities of the Americas and the capitals of their provinces.

extension City {
  /// Main cities of the Americas and the capitals of their provinces.
  static let americanLines = """
    Puebla|puebla|MX|19.04|-98.21
    Tijuana|tijuana|MX|32.51|-117.04
    Mérida|merida|MX|20.97|-89.62
    Mérida|merida|VE|8.60|-71.14
    Querétaro|queretaro|MX|20.59|-100.39
    Toluca|toluca|MX|19.28|-99.66
    San Luis Potosí|sanluispotosi|MX|22.15|-100.98
    Aguascalientes|aguascalientes|MX|21.88|-102.29
    Cancún|cancun|MX|21.16|-86.85
    Chihuahua|chihuahua|MX|28.63|-106.09
    Hermosillo|hermosillo|MX|29.07|-110.96
    Saltillo|saltillo|MX|25.42|-101.00
    Culiacán|culiacan|MX|24.80|-107.39
    Veracruz|veracruz|MX|19.17|-96.13
    Morelia|morelia|MX|19.70|-101.19
    Oaxaca|oaxaca|MX|17.07|-96.72
    Ciudad Juárez|ciudadjuarez|MX|31.69|-106.42
    Mexicali|mexicali|MX|32.62|-115.45
    Durango|durango|MX|24.02|-104.66
    Torreón|torreon|MX|25.54|-103.41
    Xalapa|xalapa|MX|19.54|-96.92
    Tlaquepaque|tlaquepaque|MX|20.64|-103.31
    San Pedro Garza García|sanpedrogarzagarcia|MX|25.66|-100.40
    Guatemala|guatemala|GT|14.63|-90.51
    San Salvador|sansalvador|SV|13.69|-89.22
    Tegucigalpa|tegucigalpa|HN|14.07|-87.19
    Managua|managua|NI|12.14|-86.25
    Panamá|panama|PA|8.98|-79.52
    Panama City|panamacity|PA|8.98|-79.52
    Panama City|panamacity|US|30.16|-85.66
    La Habana|lahabana|CU|23.11|-82.37
    Havana|havana|CU|23.11|-82.37
    Santo Domingo|santodomingo|DO|18.49|-69.93
    San Juan|sanjuan|PR|18.47|-66.11
    San Juan|sanjuan|AR|-31.54|-68.52
    Kingston|kingston|JM|17.97|-76.79
    Port of Spain|portofspain|TT|10.65|-61.51
    Caracas|caracas|VE|10.49|-66.88
    Maracaibo|maracaibo|VE|10.65|-71.61
    Valencia|valencia|VE|10.16|-68.00
    Barranquilla|barranquilla|CO|10.97|-74.80
    Bucaramanga|bucaramanga|CO|7.12|-73.12
    Pereira|pereira|CO|4.81|-75.70
    Manizales|manizales|CO|5.07|-75.52
    Cúcuta|cucuta|CO|7.89|-72.51
    Ibagué|ibague|CO|4.44|-75.24
    Santa Marta|santamarta|CO|11.24|-74.20
    Pasto|pasto|CO|1.21|-77.28
    Guayaquil|guayaquil|EC|-2.19|-79.89
    Cuenca|cuenca|EC|-2.90|-79.00
    Arequipa|arequipa|PE|-16.41|-71.54
    Trujillo|trujillo|PE|-8.11|-79.03
    Cusco|cusco|PE|-13.53|-71.97
    Miraflores|miraflores|PE|-12.12|-77.03
    La Paz|lapaz|BO|-16.50|-68.15
    La Paz|lapaz|MX|24.14|-110.31
    Santa Cruz|santacruzdelasierra|BO|-17.78|-63.18
    Cochabamba|cochabamba|BO|-17.39|-66.16
    Asunción|asuncion|PY|-25.29|-57.65
    Valparaíso|valparaiso|CL|-33.05|-71.61
    Viña del Mar|vinadelmar|CL|-33.02|-71.55
    Concepción|concepcion|CL|-36.83|-73.05
    Antofagasta|antofagasta|CL|-23.65|-70.40
    Temuco|temuco|CL|-38.74|-72.60
    Providencia|providencia|CL|-33.43|-70.61
    La Serena|laserena|CL|-29.90|-71.25
    Rancagua|rancagua|CL|-34.17|-70.74
    Maldonado|maldonado|UY|-34.90|-54.95
    Canelones|canelones|UY|-34.52|-56.28|60
    Mar del Plata|mardelplata|AR|-38.00|-57.55
    Salta|salta|AR|-24.79|-65.41
    Tucumán|tucuman|AR|-26.82|-65.22
    Santa Fe|santafe|AR|-31.63|-60.70
    Santa Fe|santafe|US|35.69|-105.94
    Neuquén|neuquen|AR|-38.95|-68.06
    Paraná|paranaar|AR|-31.73|-60.53
    Corrientes|corrientes|AR|-27.47|-58.83
    Posadas|posadas|AR|-27.37|-55.90
    Bariloche|bariloche|AR|-41.13|-71.31
    Buenos Aires|caba|AR|-34.60|-58.38
    Vicente López|vicentelopez|AR|-34.53|-58.48
    San Isidro|sanisidro|AR|-34.47|-58.51
    Campinas|campinas|BR|-22.91|-47.06
    Goiânia|goiania|BR|-16.69|-49.26
    Manaus|manaus|BR|-3.12|-60.02
    Belém|belem|BR|-1.46|-48.49
    Vitória|vitoria|BR|-20.32|-40.34
    Natal|natalrn|BR|-5.79|-35.21
    João Pessoa|joaopessoa|BR|-7.12|-34.86
    Maceió|maceio|BR|-9.65|-35.74
    Aracaju|aracaju|BR|-10.91|-37.07
    Teresina|teresina|BR|-5.09|-42.80
    São Luís|saoluis|BR|-2.53|-44.30
    Campo Grande|campogrande|BR|-20.47|-54.62
    Cuiabá|cuiaba|BR|-15.60|-56.10
    Londrina|londrina|BR|-23.31|-51.16
    Joinville|joinville|BR|-26.30|-48.85
    Niterói|niteroi|BR|-22.88|-43.10
    Santos|santos|BR|-23.96|-46.33
    São José dos Campos|saojosedoscampos|BR|-23.18|-45.89
    Uberlândia|uberlandia|BR|-18.92|-48.28
    Ribeirão Preto|ribeiraopreto|BR|-21.18|-47.81
    Guarulhos|guarulhos|BR|-23.46|-46.53
    Caxias do Sul|caxiasdosul|BR|-29.17|-51.18
    Rio de Janeiro|rio|BR|-22.91|-43.17
    Los Angeles|lacounty|US|34.20|-118.20|90
    Los Angeles|losangelescounty|US|34.20|-118.20|90
    King County|kingcounty|US|47.50|-121.90|80
    Cook County|cookcounty|US|41.80|-87.80|60
    Maricopa|maricopa|US|33.40|-112.20|120
    Montgomery County|montgomerycountymd|US|39.14|-77.20
    Prince George's|princegeorgescounty|US|38.82|-76.85
    Fairfax|fairfax|US|38.84|-77.28
    Orange County|orangecountyca|US|33.70|-117.80|50
    Anaheim|anaheim|US|33.84|-117.91
    Irvine|irvine|US|33.68|-117.83
    Riverside|riversideca|US|33.95|-117.40
    San Bernardino|sanbernardino|US|34.11|-117.29
    Bakersfield|bakersfield|US|35.37|-119.02
    Stockton|stockton|US|37.96|-121.29
    Santa Barbara|santabarbara|US|34.42|-119.70
    Santa Rosa|santarosa|US|38.44|-122.71
    Fremont|fremont|US|37.55|-121.99
    Sunnyvale|sunnyvale|US|37.37|-122.04
    Palo Alto|paloalto|US|37.44|-122.14
    Pasadena|pasadena|US|34.15|-118.14
    Glendale|glendaleca|US|34.14|-118.25
    Chandler|chandler|US|33.31|-111.84
    Gilbert|gilbertaz|US|33.35|-111.79
    Henderson|hendersonnv|US|36.04|-114.98
    Olympia|olympia|US|47.04|-122.90
    Everett|everett|US|47.98|-122.20
    Salem|salemor|US|44.94|-123.04
    Gresham|gresham|US|45.50|-122.43
    Bend|bendor|US|44.06|-121.31
    Provo|provo|US|40.23|-111.66
    Lakewood|lakewoodco|US|39.70|-105.08
    Cheyenne|cheyenne|US|41.14|-104.82
    Billings|billings|US|45.78|-108.50
    Missoula|missoula|US|46.87|-113.99
    Sioux Falls|siouxfalls|US|43.54|-96.73
    Fargo|fargo|US|46.88|-96.79
    Topeka|topeka|US|39.05|-95.68
    Wichita|wichita|US|37.69|-97.34
    Springfield|springfieldmo|US|37.21|-93.29
    Little Rock|littlerock|US|34.75|-92.29
    Shreveport|shreveport|US|32.53|-93.75
    Jackson|jacksonms|US|32.30|-90.18
    Huntsville|huntsville|US|34.73|-86.59
    Montgomery|montgomeryal|US|32.37|-86.30
    Tallahassee|tallahassee|US|30.44|-84.28
    Fort Lauderdale|fortlauderdale|US|26.12|-80.14
    West Palm Beach|westpalmbeach|US|26.71|-80.06
    Gainesville|gainesville|US|29.65|-82.32
    Sarasota|sarasota|US|27.34|-82.53
    Chattanooga|chattanooga|US|35.05|-85.31
    Augusta|augusta|US|33.47|-82.01
    Columbia|columbiasc|US|34.00|-81.03
    Winston-Salem|winstonsalem|US|36.10|-80.24
    Asheville|asheville|US|35.60|-82.55
    Wilmington|wilmingtonde|US|39.75|-75.55
    Annapolis|annapolis|US|38.98|-76.49
    Harrisburg|harrisburg|US|40.27|-76.88
    Allentown|allentown|US|40.61|-75.49
    Scranton|scranton|US|41.41|-75.66
    Erie|eriepa|US|42.13|-80.09
    Akron|akron|US|41.08|-81.52
    Dayton|dayton|US|39.76|-84.19
    Fort Wayne|fortwayne|US|41.08|-85.14
    South Bend|southbend|US|41.68|-86.25
    Bloomington|bloomingtonin|US|39.17|-86.53
    Evanston|evanston|US|42.05|-87.69
    Naperville|naperville|US|41.75|-88.15
    Rockford|rockford|US|42.27|-89.09
    Peoria|peoriail|US|40.69|-89.59
    Green Bay|greenbay|US|44.51|-88.02
    Duluth|duluthmn|US|46.79|-92.10
    Cedar Rapids|cedarrapids|US|41.98|-91.67
    Iowa City|iowacity|US|41.66|-91.53
    Lansing|lansing|US|42.73|-84.56
    Flint|flintmi|US|43.01|-83.69
    Corpus Christi|corpuschristi|US|27.80|-97.40
    Lubbock|lubbock|US|33.58|-101.86
    Frisco|friscotx|US|33.15|-96.82
    Irving|irvingtx|US|32.81|-96.95
    Laredo|laredo|US|27.51|-99.51
    McAllen|mcallen|US|26.20|-98.23
    Norman|normanok|US|35.22|-97.44
    Lowell|lowell|US|42.63|-71.32
    Springfield|springfieldma|US|42.10|-72.59
    Stamford|stamford|US|41.05|-73.54
    Bridgeport|bridgeport|US|41.18|-73.19
    New Rochelle|newrochelle|US|40.91|-73.78
    Montpelier|montpelier|US|44.26|-72.58
    Manchester|manchesternh|US|42.99|-71.46
    Long Island|longisland|US|40.80|-73.20|90
    Nassau County|nassaucounty|US|40.73|-73.59
    Trenton|trenton|US|40.22|-74.76
    Hoboken|hoboken|US|40.74|-74.03
    Calgary|cityofcalgary|CA|51.05|-114.07
    St. Catharines|stcatharines|CA|43.16|-79.24
    Oshawa|oshawa|CA|43.90|-78.86
    Ajax|ajaxon|CA|43.85|-79.02
    Newmarket|newmarket|CA|44.06|-79.46
    Richmond Hill|richmondhill|CA|43.88|-79.44
    Milton|miltonon|CA|43.52|-79.88
    Abbotsford|abbotsford|CA|49.05|-122.30
    Coquitlam|coquitlam|CA|49.28|-122.79
    North Vancouver|northvancouver|CA|49.32|-123.07
    New Westminster|newwestminster|CA|49.21|-122.91
    Kamloops|kamloops|CA|50.67|-120.33
    Prince George|princegeorge|CA|53.92|-122.75
    Saanich|saanich|CA|48.48|-123.38
    Medicine Hat|medicinehat|CA|50.04|-110.68
    Grande Prairie|grandeprairie|CA|55.17|-118.79
    Airdrie|airdrie|CA|51.29|-114.01
    Brandon|brandonmb|CA|49.85|-99.95
    Whitehorse|whitehorse|CA|60.72|-135.06
    Yellowknife|yellowknife|CA|62.45|-114.37
    Charlottetown|charlottetown|CA|46.24|-63.13
    Blainville|blainville|CA|45.67|-73.88
    Mascouche|mascouche|CA|45.75|-73.60
    Saint-Hyacinthe|sainthyacinthe|CA|45.63|-72.96
    Rouyn-Noranda|rouynnoranda|CA|48.24|-79.02
    Châteauguay|chateauguay|CA|45.38|-73.75
    Laval|villedelaval|CA|45.58|-73.72
    Montréal|vdm|CA|45.51|-73.57
    """
}
