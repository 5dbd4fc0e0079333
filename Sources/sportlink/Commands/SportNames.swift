// From what people write after --sport to sports, with suggestions where nothing is known by that name.

import CommandLine
import Venues

enum SportNames {
  /// The sports meant by a name: by the vocabulary, or as a key that the catalogue itself has.
  static func sports(meantBy name: String, amongKnown known: [Sport]) -> [Sport] {
    let meant = SportVocabulary.standard.searchKeys(forName: name)
    guard meant.isEmpty else { return meant }
    let own = SportVocabulary.standard.sport(named: name)
    return known.contains(own) ? [own] : []
  }

  /// What to say about a name that stands for no sport.
  static func complaint(about name: String) -> String {
    let near = SportVocabulary.standard.suggestions(for: name, limit: 3)
    let hint =
      near.isEmpty
      ? "sportlink info shows the sports of a catalogue"
      : "did you mean \(near.joined(separator: ", "))?"
    return "no sport is called '\(name)'; \(hint)"
  }
}
