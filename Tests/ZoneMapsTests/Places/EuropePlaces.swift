// Well-known places of Europe and its islands, with the zones that their clocks are set by.

extension KnownPlaces {
  static let europe = """
    64.1466 -21.9426 Atlantic/Reykjavik  # Reykjavik
    62.0079 -6.7909 Atlantic/Faroe  # Torshavn
    51.5074 -0.1278 Europe/London  # London
    54.5973 -5.9301 Europe/London  # Belfast
    54.9966 -7.3086 Europe/London  # Derry
    55.0680 -7.2690 Europe/Dublin  # Muff, Donegal
    53.3498 -6.2603 Europe/Dublin  # Dublin
    49.1868 -2.1062 Europe/Jersey  # Saint Helier
    49.4555 -2.5368 Europe/Guernsey  # Saint Peter Port
    54.1509 -4.4815 Europe/Isle_of_Man  # Douglas
    38.7223 -9.1393 Europe/Lisbon  # Lisbon
    38.8810 -7.1630 Europe/Lisbon  # Elvas
    38.8794 -6.9707 Europe/Madrid  # Badajoz
    37.7412 -25.6756 Atlantic/Azores  # Ponta Delgada
    32.6669 -16.9241 Atlantic/Madeira  # Funchal
    28.1235 -15.4363 Atlantic/Canary  # Las Palmas
    40.4168 -3.7038 Europe/Madrid  # Madrid
    36.1408 -5.3536 Europe/Gibraltar  # Gibraltar
    36.1681 -5.3478 Europe/Madrid  # La Linea
    35.8894 -5.3213 Africa/Ceuta  # Ceuta
    35.2923 -2.9381 Africa/Ceuta  # Melilla
    42.4650 1.9810 Europe/Madrid  # Llivia
    42.4317 1.9280 Europe/Madrid  # Puigcerda
    42.4340 1.9430 Europe/Paris  # Bourg-Madame
    42.5063 1.5218 Europe/Andorra  # Andorra la Vella
    48.8566 2.3522 Europe/Paris  # Paris
    48.5734 7.7521 Europe/Paris  # Strasbourg
    48.5720 7.8150 Europe/Berlin  # Kehl
    43.7384 7.4246 Europe/Monaco  # Monaco
    43.7430 7.4230 Europe/Paris  # Beausoleil
    46.2044 6.1432 Europe/Zurich  # Geneva
    46.2560 6.1080 Europe/Paris  # Ferney-Voltaire
    47.5596 7.5886 Europe/Zurich  # Basel
    47.5950 7.6110 Europe/Berlin  # Weil am Rhein
    47.5900 7.5590 Europe/Paris  # Saint-Louis, Alsace
    47.6970 8.6890 Europe/Busingen  # Buesingen
    47.7010 8.7230 Europe/Zurich  # Dorflingen
    47.6960 8.6350 Europe/Zurich  # Schaffhausen
    47.6603 9.1758 Europe/Berlin  # Constance
    47.6430 9.1750 Europe/Zurich  # Kreuzlingen
    47.1410 9.5209 Europe/Vaduz  # Vaduz
    47.1670 9.4780 Europe/Zurich  # Buchs SG
    45.9710 8.9710 Europe/Rome  # Campione d'Italia
    46.0037 8.9511 Europe/Zurich  # Lugano
    41.9028 12.4964 Europe/Rome  # Rome
    41.9029 12.4534 Europe/Vatican  # Vatican City
    43.9424 12.4578 Europe/San_Marino  # San Marino
    50.8503 4.3517 Europe/Brussels  # Brussels
    51.4470 4.9290 Europe/Amsterdam  # Baarle-Nassau
    51.4410 4.9305 Europe/Brussels  # Baarle-Hertog
    50.7700 6.0180 Europe/Amsterdam  # Vaals
    50.7753 6.0839 Europe/Berlin  # Aachen
    52.3676 4.9041 Europe/Amsterdam  # Amsterdam
    49.6116 6.1319 Europe/Luxembourg  # Luxembourg
    49.7490 6.6371 Europe/Berlin  # Trier
    52.5200 13.4050 Europe/Berlin  # Berlin
    52.3510 14.5610 Europe/Warsaw  # Slubice
    52.3430 14.5430 Europe/Berlin  # Frankfurt (Oder)
    47.5740 10.4470 Europe/Vienna  # Jungholz
    47.8095 13.0550 Europe/Vienna  # Salzburg
    47.8400 12.9780 Europe/Berlin  # Freilassing
    54.7937 9.4469 Europe/Berlin  # Flensburg
    54.8220 9.3600 Europe/Copenhagen  # Padborg
    55.6761 12.5683 Europe/Copenhagen  # Copenhagen
    55.6050 13.0038 Europe/Stockholm  # Malmo
    65.8350 24.1360 Europe/Stockholm  # Haparanda
    65.8480 24.1470 Europe/Helsinki  # Tornio
    60.0973 19.9348 Europe/Mariehamn  # Mariehamn
    78.2232 15.6267 Arctic/Longyearbyen  # Longyearbyen
    78.0650 14.2170 Arctic/Longyearbyen  # Barentsburg
    69.7271 30.0450 Europe/Oslo  # Kirkenes
    69.4080 30.2190 Europe/Moscow  # Nikel
    54.7104 20.4522 Europe/Kaliningrad  # Kaliningrad
    55.3030 21.0050 Europe/Vilnius  # Nida
    54.6872 25.2797 Europe/Vilnius  # Vilnius
    59.3797 28.1791 Europe/Tallinn  # Narva
    59.3750 28.2230 Europe/Moscow  # Ivangorod
    57.7780 26.0470 Europe/Tallinn  # Valga
    57.7750 26.0170 Europe/Riga  # Valka
    53.9006 27.5590 Europe/Minsk  # Minsk
    50.4501 30.5234 Europe/Kyiv  # Kyiv
    48.6208 22.2879 Europe/Kyiv  # Uzhhorod
    46.8482 29.5968 Europe/Chisinau  # Tiraspol
    47.0105 28.8638 Europe/Chisinau  # Chisinau
    44.9521 34.1024 Europe/Simferopol  # Simferopol
    44.7866 20.4489 Europe/Belgrade  # Belgrade
    45.8150 15.9819 Europe/Zagreb  # Zagreb
    43.3438 17.8078 Europe/Sarajevo  # Mostar
    42.9240 17.6150 Europe/Sarajevo  # Neum
    42.6507 18.0944 Europe/Zagreb  # Dubrovnik
    41.0082 28.9784 Europe/Istanbul  # Istanbul
    41.6771 26.5557 Europe/Istanbul  # Edirne
    37.9838 23.7275 Europe/Athens  # Athens
    55.7558 37.6173 Europe/Moscow  # Moscow
    53.1959 50.1002 Europe/Samara  # Samara
    51.5336 46.0342 Europe/Saratov  # Saratov
    48.7080 44.5133 Europe/Volgograd  # Volgograd
    54.3142 48.4031 Europe/Ulyanovsk  # Ulyanovsk
    46.3497 48.0408 Europe/Astrakhan  # Astrakhan
    """
}
