// Sentences of which a word is left out: the reader must notice, or it would let such a sentence pass.

import Testing

@testable import OpeningHours

@Suite("A word that is left out of a sentence")
struct MissingWordTests {
  /// The words without which readers went wrong.
  enum Word: CaseIterable {
    case allYear
    case daily
    case otherDays
    case inAnyCase
    case instead
    case night
    case earlyHours
    case eachTime
    case sure

    /// The sentence without the word wherever it stands.
    func removed(from sentence: Sentence) -> Sentence {
      var sentence = sentence
      for place in sentence.clauses.indices {
        if self == .allYear, sentence.clauses[place].heading == sentence.words.allYear {
          sentence.clauses[place].heading = ""
        }
        if self == .inAnyCase { sentence.clauses[place].opening.removeInAnyCase() }
        for index in sentence.clauses[place].statements.indices {
          remove(from: &sentence.clauses[place].statements[index])
        }
      }
      return sentence
    }

    private func remove(from statement: inout Statement) {
      switch self {
      case .allYear: break
      case .daily:
        guard statement.saysDaily else { return }
        statement.saysDaily = false
        if statement.manner == .instead { statement.manner = .only }
      case .otherDays: statement.leavesOthers = false
      case .inAnyCase: statement.opening.removeInAnyCase()
      case .instead:
        if statement.manner == .instead, !statement.isRecurring { statement.manner = .only }
      case .night:
        if statement.night?.isWholeDays != true { statement.night?.next = nil }
      case .earlyHours:
        if statement.night == .wholeDaysOnly { statement.night = .wholeDays }
      case .eachTime:
        if statement.night?.ends == .lastNights { statement.night?.ends = .lastNight }
      case .sure: statement.saysSure = false
      }
    }
  }

  @Test(
    "is missed by its reader",
    arguments: [
      ("Mar-Dec Mo-Fr 10:00-sunset; Sa-Su 12:00-14:00", .allYear),
      ("week 1-53/2 Fr 22:00-04:00; Su 10:00-12:00", .allYear),
      ("Mo-Fr 08:00-sunset; Jul-Aug We off, Sa 10:00-12:00", .allYear),
      ("Mo-Fr 08:00-12:00; Jul-Aug We off; PH off", .allYear),
      ("Apr-Oct Mo-Sa 11:00-19:00, Su,PH 12:00-19:00 \"x\"", .allYear),
      ("Mo-Fr 09:00-17:00; PH off; Dec 10:00-12:00", .daily),
      ("Mo-Fr 09:00-17:00; PH 00:00-24:00 off; Dec 10:00-12:00", .inAnyCase),
      ("Mo-Fr 09:00-17:00; SH 10:00-12:00", .daily),
      ("Mo-Fr 09:00-17:00; Dec 24-28 10:00-12:00", .daily),
      ("Mo-Fr 09:00-17:00, Jul-Aug 18:00-20:00", .daily),
      ("Mo-Fr 09:00-17:00, Jul-Aug 18:00-20:00 unknown", .daily),
      ("Mo-Fr 09:00-17:00, week 20-30 18:00-20:00", .daily),
      ("Mo-Fr 09:00-17:00; Jul-Aug Mo,We 08:00-12:00", .otherDays),
      ("Mo-Fr 09:00-sunset; Jul-Aug Mo,Sa 08:00-12:00", .otherDays),
      ("Fr,Sa 20:00-03:00; PH 18:00-02:00", .night),
      ("Mo-Su 09:00-17:00; We off; PH 10:00-12:00", .inAnyCase),
      ("Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH 08:00-20:00", .instead),
      ("Mo-Fr 08:00-18:00; Dec 24 08:00-20:00", .instead),
      ("Mo-Su 18:00-01:00; Jun-Jul 18:00-02:00", .instead),
      ("Mo-Su 10:00-02:00; PH 13:00-03:00", .instead),
      ("Mo-Su 08:00-sunset; Nov-Jan 08:00-17:00", .instead),
      ("We-Fr 21:00-03:00; PH -1 day 21:00-03:00", .instead),
      ("Tu-Th 19:00-01:00; Jun-Aug Su 11:00-16:00", .otherDays),
      ("We 21:00-02:00; week 20 Fr 21:00-02:00", .otherDays),
      ("Mo-Fr 10:00-sunset, Jun Sa 10:00-12:00; Jun Su 14:00-16:00", .otherDays),
      ("Fr,Sa 21:00-03:00; PH off", .earlyHours),
      ("We-Sa 21:00-02:00; Nov 11 11:00-15:00", .earlyHours),
      ("Mo-Su 18:00-01:00; Jun-Jul Th,Fr 18:00-02:00", .eachTime),
      ("Mo-Su 20:00-02:00; PH 18:00-02:00", .eachTime),
      ("Mo-Su 20:00-02:00; Jun,Sep 18:00-03:00", .eachTime),
      ("May-Aug 10:00-19:00 unknown; Sep-Apr 11:00-15:00", .sure),
      ("Mo-Fr 10:00-13:00 unknown; Dec 31 10:00-11:00", .sure),
      ("Mo-Th 09:00-12:00 unknown; Jun Mo-Th 09:00-14:00", .sure),
      ("Mo-Th 09:00-12:00 unknown; Jun Mo-Th 09:00-14:00; PH 09:00-11:00", .sure),
    ] as [(String, Word)])
  func isMissed(value: String, word: Word) throws {
    let schedule = try Schedule.parse(value).schedule
    guard case .sentence(let sentence, let rules) = schedule.told(in: EnglishWording()) else {
      Issue.record("\(value) is told rule by rule")
      return
    }
    let check = try #require(SentenceCheck(rules))
    var inForce = RulesInForce(schedule)
    #expect(check.isRight(sentence, &inForce))
    #expect(!check.isRight(word.removed(from: sentence), &inForce), "\(sentence.text)")
  }

  /// Words without which some sentences would do, since a word of the same kind stands there for another reason.
  @Test("is mostly missed where random values have it")
  func isMissedInRandomValues() throws {
    var counts: [Word: (all: Int, missed: Int)] = [:]
    for seed in 0..<UInt64(600) {
      var generator = SeededGenerator(seed: seed)
      let value =
        seed % 2 == 0
        ? DescribedValue(using: &generator).description
        : NightValue.any(using: &generator).description
      guard let schedule = try? Schedule.parse(value).schedule,
        case .sentence(let sentence, let rules) = schedule.told(in: EnglishWording()),
        let check = SentenceCheck(rules)
      else { continue }
      var inForce = RulesInForce(schedule)
      for word in Word.allCases where word != .instead {
        let without = word.removed(from: sentence)
        guard without.told != sentence.told else { continue }
        counts[word, default: (0, 0)].all += 1
        if !check.isRight(without, &inForce) { counts[word, default: (0, 0)].missed += 1 }
      }
    }
    for word in Word.allCases where word != .instead {
      let count = counts[word] ?? (0, 0)
      #expect(count.all > 3, "\(word)")
      #expect(count.missed * 2 > count.all, "\(word): \(count)")
    }
  }
}

extension Sentence {
  /// All that is said, as it can be compared.
  fileprivate var told: [[AnyHashable]] {
    clauses.map { [$0.heading, $0.opening, $0.statements] }
  }
}

extension Clause.Opening {
  fileprivate mutating func removeInAnyCase() {
    if self == .inAnyCase { self = .but }
  }
}
