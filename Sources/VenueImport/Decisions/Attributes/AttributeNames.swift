// What files call the attributes of venues, in nine languages and in the spelling of portals.

/// Tells by its name whether a column may hold an attribute.
struct AttributeNames: Sendable {
  /// The names, run together as `ColumnName.joined` has them; the value is their rank.
  private let names: [String: Int]
  /// Names that mean the contrary.
  private let contraries: Set<String>

  private init(_ names: String, contraries: String = "") {
    var ranks: [String: Int] = [:]
    for line in names.split(whereSeparator: { $0.isNewline || $0 == "," }) {
      // `esteettomyys` has lost its dots, `Gebuehr` has them as a letter.
      let rank = ranks.count
      for name in [ColumnName(String(line)).joined, ColumnName(Self.undotted(line)).joined]
      where !name.isEmpty && ranks[name] == nil {
        ranks[name] = rank
      }
    }
    self.names = ranks
    self.contraries = Set(contraries.split(separator: ",").map { ColumnName(String($0)).joined })
  }

  /// A name as it is written where there are no umlauts.
  private static func undotted(_ name: some StringProtocol) -> String {
    let plain: [Character: String] = [
      "ä": "a", "ö": "o", "ü": "u", "å": "a", "ø": "o", "æ": "ae", "ß": "ss",
    ]
    return name.lowercased().map { plain[$0] ?? String($0) }.joined()
  }

  /// How a column's name was understood.
  struct Match: Hashable, Sendable {
    /// The better name has the smaller rank.
    let rank: Int
    let isInverted: Bool
  }

  /// A column's name in the ways in which it is looked up.
  struct Spelling: Sendable {
    fileprivate let spellings: [String]
    /// Whether it may be a name that a shapefile cut after ten bytes.
    fileprivate let isCut: Bool

    /// Prepares the name of a column, as it was written.
    init(_ raw: String) {
      let name = ColumnName(raw)
      spellings = Self.spellings(of: name)
      isCut =
        raw.utf8.count == 10 && raw.utf8.allSatisfy { $0 < 0x80 } && name.joined.utf8.count >= 9
    }

    /// Prepares the name of a column that is whole.
    init(of name: ColumnName) {
      spellings = Self.spellings(of: name)
      isCut = false
    }

    private static func spellings(of name: ColumnName) -> [String] {
      [name.joined, name.core, AttributeNames.bare(name)].filter { !$0.isEmpty }
    }
  }

  /// Whether a column of this name may hold the attribute; `nil` where its name says something else.
  ///
  /// All words must be known: `Court_lights` are lights, `Tennis_lights` are those of one sport and `Parking_lights` no one's.
  func match(_ name: Spelling) -> Match? {
    for spelling in name.spellings {
      if contraries.contains(spelling) { return Match(rank: names.count, isInverted: true) }
      if let rank = names[spelling] { return Match(rank: rank, isInverted: false) }
    }
    guard name.isCut, let joined = name.spellings.first else { return nil }
    let whole = names.filter { $0.key.hasPrefix(joined) }.map(\.value).min()
    return whole.map { Match(rank: $0, isInverted: false) }
  }

  /// Words that say where or what of, and nothing about the attribute.
  private static let fillers: Set<String> = [
    "is", "has", "have", "with", "avec", "mit", "con", "met", "med", "est", "a", "presence",
    "existe", "tiene", "vorhanden", "available", "disponible", "of", "de", "du", "des", "la", "le",
    "les", "l", "d", "del", "di", "the", "der", "des", "van", "af", "facility", "facilities",
    "site", "venue", "equip", "equipement", "equipment", "inst", "installation", "lieu", "anlage",
    "anlaeg", "instalacion", "impianto", "locatie", "sportstaette", "sportanlage", "court", "field",
    "pitch", "terrain", "playing", "play", "aire", "jeu", "juego", "gioco", "platz", "spielfeld",
    "pista", "cancha", "campo", "baan", "veld", "bane", "kentta", "sport", "sports", "y", "n",
    "yn", "flag", "bool", "on", "equ", "ins", "lib", "libelle", "bane", "anlegg", "anlaggning",
    "anlaeggning", "equipament", "installacio", "instalacao", "equipamento", "場地", "場館", "球場",
  ]

  /// The name without them, in which `court` and the like say nothing.
  fileprivate static func bare(_ name: ColumnName) -> String {
    name.words.filter { !fillers.contains($0) }.joined()
  }
}

extension AttributeNames {
  /// The names of an attribute; `courts` has grammar instead of a list.
  static func of(_ attribute: VenueAttribute) -> AttributeNames? {
    switch attribute {
    case .indoor: indoor
    case .lit: lit
    case .surface: surface
    case .courts: nil
    case .wheelchair: wheelchair
    case .fee: fee
    case .address: address
    case .phone: phone
    case .website: website
    }
  }

  private static let indoor = AttributeNames(
    """
    indoor, indoors, indoor outdoor, indoor or outdoor, outdoor indoor, in out, inside
    intérieur, intérieure, intérieur extérieur, extérieur intérieur, int ext, couvert, couverte
    nature, halle, innen, innen aussen, innen außen, indooranlage, hallenplatz, drinnen
    interior, interior exterior, cubierto, cubierta, techado, techada, con techo, bajo techo
    binnen, binnen buiten, overdekt, indendørs, inde ude, inde, sisä, sisätila, sisätiloissa, sisäliikunta
    coperto, coperta, al coperto, al chiuso, interno, interno esterno, indoor outdoor tipo
    cobert, coberta, interior exterior pista, coberto, descoberto coberto, inomhus, inomhus utomhus, inne ute, innendørs, innendørs utendørs, inne, sisällä, sisä ulko
    室內外, 室內或室外, 室內戶外, 室內外場地, 室內外別, 室內外類型
    室内, 室內, 室内室外, 室內室外, 室内外, 是否室内, 是否室內
    krytý, kryté, kryté sportoviště, kryty, zadaszony, fedett, natkriveno, pokriveno, pokrito, acoperit, στεγασμένο, крытый, крытое, критий, 屋内, 屋内外, 屋内屋外, 실내, 실내외, 실내외구분, siseruumis, iekštelpās, vidaus
    """)

  private static let lit = AttributeNames(
    """
    lit, lights, lighting, lighted, light, floodlit, floodlights, floodlight, floodlighting, illuminated, illumination, night lights, night lighting
    éclairage, éclairé, éclairée, éclairages, eclair, éclairage nocturne, éclairé la nuit
    beleuchtung, beleuchtet, flutlicht, flutlichtanlage, licht, platzbeleuchtung
    iluminación, iluminado, iluminada, luz, luces, alumbrado, luz artificial, iluminación nocturna
    verlichting, verlicht, veldverlichting, baanverlichting, lichtmasten
    belysning, belyst, lys, lysanlæg, oplyst, banebelysning
    valaistus, valaistu, valot, kenttävalaistus, valaistus on
    illuminazione, illuminato, illuminata, luci, illuminazione notturna, impianto illuminazione
    il·luminació, enllumenat, il·luminat, il·luminada, iluminação, iluminado noite, luz artificial noite, flombelysning, flomlys, lysmaster, banbelysning, belysta, strålkastare, lystype, upplyst
    照明情形, 夜間照明設備, 是否有燈光, 燈光設備, 燈光照明設備, 有無照明, 夜間照明設施
    照明, 照明设施, 照明設施, 照明设备, 照明設備, 灯光, 燈光, 灯光照明, 夜间照明, 夜間照明, 是否有照明, 有无照明, 泛光灯, 泛光燈
    osvětlení, umělé osvětlení, osvetlenie, oświetlenie, oświetlony, világítás, rasvjeta, osvetljenje, osvetlitev, razsvetljava, iluminat, iluminare, φωτισμός, aydınlatma, ışıklandırma, освещение, освещенность, освітлення, осветление, осветљење, 照明有無, ナイター設備, ナイター, 조명, 조명시설, 조명여부, 야간조명, valgustus, valgustatud, apgaismojums, apšvietimas, lýsing
    lampu, lampu penerangan, penerangan, lampu limpah, pencahayaan, ไฟส่องสว่าง, แสงสว่าง, chiếu sáng, hệ thống chiếu sáng, đèn chiếu sáng, תאורה, إضاءة, الإضاءة, إنارة, الإنارة, प्रकाश व्यवस्था, روشنایی
    """)

  private static let surface = AttributeNames(
    """
    surface, surface type, type surface, surfacing, surface material, surface material type, surface desc, surface description, ground surface, sport surface, surfacetype
    revêtement, revêtement sol, revêtement du sol, sol revêtement, type revêtement, nature revêtement, sol, type sol, nature sol, type de surface, nature surface
    belag, bodenbelag, oberfläche, oberflächenbelag, platzbelag, sportboden, untergrund, belagsart, belagart, oberflächenart, spielfeldbelag
    superficie, tipo superficie, superficie tipo, suelo, tipo suelo, pavimento, tipo pavimento, superficie material
    ondergrond, ondergrond type, oppervlak, vloer, verharding, toplaag, bodem
    belægning, overflade, underlag, banebelægning, gulv
    pinta, pintamateriaali, pinnoite, päällyste, alusta, kentän pinta, kenttämateriaali, pintamateriaalit
    pavimentazione, fondo, tipo fondo, tipo pavimentazione, terreno, tipo terreno, manto, fondo campo
    paviment, tipus paviment, superfície, tipus superfície, terra pista, piso, tipo piso, tipo de piso, revestimento, dekke, dekketype, banedekke, banunderlag, ytskikt, ytmaterial, golv, toppdekke, sportvloer, soort ondergrond, type ondergrond, soort veld, baansoort, speelveldtype, undergrunn
    面材, 場地面材, 鋪面材質, 地板材質, 地坪材質, 場地舖面, 舖面材質, 鋪面類型, 球場材質, 地面物料
    地面, 地面材质, 地面材質, 地面类型, 场地材质, 場地材質, 面层, 面層, 铺装, 鋪面, 地面材料, 场地地面
    povrch, druh povrchu, typ povrchu, nawierzchnia, rodzaj nawierzchni, burkolat, talaj, podloga, vrsta podloge, podlaga, suprafață, tip suprafață, δάπεδο, επιφάνεια, τάπητας, zemin, zemin türü, покрытие, тип покрытия, вид покрытия, покриття, тип покриття, настилка, подлога, 舗装, 表面, コート表面, サーフェス, 바닥, 바닥재, 바닥재질, 포장, pinnakate, kattematerjal, segums, laukuma segums, danga, aikštės danga, yfirborð
    jenis permukaan, permukaan, jenis lantai, lantai, พื้นผิว, ประเภทพื้น, mặt sân, loại mặt sân, משטח, סוג משטח, نوع الأرضية, الأرضية
    """)

  private static let wheelchair = AttributeNames(
    """
    wheelchair, wheelchair accessible, wheelchair access, wheelchair accessibility, accessible, accessibility, disabled access, handicap accessible, handicapped accessible, handicap access, ada, ada accessible, ada access, ada compliant, accessible wheelchair, universal access, disabled accessible
    accessibilité, accessibilité pmr, accès pmr, pmr acc, pmr, accessible pmr, acc handi, accès handicapé, accès handicapés, accessible handicapé, accessible handicapés, accessibilité handicapé, accessibilité handicapés, handicapés, handicap, fauteuil roulant, accès fauteuil roulant, accessible fauteuil roulant, accessibilité universelle, accessibilité handicapés à mobilité réduite, accessibilité handicap moteur, accès mobilité réduite, mobilité réduite, accès universel
    rollstuhl, rollstuhlgerecht, rollstuhlzugang, rollstuhlgängig, barrierefrei, barrierefreiheit, behindertengerecht, rollstuhlgeeignet, zugang rollstuhl
    accesible, accesibilidad, silla de ruedas, accesible silla de ruedas, acceso silla de ruedas, acceso minusválidos, acceso discapacitados, accesibilidad pmr, movilidad reducida
    rolstoel, rolstoeltoegankelijk, toegankelijk, toegankelijkheid, rolstoelvriendelijk, mindervaliden, toegankelijk mindervaliden
    kørestol, kørestolsadgang, kørestolsvenlig, tilgængelig, tilgængelighed, handicapvenlig, handicapadgang, handicaptilgængelig
    esteetön, esteettömyys, pyörätuoli, esteetön pääsy, liikuntaesteinen, pyörätuolilla
    accessibile, accessibilità, sedia a rotelle, accesso disabili, disabili, accessibile disabili, accessibilità disabili
    acces handi, accès handi mobilité, accès handim, accès handim aire, acces handicap moteur, accès handicap moteur aire, acces handim, pmr aire, acc handi mobi, accessibilité mobilité réduite, acc handi bool, accès handi aire, accès handis aire
    accessibilitat, cadira de rodes, accés cadira de rodes, accessible cadira de rodes, adaptat, adaptada, mobilitat reduïda, acessibilidade, acessível, cadeira de rodas, acesso cadeira de rodas, mobilidade reduzida, adaptado, adaptada, tilgjengelighet, tilgjengelig, rullestol, rullestolbruker, universell utforming, tilgjengelig rullestol, tillgänglighet, tillgänglig, rullstol, rullstolsanpassad, tillgänglighetsanpassad, handikappanpassad, esteettömyystieto
    無障礙環境, 無障礙設備, 無障礙通道, 是否無障礙, 有無無障礙設施, 輪椅通行, 暢通易達, 輪椅可達
    无障碍, 無障礙, 无障碍设施, 無障礙設施, 轮椅, 輪椅, 轮椅通道, 輪椅通道
    bezbariérový přístup, bezbariérovost, bezbariérový, dostępność, dla niepełnosprawnych, dostępność dla niepełnosprawnych, akadálymentes, akadálymentesítés, pristupačnost, dostopnost, accesibilizare, acces persoane cu dizabilități, πρόσβαση αμεα, engelli erişimi, engelli, доступность, доступность для инвалидов, доступ для инвалидов, доступність, достъпност, 車椅子, 車椅子対応, バリアフリー, バリアフリー情報, 장애인편의시설, 휠체어, 장애인이용, ligipääsetavus, pieejamība, pritaikymas neįgaliesiems, aðgengi
    """)

  private static let fee = AttributeNames(
    """
    fee, fees, fee required, user fee, usage fee, price, prices, charge, charges, cost, costs, admission, admission fee, entry fee, entrance fee, admission charge, entry cost, rental fee, pay to play, paid
    tarif, tarifs, tarification, prix, payant, coût, frais, prix entrée, tarif entrée, accès payant, entrée payante
    gebühr, gebühren, kosten, kostenpflichtig, eintritt, eintrittspreis, preis, preise, nutzungsgebühr, benutzungsgebühr, gebührenpflichtig
    tarifa, tarifas, precio, precios, coste, costo, de pago, pago, cuota
    tarief, tarieven, prijs, betaald, toegangsprijs, entreeprijs, betalend, entree
    pris, priser, gebyr, betaling, entre, betalingsanlæg
    maksu, maksut, hinta, maksullinen, pääsymaksu, maksullisuus, käyttömaksu
    tariffa, tariffe, prezzo, prezzi, a pagamento, pagamento, ingresso a pagamento
    preu, preus, tarifes, de pagament, pagament, preço, preços, taxa, pago acesso, avgift, avgiftsbelagd, kostnad, kostar, avgifter, betalingsløsning, leiepris
    收費方式, 收費情形, 收費與否, 是否免費或收費, 費用標準, 場租, 門票費用, 使用費
    收费, 收費, 费用, 費用, 价格, 價格, 是否收费, 是否收費, 收费标准, 收費標準, 门票, 門票
    vstupné, poplatek, cena, cena vstupného, poplatok, opłata, cennik, cena biletu, odpłatność, díj, belépődíj, fizetős, cijena, naplata, cenik, vstopnina, tarif tarife, taxă, preț, χρέωση, τιμή, ücret, ücretli, fiyat, плата, стоимость, платность, оплата, вартість, цена, такса, 料金, 使用料, 利用料金, 有料, 사용료, 이용료, 요금, 유료여부, tasu, hind, maksa, cena maksa, kaina, mokestis, gjald
    """,
    contraries:
      "free,free of charge,free access,free entry,free admission,gratuit,gratuite,accès gratuit,entrée gratuite,kostenlos,kostenfrei,gratis,gratuito,acceso gratuito,ingresso gratuito,maksuton,ilmainen,gratuït,gratuïta,accés gratuït,acesso gratuito,avgiftsfri,avgiftsfritt,gratis tillgång,gratis adgang,免费,免費,是否免費,免費使用,免費開放"
  )

  private static let address = AttributeNames(
    """
    address, addr, street address, full address, address full, address line, address line 1, location address, addr full, physical address, main address, site addr
    adresse, adresse complète, adresse postale, adresse civique, adresse emplacement, adr
    anschrift, standortadresse, postanschrift, adresse volltext
    dirección, domicilio, dirección completa, dirección postal
    adres, volledig adres, bezoekadres, adresgegevens
    beliggenhedsadresse, vejadresse, adressebetegnelse
    osoite, katuosoite, käyntiosoite, osoitetiedot
    indirizzo, indirizzo completo, via e numero civico
    adreça, adreça completa, endereço, morada, morada completa, adress, gatuadress, besöksadress, besøksadresse, gateadresse
    場館地址, 場地地址, 所在地址, 地點, 中文地址, 地址 中文
    地址, 详细地址, 詳細地址, 场馆地址, 場館地址, 具体地址
    adresa, adresa sportoviště, adresa objektu, adres obiektu, adresa objekta, cím, naslov, adresă, διεύθυνση, адрес, адрес объекта, местонахождение, адреса, адреса об'єкта, 住所, 所在地, 所在地住所, 住所表記, 주소, 도로명주소, 지번주소, 소재지, 소재지도로명주소, 소재지지번주소, 소재지주소, aadress, adrese, adresas, heimilisfang, alamat, địa chỉ, العنوان, כתובת, ที่อยู่
    """)

  private static let phone = AttributeNames(
    """
    phone, phone number, telephone, telephone number, tel, tel no, phone no, contact phone, contact telephone, phone contact, contact number, contact tel
    téléphone, numéro téléphone, numéro de téléphone, no téléphone, numéro tel, num tel
    telefon, telefonnummer, telefonnr, telefon nr, rufnummer
    teléfono, teléfono contacto, número teléfono, número de teléfono, telf, tlfno
    telefoon, telefoonnummer, telefoonnr
    tlf, tlf nr, tlfnr, kontakttelefon
    puhelin, puhelinnumero, puh
    telefono, numero telefono, numero di telefono, recapito telefonico
    telèfon, telèfon contacte, telefone, contacto telefónico, telefonnummer kontakt, tfn, tlf nummer
    聯絡電話, 場館電話, 諮詢電話, 洽詢電話, 服務電話
    电话, 電話, 联系电话, 聯絡電話, 電話號碼, 电话号码, 联系方式, 查詢電話
    telefonní číslo, telefonní spojení, telefónne číslo, numer telefonu, nr telefonu, telefonszám, broj telefona, telefonska številka, număr de telefon, τηλέφωνο, τηλέφωνα, telefon numarası, телефон, номер телефона, контактный телефон, номер телефону, телефони, 電話番号, 連絡先電話番号, 전화번호, 연락처, 관리기관전화번호, telefons, telefonas, tel nr, sími, símanúmer, telepon, nomor telepon, điện thoại, số điện thoại, الهاتف, טלפון, โทรศัพท์
    """)

  private static let website = AttributeNames(
    """
    website, web site, web, webpage, web page, url, web url, website url, url website, homepage, home page, web address, web link, weblink, www, link, contact website, site url, more info url, internet
    site web, site internet, url site, url du site, url site web, page web, lien, lien web, adresse web, adresse internet, lien internet
    webseite, webadresse, internetseite, internetadresse, webauftritt, weiterführender link
    sitio web, página web, web oficial, enlace, dirección web
    webadres, webpagina, websiteadres
    hjemmeside, webside, netsted, hjemmesideadresse
    kotisivu, kotisivut, verkkosivu, verkkosivut, www sivu, www osoite, nettisivu, verkkosivusto
    sito, sito web, sito internet, pagina web, indirizzo web, collegamento
    pàgina web, lloc web, sítio web, página internet, site internet oficial, hemsida, webbplats, webbadress, webbsida, nettside, nettsted, hjemmeside url
    官方網站, 網站連結, 相關網址, 參考網址
    网址, 網址, 网站, 網站, 官网, 官網, 网页, 網頁, 链接, 連結
    webová stránka, webové stránky, webová adresa, internetová stránka, internetové stránky, strona www, strona internetowa, adres www, honlap, weboldal, web stranica, internetska stranica, mrežna stranica, spletna stran, spletno mesto, pagină web, site web oficial, ιστοσελίδα, ιστότοπος, web sitesi, internet sitesi, сайт, веб сайт, официальный сайт, адрес сайта, веб сторінка, интернет страница, уебсайт, ホームページ, ウェブサイト, 홈페이지, 홈페이지주소, 홈페이지 주소, 누리집, veebileht, koduleht, mājaslapa, mājas lapa, tīmekļa vietne, svetainė, interneto svetainė, vefsíða, situs web, trang web
    """)
}
