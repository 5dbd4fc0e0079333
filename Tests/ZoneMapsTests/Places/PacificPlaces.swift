// Well-known places of Australia and the Pacific, with the zones that their clocks are set by.

extension KnownPlaces {
  static let pacific = """
    -2.6090 141.0070 Pacific/Port_Moresby  # Wutung
    -31.9505 115.8605 Australia/Perth  # Perth
    -31.6770 128.8890 Australia/Eucla  # Eucla
    -31.6380 129.0040 Australia/Eucla  # Border Village
    -12.4634 130.8456 Australia/Darwin  # Darwin
    -34.9285 138.6007 Australia/Adelaide  # Adelaide
    -31.9505 141.4533 Australia/Broken_Hill  # Broken Hill
    -33.8688 151.2093 Australia/Sydney  # Sydney
    -28.1670 153.5370 Australia/Brisbane  # Coolangatta
    -28.1830 153.5400 Australia/Sydney  # Tweed Heads
    -27.4698 153.0251 Australia/Brisbane  # Brisbane
    -20.3500 148.9560 Australia/Lindeman  # Hamilton Island
    -42.8821 147.3272 Australia/Hobart  # Hobart
    -31.5530 159.0800 Australia/Lord_Howe  # Lord Howe Island
    -36.8509 174.7645 Pacific/Auckland  # Auckland
    -43.9500 -176.5500 Pacific/Chatham  # Chatham Islands
    -18.1248 178.4501 Pacific/Fiji  # Suva
    -16.8500 179.9700 Pacific/Fiji  # Taveuni west
    -16.8500 -179.9700 Pacific/Fiji  # Taveuni east
    -13.8507 -171.7514 Pacific/Apia  # Apia
    -14.2756 -170.7020 Pacific/Pago_Pago  # Pago Pago
    1.8721 -157.4278 Pacific/Kiritimati  # Kiritimati
    1.3290 172.9790 Pacific/Tarawa  # Tarawa
    -17.5516 -149.5585 Pacific/Tahiti  # Papeete
    -23.1200 -134.9700 Pacific/Gambier  # Gambier
    -8.9110 -140.1000 Pacific/Marquesas  # Taiohae
    -9.4438 147.1803 Pacific/Port_Moresby  # Port Moresby
    -6.2290 155.5660 Pacific/Bougainville  # Arawa (Bougainville)
    -22.2558 166.4505 Pacific/Noumea  # Noumea
    -25.0667 -130.1000 Pacific/Pitcairn  # Pitcairn
    """
}
