// Well-known places of Asia, with the zones that their clocks are set by.

extension KnownPlaces {
  static let asia = """
    35.1650 33.3600 Asia/Nicosia  # Nicosia
    35.1250 33.9410 Asia/Famagusta  # Famagusta
    34.5900 32.9870 Asia/Nicosia  # Akrotiri
    56.8389 60.6057 Asia/Yekaterinburg  # Yekaterinburg
    54.9885 73.3242 Asia/Omsk  # Omsk
    55.0084 82.9357 Asia/Novosibirsk  # Novosibirsk
    53.3474 83.7788 Asia/Barnaul  # Barnaul
    56.4977 84.9744 Asia/Tomsk  # Tomsk
    53.7596 87.1216 Asia/Novokuznetsk  # Novokuznetsk
    52.2870 104.3050 Asia/Irkutsk  # Irkutsk
    52.0340 113.4994 Asia/Chita  # Chita
    43.1155 131.8855 Asia/Vladivostok  # Vladivostok
    62.6560 135.5540 Asia/Khandyga  # Khandyga
    64.5660 143.2000 Asia/Ust-Nera  # Ust-Nera
    46.9591 142.7380 Asia/Sakhalin  # Yuzhno-Sakhalinsk
    64.7340 177.5080 Asia/Anadyr  # Anadyr
    65.7800 -169.0600 Asia/Anadyr  # Big Diomede
    40.4093 49.8671 Asia/Baku  # Baku
    39.2089 45.4122 Asia/Baku  # Nakhchivan
    40.1792 44.4991 Asia/Yerevan  # Yerevan
    35.6892 51.3890 Asia/Tehran  # Tehran
    51.1694 71.4491 Asia/Almaty  # Astana
    51.2333 51.3667 Asia/Oral  # Oral
    45.6167 63.3167 Asia/Qyzylorda  # Baikonur
    41.2995 69.2401 Asia/Tashkent  # Tashkent
    39.9840 71.8060 Asia/Tashkent  # Shakhimardan (enclave)
    39.9640 71.1310 Asia/Tashkent  # Sokh (enclave)
    42.8746 74.5698 Asia/Bishkek  # Bishkek
    34.5553 69.2075 Asia/Kabul  # Kabul
    31.7683 35.2137 Asia/Jerusalem  # Jerusalem
    32.0853 34.7818 Asia/Jerusalem  # Tel Aviv
    31.5017 34.4668 Asia/Gaza  # Gaza
    31.5326 35.0998 Asia/Hebron  # Hebron
    31.9454 35.9284 Asia/Amman  # Amman
    25.2048 55.2708 Asia/Dubai  # Dubai
    25.2840 56.3330 Asia/Muscat  # Madha (Omani enclave)
    26.1990 56.2440 Asia/Muscat  # Musandam
    23.5880 58.3829 Asia/Muscat  # Muscat
    28.6139 77.2090 Asia/Kolkata  # Delhi
    27.7172 85.3240 Asia/Kathmandu  # Kathmandu
    27.4728 89.6390 Asia/Thimphu  # Thimphu
    23.8103 90.4125 Asia/Dhaka  # Dhaka
    26.3000 88.9500 Asia/Dhaka  # Dahagram (enclave)
    31.6050 74.5740 Asia/Kolkata  # Wagah
    31.5204 74.3587 Asia/Karachi  # Lahore
    6.9271 79.8612 Asia/Colombo  # Colombo
    4.1755 73.5093 Indian/Maldives  # Male
    16.8409 96.1735 Asia/Yangon  # Yangon
    13.7563 100.5018 Asia/Bangkok  # Bangkok
    17.9757 102.6331 Asia/Vientiane  # Vientiane
    17.8780 102.7410 Asia/Bangkok  # Nong Khai
    21.0285 105.8542 Asia/Bangkok  # Hanoi
    10.8231 106.6297 Asia/Ho_Chi_Minh  # Ho Chi Minh City
    1.3521 103.8198 Asia/Singapore  # Singapore
    1.4927 103.7414 Asia/Kuala_Lumpur  # Johor Bahru
    1.1300 104.0530 Asia/Jakarta  # Batam
    1.5533 110.3592 Asia/Kuching  # Kuching
    -0.0263 109.3425 Asia/Pontianak  # Pontianak
    4.9031 114.9398 Asia/Brunei  # Bandar Seri Begawan
    4.7100 115.1000 Asia/Brunei  # Temburong
    4.7550 115.0080 Asia/Kuching  # Limbang
    -5.1477 119.4327 Asia/Makassar  # Makassar
    -2.5920 140.6690 Asia/Jayapura  # Jayapura
    -8.5569 125.5603 Asia/Dili  # Dili
    -9.2030 124.3570 Asia/Dili  # Oecusse (exclave)
    -10.1772 123.6070 Asia/Makassar  # Kupang
    14.5995 120.9842 Asia/Manila  # Manila
    22.3193 114.1694 Asia/Hong_Kong  # Hong Kong
    22.5431 114.0579 Asia/Shanghai  # Shenzhen
    22.1987 113.5439 Asia/Macau  # Macau
    22.2710 113.5670 Asia/Shanghai  # Zhuhai
    43.8256 87.6168 Asia/Urumqi  # Urumqi
    39.4704 75.9898 Asia/Urumqi  # Kashgar
    40.1421 94.6620 Asia/Shanghai  # Dunhuang
    39.9042 116.4074 Asia/Shanghai  # Beijing
    25.0330 121.5654 Asia/Taipei  # Taipei
    24.4360 118.3170 Asia/Taipei  # Kinmen
    24.4798 118.0894 Asia/Shanghai  # Xiamen
    48.0056 91.6419 Asia/Hovd  # Khovd
    47.8864 106.9057 Asia/Ulaanbaatar  # Ulaanbaatar
    37.5665 126.9780 Asia/Seoul  # Seoul
    39.0392 125.7625 Asia/Pyongyang  # Pyongyang
    40.1290 124.3940 Asia/Shanghai  # Dandong
    40.1000 124.3980 Asia/Pyongyang  # Sinuiju
    35.6762 139.6503 Asia/Tokyo  # Tokyo
    """
}
