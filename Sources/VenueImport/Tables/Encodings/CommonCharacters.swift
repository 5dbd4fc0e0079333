// The characters that names of places and sports have most in Chinese, Japanese and Korean: what tells their encodings apart.

/// The frequent characters of a language that has thousands.
struct CommonCharacters: Sendable {
  /// The language, as in BCP 47.
  let language: String
  private let common: Set<Unicode.Scalar>
  private let hasKana: Bool
  private let hasHangul: Bool

  private init(
    _ language: String, _ characters: String, hasKana: Bool = false, hasHangul: Bool = false
  ) {
    self.language = language
    common = Set(characters.unicodeScalars)
    self.hasKana = hasKana
    self.hasHangul = hasHangul
  }

  /// The languages that are written in an encoding.
  static func all(for encoding: TextEncoding) -> [CommonCharacters] {
    switch encoding {
    case .big5: [traditional]
    case .gb18030: [simplified, traditional]
    case .shiftJIS, .eucJP: [japanese]
    case .eucKR: [korean]
    default: []
    }
  }

  /// The logarithm of how likely a character is, roughly.
  func score(_ scalar: Unicode.Scalar) -> Double {
    if scalar == "\u{FFFD}" { return -14 }
    if common.contains(scalar) { return -4.6 }
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FC: return hasKana ? -4 : -12
    case 0x3000...0x3011, 0xFF00...0xFF5E, 0x30FB, 0xB7: return -5
    case 0x4E00...0x9FFF: return -8.2
    case 0xAC00...0xD7A3: return hasHangul ? -7.5 : -12
    case 0xFF61...0xFF9F: return -9
    default: return -12
    }
  }

  private static let simplified = CommonCharacters(
    "zh-Hans",
    """
    的区市路球场运动体育中心公园馆街道号学校篮足羽毛乒乓游泳池网健身县镇村乡社文化广\
    小大东南西北京上海山江河湖新城人民第一二三站台室内外全器材地名称址电话开放时间点\
    免费有限司
    """)
  private static let traditional = CommonCharacters(
    "zh-Hant",
    """
    的區市路球場運動體育中心公園館街道號學校籃足羽毛游泳池網健身縣鎮鄉村里社文化廣小\
    大東南西北臺台灣上海山江河湖新城人民第一二三站室內外國高雄港青年段巷弄樓名稱地址\
    電話開放時間點免費兒童遊樂休憩
    """)
  private static let japanese = CommonCharacters(
    "ja",
    """
    市区町村公園球場体育館運動野庭中央東西南北小学校大山川口田島新総合施設広名称所在\
    地電話番号県都府道丁目多的競技陸上水泳室内外民
    """, hasKana: true)
  private static let korean = CommonCharacters(
    "ko",
    """
    시구동로길장공원체육관운축야농테니스수영센터학교중앙부산서울대인천광주전경기도남\
    북강면읍리번지민종합생활국제청소년문화회복설게이트볼족배드턴풋살초등고
    """, hasHangul: true)
}
