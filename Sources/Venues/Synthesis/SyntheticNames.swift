// What synthetic venues are called: a kind of place in French or English, and a name from word lists written for this purpose.

/// Draws names such as « Aréna des Érables » or "Millbrook Arena".
struct SyntheticNames {
  private let french = Self.words(Self.frenchPlaces)
  private let english = Self.words(Self.englishPlaces)

  /// The name of a venue whose main sport this is; three in four are French.
  func name(for sport: SyntheticSport, _ draws: Draws) -> String {
    if draws.unit(.language) < 0.75 {
      return sport.french + " " + french[draws.integer(below: french.count, .place)]
    }
    return english[draws.integer(below: english.count, .place)] + " " + sport.english
  }

  private static func words(_ list: String) -> [String] {
    list.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { word in
      String(word.drop { $0 == " " })
    }
  }

  private static let frenchPlaces = """
    Saint-Ambroise, Saint-Barthélemy, Saint-Clément, Saint-Donat, Saint-Émile, Saint-Fabien
    Saint-Gilles, Saint-Honoré, Saint-Irénée, Saint-Jérôme, Saint-Lambert, Saint-Médard
    Saint-Norbert, Saint-Octave, Saint-Paulin, Saint-Rémi, Saint-Sixte, Saint-Tite
    Saint-Urbain, Saint-Valère, Saint-Zénon, Sainte-Agathe, Sainte-Béatrix, Sainte-Cécile
    Sainte-Dorothée, Sainte-Émélie, Sainte-Flore, Sainte-Geneviève, Sainte-Hélène, Sainte-Julie
    Sainte-Luce, Sainte-Marguerite, Sainte-Odile, Sainte-Pétronille, Sainte-Rose, Sainte-Ursule
    des Érables, des Bouleaux, des Cèdres, des Chênes, des Frênes, des Hêtres, des Mélèzes
    des Merisiers, des Noyers, des Ormes, des Peupliers, des Pins, des Pruches, des Sapins
    des Saules, des Tilleuls, des Trembles, des Bernaches, des Bruants, des Chardonnerets
    des Colibris, des Geais-Bleus, des Grives, des Hérons, des Hirondelles, des Huards
    des Mésanges, des Outardes, des Pinsons, des Sizerins, des Tourterelles, du Castor
    du Cerf, du Lynx, du Renard, de la Loutre, de la Marmotte, du Porc-Épic
    du Ruisseau, de la Coulée, de la Crique, de la Falaise, de l’Anse, de l’Étang
    du Marais, du Moulin, du Pont-Couvert, du Vieux-Quai, de la Traverse, des Rapides-Blancs
    de la Grande-Côte, de la Petite-Côte, du Bois-Joli, du Boisé, du Verger, de la Pommeraie
    du Belvédère, du Coteau, du Vallon, de la Plaine, de la Prairie, des Moissons
    des Forgerons, des Draveurs, des Bûcherons, des Meuniers, des Tonneliers, des Voltigeurs
    des Pionniers, des Jardiniers, des Horlogers, des Mariniers, de l’Harmonie, de la Concorde
    de l’Aurore, du Crépuscule, du Solstice, du Carillon, du Phare, de la Gare
    Marie-Laberge-Roy, Alphonse-Caron, Rosalie-Thibault, Émile-Gendron, Blanche-Morency
    Ludger-Paquin, Yvette-Charland, Télesphore-Hamel, Laurette-Simard, Ovide-Beaulne
    Bellerive, Beauséjour, Bellefontaine, Grandpré, Hautbois, Longpré, Montclair, Rivebelle
    """

  private static let englishPlaces = """
    Maplewood, Riverside, Millbrook, Cedar Hill, Willow Bend, Birchfield, Elmgrove, Oakridge
    Pinehurst, Ashdale, Hawthorne, Rosemary, Heather Glen, Fernbank, Ivy Lane, Thornbury
    Stonebridge, Ferry Point, Old Mill, Quarry Park, Lockside, Harbourview, Lakeshore, Bayfield
    Kingfisher, Heron Cove, Robin Hood Lane, Sparrow Hill, Falcon Ridge, Otter Creek, Fox Hollow
    Northgate, Southmount, Eastvale, Westbrook, Fairmeadow, Greenfield, Sunnyside, Meadowbank
    Carlisle, Dunmore, Glencairn, Inverlea, Kilbride, Lomond, Stirling Green, Tweedside
    Ashford, Brampton Square, Camden Row, Dorset, Exmoor, Hartwell, Kentmere, Linfield
    """
}
