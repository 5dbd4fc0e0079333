// The table of the vocabulary keeps its own rules.

import Foundation
import Testing

@testable import Venues

extension SportVocabularyTests {
  /// A line of the table, read with Foundation: another pair of eyes than the product's.
  struct TableLine: CustomTestStringConvertible {
    var key: String
    var aspect: String
    var terms: [String]

    var isTerms: Bool { aspect != ">" && !["&", ".", "~", "/"].contains(key) }
    var keys: [String] { key == "-" ? [] : key.components(separatedBy: ";") }
    var isLanguage: Bool { aspect == aspect.lowercased() && aspect != ">" }
    var testDescription: String { "\(key) \(aspect)" }

    static let all: [TableLine] = String(decoding: PackageResources.sports_tsv, as: UTF8.self)
      .components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map {
        let cells = $0.components(separatedBy: "\t")
        return TableLine(
          key: cells[0], aspect: cells[1], terms: cells[2].components(separatedBy: "|"))
      }
  }

  /// A term as the rules of the documentation fold it, by Foundation's means.
  static func folded(_ term: String) -> String {
    let plain = term.replacingOccurrences(of: "ß", with: "ss").replacingOccurrences(
      of: "ø", with: "o"
    )
    .replacingOccurrences(of: "Ø", with: "O").replacingOccurrences(of: "æ", with: "ae")
    .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = plain.components(separatedBy: CharacterSet.alphanumerics.inverted)
      .filter { !$0.isEmpty }
    return words.map { word in
      let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      let isInX = word.count > 3 && (word.hasSuffix("eux") || word.hasSuffix("aux"))
      return isPlural || isInX ? String(word.dropLast()) : word
    }.joined(separator: " ")
  }

  @Test(
    "gives every sport a name in the three languages for people, in capitals where those begin so")
  func everySportIsNamed() {
    for sport in vocabulary.sports {
      for language in ["fr", "en", "de"] {
        let name = vocabulary.name(of: sport, in: language)
        let line = TableLine.all.first { $0.key == sport.key && $0.aspect == language }
        #expect(line != nil, "\(sport) has no \(language) name")
        #expect(line?.terms.first.map { $0.replacingOccurrences(of: "=", with: "") } == name)
        #expect(name.first?.isUppercase == true || name.first?.isNumber == true, "\(name)")
      }
    }
  }

  @Test("means the same sports by every one of its terms, whatever the language")
  func everyTermLooksUpToItsLine() {
    for line in TableLine.all where line.isTerms && line.isLanguage {
      for term in line.terms {
        let plain = term.replacingOccurrences(of: "=", with: "")
        let here = vocabulary.lookup(plain, country: "ZZ")?.key
        #expect(here == line.keys.first, "\(plain) of \(line.key) (\(line.aspect))")
        let found = vocabulary.sports(inText: plain, country: "ZZ").map(\.key)
        #expect(found == line.keys, "\(plain) of \(line.key) (\(line.aspect))")
      }
    }
  }

  @Test("means in a country what its line says")
  func everyLocalTermLooksUpToItsLine() {
    for line in TableLine.all where line.isTerms && !line.isLanguage {
      for term in line.terms {
        let plain = term.replacingOccurrences(of: "=", with: "")
        for country in line.aspect.components(separatedBy: ",") {
          let found = vocabulary.sports(inText: plain, country: country).map(\.key)
          #expect(found == line.keys, "\(plain) of \(line.key) in \(country)")
        }
      }
    }
  }

  @Test("gives no term to two sports")
  func noTermHasTwoKeys() {
    var keys: [String: Set<String>] = [:]
    for line in TableLine.all where line.isTerms && line.isLanguage {
      for term in line.terms { keys[Self.folded(term), default: []].insert(line.key) }
    }
    for (term, keys) in keys { #expect(keys.count == 1, "\(term): \(keys)") }
    var local: [String: Set<String>] = [:]
    for line in TableLine.all where line.isTerms && !line.isLanguage {
      for country in line.aspect.components(separatedBy: ",") {
        for term in line.terms {
          local["\(country) \(Self.folded(term))", default: []].insert(line.key)
        }
      }
    }
    for (term, keys) in local { #expect(keys.count == 1, "\(term): \(keys)") }
  }

  @Test("holds no separator in a term, and only known keys in its pairs")
  func termsAreWellFormed() {
    let keys = Set(vocabulary.sports.map(\.key))
    #expect(keys.count == vocabulary.sports.count)
    #expect(keys.count >= 150)
    for line in TableLine.all {
      for term in line.terms {
        #expect(
          !term.isEmpty && term.trimmingCharacters(in: .whitespaces) == term,
          "\(line.key): '\(term)'")
        #expect(!term.contains { ",;/:()&+".contains($0) }, "\(term)")
        if line.aspect == ">" { #expect(keys.contains(term), "\(line.key) > \(term)") }
      }
      #expect(
        line.keys.allSatisfy(keys.contains) || ["&", ".", "~", "/"].contains(line.key),
        "\(line.key)")
    }
  }
}
