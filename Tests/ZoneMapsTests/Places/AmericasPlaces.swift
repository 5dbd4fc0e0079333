// Well-known places of the Americas, with the zones that their clocks are set by.

extension KnownPlaces {
  static let americas = """
    45.5019 -73.5674 America/Toronto  # Montreal
    46.8139 -71.2080 America/Toronto  # Quebec City
    51.4167 -57.1333 America/Blanc-Sablon  # Blanc-Sablon
    43.6532 -79.3832 America/Toronto  # Toronto
    48.3809 -89.2477 America/Toronto  # Thunder Bay
    48.7231 -94.5669 America/Winnipeg  # Rainy River
    49.8951 -97.1384 America/Winnipeg  # Winnipeg
    50.4452 -104.6189 America/Regina  # Regina
    53.2780 -110.0050 America/Edmonton  # Lloydminster
    51.0447 -114.0719 America/Edmonton  # Calgary
    55.7596 -120.2377 America/Dawson_Creek  # Dawson Creek
    49.0955 -116.5135 America/Creston  # Creston
    49.5122 -115.7694 America/Edmonton  # Cranbrook
    58.8050 -122.6972 America/Fort_Nelson  # Fort Nelson
    49.2827 -123.1207 America/Vancouver  # Vancouver
    60.7212 -135.0568 America/Whitehorse  # Whitehorse
    62.4540 -114.3718 America/Edmonton  # Yellowknife
    63.7467 -68.5170 America/Iqaluit  # Iqaluit
    62.8090 -92.0896 America/Rankin_Inlet  # Rankin Inlet
    69.1169 -105.0597 America/Cambridge_Bay  # Cambridge Bay
    44.6488 -63.5752 America/Halifax  # Halifax
    46.1969 -59.9570 America/Glace_Bay  # Glace Bay
    46.0878 -64.7782 America/Moncton  # Moncton
    47.5615 -52.7126 America/St_Johns  # St. John's
    53.3017 -60.3261 America/Goose_Bay  # Goose Bay
    46.7811 -56.1764 America/Miquelon  # Saint-Pierre
    47.0990 -56.3800 America/Miquelon  # Miquelon
    64.1814 -51.6941 America/Nuuk  # Nuuk
    70.4853 -21.9667 America/Scoresbysund  # Ittoqqortoormiit
    76.7700 -18.6700 America/Danmarkshavn  # Danmarkshavn
    76.5312 -68.7032 America/Thule  # Pituffik
    40.7128 -74.0060 America/New_York  # New York
    42.3314 -83.0458 America/Detroit  # Detroit
    42.3149 -83.0364 America/Toronto  # Windsor, Ontario
    41.8781 -87.6298 America/Chicago  # Chicago
    39.7684 -86.1581 America/Indiana/Indianapolis  # Indianapolis
    38.2527 -85.7585 America/Kentucky/Louisville  # Louisville
    41.2959 -86.6250 America/Indiana/Knox  # Knox, Indiana
    37.9514 -86.7678 America/Indiana/Tell_City  # Tell City
    38.4920 -87.2786 America/Indiana/Petersburg  # Petersburg, Indiana
    38.6773 -87.5286 America/Indiana/Vincennes  # Vincennes
    41.0514 -86.6031 America/Indiana/Winamac  # Winamac
    38.7478 -85.0672 America/Indiana/Vevay  # Vevay
    38.3692 -86.3436 America/Indiana/Marengo  # Marengo
    36.8298 -84.8491 America/Kentucky/Monticello  # Monticello, Kentucky
    45.1078 -87.6143 America/Menominee  # Menominee
    39.7392 -104.9903 America/Denver  # Denver
    43.6150 -116.2023 America/Boise  # Boise
    33.4484 -112.0740 America/Phoenix  # Phoenix
    35.6806 -109.0526 America/Denver  # Window Rock (Navajo)
    35.8731 -110.6136 America/Phoenix  # Kykotsmovi (Hopi)
    36.1350 -111.2399 America/Denver  # Tuba City (Navajo)
    36.1111 -111.2225 America/Phoenix  # Moenkopi (Hopi enclave)
    35.7720 -110.1370 America/Denver  # Jeddito (Navajo in Hopi)
    47.1164 -101.2996 America/North_Dakota/Center  # Center, North Dakota
    46.8450 -101.4110 America/North_Dakota/New_Salem  # New Salem
    47.2633 -101.7779 America/North_Dakota/Beulah  # Beulah
    46.8083 -100.7837 America/Chicago  # Bismarck
    34.0522 -118.2437 America/Los_Angeles  # Los Angeles
    40.7391 -114.0733 America/Denver  # West Wendover
    41.9832 -114.6748 America/Los_Angeles  # Jackpot, Nevada
    44.0266 -116.9629 America/Boise  # Malheur (Ontario, Oregon)
    61.2181 -149.9003 America/Anchorage  # Anchorage
    58.3019 -134.4197 America/Juneau  # Juneau
    55.1293 -131.5722 America/Metlakatla  # Metlakatla
    55.9166 -130.0247 America/Sitka  # Hyder
    51.8800 -176.6581 America/Adak  # Adak
    21.3069 -157.8583 Pacific/Honolulu  # Honolulu
    48.9853 -123.0780 America/Los_Angeles  # Point Roberts
    49.3453 -95.0708 America/Chicago  # Angle Inlet
    32.5149 -117.0382 America/Tijuana  # Tijuana
    32.7157 -117.1611 America/Los_Angeles  # San Diego
    29.0729 -110.9559 America/Hermosillo  # Hermosillo
    31.6904 -106.4245 America/Ciudad_Juarez  # Ciudad Juarez
    31.7619 -106.4850 America/Denver  # El Paso
    29.5644 -104.4164 America/Ojinaga  # Ojinaga
    28.6320 -106.0691 America/Chihuahua  # Chihuahua
    20.7400 -105.3300 America/Bahia_Banderas  # Bahia de Banderas
    20.6534 -105.2253 America/Mexico_City  # Puerto Vallarta
    21.1619 -86.8515 America/Cancun  # Cancun
    20.9674 -89.5926 America/Merida  # Merida
    19.4326 -99.1332 America/Mexico_City  # Mexico City
    17.5046 -88.1962 America/Belize  # Belize City
    23.1136 -82.3666 America/Havana  # Havana
    19.9070 -75.0960 America/New_York  # Guantanamo Bay
    18.5944 -72.3074 America/Port-au-Prince  # Port-au-Prince
    18.4861 -69.9312 America/Santo_Domingo  # Santo Domingo
    18.0679 -63.0825 America/Marigot  # Marigot
    18.0237 -63.0458 America/Lower_Princes  # Philipsburg
    4.7110 -74.0721 America/Bogota  # Bogota
    -4.2153 -69.9406 America/Bogota  # Leticia
    -4.2410 -69.9383 America/Manaus  # Tabatinga
    -4.3830 -70.0310 America/Eirunepe  # Benjamin Constant
    -6.6600 -69.8736 America/Eirunepe  # Eirunepe
    -9.9754 -67.8249 America/Rio_Branco  # Rio Branco
    -3.1190 -60.0217 America/Manaus  # Manaus
    -8.7612 -63.9004 America/Porto_Velho  # Porto Velho
    -15.6014 -56.0979 America/Cuiaba  # Cuiaba
    -20.4697 -54.6201 America/Campo_Grande  # Campo Grande
    -23.5505 -46.6333 America/Sao_Paulo  # Sao Paulo
    -12.9777 -38.5016 America/Bahia  # Salvador
    -8.0476 -34.8770 America/Recife  # Recife
    -3.8400 -32.4100 America/Noronha  # Fernando de Noronha
    -25.5163 -54.5854 America/Sao_Paulo  # Foz do Iguacu
    -25.5097 -54.6111 America/Asuncion  # Ciudad del Este
    -25.5991 -54.5736 America/Argentina/Cordoba  # Puerto Iguazu
    4.9224 -52.3135 America/Cayenne  # Cayenne
    5.8520 -55.2038 America/Paramaribo  # Paramaribo
    10.4806 -66.9036 America/Caracas  # Caracas
    -16.4897 -68.1193 America/La_Paz  # La Paz
    -15.8402 -70.0219 America/Lima  # Puno
    -25.2637 -57.5759 America/Asuncion  # Asuncion
    -34.6037 -58.3816 America/Argentina/Buenos_Aires  # Buenos Aires
    -34.9011 -56.1645 America/Montevideo  # Montevideo
    -24.7821 -65.4232 America/Argentina/Salta  # Salta
    -32.8895 -68.8458 America/Argentina/Mendoza  # Mendoza
    -33.3017 -66.3378 America/Argentina/San_Luis  # San Luis
    -54.8019 -68.3030 America/Argentina/Ushuaia  # Ushuaia
    -51.6230 -69.2168 America/Argentina/Rio_Gallegos  # Rio Gallegos
    -53.1638 -70.9171 America/Punta_Arenas  # Punta Arenas
    -33.4489 -70.6693 America/Santiago  # Santiago
    -45.5752 -72.0662 America/Coyhaique  # Coyhaique
    -27.1500 -109.4250 Pacific/Easter  # Easter Island
    -0.7400 -90.3100 Pacific/Galapagos  # Galapagos
    -2.1894 -79.8891 America/Guayaquil  # Guayaquil
    -51.6977 -57.8517 Atlantic/Stanley  # Stanley
    -54.2811 -36.5092 Atlantic/South_Georgia  # Grytviken
    65.7580 -168.9530 America/Nome  # Little Diomede
    """
}
