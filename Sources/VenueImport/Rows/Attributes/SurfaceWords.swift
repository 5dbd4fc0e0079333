// What one plays on, in nine languages, as OpenStreetMap's `surface` has it. A word that may be two surfaces is none.

/// Reads surfaces.
enum SurfaceWords {
  /// A longer text is prose.
  private static let longest = 80

  /// The surface that a text names and nothing else; `nil` where it names none, several, or has words that nobody knows.
  static func surface(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let lower = text.lowercased()
    if own.contains(lower) { return lower }
    let words = ColumnName(lower).words
    if let found = surface(of: words) { return found }
    // `Kunstrasenplatz`, `kunstgræsbane`: what it is of and what it is, in one word.
    let parts = words.map { word in
      platforms.first { word.hasSuffix($0) && word.count > $0.count + 2 }
        .map { String(word.dropLast($0.count)) } ?? word
    }
    return parts == words ? nil : surface(of: parts)
  }

  private static func surface(of words: [String]) -> String? {
    guard let found = table.meanings(of: words, besides: fillers), found.count == 1 else {
      return nil
    }
    return found[0]
  }

  /// Values of OpenStreetMap, which stand as they are.
  private static let own: Set<String> = [
    "acrylic", "artificial_turf", "asphalt", "bricks", "carpet", "clay", "compacted", "concrete",
    "concrete:plates", "decoturf", "dirt", "earth", "fine_gravel", "grass", "grass_paver", "gravel",
    "ground", "ice", "metal", "mud", "paved", "paving_stones", "pebblestone", "plastic", "rock",
    "rubber", "salt", "sand", "sett", "snow", "stone", "tartan", "tiles", "unpaved", "water",
    "wood", "woodchips", "chipseal", "cobblestone",
  ]

  /// Words that say nothing about what a surface is of.
  private static let fillers: Set<String> = [
    "paviment", "piso", "golv", "dekke", "surface", "surfaces", "surfacing", "sol", "revetement",
    "en", "de", "du", "la", "le", "l", "d",
    "of", "the", "type", "belag", "boden", "platz", "court", "courts", "field", "fields", "pitch",
    "track", "floor", "flooring", "terrain", "superficie", "pista", "suelo", "pavimento", "cancha",
    "campo", "baan", "veld", "vloer", "bane", "gulv", "kentta", "kenttae", "fondo", "in", "di",
    "playing", "material",
  ]

  /// Ends of compounds that say what lies there: a court, a floor.
  private static let platforms = [
    "spielfeld", "plaetze", "platz", "belag", "boden", "feld", "banen", "bane", "baan", "velden",
    "veld", "vloer", "gulv", "kenttae", "pinnoite", "pinta", "lattia", "laufbahn", "bahn",
  ]

  private static let table = PhraseTable(
    """
    grass: grass, rumput, rumput alami, หญ้า, หญ้าธรรมชาติ, cỏ tự nhiên, דשא, דשא טבעי, عشب طبيعي, trawa naturalna, nawierzchnia trawiasta, přírodní tráva, přírodní trávník, prírodný trávnik, tráva, travnatý, trávnik, trávník, trawa, trawiasta, naturalna trawa, fű, füves, trava, prirodna trava, naravna trava, iarbă, gazon natural, φυσικός χλοοτάπητας, γρασίδι, çim, doğal çim, трава, газон, натуральный газон, натуральная трава, природна трава, естествена трева, 芝, 天然芝, 芝生, 천연잔디, 잔디, muru, murukate, zāliens, zāle, žolė, natūrali žolė, natural grass, natural turf, grass turf, natural, lawn, sod, gazon, gazon naturel, pelouse, pelouse naturelle, herbe, herbe naturelle, engazonné, Rasen, Naturrasen, Wiese, gras, natuurgras, césped, césped natural, hierba, hierba natural, pasto, pasto natural, grama, grama natural, erba, erba naturale, prato, prato naturale, græs, naturgræs, nurmi, luonnonnurmi, ruoho, nurmikko, 草, 草地, 草坪, 天然草, 天然草皮, 天然草坪, 真草, gespa, gespa natural, herba, relva, relva natural, relvado, relvado natural, grama natural esmeralda, gräs, naturgräs, gress, naturgress, luonnonnurmi nurmi, 天然草地
    artificial_turf: artificial turf, rumput sintetis, rumput buatan, หญ้าเทียม, cỏ nhân tạo, דשא סינטטי, عشب صناعي, نجيل صناعي, synthetic grass turf, sintetická tráva, umělá tráva, umelá tráva, umělý trávník, sztuczna trawa, sztuczna nawierzchnia trawiasta, műfű, umjetna trava, veštačka trava, umetna trava, gazon sintetic, iarbă artificială, συνθετικός χλοοτάπητας, συνθετικό γρασίδι, suni çim, sentetik çim, искусственная трава, искусственный газон, штучна трава, штучний газон, изкуствена трева, вештачка трава, 人工芝, 인조잔디, kunstmuru, kunstmurukate, mākslīgais zāliens, dirbtinė danga, dirbtinė žolė, gervigras, artificial grass, artificial, synthetic, synthetic turf, synthetic grass, synthetic field, all weather turf, turf synthetic, astroturf, astro turf, fieldturf, field turf, 3g, 3g turf, 3g artificial grass, sand filled artificial turf, gazon synthétique, gazon artificiel, pelouse synthétique, pelouse artificielle, herbe synthétique, herbe artificielle, synthétique, gazon synthétique sablé, Kunstrasen, Kunststoffrasen, kunstgras, césped artificial, césped sintético, hierba artificial, hierba sintética, pasto sintético, pasto artificial, sintético, erba sintetica, erba artificiale, prato sintetico, sintetico, kunstgræs, tekonurmi, hiekkatekonurmi, keinonurmi, täyskumitekonurmi, 人造草, 人造草皮, 人造草坪, 人工草, 人工草皮, 人工草坪, 仿真草, gespa artificial, gespa sintètica, herba artificial, relva sintética, relvado sintético, relva artificial, relvado artificial, grama sintética, konstgräs, kunstgress, kunstgress med sand, tekonurmi hiekka, sand dressed artificial turf, sand infilled artificial turf, kunstgras zand, zandingestrooid kunstgras, waterveld kunstgras, 人造草地, 人工草地, 合成草皮
    clay: clay, antuka, antuková, mączka, mączka ceglana, ceglana, salak, zemlja šljaka, zgură, toprak kort, грунт теннисный, クレー, クレーコート, 클레이, red clay, green clay, har tru, hartru, terre battue, brique pilée, terre battue traditionnelle, terre battue artificielle, Asche, Rotasche, Aschen, Tenne, Tennen, Ziegelmehl, rote Asche, Sandplatz, tierra batida, polvo de ladrillo, arcilla, terra battuta, terra rossa, gravelbaan, gemalen baksteen, rødgrus, massa, massakenttä, tiilimurska, brick crush, terra batuda, terra batida, saibro, pó de tijolo, rode gravel, tennisgravel, gravel tennis, grusbana tennis, en tout cas, entoutcas, rödgrus, 红土, 紅土, 紅土球場
    asphalt: asphalt, aspal, ยางมะตอย, nhựa đường, אספלט, أسفلت, اسفلت, asfaltový, asfaltowa, aszfalt, ασφαλτος, άσφαλτος, asfalts, asfaltas, асфальт, асфалт, アスファルト, 아스팔트, malbik, bitumen, tarmac, blacktop, macadam, asphalte, bitume, bitumineux, enrobé, enrobé bitumineux, béton bitumineux, goudron, asfalto, aglomerado asfáltico, asfaltti, asfalt, 沥青, 瀝青, 柏油, asfalt asphalt, aglomerat, asphalte bitume, asfalto poroso
    concrete: concrete, konkrit, คอนกรีต, bê tông, בטון, خرسانة, betonový, betonowa, μπετόν, τσιμέντο, бетон, コンクリート, 콘크리트, betons, betonas, steypa, cement, béton, ciment, hormigón, concreto, cemento, calcestruzzo, betoni, formigó, ciment, cimento, betão, concreto polido, beton, betong, hormigón poroso, hormigón pulido, post tension concrete, post tensioned concrete, porous concrete, béton poreux, béton de résine, 混凝土, 水泥, 水泥地
    acrylic: acrylic, acrylique, résine, résine acrylique, Acryl, acrílico, resina, resina acrílica, resina acrilica, akryyli, akryl, resiina, hardcourt acrylic, plexipave, plexicushion, resina sintètica, 丙烯酸, 壓克力, 硬地壓克力
    sand: sand, ทราย, cát, חול, رمل, písek, piesok, piasek, homok, pijesak, pesak, pesek, nisip, άμμος, kum, песок, пісок, пясък, песак, 모래, liiv, smiltis, smėlis, sandur, pasir, beach sand, sable, sable stabilisé, arena, arena de playa, sabbia, zand, hiekka, Quarzsand, sorra, areia, 沙, 沙地, 沙滩, 沙灘, 沙土, 砂, 沙坑
    wood: wood, parkiet, dřevo, parkety, drewno, drewniana, parkett fa, drvo, lemn, parchet, ξύλο, παρκέ, ahşap, parke, дерево, паркет, дърво, 木, 木材, 마루, 목재, puit, koks, parkets, medis, parketas, viður, wooden, hardwood, maple, parquet, bois, plancher de bois, Parkett, Holz, madera, parqué, legno, hout, houten, træ, parket, puu, parketti, parquet de fusta, fusta, taco, soalho, trä, tre, tregulv, trägolv, sportparkett, parkettgolv, plancher, 木, 木地板, 木板, 木質地板
    rubber: rubber, guma, gumová, gumowa, резина, резиновое, резиновое покрытие, гума, καουτσούκ, ゴム, 고무, kumm, gumija, rubber softfall, softfall rubber, wet pour rubber, synthetic softfall, wet pour, rubberized, rubberised, poured rubber, poured in place rubber, rubber tiles, caoutchouc, Gummi, goma, caucho, gomma, kumi, cautxú, borracha, gummigolv, gummidekke, deep foam rubber, valukumi, 橡胶, 橡膠
    tartan: tartan, tartanowa, poliuretan, poliuretanowa, nawierzchnia poliuretanowa, полиуретан, тартан, τάπητας ταρτάν, ταρτάν, 우레탄, ウレタン, poliuretán, polyurethane, polyuréthane, Polyurethan, Kunststoff, tartán, poliuretano, tartaani, 塑胶, 塑膠, 塑胶跑道, PU, PU 跑道, PU 材質, 聚氨酯
    gravel: gravel, gravier, Kies, Schotter, grava, gravilla, ghiaia, grind, grus, sora, graves, grusdekke, 碎石, 砾石, 礫石
    fine_gravel: fine gravel, stone dust, stonedust, gravelette, criblure, criblure de pierre, poussière de pierre, stabilisé, kivituhka, rock dust, Splitt, stabilisé cendrée, stenmjöl, grus stenmjöl
    dirt: dirt, terre, tierra, Erde, aarde, jord, terra, cendrée, soil, maa, 泥地, 泥土, 泥土地
    ground: ground, sol naturel, surface naturelle, terrain naturel, Naturboden
    ice: ice, natural ice, artificial ice, glace, glace naturelle, glace artificielle, Eis, Natureis, Kunsteis, hielo, ghiaccio, ijs, kunstijs, is, kunstis, jää, tekojää, luonnonjää, 冰
    snow: snow, neige, Schnee, nieve, neve, sneeuw, sne, lumi, 雪
    carpet: carpet, moquette, Teppich, Teppichboden, moqueta, tapijt, tæppe, tapis, textile, tekstiili
    tiles: tiles, carrelage, Fliesen, azulejo, baldosas, piastrelle, tegels, fliser, laatta, rajola, rajoles, gres
    paving_stones: pavers, paving stones, pavés, Pflaster, Pflastersteine, adoquines, klinkers, kiveys
    woodchips: woodchips, bark softfall, softfall bark, mulch softfall, softfall mulch, pine bark, wood chip, wood chips, tanbark, bark, bark mulch, mulch, copeaux de bois, copeaux, Rindenmulch, Hackschnitzel, corteza, houtsnippers, hake, haketta
    metal: metal, steel
    compacted: compacted, compacted gravel
    """)
}
