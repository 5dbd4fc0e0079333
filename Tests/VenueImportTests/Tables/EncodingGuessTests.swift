import Foundation
import Testing
import Venues

@testable import VenueImport

/// Names of venues in the encodings that their countries write; the bytes are by Python's codecs.
@Suite("The encoding of a table that is no UTF-8") struct EncodingGuessTests {
  /// Encoding, names, and the names' bytes in hexadecimal digits.
  static let tables: [(String, String, String)] = [
    (
      "CP850",
      "Aréna Maurice-Richard|Piste d'athlétisme du Rhône|Gymnase Élémentaire Pérou|Plaine de jeux des Grèves|Complexe sportif Françoise-Dürr|Centre nautique Château d'Eau",
      "4172826e61204d6175726963652d526963686172640a50697374652064276174686c827469736d65206475205268936e650a47796d6e61736520906c826d656e7461697265205082726f750a506c61696e65206465206a657578206465732047728a7665730a436f6d706c6578652073706f72746966204672616e876f6973652d448172720a43656e747265206e617574697175652043688374656175206427456175"
    ),
    (
      "CP850",
      "Sportplatz Köpenick|Fußballfeld Grünau|Schwimmhalle Mühlenweg|Städtische Turnhalle Höhenstraße|Tischtennisplatte Nürnberger Platz|Bürgerpark Süd",
      "53706f7274706c61747a204b9470656e69636b0a4675e162616c6c66656c64204772816e61750a53636877696d6d68616c6c65204d81686c656e7765670a53748464746973636865205475726e68616c6c6520489468656e73747261e1650a546973636874656e6e6973706c61747465204e81726e62657267657220506c61747a0a4281726765727061726b20538164"
    ),
    (
      "CP850",
      "Polideportivo José Martí|Cancha de fútbol Peñarol|Pabellón Íñigo Pérez|Pista de pádel Corazón de María|Estadio Núñez|Unidad Deportiva Benito Juárez",
      "506f6c696465706f727469766f204a6f7382204d617274a10a43616e6368612064652066a374626f6c205065a461726f6c0a506162656c6ca26e20d6a469676f20508272657a0a50697374612064652070a064656c20436f72617aa26e206465204d6172a1610a4573746164696f204ea3a4657a0a556e69646164204465706f72746976612042656e69746f204a75a072657a"
    ),
    (
      "CP850",
      "Ginásio Poliesportivo São João|Quadra de vôlei Ipanema|Praça da República|Campo de Futebol União|Complexo Desportivo Fundação",
      "47696ea073696f20506f6c696573706f727469766f2053c66f204a6fc66f0a5175616472612064652076936c6569204970616e656d610a507261876120646120526570a3626c6963610a43616d706f2064652046757465626f6c20556e69c66f0a436f6d706c65786f20446573706f727469766f2046756e646187c66f"
    ),
    (
      "CP850",
      "Ballerup Idrætspark|Østerbro Stadion|Skøjtehal Ørestad|Bådehavn|Håndboldhal Sønder Å",
      "42616c6c65727570204964729174737061726b0a9d7374657262726f2053746164696f6e0a536b9b6a746568616c209d7265737461640a428664656861766e0a48866e64626f6c6468616c20539b6e646572208f"
    ),
    (
      "CP437",
      "Gärdets idrottsplats|Långholmsbadet|Östermalms IP|Åkeshovs sim- och idrottshall|Hästhagens IP",
      "47847264657473206964726f747473706c6174730a4c866e67686f6c6d7362616465740a99737465726d616c6d732049500a8f6b6573686f76732073696d2d206f6368206964726f74747368616c6c0a48847374686167656e73204950"
    ),
    (
      "Mac OS Roman",
      "Sportplatz Köpenick|Fußballfeld Grünau|Schwimmhalle Mühlenweg|Städtische Turnhalle Höhenstraße|Tischtennisplatte Nürnberger Platz|Bürgerpark Süd",
      "53706f7274706c61747a204b9a70656e69636b0a4675a762616c6c66656c642047729f6e61750a53636877696d6d68616c6c65204d9f686c656e7765670a53748a64746973636865205475726e68616c6c6520489a68656e73747261a7650a546973636874656e6e6973706c61747465204e9f726e62657267657220506c61747a0a429f726765727061726b20539f64"
    ),
    (
      "Windows-1250",
      "Boisko piłkarskie Śródmieście|Hala sportowa Łazienki|Pływalnia Żoliborz|Kort tenisowy Ząbki|Stadion Górnika Wałbrzych|Siłownia plenerowa Młociny",
      "426f69736b6f207069b36b6172736b6965208c72f3646d69659c6369650a48616c612073706f72746f776120a3617a69656e6b690a50b37977616c6e696120af6f6c69626f727a0a4b6f72742074656e69736f7779205ab9626b690a53746164696f6e2047f3726e696b61205761b362727a7963680a5369b36f776e696120706c656e65726f7761204db36f63696e79"
    ),
    (
      "ISO-8859-2",
      "Boisko piłkarskie Śródmieście|Hala sportowa Łazienki|Pływalnia Żoliborz|Kort tenisowy Ząbki|Stadion Górnika Wałbrzych|Siłownia plenerowa Młociny",
      "426f69736b6f207069b36b6172736b696520a672f3646d6965b66369650a48616c612073706f72746f776120a3617a69656e6b690a50b37977616c6e696120af6f6c69626f727a0a4b6f72742074656e69736f7779205ab1626b690a53746164696f6e2047f3726e696b61205761b362727a7963680a5369b36f776e696120706c656e65726f7761204db36f63696e79"
    ),
    (
      "CP852",
      "Boisko piłkarskie Śródmieście|Hala sportowa Łazienki|Pływalnia Żoliborz|Kort tenisowy Ząbki|Stadion Górnika Wałbrzych|Siłownia plenerowa Młociny",
      "426f69736b6f207069886b6172736b6965209772a2646d6965986369650a48616c612073706f72746f7761209d617a69656e6b690a50887977616c6e696120bd6f6c69626f727a0a4b6f72742074656e69736f7779205aa5626b690a53746164696f6e2047a2726e696b612057618862727a7963680a5369886f776e696120706c656e65726f7761204d886f63696e79"
    ),
    (
      "Windows-1250",
      "Fotbalové hřiště Žižkov|Plavecký stadion Podolí|Tenisové kurty Štvanice|Dětské hřiště Řepy|Sportovní hala Čeňka Růžičky",
      "466f7462616c6f76e92068f8699a74ec208e699e6b6f760a506c617665636bfd2073746164696f6e20506f646f6ced0a54656e69736f76e9206b75727479208a7476616e6963650a44ec74736be92068f8699a74ec20d86570790a53706f72746f766eed2068616c6120c865f26b612052f99e69e86b79"
    ),
    (
      "ISO-8859-2",
      "Fotbalové hřiště Žižkov|Plavecký stadion Podolí|Tenisové kurty Štvanice|Dětské hřiště Řepy|Sportovní hala Čeňka Růžičky",
      "466f7462616c6f76e92068f869b974ec20ae69be6b6f760a506c617665636bfd2073746164696f6e20506f646f6ced0a54656e69736f76e9206b7572747920a97476616e6963650a44ec74736be92068f869b974ec20d86570790a53706f72746f766eed2068616c6120c865f26b612052f9be69e86b79"
    ),
    (
      "CP852",
      "Fotbalové hřiště Žižkov|Plavecký stadion Podolí|Tenisové kurty Štvanice|Dětské hřiště Řepy|Sportovní hala Čeňka Růžičky",
      "466f7462616c6f76822068fd69e774d820a669a76b6f760a506c617665636bec2073746164696f6e20506f646f6ca10a54656e69736f7682206b7572747920e67476616e6963650a44d874736b822068fd69e774d820fc6570790a53706f72746f766ea12068616c6120ac65e56b61205285a7699f6b79"
    ),
    (
      "ISO-8859-2",
      "Futbalové ihrisko Petržalka|Plaváreň Pasienky|Športová hala Dúbravka|Detské ihrisko Ľudovíta Štúra|Tenisový areál Košická",
      "46757462616c6f76e92069687269736b6f2050657472be616c6b610a506c6176e17265f22050617369656e6b790aa9706f72746f76e12068616c612044fa627261766b610a446574736be92069687269736b6f20a575646f76ed746120a974fa72610a54656e69736f76fd20617265e16c204b6fb969636be1"
    ),
    (
      "Windows-1250",
      "Műjégpálya Városliget|Győri úti sportcsarnok|Tüskecsarnok uszoda|Ferencvárosi Népligeti Sportközpont|Szőnyi úti stadion|Kőbányai tenisz",
      "4dfb6ae96770e16c79612056e1726f736c696765740a4779f5726920fa74692073706f7274637361726e6f6b0a54fc736b65637361726e6f6b2075737a6f64610a466572656e6376e1726f7369204ee9706c69676574692053706f72746bf67a706f6e740a537af56e796920fa74692073746164696f6e0a4bf562e16e7961692074656e69737a"
    ),
    (
      "CP852",
      "Műjégpálya Városliget|Győri úti sportcsarnok|Tüskecsarnok uszoda|Ferencvárosi Népligeti Sportközpont|Szőnyi úti stadion|Kőbányai tenisz",
      "4dfb6a826770a06c79612056a0726f736c696765740a47798b726920a374692073706f7274637361726e6f6b0a5481736b65637361726e6f6b2075737a6f64610a466572656e6376a0726f7369204e82706c69676574692053706f72746b947a706f6e740a537a8b6e796920a374692073746164696f6e0a4b8b62a06e7961692074656e69737a"
    ),
    (
      "Windows-1250",
      "Gradski stadion Maksimir|Košarkaško igralište Črnomerec|Dvorana Dražen Petrović|Školsko igralište Žitnjak|Bazen Utrina Đure Šporera",
      "47726164736b692073746164696f6e204d616b73696d69720a4b6f9a61726b619a6b6f20696772616c699a746520c8726e6f6d657265630a44766f72616e61204472619e656e20506574726f7669e60a8a6b6f6c736b6f20696772616c699a7465208e69746e6a616b0a42617a656e20557472696e6120d0757265208a706f72657261"
    ),
    (
      "Windows-1254",
      "Fenerbahçe Şükrü Saracoğlu Stadyumu|Yüzme Havuzu Beşiktaş|Açık Spor Salonu Kadıköy|İnönü Spor Tesisi|Basketbol Sahası Çankaya|Ümraniye Koşu Parkuru Ağaçlı",
      "46656e6572626168e76520defc6b72fc2053617261636ff06c75205374616479756d750a59fc7a6d6520486176757a75204265fe696b7461fe0a41e7fd6b2053706f722053616c6f6e75204b6164fd6bf6790add6ef66efc2053706f72205465736973690a4261736b6574626f6c205361686173fd20c7616e6b6179610adc6d72616e697965204b6ffe75205061726b7572752041f061e76cfd"
    ),
    (
      "CP857",
      "Fenerbahçe Şükrü Saracoğlu Stadyumu|Yüzme Havuzu Beşiktaş|Açık Spor Salonu Kadıköy|İnönü Spor Tesisi|Basketbol Sahası Çankaya|Ümraniye Koşu Parkuru Ağaçlı",
      "46656e65726261688765209e816b72812053617261636fa76c75205374616479756d750a59817a6d6520486176757a752042659f696b74619f0a41878d6b2053706f722053616c6f6e75204b61648d6b94790a986e946e812053706f72205465736973690a4261736b6574626f6c2053616861738d2080616e6b6179610a9a6d72616e697965204b6f9f75205061726b7572752041a761876c8d"
    ),
    (
      "Windows-1257",
      "Mežaparka stadions|Rīgas Sporta pils|Ķeguma peldbaseins|Vecāķu pludmales laukums",
      "4d65fe617061726b612073746164696f6e730a52ee6761732053706f7274612070696c730acd6567756d612070656c6462617365696e730a566563e2ed7520706c75646d616c6573206c61756b756d73"
    ),
    (
      "Windows-1257",
      "Žalgirio stadionas|Vilniaus krepšinio aikštelė|Šeškinės baseinas|Lazdynų sporto mokykla",
      "de616c676972696f2073746164696f6e61730a56696c6e69617573206b726570f0696e696f2061696bf074656ceb0ad065f06b696eeb732062617365696e61730a4c617a64796ef82073706f72746f206d6f6b796b6c61"
    ),
    (
      "Windows-1252",
      "Kadrioru staadion|Õismäe ujula|Põhja-Tallinna jalgpalliväljak|Lilleküla tenniseväljak",
      "4b616472696f7275207374616164696f6e0ad569736de46520756a756c610a50f5686a612d54616c6c696e6e61206a616c6770616c6c6976e46c6a616b0a4c696c6c656bfc6c612074656e6e69736576e46c6a616b"
    ),
    (
      "Windows-1252",
      "Laugardalslaug sundhöll|Íþróttahús Breiðholts|Knattspyrnuvöllur Þróttar|Sundlaug Árbæjar|Kópavogsvöllur",
      "4c617567617264616c736c6175672073756e6468f66c6c0acdfe72f374746168fa732042726569f0686f6c74730a4b6e617474737079726e7576f66c6c757220de72f3747461720a53756e646c61756720c17262e66a61720a4bf37061766f677376f66c6c7572"
    ),
    (
      "Windows-1252",
      "Ginásio Poliesportivo São João|Quadra de vôlei Ipanema|Praça da República|Campo de Futebol União|Complexo Desportivo Fundação",
      "47696ee173696f20506f6c696573706f727469766f2053e36f204a6fe36f0a5175616472612064652076f46c6569204970616e656d610a507261e76120646120526570fa626c6963610a43616d706f2064652046757465626f6c20556e69e36f0a436f6d706c65786f20446573706f727469766f2046756e6461e7e36f"
    ),
    (
      "Windows-1251",
      "Футбольное поле Сокольники|Теннисный корт Лужники|Бассейн «Олимпийский»|Спортивная площадка улица Ленина 15|Школа № 57",
      "d4f3f2e1eeebfcedeee520efeeebe520d1eeeaeeebfcede8eae80ad2e5edede8f1edfbe920eaeef0f220cbf3e6ede8eae80ac1e0f1f1e5e9ed20abceebe8ecefe8e9f1eae8e9bb0ad1efeef0f2e8e2ede0ff20efebeef9e0e4eae020f3ebe8f6e020cbe5ede8ede02031350ad8eaeeebe020b9203537"
    ),
    (
      "KOI8-R",
      "Футбольное поле Сокольники|Теннисный корт Лужники|Спортивная площадка улица Ленина 15",
      "e6d5d4c2cfccd8cecfc520d0cfccc520f3cfcbcfccd8cec9cbc90af4c5cecec9d3ced9ca20cbcfd2d420ecd5d6cec9cbc90af3d0cfd2d4c9d7cec1d120d0cccfddc1c4cbc120d5ccc9c3c120ecc5cec9cec1203135"
    ),
    (
      "CP866",
      "Футбольное поле Сокольники|Теннисный корт Лужники|Спортивная площадка улица Ленина 15|Школа № 57",
      "94e3e2a1aeabecadaea520afaeaba52091aeaaaeabecada8aaa80a92a5adada8e1adeba920aaaee0e2208be3a6ada8aaa80a91afaee0e2a8a2ada0ef20afabaee9a0a4aaa020e3aba8e6a0208ba5ada8ada02031350a98aaaeaba020fc203537"
    ),
    (
      "ISO-8859-5",
      "Футбольное поле Сокольники|Теннисный корт Лужники|Спортивная площадка улица Ленина 15|Школа № 57",
      "c4e3e2d1dedbecddded520dfdedbd520c1dedadedbecddd8dad80ac2d5ddddd8e1ddebd920dadee0e220bbe3d6ddd8dad80ac1dfdee0e2d8d2ddd0ef20dfdbdee9d0d4dad020e3dbd8e6d020bbd5ddd8ddd02031350ac8dadedbd020f0203537"
    ),
    (
      "Windows-1251",
      "Футбольне поле Оболонь|Стадіон «Динамо»|Басейн Голосіївський|Спортивний майданчик вулиця Хрещатик",
      "d4f3f2e1eeebfcede520efeeebe520cee1eeebeeedfc0ad1f2e0e4b3eeed20abc4e8ede0eceebb0ac1e0f1e5e9ed20c3eeebeef1b3bfe2f1fceae8e90ad1efeef0f2e8e2ede8e920ece0e9e4e0edf7e8ea20e2f3ebe8f6ff20d5f0e5f9e0f2e8ea"
    ),
    (
      "KOI8-U", "Футбольне поле Оболонь|Басейн Голосіївський|Спортивний майданчик вулиця Хрещатик",
      "e6d5d4c2cfccd8cec520d0cfccc520efc2cfcccfced80ae2c1d3c5cace20e7cfcccfd3a6a7d7d3d8cbc9ca0af3d0cfd2d4c9d7cec9ca20cdc1cac4c1cedec9cb20d7d5ccc9c3d120e8d2c5ddc1d4c9cb"
    ),
    (
      "Windows-1251",
      "Стадион Васил Левски|Плувен басейн Спартак|Тенис корт Борисова градина|Спортна зала Универсиада",
      "d1f2e0e4e8eeed20c2e0f1e8eb20cbe5e2f1eae80acfebf3e2e5ed20e1e0f1e5e9ed20d1efe0f0f2e0ea0ad2e5ede8f120eaeef0f220c1eef0e8f1eee2e020e3f0e0e4e8ede00ad1efeef0f2ede020e7e0ebe020d3ede8e2e5f0f1e8e0e4e0"
    ),
    (
      "Windows-1253",
      "Γήπεδο Ποδοσφαίρου Αθηνών|Κολυμβητήριο Νέας Σμύρνης|Γυμναστήριο Άγιος Δημήτριος|Αθλητικό Κέντρο Ωραιοκάστρου",
      "c3def0e5e4ef20d0efe4eff3f6e1dff1eff520c1e8e7edfeed0acaefebf5ece2e7f4def1e9ef20cddde1f220d3ecfdf1ede7f20ac3f5ecede1f3f4def1e9ef20a2e3e9eff220c4e7ecdef4f1e9eff20ac1e8ebe7f4e9eafc20caddedf4f1ef20d9f1e1e9efeadcf3f4f1eff5"
    ),
    (
      "ISO-8859-7",
      "Γήπεδο Ποδοσφαίρου Αθηνών|Κολυμβητήριο Νέας Σμύρνης|Γυμναστήριο Άγιος Δημήτριος|Αθλητικό Κέντρο Ωραιοκάστρου",
      "c3def0e5e4ef20d0efe4eff3f6e1dff1eff520c1e8e7edfeed0acaefebf5ece2e7f4def1e9ef20cddde1f220d3ecfdf1ede7f20ac3f5ecede1f3f4def1e9ef20b6e3e9eff220c4e7ecdef4f1e9eff20ac1e8ebe7f4e9eafc20caddedf4f1ef20d9f1e1e9efeadcf3f4f1eff5"
    ),
    (
      "CP737",
      "Γήπεδο Ποδοσφαίρου Αθηνών|Κολυμβητήριο Νέας Σμύρνης|Γυμναστήριο Άγιος Δημήτριος|Αθλητικό Κέντρο Ωραιοκάστρου",
      "82e3a79c9ba6208fa69ba6a9ad98e5a8a6ac20809f9ea4e9a40a89a6a2aca3999eabe3a8a0a6208ce298aa2091a3e7a8a49eaa0a82aca3a498a9abe3a8a0a620ea9aa0a6aa20839ea3e3aba8a0a6aa0a809fa29eaba0a1e62089e2a4aba8a62097a898a0a6a1e1a9aba8a6ac"
    ),
    (
      "Windows-1255", "מגרש כדורסל רמת אביב|בריכת שחייה גורדון|אצטדיון בלומפילד",
      "eee2f8f920ebe3e5f8f1ec20f8eefa20e0e1e9e10ae1f8e9ebfa20f9e7e9e9e420e2e5f8e3e5ef0ae0f6e8e3e9e5ef20e1ece5eef4e9ece3"
    ),
    (
      "Windows-1256", "ملعب كرة القدم الرياض|مسبح الملك فهد|صالة رياضية",
      "e3e1dac820dfd1c920c7e1decfe320c7e1d1edc7d60ae3d3c8cd20c7e1e3e1df20dde5cf0ad5c7e1c920d1edc7d6edc9"
    ),
    (
      "Windows-874", "สนามฟุตบอลลุมพินี|สระว่ายน้ำกรุงเทพ|สนามกีฬาแห่งชาติ",
      "cab9d2c1bfd8b5bacdc5c5d8c1bed4b9d50acac3d0c7e8d2c2b9e9d3a1c3d8a7e0b7be0acab9d2c1a1d5ccd2e1cbe8a7aad2b5d4"
    ),
    (
      "GB18030", "朝阳区体育中心篮球场|海淀公园羽毛球馆|北京市第一中学足球场|望京街道全民健身活动中心|奥林匹克森林公园网球场",
      "b3afd1f4c7f8cce5d3fdd6d0d0c4c0bac7f2b3a10abaa3b5edb9abd4b0d3f0c3abc7f2b9dd0ab1b1bea9cad0b5dad2bbd6d0d1a7d7e3c7f2b3a10acdfbbea9bdd6b5c0c8abc3f1bda1c9edbbeeb6afd6d0d0c40ab0c2c1d6c6a5bfcbc9adc1d6b9abd4b0cdf8c7f2b3a1"
    ),
    (
      "Big5", "大安森林公園籃球場|臺北市立體育館|中正運動中心游泳池|永和國小操場|新北市板橋區網球場|復興公園羽球館",
      "a46aa677b4cbaa4ca4bdb6e9c478b279b3f50abb4fa55fa5aba5dfc5e9a87cc05d0aa4a4a5bfb942b0caa4a4a4dfb4e5aa61a6c00aa5c3a94db0eaa470bedeb3f50ab773a55fa5abaa4fbef4b0cfbaf4b279b3f50ab45fbfb3a4bdb6e9a6d0b279c05d"
    ),
    (
      "GB18030", "大安森林公園籃球場|臺北市立體育館|中正運動中心游泳池|永和國小操場|新北市板橋區網球場|復興公園羽球館",
      "b4f3b0b2c9adc1d6b9ab8840bb40c7f288f60ac55fb1b1cad0c1a2f377d3fdf05e0ad6d0d5fddf5c84d3d6d0d0c4d3ced3beb3d80ad3c0bacd87f8d0a1b2d988f60ad0c2b1b1cad0b0e598f2855ebe57c7f288f60a8fcdc564b9ab8840d3f0c7f2f05e"
    ),
    (
      "Shift_JIS", "代々木公園陸上競技場|テニスコート（砧公園）|市民体育館|野球場|東京都立小金井公園|スポーツセンター",
      "91e3815896d88cf6898097a48fe38ba38b5a8fea0a8365836a83588352815b836781698b6d8cf68980816a0a8e7396af91cc88e78ad90a96ec8b858fea0a938c8b9e937397a78fac8be088e48cf689800a8358837c815b8363835a8393835e815b"
    ),
    (
      "EUC-JP", "代々木公園陸上競技場|テニスコート（砧公園）|市民体育館|野球場|東京都立小金井公園|スポーツセンター",
      "c2e5a1b9ccdab8f8b1e0cea6bee5b6a5b5bbbeec0aa5c6a5cba5b9a5b3a1bca5c8a1cab5ceb8f8b1e0a1cb0abbd4ccb1c2ceb0e9b4db0acceeb5e5beec0ac5ecb5fec5d4cea9beaeb6e2b0e6b8f8b1e00aa5b9a5dda1bca5c4a5bba5f3a5bfa1bc"
    ),
    (
      "EUC-KR", "잠실종합운동장|마포구민체육센터 수영장|한강공원 축구장|올림픽공원 테니스장|서초구 배드민턴장",
      "c0e1bdc7c1bec7d5bfeeb5bfc0e50ab8b6c6f7b1b8b9cec3bcc0b0bcbec5cd20bcf6bfb5c0e50ac7d1b0adb0f8bff820c3e0b1b8c0e50abfc3b8b2c7c8b0f8bff820c5d7b4cfbdbac0e50abcadc3cab1b820b9e8b5e5b9cec5cfc0e5"
    ),
  ]

  static func bytes(_ digits: String) -> Data {
    var bytes = Data()
    var rest = digits[...]
    while let byte = UInt8(rest.prefix(2), radix: 16), !rest.isEmpty {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// A table of names with positions.
  static func table(_ digits: String) -> Data {
    var table = Data("id,name,lat,lon\n".utf8)
    for (index, name) in bytes(digits).split(separator: 0x0A).enumerated() {
      table += Data("\(index),".utf8) + name + Data(",45.5\(index),-73.6\n".utf8)
    }
    return table
  }

  @Test("is found out by the words that it makes", arguments: tables)
  func found(encoding: String, names: String, digits: String) throws {
    let trial = try Trials().run(Self.table(digits), as: "a.csv")
    #expect(
      trial.venues.map(\.name).sorted() == names.split(separator: "|").map(String.init).sorted())
    #expect(!trial.part.warnings.contains { $0.kind == .encodingUnknown })
    let decision = trial.part.decisions.first { $0.subject == "encoding" }
    #expect(
      decision?.evidence.hasPrefix("it is no UTF-8, and this makes the likeliest words, as of")
        == true)
    #expect(decision?.confidence == .likely)
    #expect(!trial.part.warnings.contains { $0.kind == .encodingUncertain })
  }

  @Test("is read where a person names it", arguments: tables)
  func told(encoding: String, names: String, digits: String) throws {
    let trial = try Trials().run(Self.table(digits), as: "a.csv") { $0.encoding = encoding }
    #expect(trial.part.encoding == encoding)
    #expect(
      trial.venues.map(\.name).sorted() == names.split(separator: "|").map(String.init).sorted())
  }

  @Test("is found out in a text without lines, too")
  func unbroken() throws {
    for (encoding, names, digits) in Self.tables where encoding != "GB18030" {
      var text = Data("<list>".utf8)
      for name in Self.bytes(digits).split(separator: 0x0A) {
        text +=
          Data("<v><name>".utf8) + name + Data("</name><lat>45.5</lat><lon>9.1</lon></v>".utf8)
      }
      let trial = try Trials().run(text + Data("</list>".utf8), as: "a.xml")
      #expect(trial.venues.allSatisfy { names.contains($0.name) }, "\(encoding)")
    }
    var sample = EncodingSample()
    sample.take(Array(String(repeating: "Forêt ", count: 200).utf8))
    #expect((300...400).contains(sample.bytes.count))
  }

  @Test(
    "is no riddle where a table of few rows is in Shift_JIS, whose characters may end with a byte of ASCII"
  )
  func short() throws {
    // 名称,区分 | 祇園橋ソフトボール場,ソフトボール | 能登テニスコート,テニス
    let header = Self.bytes("96bc8fcc2c8be695aa") + Data(",lat,lon\n".utf8)
    let first = Self.bytes(
      "8b5f89808bb4835c83748367837b815b838b8fea2c835c83748367837b815b838b")
    let second = Self.bytes("945c936f8365836a83588352815b83672c8365836a8358")
    let table = header + first + Data(",34.4,132.4\n".utf8) + second + Data(",34.5,132.5\n".utf8)
    let trial = try Trials().run(table, as: "a.csv")
    #expect(trial.part.encoding == "Shift_JIS")
    #expect(!trial.part.warnings.contains { $0.kind == .encodingUnknown })
    #expect(trial.venues.contains { $0.name == "能登テニスコート" })
  }

  @Test("is what the .cpg beside it says")
  func codePage() throws {
    let trials = try Trials()
    _ = try trials.directory.write("1250", as: "a.cpg")
    let trial = try trials.run(
      Data("id,name,lat,lon\n1,Z\u{62}".utf8) + Self.bytes("9ab9") + Data(",45.5,-73.6\n".utf8),
      as: "a.csv")
    #expect(trial.venues.map(\.name) == ["Zbšą"])
  }

  @Test("is told where another comes near, with what the name would be then")
  func uncertain() throws {
    let data =
      Data("id,name,lat,lon\n1,Lazdyn".utf8) + Self.bytes("f8")
      + Data(" baseinas,45.5,-73.6\n".utf8)
    let plain = try Trials().run(data, as: "a.csv")
    let warning = try #require(plain.part.warnings.first { $0.kind == .encodingUncertain })
    let detail = try #require(warning.detail)
    #expect(detail.contains("“Lazdynø baseinas”"))
    #expect(detail.contains("--encoding Windows-1257 makes it “Lazdynų baseinas”"))
    // The place in its name settles it.
    let vilnius = try Trials().run(data, as: "vilnius.csv")
    #expect(vilnius.venues.map(\.name) == ["Lazdynų baseinas"])
  }

  @Test(
    "has the names that people give it",
    arguments: [
      ("big5", TextEncoding.big5), ("cp950", .big5), ("gbk", .gb18030), ("GB2312", .gb18030),
      ("sjis", .shiftJIS), ("Shift-JIS", .shiftJIS), ("euc-kr", .eucKR), ("cp949", .eucKR),
      ("koi8-r", .koi8R), ("cp850", .cp850), ("ibm437", .cp437), ("iso-8859-2", .latin2),
      ("latin2", .latin2), ("windows-1254", .windows1254), ("ISO8859-7", .isoGreek),
    ])
  func names(name: String, encoding: TextEncoding) {
    #expect(TextEncoding(named: name) == encoding)
    #expect(encoding.isAvailable)
  }

  @Test("is read alike in pieces of any length", arguments: [1, 2, 3, 5, 7])
  func pieces(length: Int) {
    for (encoding, names, digits) in Self.tables {
      guard let encoding = TextEncoding(named: encoding) else { continue }
      let text = TextDecoderTests.decode(
        Array(Self.bytes(digits)), from: encoding, pieces: length)
      #expect(text.replacing("\n", with: "|") == names)
    }
  }
}
