// What columns of states say in some twenty languages: that a place is not there, or that it is and in what condition.

enum StandingTable {
  /// What is not there, in lower case, a language a line.
  static let gone = words(
    """
    disused, out of service, not in service, out of use, not in use, closed for good, closed indefinitely, defunct, derelict, mothballed, unbuilt, cancelled
    retiré, retirée, hors service, hors d'usage, hors d’usage, hors usage, déclassé, déclassée, détruit, détruite, inexistant, inexistante, à l'étude, à l’étude, en chantier, fermeture permanente
    außer betrieb, ausser betrieb, nicht mehr vorhanden, nicht in betrieb, endgültig geschlossen, zurückgebaut, ehemalig, aufgehoben, abgebrochen
    cerrada definitivamente, cierre definitivo, fuera de servicio, fuera de uso, abandonado, abandonada, en desuso, desmantelado, desmantelada, planificada, planeado, planeada, retirado, retirada, eliminado, eliminada, en obra, dado de baja, dada de baja, inexistente
    abbandonato, abbandonata, fuori servizio, fuori uso, in disuso, chiusa definitivamente, pianificato, pianificata, previsto, prevista, smantellato, smantellata, rimosso, rimossa, soppresso, soppressa, in fase di progettazione
    definitief gesloten, permanent gesloten, buiten gebruik, buiten dienst, afgebroken, verlaten, in ontwikkeling, in ontwerp, niet meer aanwezig, niet in gebruik
    planejado, planejada, fechado definitivamente, fechada definitivamente, encerrado definitivamente, encerrada definitivamente, fora de serviço, fora de uso, fora de funcionamento, projetado, projetada, extinto, extinta
    desafectat, desafectada, enderrocat, enderrocada, projectat, projectada, fora de servei, tancat definitivament, tancada definitivament, abandonat
    permanent stengt, permanent stengd, utgått, ute av drift, ikke i bruk, fjernet, under planlegging, ikke i drift
    permanent stängd, permanent stängt, ur bruk, ur drift, rivet, borttagen, utgången, avvecklad, ej i bruk, under planering, planerat, under uppförande
    permanent lukket, ude af drift, ude af brug, nedrevet, ikke i brug, sløjfet, under planlægning, udgået
    pysyvästi suljettu, suljettu pysyvästi, pois käytöstä, ei käytössä, hylätty, tulossa, suunnittelussa
    zlikwidowany, zlikwidowana, zlikwidowane, planowany, planowana, planowane, nieczynny, nieczynna, nieczynne, rozebrany, rozebrana, rozebrane, wyłączony, wyłączona, wyłączone, wyłączony z użytkowania, w budowie, projektowany, projektowana, projektowane, w planach, trwale zamknięty, trwale zamknięta, usunięty, usunięta, wyburzony, opuszczony
    zrušeno, zrušený, zrušené, zaniklý, zaniklé, plánované, plánovaný, ve výstavbě, vo výstavbe, mimo provoz, trvale uzavřeno
    megszűnt, tervezett, építés alatt, lebontva, lebontott, desființat, dezafectat, planificat, în construcție, demolat
    снесен, снесён, ликвидирован, планируется, строится, не действует, не работает, закрыт навсегда
    廃止, 閉鎖, 計画中, 建設中, 解体済, 폐쇄, 철거, 건설중
    """)

  /// Beginnings of words for a place that is there, for one that is closed for a while, and for its condition, in plain letters.
  static let there = words(
    """
    open, activ, operat, exist, current, in service, in use, in operation, ok, good, fair, poor, excellent, average, satisf, new, maintain, available, working, functional, complete, built, as built, live, yes, temporar, closed, season, under repair, renovat, under renovation, maintenance, under maintenance, public, private, published, approved, verified
    en service, en fonction, en activite, actif, oui, ouvert, bon, tres bon, moyen, mauvais, passable, neuf, vetuste, ferme, renove, en renovation, en exploitation, en travaux
    in betrieb, aktiv, offen, geoeffnet, gut, sehr gut, mittel, schlecht, vorhanden, geschlossen, saniert, in sanierung, bestand, nutzbar
    en uso, abiert, bueno, buena, muy buen, regular, malo, mala, cerrad, en funcionamiento, en servicio, en activo, operativ, en obras, attiv, in attivita, in servizio, apert, in esercizio, in uso, buono, buona, ottim, discret, sufficiente, chius, in funzione
    in gebruik, in dienst, geopend, goed, redelijk, matig, slecht, gesloten, actief, beschikbaar, em funcionamento, em uso, em servico, em obras, abert, ativ, bom, boa, ruim, fechad, em operacao
    i drift, aapen, apen, i bruk, god, stengt, oeppen, oppen, bra, staengd, stangd, aaben, i brug, lukket, kaeytoessae, avoinna, auki, toiminnassa, hyvae, suljettu
    czynn, otwart, w uzyciu, dobry, zamkniet, aktywn, v provozu, otevr, v prevadzke, mukoed, uezemel, deschis, действ, работает, открыт, en us, obert, en servei
    開放, 开放, 營運, 营业, 使用中, 良好, 正常, 供用中, 利用可, 운영, 사용
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isNewline || $0 == "," }.map { String($0).trimmed })
  }
}
