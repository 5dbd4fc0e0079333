// Folding compared with Foundation's.

import Foundation
import Testing

@testable import Venues

@Suite("A folded text")
struct FoldedTextTests {
  @Test("folds the letters of Latin scripts as Foundation does")
  func latinLetters() throws {
    let own = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ĳ": "ij", "þ": "th", "ø": "o", "đ": "d", "ð": "d", "ħ": "h",
      "ı": "i",
      "ł": "l", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ſ": "s", "ŉ": "n", "ŀ": "l",
    ]
    for number in 0xC0...0x17F where ![0xD7, 0xF7].contains(number) {
      let letter = String(try #require(Unicode.Scalar(number)))
      let lower = letter.lowercased()
      let expected = own[lower] ?? lower.folding(options: .diacriticInsensitive, locale: nil)
      let plain = own[letter] ?? (lower == "i\u{307}" ? "i" : expected)
      #expect(FoldedText(letter).slug == plain, "\(letter)")
    }
  }

  @Test(
    "parts words and items",
    arguments: [
      ("d'athlétisme", "|d athletisme"), ("d’athlétisme", "|d athletisme"), ("a-b_c.d", "|a b c d"),
      ("Rugby / Soccer", "|rugby|soccer"), ("a, b;c(d)e", "|a|b|c|d|e"), ("a\u{3001}b", "|a|b"),
      ("Track & Field", "|track and field"), ("soccerAndFootball", "|soccer and football"),
      ("BBQ", "|bbq"),
      ("籃球場", "|籃 球 場"), ("สระ", "|ส ร ะ"), ("a،b", "|a|b"), ("3籃球", "|3 籃 球"),
      ("e\u{301}te\u{301}", "|ete"),
      ("\u{FEFF}a\u{AD}b", "|ab"), ("…", ""),
    ])
  func words(text: String, folded: String) {
    let text = FoldedText(text)
    let words = text.words.map { word in
      (word.beginsItem ? "|" : " ")
        + String(decoding: text.bytes[word.start..<word.end], as: UTF8.self)
    }
    #expect(words.joined() == folded)
  }

  @Test(
    "folds the letters of Greek and Cyrillic",
    arguments: [
      ("Αντισφαίριση", "αντισφαιριση"), ("ΤΈΝΙΣ", "τενισ"), ("τένις", "τενισ"), ("Ϊ΅Ώ", "ι΅ω"),
      ("ТЕННИС", "теннис"), ("أَلْعاب", "العاب"), ("کرة", "كره"), ("הַכֹּל", "הכל"), ("น้ำ", "นำ"),
      ("Лёгкая", "легкая"), ("ІЇЄЋЏ", "іїєћџ"),
    ])
  func otherAlphabets(text: String, folded: String) {
    #expect(FoldedText(text).slug == FoldedText(folded).slug)
    #expect(FoldedText(text).slug == folded)
  }

  @Test(
    "drops the endings of plurals",
    arguments: [
      ("courts", "court"), ("jeux", "jeu"), ("bateaux", "bateau"), ("cross", "cross"),
      ("bus", "bus"), ("lynx", "lynx"),
      ("tennis", "tenni"), ("aux", "aux"),
    ])
  func plurals(word: String, stem: String) throws {
    let text = FoldedText(word)
    let first = try #require(text.words.first)
    #expect(String(decoding: text.bytes[first.start..<first.stemEnd], as: UTF8.self) == stem)
  }

  @Test("takes bytes that are no UTF-8 for punctuation")
  func damagedBytes() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0x20, 0xE7, 0xB1, 0x63, 0xC3]
    var text = FoldedText()
    text.append(bytes.span)
    #expect(text.words.map { Array(text.bytes[$0.start..<$0.end]) } == [[0x61], [0x62], [0x63]])
  }
}
