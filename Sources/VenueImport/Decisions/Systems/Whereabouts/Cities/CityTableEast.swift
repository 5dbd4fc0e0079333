// The table of cities goes on: main cities of Asia, Africa and Oceania.

extension City {
  /// Main cities of Asia, Africa and Oceania.
  static let easternLines = """
    Kawasaki|kawasaki|JP|35.53|139.70
    Saitama|saitama|JP|35.86|139.65
    Hiroshima|hiroshima|JP|34.39|132.46
    Sendai|sendai|JP|38.27|140.87
    Chiba|chiba|JP|35.61|140.11
    Kitakyushu|kitakyushu|JP|33.88|130.88
    Niigata|niigata|JP|37.92|139.04
    Hamamatsu|hamamatsu|JP|34.71|137.73
    Kumamoto|kumamoto|JP|32.80|130.71
    Okayama|okayama|JP|34.66|133.92
    Shizuoka|shizuoka|JP|34.98|138.38
    Kanazawa|kanazawa|JP|36.56|136.66
    Kagoshima|kagoshima|JP|31.60|130.56
    Nagasaki|nagasaki|JP|32.75|129.88
    Naha|naha|JP|26.21|127.68
    Okinawa|okinawa|JP|26.50|128.00|90
    Aizuwakamatsu|aizuwakamatsu|JP|37.49|139.93
    Sabae|sabae|JP|35.96|136.18
    Yokosuka|yokosuka|JP|35.28|139.67
    Matsuyama|matsuyama|JP|33.84|132.77
    Toyama|toyama|JP|36.70|137.21
    Fukui|fukui|JP|36.07|136.22
    Nara|nara|JP|34.69|135.80
    Sakai|sakaiosaka|JP|34.57|135.48
    Setagaya|setagaya|JP|35.65|139.65
    Shinjuku|shinjuku|JP|35.69|139.70
    Minato|minato|JP|35.66|139.75
    Incheon|incheon|KR|37.46|126.71
    Daegu|daegu|KR|35.87|128.60
    Daejeon|daejeon|KR|36.35|127.38
    Gwangju|gwangju|KR|35.16|126.85
    Ulsan|ulsan|KR|35.54|129.31
    Suwon|suwon|KR|37.26|127.03
    Jeju|jeju|KR|33.50|126.53|60
    Sejong|sejong|KR|36.48|127.29
    Gyeonggi|gyeonggi|KR|37.40|127.20|90
    Changwon|changwon|KR|35.23|128.68
    Jeonju|jeonju|KR|35.82|127.15
    Taoyuan|taoyuan|TW|24.99|121.30
    Hsinchu|hsinchu|TW|24.81|120.97
    Keelung|keelung|TW|25.13|121.74
    Chiayi|chiayi|TW|23.48|120.45
    Hualien|hualien|TW|23.98|121.60
    Yilan|yilan|TW|24.70|121.74
    Pingtung|pingtung|TW|22.67|120.49
    Changhua|changhua|TW|24.08|120.54
    Guangzhou|guangzhou|CN|23.13|113.26|70
    Shenzhen|shenzhen|CN|22.54|114.06
    Chengdu|chengdu|CN|30.57|104.07|70
    Wuhan|wuhan|CN|30.59|114.30|60
    Hangzhou|hangzhou|CN|30.27|120.16|70
    Nanjing|nanjing|CN|32.06|118.80|60
    Xi'an|xian|CN|34.34|108.94|60
    Chongqing|chongqing|CN|29.56|106.55|90
    Tianjin|tianjin|CN|39.13|117.20|70
    Suzhou|suzhou|CN|31.30|120.59
    Qingdao|qingdao|CN|36.07|120.38
    Dalian|dalian|CN|38.91|121.61
    Shenyang|shenyang|CN|41.80|123.43
    Harbin|harbin|CN|45.80|126.53
    Xiamen|xiamen|CN|24.48|118.09
    Kunming|kunming|CN|25.04|102.71
    Changsha|changsha|CN|28.23|112.94
    Zhengzhou|zhengzhou|CN|34.75|113.63
    Jinan|jinan|CN|36.65|117.12
    Guiyang|guiyang|CN|26.65|106.63
    Ningbo|ningbo|CN|29.87|121.54
    Fuzhou|fuzhou|CN|26.07|119.30
    Foshan|foshan|CN|23.02|113.12
    Dongguan|dongguan|CN|23.02|113.75
    Ulaanbaatar|ulaanbaatar|MN|47.92|106.92
    Kowloon|kowloon|HK|22.32|114.18
    Hong Kong|hk|HK|22.32|114.17
    Hong Kong|lcsd|HK|22.32|114.17
    Macau|macao|MO|22.19|113.54
    Singapore|singapura|SG|1.35|103.82
    Penang|penang|MY|5.41|100.33
    Penang|georgetownpenang|MY|5.41|100.33
    Johor Bahru|johorbahru|MY|1.49|103.74
    Petaling Jaya|petalingjaya|MY|3.11|101.61
    Shah Alam|shahalam|MY|3.07|101.52
    Ipoh|ipoh|MY|4.60|101.08
    Kuching|kuching|MY|1.55|110.35
    Kota Kinabalu|kotakinabalu|MY|5.98|116.07
    Chiang Mai|chiangmai|TH|18.79|98.98
    Phuket|phuket|TH|7.88|98.39
    Nonthaburi|nonthaburi|TH|13.86|100.52
    Hà Nội|hanoi|VN|21.03|105.85
    Hồ Chí Minh|hochiminh|VN|10.78|106.70
    Saigon|saigon|VN|10.78|106.70
    Đà Nẵng|danang|VN|16.05|108.20
    Quezon City|quezoncity|PH|14.65|121.03
    Cebu|cebu|PH|10.32|123.89
    Davao|davao|PH|7.07|125.61
    Makati|makati|PH|14.55|121.02
    Surabaya|surabaya|ID|-7.26|112.75
    Bandung|bandung|ID|-6.91|107.61
    Medan|medan|ID|3.60|98.67
    Semarang|semarang|ID|-6.97|110.42
    Makassar|makassar|ID|-5.14|119.42
    Yogyakarta|yogyakarta|ID|-7.80|110.37
    Denpasar|denpasar|ID|-8.65|115.22
    Kolkata|kolkata|IN|22.57|88.36
    Hyderabad|hyderabad|IN|17.39|78.49
    Ahmedabad|ahmedabad|IN|23.02|72.57
    Jaipur|jaipur|IN|26.91|75.79
    Lucknow|lucknow|IN|26.85|80.95
    Surat|surat|IN|21.17|72.83
    Kanpur|kanpur|IN|26.45|80.33
    Nagpur|nagpur|IN|21.15|79.09
    Indore|indore|IN|22.72|75.86
    Bhopal|bhopal|IN|23.26|77.41
    Bengaluru|bangalore|IN|12.97|77.59
    Delhi|newdelhi|IN|28.61|77.21
    Kochi|kochiin|IN|9.93|76.27
    Thiruvananthapuram|thiruvananthapuram|IN|8.52|76.94
    Chandigarh|chandigarh|IN|30.73|76.78
    Patna|patna|IN|25.59|85.14
    Coimbatore|coimbatore|IN|11.02|76.96
    Visakhapatnam|visakhapatnam|IN|17.69|83.22
    Bhubaneswar|bhubaneswar|IN|20.30|85.82
    Karachi|karachi|PK|24.86|67.01|60
    Lahore|lahore|PK|31.55|74.34
    Islamabad|islamabad|PK|33.69|73.05
    Dhaka|dhaka|BD|23.81|90.41
    Chittagong|chittagong|BD|22.36|91.78
    Colombo|colombo|LK|6.93|79.86
    Kathmandu|kathmandu|NP|27.72|85.32
    Yangon|yangon|MM|16.84|96.17
    Phnom Penh|phnompenh|KH|11.56|104.92
    Vientiane|vientiane|LA|17.98|102.63
    Tehran|tehran|IR|35.69|51.39
    Baghdad|baghdad|IQ|33.31|44.36
    Riyadh|riyadh|SA|24.71|46.68|60
    Jeddah|jeddah|SA|21.49|39.19
    Abu Dhabi|abudhabi|AE|24.45|54.38
    Sharjah|sharjah|AE|25.35|55.42
    Doha|doha|QA|25.29|51.53
    Kuwait|kuwait|KW|29.37|47.98
    Manama|manama|BH|26.23|50.59
    Muscat|muscat|OM|23.59|58.41|60
    Amman|amman|JO|31.95|35.93
    Beirut|beirut|LB|33.89|35.50
    Beer Sheva|beersheva|IL|31.25|34.79
    Tel Aviv|telavivyafo|IL|32.08|34.78
    Ramat Gan|ramatgan|IL|32.08|34.81
    Cairo|cairo|EG|30.04|31.24|60
    Alexandria|alexandriaeg|EG|31.20|29.92
    Casablanca|casablanca|MA|33.57|-7.59
    Rabat|rabat|MA|34.02|-6.84
    Marrakech|marrakech|MA|31.63|-8.00
    Tanger|tangier|MA|35.76|-5.83
    Alger|algiers|DZ|36.75|3.06
    Tunis|tunis|TN|36.81|10.18
    Tripoli|tripoli|LY|32.89|13.19
    Lagos|lagos|NG|6.52|3.38|60
    Abuja|abuja|NG|9.08|7.40
    Ibadan|ibadan|NG|7.38|3.95
    Kano|kano|NG|12.00|8.52
    Accra|accra|GH|5.60|-0.19
    Kumasi|kumasi|GH|6.69|-1.62
    Abidjan|abidjan|CI|5.36|-4.01
    Dakar|dakar|SN|14.72|-17.47
    Bamako|bamako|ML|12.64|-8.00
    Ouagadougou|ouagadougou|BF|12.37|-1.52
    Lomé|lome|TG|6.13|1.22
    Cotonou|cotonou|BJ|6.37|2.39
    Douala|douala|CM|4.05|9.70
    Yaoundé|yaounde|CM|3.85|11.50
    Kinshasa|kinshasa|CD|-4.44|15.27
    Kigali|kigali|RW|-1.94|30.06
    Kampala|kampala|UG|0.35|32.58
    Mombasa|mombasa|KE|-4.04|39.67
    Addis Abeba|addisababa|ET|9.03|38.74
    Dar es Salaam|daressalaam|TZ|-6.79|39.21
    Lusaka|lusaka|ZM|-15.39|28.32
    Harare|harare|ZW|-17.83|31.05
    Maputo|maputo|MZ|-25.97|32.57
    Luanda|luanda|AO|-8.84|13.23
    Windhoek|windhoek|NA|-22.56|17.08
    Gaborone|gaborone|BW|-24.63|25.92
    Antananarivo|antananarivo|MG|-18.88|47.51
    Mauritius|mauritius|MU|-20.28|57.57|50
    Pretoria|pretoria|ZA|-25.75|28.19
    Tshwane|tshwane|ZA|-25.65|28.30|60
    eThekwini|ethekwini|ZA|-29.86|31.02|60
    Port Elizabeth|portelizabeth|ZA|-33.96|25.60
    Bloemfontein|bloemfontein|ZA|-29.12|26.21
    East London|eastlondon|ZA|-33.02|27.91
    Ekurhuleni|ekurhuleni|ZA|-26.18|28.25
    Stellenbosch|stellenbosch|ZA|-33.93|18.86
    Cape Town|cct|ZA|-33.93|18.42|60
    Johannesburg|joburg|ZA|-26.20|28.05
    Western Cape|westerncape|ZA|-33.50|20.50|320
    Pietermaritzburg|pietermaritzburg|ZA|-29.60|30.38
    Polokwane|polokwane|ZA|-23.90|29.45
    Nelspruit|nelspruit|ZA|-25.47|30.97
    Mérida|merida|ES|38.92|-6.34
    Cuenca|cuenca|ES|40.07|-2.14
    Trujillo|trujillo|ES|39.46|-5.88
    Wollongong|wollongong|AU|-34.42|150.89
    Cairns|cairns|AU|-16.92|145.77
    Toowoomba|toowoomba|AU|-27.56|151.95
    Moreton Bay|moretonbay|AU|-27.20|152.95
    Logan|logancity|AU|-27.64|153.11
    Casey|caseycity|AU|-38.05|145.30
    Port Phillip|portphillip|AU|-37.85|144.98
    Yarra|yarracity|AU|-37.80|144.99
    Monash|monash|AU|-37.88|145.13
    Whitehorse|whitehorsecity|AU|-37.83|145.15
    Glenelg|glenelg|AU|-38.00|141.50|60
    Ballarat|ballaratcity|AU|-37.56|143.85
    Blacktown|blacktown|AU|-33.77|150.91
    Penrith|penrith|AU|-33.75|150.69
    Randwick|randwick|AU|-33.91|151.24
    Fremantle|fremantle|AU|-32.05|115.75
    Joondalup|joondalup|AU|-31.74|115.77
    Stirling|stirling|AU|-31.89|115.81
    Unley|unley|AU|-34.95|138.61
    Charles Sturt|charlessturt|AU|-34.89|138.52
    Alice Springs|alicesprings|AU|-23.70|133.88
    Mackay|mackay|AU|-21.14|149.19
    Ipswich|ipswich|AU|-27.61|152.76
    Bunbury|bunbury|AU|-33.33|115.64
    Palmerston North|palmerstonnorth|NZ|-40.36|175.61
    Napier|napier|NZ|-39.49|176.91
    Nelson|nelsonnz|NZ|-41.27|173.28
    Rotorua|rotorua|NZ|-38.14|176.25
    New Plymouth|newplymouth|NZ|-39.06|174.08
    Invercargill|invercargill|NZ|-46.41|168.35
    Lower Hutt|lowerhutt|NZ|-41.21|174.91
    Queenstown|queenstown|NZ|-45.03|168.66
    Whangarei|whangarei|NZ|-35.73|174.32
    Suva|suva|FJ|-18.14|178.44
    Papeete|papeete|PF|-17.54|-149.57
    Nouméa|noumea|NC|-22.27|166.45
    Port Moresby|portmoresby|PG|-9.44|147.18
    東京都|東京都|JP|35.68|139.69|60
    東京|東京|JP|35.68|139.69|60
    大阪市|大阪市|JP|34.69|135.50
    横浜市|横浜市|JP|35.44|139.64
    京都市|京都市|JP|35.01|135.77
    札幌市|札幌市|JP|43.06|141.35
    名古屋市|名古屋市|JP|35.18|136.91
    福岡市|福岡市|JP|33.59|130.40
    神戸市|神戸市|JP|34.69|135.20
    臺北市|臺北市|TW|25.03|121.57
    台北市|台北市|TW|25.03|121.57
    新北市|新北市|TW|25.01|121.46
    桃園市|桃園市|TW|24.99|121.30
    臺中市|臺中市|TW|24.15|120.67
    台中市|台中市|TW|24.15|120.67
    臺南市|臺南市|TW|23.00|120.20
    台南市|台南市|TW|23.00|120.20
    高雄市|高雄市|TW|22.63|120.30|70
    香港|香港|HK|22.32|114.17
    北京市|北京市|CN|39.90|116.40|90
    上海市|上海市|CN|31.23|121.47
    广州市|广州市|CN|23.13|113.26|70
    深圳市|深圳市|CN|22.54|114.06
    서울|서울|KR|37.57|126.98
    서울특별시|서울특별시|KR|37.57|126.98
    서울시|서울시|KR|37.57|126.98
    부산광역시|부산광역시|KR|35.18|129.08
    부산시|부산시|KR|35.18|129.08
    """
}
