// The seeds' collections hold together: what is named exists, and no record contradicts another.

import Foundation
import Testing

@Suite("The seeds' collections")
struct SeedsTests {
  let users: [String: SampleFiles.Record]
  let activities: [String: SampleFiles.Record]
  let messages: [String: SampleFiles.Record]
  let venues: [String: SampleFiles.Record]

  init() throws {
    users = try SampleFiles.collection("utilisateurs")
    activities = try SampleFiles.collection("activites")
    messages = try SampleFiles.collection("messages")
    venues = try SampleFiles.collection("emplacements")
  }

  @Test("have exactly the keys of the wire format")
  func keys() {
    let expected: [(records: [String: SampleFiles.Record], count: Int, keys: Set<String>)] = [
      (
        users, 25,
        [
          "nomUtilisateur", "courriel", "photoProfil", "disponibilites", "sportsFavoris",
          "favorisActivites", "partenairesRecents",
        ]
      ),
      (
        activities, 31,
        [
          "organisateurId", "sport", "date", "duree", "nbJoueursRecherches", "participants",
          "statut", "emplacement", "invitationsOuvertes", "messages",
        ]
      ),
      (messages, 42, ["auteurId", "contenu", "timestamp"]),
      (
        venues, 15,
        ["nomEmplacement", "latitude", "longitude", "sportsDisponibles", "heuresOuvertures"]
      ),
    ]
    for (records, count, keys) in expected {
      #expect(records.count == count)
      for (id, record) in records { #expect(Set(record.keys) == keys, "\(id)") }
    }
  }

  @Test("show the example values of the wire format")
  func examples() {
    #expect(users.values.contains { strings($0, "disponibilites").contains("lundi_AM") })
    #expect(users.values.flatMap(partners).contains { $0.margin == 10 })
    #expect(
      activities.values.contains {
        $0["date"] as? String == "2025-06-12T17:00" && $0["duree"] as? String == "02:00"
      })
    #expect(
      Set(activities.values.compactMap { $0["statut"] as? String })
        == ["ouvert", "complet", "annule"])
    #expect(venues.values.contains { $0["heuresOuvertures"] as? String == "08:00-22:00" })
  }

  @Test("name only what exists")
  func references() throws {
    for (id, user) in users {
      for activity in strings(user, "favorisActivites") {
        #expect(activities[activity] != nil, "\(id): \(activity)")
      }
      for partner in partners(of: user) {
        #expect(users[partner.id] != nil && partner.id != id, "\(id): \(partner.id)")
      }
    }
    for (id, activity) in activities {
      let venue = try #require(venues[string(activity, "emplacement")], "\(id)")
      #expect(strings(venue, "sportsDisponibles").contains(string(activity, "sport")), "\(id)")
      for participant in strings(activity, "participants") {
        #expect(users[participant] != nil, "\(id): \(participant)")
      }
    }
  }

  @Test("count an activity as full exactly when it is")
  func status() throws {
    for (id, activity) in activities {
      let participants = strings(activity, "participants")
      let wanted = try #require(activity["nbJoueursRecherches"] as? Int)
      let takesInvitations = try #require(activity["invitationsOuvertes"] as? Bool)
      #expect(participants.first == string(activity, "organisateurId"), "\(id)")
      #expect(Set(participants).count == participants.count, "\(id)")
      #expect(participants.count <= wanted, "\(id)")
      switch string(activity, "statut") {
      case "annule": #expect(!takesInvitations, "\(id)")
      case "complet": #expect(participants.count == wanted && !takesInvitations, "\(id)")
      default: #expect(participants.count < wanted, "\(id)")
      }
    }
  }

  @Test("keep each message in one activity, by someone who takes part in it")
  func conversations() throws {
    var seen: Set<String> = []
    for (id, activity) in activities {
      var last = ""
      for message in strings(activity, "messages") {
        let record = try #require(messages[message], "\(id): \(message)")
        #expect(seen.insert(message).inserted, "\(message) stands in two activities")
        #expect(
          strings(activity, "participants").contains(string(record, "auteurId")), "\(message)")
        let timestamp = string(record, "timestamp")
        #expect(ISO8601DateFormatter().date(from: timestamp) != nil, "\(message)")
        #expect(last < timestamp, "\(message) is older than the one before")
        last = timestamp
      }
    }
    #expect(seen == Set(messages.keys))
  }

  @Test("let nobody play in two places at once")
  func noOverlap() throws {
    var busy: [String: [(id: String, time: Range<Date>)]] = [:]
    for (id, activity) in activities where string(activity, "statut") != "annule" {
      let time = try time(of: activity)
      for participant in strings(activity, "participants") {
        for other in busy[participant, default: []] {
          #expect(!other.time.overlaps(time), "\(participant): \(id) and \(other.id)")
        }
        busy[participant, default: []].append((id, time))
      }
    }
  }

  @Test("give a result to both partners, with the sign turned")
  func results() {
    for (id, user) in users {
      for partner in partners(of: user) {
        let mirrored = users[partner.id].map(partners) ?? []
        #expect(
          mirrored.contains(Partner(id: id, sport: partner.sport, margin: -partner.margin)),
          "\(id) and \(partner.id)")
      }
    }
  }

  @Test("spell half-days as the wire format does")
  func halfDays() {
    let days = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]
    let halfDays = Set(days.flatMap { ["\($0)_AM", "\($0)_PM"] })
    let entries = users.values.flatMap { strings($0, "disponibilites") }
    #expect(halfDays.isSubset(of: entries), "every half-day should occur")
    for entry in entries where entry.contains("_") {
      #expect(halfDays.contains(entry), "\(entry)")
    }
    #expect(entries.contains { !$0.contains("_") }, "some should be opening_hours values")
  }
}

// MARK: - Reading records

extension SeedsTests {
  private struct Partner: Equatable {
    let id: String
    let sport: String
    let margin: Int
  }

  private func string(_ record: SampleFiles.Record, _ key: String) -> String {
    record[key] as? String ?? ""
  }

  private func strings(_ record: SampleFiles.Record, _ key: String) -> [String] {
    record[key] as? [String] ?? []
  }

  private func partners(of user: SampleFiles.Record) -> [Partner] {
    (user["partenairesRecents"] as? [SampleFiles.Record] ?? []).map {
      Partner(
        id: string($0, "utilisateurId"), sport: string($0, "sport"),
        margin: $0["dernierResultat"] as? Int ?? .max)
    }
  }

  /// Wall-clock time, read as if it were UTC: only overlaps are asked for.
  private func time(of activity: SampleFiles.Record) throws -> Range<Date> {
    let start = try #require(
      ISO8601DateFormatter().date(from: string(activity, "date") + ":00Z"))
    let duration = string(activity, "duree").split(separator: ":").compactMap { Double($0) }
    try #require(duration.count == 2)
    return start..<start.addingTimeInterval(duration[0] * 3600 + duration[1] * 60)
  }
}
