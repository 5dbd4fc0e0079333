// Well-known places of Africa, the Indian Ocean and Antarctica, with the zones that their clocks are set by.

extension KnownPlaces {
  static let africa = """
    30.0444 31.2357 Africa/Cairo  # Cairo
    4.8594 31.5713 Africa/Juba  # Juba
    15.5007 32.5599 Africa/Khartoum  # Khartoum
    33.5731 -7.5898 Africa/Casablanca  # Casablanca
    27.1536 -13.2033 Africa/El_Aaiun  # El Aaiun
    36.7538 3.0588 Africa/Algiers  # Algiers
    27.6719 -8.1400 Africa/Algiers  # Tindouf
    14.7167 -17.4677 Africa/Dakar  # Dakar
    13.4549 -16.5790 Africa/Banjul  # Banjul
    6.5244 3.3792 Africa/Lagos  # Lagos
    3.7504 8.7371 Africa/Malabo  # Malabo
    -5.5500 12.2000 Africa/Luanda  # Cabinda
    -4.4419 15.2663 Africa/Kinshasa  # Kinshasa
    -4.2634 15.2429 Africa/Brazzaville  # Brazzaville
    -11.6876 27.5026 Africa/Lubumbashi  # Lubumbashi
    -1.6790 29.2340 Africa/Lubumbashi  # Goma
    -1.7000 29.2570 Africa/Kigali  # Gisenyi
    -1.2921 36.8219 Africa/Nairobi  # Nairobi
    9.0300 38.7400 Africa/Addis_Ababa  # Addis Ababa
    -29.3151 27.4869 Africa/Maseru  # Maseru
    -29.1940 27.4570 Africa/Johannesburg  # Ladybrand
    -29.5220 28.6080 Africa/Maseru  # Thaba-Tseka
    -26.3054 31.1367 Africa/Mbabane  # Mbabane
    -26.2041 28.0473 Africa/Johannesburg  # Johannesburg
    -17.5010 24.2700 Africa/Windhoek  # Katima Mulilo
    -17.9310 25.8300 Africa/Harare  # Victoria Falls
    -17.8540 25.8540 Africa/Lusaka  # Livingstone
    -18.8792 47.5079 Indian/Antananarivo  # Antananarivo
    -12.7806 45.2278 Indian/Mayotte  # Mamoudzou
    -20.8789 55.4481 Indian/Reunion  # Saint-Denis, Reunion
    -77.8460 166.6760 Antarctica/McMurdo  # McMurdo
    -78.4644 106.8370 Antarctica/Vostok  # Vostok
    -66.2820 110.5280 Antarctica/Casey  # Casey
    -68.5770 77.9670 Antarctica/Davis  # Davis
    -64.7740 -64.0530 Antarctica/Palmer  # Palmer
    -67.5680 -68.1250 Antarctica/Rothera  # Rothera
    -72.0110 2.5350 Antarctica/Troll  # Troll
    -69.0060 39.5900 Antarctica/Syowa  # Syowa
    """
}
