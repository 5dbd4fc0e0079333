// What cities of many countries call their places, and the sports that are meant.

import Testing

@testable import Venues

extension SportVocabularyTests {
  @Test("knows the places of many countries by their names", arguments: FacilityTerms.all)
  func facilities(term: FacilityTerms) {
    let found = vocabulary.sports(inText: term.text, country: term.country).map(\.key)
    #expect(found.sorted() == term.keys, "\(term.text) in \(term.country)")
  }
}
