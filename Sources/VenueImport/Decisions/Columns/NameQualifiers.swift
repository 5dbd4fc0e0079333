// Whose name a column holds, and whether it is still in use: `Former Name`, `Nom du gestionnaire`, `Current Name`.

/// Words beside *name* in the names of columns, a group of languages a line, in plain letters.
///
/// A word of four letters or more is the beginning of one, unless a dot ends it; a shorter one is whole.
enum NameQualifiers {
  /// What a place was called, or is called by some.
  private static let former = words(
    """
    former, previous, prev, old, prior, past., historic, original, alternat, alt, alias, aka, nickname, other, ex
    ancien, precedent, anterieur, historique, autre, alter, alte, altes, alten, altname, frueher, ehemal, vormal, bisherig
    anterior, antigu, previo, antig, antic, vecchi, otro, otra, altro, oud, oude, oudenaam, vorige, voormalig, vroeger
    tidligere, forrige, gammel, gamle, gammal, tidigare, foregaende, foeregaende, entinen, vanha, aiempi, aikaisem, edellinen
    dawna, dawne, dawny, poprzedni, byla., byle., byly., stara., stare., stary., stari., byval, drivejs, puvodn, predchoz, predosl, predchadz, povodn
    regi., korabbi, volt., eloz, fosta, fost, fostul, vechi., vechea, veche., bivs, prijasn, nekdanj, prejsnj, raniji, prethodn
    πρωην, παλι, παλαι, προηγουμ, eski, onceki, oenceki, бывш, прежн, стар, предыдущ, колишн, попередн, бивш, предишн, претходн
    endine, endise, vana., varasem, bijus, ieprieks, vecais, ankstesn, buves, buvus, senas., senasis, fyrr, lama., bekas, mantan
    السابق, سابق, القديم, قديم, הקודם, קודם, לשעבר, ישן
    """)

  /// People and offices: who owns a place, runs it or answers for it, and who wrote the record.
  private static let persons = words(
    """
    contact, manage, operator, operated, owner, owned, creator, created, edited, editor, author, by, submit, entered, added, applicant, admin, responsib, supervis, person, coordinator, director, president, coach, trainer, tenant, lessee, landlord, staff, employee, first., last., surname, firstname, lastname, architect, designer, donor, provider, vendor, contractor, keeper, inspect, reporter, publisher, maintain, steward
    gestionnaire, responsable, exploitant, proprietaire, createur, auteur, redacteur, interlocuteur, referent, directeur, utilisateur, prenom, gerant, delegataire, concessionnaire, locataire
    ansprech, betreib, eigentuem, eigner, besitz, verwalt, inhaber, kontakt, verantwort, ersteller, erfass, bearbeit, autor, leiter, platzwart, hausmeister, vorname, nachname, zustaendig, paecht, nutzer, benutzer
    gestor, encargad, propietari, administrador, operador, contacto, creador, usuario, titular, concesionari, apellido, presidente, coordinador, arrendatari, contacte
    responsavel, contato, criador, diretor, zelador, dono, encarregad, permissionari, responsabil, gestore, contatto, amministrator, creatore, concessionari, cognome, direttore
    beheerder, eigenaar, contactpersoon, verantwoordelijk, uitbater, auteur, gebruiker, voornaam, achternaam, huurder
    ejer, eier, aegare, ansvarlig, ansvarig, driftsansvar, forvalt, foervalt, bestyrer, oprett, opprett, skapad, bruker, bruger, anvaend, omistaj, yllaepit, yhteys, vastuu, kaeyttaej, muokkaa, haltija, hoitaja
    wlascic, opiekun, dzierzaw, osob, kierownik, uzytkownik, spravc, provozovatel, prevadzk, majitel, vlastnik, zodpov, odpoved, uzivatel, pouzivatel, najemc, najomc
    tulajdon, kezel, kapcsolattart, felel, fenntart, proprietar, gestionar, vlasnik, lastnik, upravljac, upravljav, upravitelj, odgovorn, korisnik, skrbnik, najmoprim, zakup
    υπευθυν, ιδιοκτητ, διαχειριστ, επικοινων, φορεα, δημιουργ, isletmeci, sahib, sahip, sorumlu, yoenetici, yonetici, yetkili, iletisim, kiraci, muedur, mudur
    ответствен, руковод, директор, оператор, контакт, арендатор, автор, эксплуат, пользовател, власник, відповідальн, керівник, орендар, оператор, стопан, управител, отговорн, наемател, корисник, управљач
    omanik, haldaja, vastutaja, kaeitaja, valdaja, operaator, ipasniek, apsaimniek, atbildig, savinink, valdytoj, atsaking, naudotoj, vadov, eigandi, rekstrar, umsjon, tengili
    pemilik, pengelola, penanggung, kontak, مالك, المالك, مدير, المدير, مسؤول, المسؤول, المشغل, בעלים, הבעלים, מנהל, המנהל, אחראי, מפעיל, קשר
    """)

  /// Clubs, firms and sponsors, after which a place may be named where nothing else is.
  private static let bodies = words(
    """
    club, team, league, organisation, organization, company, agency, sponsor, association, authority
    verein, firma, traeger, parrain, organisme, clube, equipo, entidad, patrocinador, societa, ente., vereniging, bedrijf
    forening, foerening, seura, klub, sponzor, szponzor, egyesuel, spolek, druzstv, σωματει, συλλογ, χορηγ, kuluep, kulup, клуб, спонсор, компан
    """)

  /// What a place is called today, and what it is called by all.
  private static let current = words(
    """
    current, official, present, usual, common, actuel, usuel, officiel, aktuell, heutig, offiziell, amtlich, gebraeuchlich
    actual, vigente, oficial, habitual, atual, attuale, ufficiale, huidig, officieel, nuvaerende, nuvarande, navaerende, naavaerende, nykyinen, virallinen
    obecna, aktualn, oficjaln, soucasn, sucasn, oficialn, jelenlegi, hivatalos, actuala, oficiala, trenutn, sluzben, uradn
    τρεχουσα, σημεριν, επισημ, guncel, guencel, resmi, текущ, официальн, нынешн, поточн, офіційн, актуальн, официјал
    praegune, ametlik, pasreizej, oficial, dabartin, nuverandi, الحالي, الرسمي, נוכחי, רשמי
    """)

  /// The same in scripts that part no words.
  private static let (formerSigns, personSigns, currentSigns) = (
    ["旧", "舊", "曾用", "以前", "原名", "이전", "옛", "구명칭", "เดิม"],
    [
      "所有者", "管理者", "担当", "責任者", "連絡", "代表者", "運営", "作成者", "登録者", "申請者", "負責人", "聯絡", "负责人", "联系",
      "业主",
      "業主", "管理單位", "管理单位", "團體", "団体", "담당", "관리자", "소유", "운영", "대표", "책임", "작성자", "단체",
      "เจ้าของ", "ผู้",
    ],
    ["現名", "现名", "現在", "現行", "正式", "현재", "공식"]
  )

  /// Whose name a column holds; the smaller, the more it is the place's own.
  enum Rank: Int, Comparable {
    /// The name that the place has today, said so.
    case current
    /// Nothing says otherwise.
    case plain
    /// One that it had, or has besides.
    case former
    /// That of a club, a firm or a sponsor.
    case body
    /// That of a person or an office, which is none of the place.
    case person

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whose name a column holds, as its own name says.
  static func rank(of name: ColumnName) -> Rank {
    if says(persons, personSigns, name) { return .person }
    if says(bodies, [], name) { return .body }
    if says(former, formerSigns, name) { return .former }
    return says(current, currentSigns, name) ? .current : .plain
  }

  private static func says(_ words: Set<String>, _ signs: [String], _ name: ColumnName) -> Bool {
    name.words.contains { word in
      if words.contains(word.count < 4 ? word : "\(word).") { return true }
      return (4...max(4, word.count)).contains { words.contains(String(word.prefix($0))) }
    } || signs.contains { name.joined.contains($0) }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isNewline || $0 == "," }.map { String($0).trimmed })
  }
}
