// Names of places in South East Asia, the Near East, India and the Balkans, as their portals write them.

extension FacilityTerms {
  static let south = [
    table(
      "TH",
      """
      สนามฟุตบอลหนองน้ำ > soccer | สนามเทนนิสริมคลอง > tennis | สนามตะกร้อ > sepak_takraw
      ลานสเก็ตบอร์ด > skateboard | สนามเปตองวัดใหม่ > boules | ลานกีฬาชุมชน > multi
      สนามเด็กเล่น > playground | สระว่ายน้ำโรงเรียน > swimming | ที่จอดรถจักรยาน >
      สนามบาสเก็ตบอล > basketball | ลู่วิ่งรอบสวน > running | เครื่องออกกำลังกายกลางแจ้ง > fitness
      """),
    table(
      "ID",
      """
      Lapangan mini soccer > soccer | Lapangan bulutangkis > badminton | Kolam renang umum > swimming
      Lapangan voli pantai > beachvolleyball | Taman bermain anak > playground | GOR > multi
      Arena sepatu roda > roller_skating | Lapangan tenis > tennis | Tenis meja > table_tennis
      Papan panjat > climbing | Tempat parkir sepeda > | Jogging track > running
      """),
    table(
      "MY",
      """
      Padang bola > soccer | Gelanggang bola jaring > netball | Gelanggang sepak takraw > sepak_takraw
      Gelanggang serbaguna > multi | Taman permainan kanak-kanak > playground | Padang ragbi > rugby_union
      Trek jogging > running | Gelanggang skuasy > squash | Lapang sasar > shooting | Balapan olahraga > athletics
      """),
    table(
      "EG",
      """
      ملعب كرة القدم > soccer | ملعب كرة سلة > basketball | مسبح أولمبي > swimming | تنس الطاولة > table_tennis
      ملاعب تنس > tennis | ألعاب أطفال > playground | كرة السلة، الكرة الطائرة > basketball volleyball
      صالة رياضية > multi | مضمار ألعاب القوى > athletics | حديقة تزلج > skateboard | مواقف دراجات >
      """),
    table(
      "IL",
      """
      מגרש כדורסל > basketball | מגרשי טניס > tennis | בריכת שחיה > swimming | גן שעשועים > playground
      מתקני כושר > fitness | סקייטפארק > skateboard | מגרש משולב > multi | גינת כלבים > dog_park
      שולחן פינג פונג > table_tennis | קיר טיפוס > climbing | ג׳ודו > judo | מתקן חניית אופניים >
      """),
    table(
      "IN",
      """
      क्रिकेट मैदान > cricket | बैडमिंटन कोर्ट > badminton | तरणताल > swimming | ओपन जिम > fitness
      टेबल टेनिस > table_tennis | हॉकी मैदान > field_hockey | खेल परिसर > multi | कुश्ती > wrestling
      """),
    table(
      "VN",
      """
      Sân bóng đá mini > soccer | Sân cầu lông > badminton | Bể bơi > swimming | Nhà thi đấu > multi
      Sân quần vợt > tennis | Khu vui chơi trẻ em > playground | Sân trượt patin > roller_skating
      Bàn bóng bàn > table_tennis | Trường bắn > shooting | Bãi gửi xe đạp >
      """),
    table(
      "TR",
      """
      Suni Çim Saha > soccer | Basketbol Potası > basketball | Çocuk Oyun Grubu > playground
      Dış Mekan Spor Aletleri > fitness | Kaykay Alanı > skateboard | Yarı Olimpik Yüzme Havuzu > swimming
      Bisiklet Park Yeri > | Çok Amaçlı Spor Sahası > multi | Boks Salonu > boxing
      """),
    table(
      "GR",
      """
      Γήπεδο 7x7 > soccer | Γήπεδα καλαθοσφαίρισης > basketball | Υπαίθρια όργανα γυμναστικής > fitness
      Κολυμβητική δεξαμενή > swimming | Πίστα skate > skateboard | Πίστα στίβου > athletics
      Παιχνιδότοπος > playground | Γήπεδο πολλαπλών χρήσεων > multi | Γήπεδο μπιτς βόλεϊ > beachvolleyball
      """),
    table(
      "HR",
      """
      Igralište za mali nogomet > soccer | Malonogometno igralište > soccer | Teren za košarku > basketball
      Igralište za odbojku na pijesku > beachvolleyball | Stolovi za stolni tenis > table_tennis
      Vanjska teretana > fitness | Skate poligon > skateboard | Igralište za djecu > playground
      Otvoreni bazen > swimming | Stalak za bicikle > | Višenamjenski teren > multi
      """),
    table(
      "RS",
      """
      Терен за мали фудбал > soccer | Teren za košarku > basketball | Терен за одбојку на песку > beachvolleyball
      Базен > swimming | Трим стаза > fitness | Игралиште за децу > playground | Сто за стони тенис > table_tennis
      """),
    table(
      "BR", "quadra tenis > tennis | possui quadra tênis > tennis | Academia ar livre > fitness"),
    table(
      "US",
      """
      Cricket Hill Park > | Rowing Oak Open Space > | Sailing Moon Plaza > | Fencing Wire Reserve >
      Toboggan Hill > toboggan | Ski Hill > skiing | Tennis Hill Courts Tennis > tennis | Shooting Star Park >
      """),
    table("HK", "facility-bkbc > basketball | facility-hssp5 > soccer"),
  ]
  .flatMap(\.self)
}
