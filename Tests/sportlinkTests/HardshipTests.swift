// Full disks, killed imports, two at once, directories that can't be written: nothing is lost and nothing half written.

import Foundation
import Testing

@Suite("A command under hardship")
struct HardshipTests {
  private func withCity(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let made = try tool.run("sportlink generate --venues 300 --seed 1 --into city.gpkg")
    #expect(made.status == 0, "\(made.error)")
    _ = try tool.run("sportlink generate --venues 20000 --seed 2 --output more.csv")
    try body(tool)
  }

  private func venueCount(_ tool: Tool) throws -> String {
    try tool.run("sportlink info -c city.gpkg --format json | grep -o '\"venues\":[0-9]*'").output
  }

  @Test("leaves the catalogue as it was when the disk fills up")
  func fullDisk() throws {
    try withCity { tool in
      // 2,000 KiB a file: room for what is there, not for 20,000 venues more.
      let outcome = try tool.run(
        "ulimit -f 2000; sportlink import more.csv --no-merge --into city.gpkg")
      #expect(outcome.status == 74, "\(outcome.error)")
      #expect(outcome.error.split(separator: "\n").count == 1)
      #expect(try venueCount(tool) == "\"venues\":300\n")
      #expect(try tool.run("sportlink validate -c city.gpkg").status == 0)
    }
  }

  @Test("leaves the catalogue as it was when an import is killed")
  func killed() throws {
    try withCity { tool in
      for delay in ["0.3", "0.8", "1.5"] {
        _ = try tool.run(
          "timeout -s KILL \(delay) sportlink import more.csv --no-merge --into city.gpkg")
        let count = try venueCount(tool)
        #expect(count == "\"venues\":300\n" || count == "\"venues\":20300\n", "\(delay): \(count)")
        #expect(try tool.run("sportlink validate -c city.gpkg").status == 0)
      }
    }
  }

  // Synthetic names recur, so that two cities may share a place by chance: --no-merge keeps the counts plain.
  @Test("takes two imports at once: one waits, or says that it can't")
  func twoAtOnce() throws {
    try withCity { tool in
      let outcome = try tool.run(
        """
        head -n 2000 more.csv > a.csv; sed '2,2000d' more.csv | head -n 2000 > b.csv
        sportlink import a.csv --no-merge --into city.gpkg > a.txt 2>&1 & first=$!
        sportlink import b.csv --no-merge --into city.gpkg > b.txt 2>&1; second=$?
        wait $first; echo $? $second
        """)
      let states = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
      #expect(["0 0", "74 0", "0 74"].contains(states), "\(outcome.output)")
      let expected = states == "0 0" ? "\"venues\":4298\n" : "\"venues\":2299\n"
      #expect(try venueCount(tool) == expected)
    }
  }

  @Test("answers from a directory that can't be written, and refuses to import into it")
  func readOnlyDirectory() throws {
    try withCity { tool in
      // Root may write anywhere, so the commands run as nobody, from a copy that nobody may execute.
      let setup = try tool.run(
        """
        mkdir -m 755 open; cp city.gpkg open/; chmod 644 open/city.gpkg; mkdir -m 755 bin
        cp "$(command -v sportlink)" "$(command -v sportlink-import)" bin/; chmod 555 open; chmod 755 .
        [ "$(id -u)" -eq 0 ] && command -v setpriv
        """)
      let asNobody =
        setup.status == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
      let near = "--near 45.52,-73.58 --limit 1 --format ndjson"
      let asked = try tool.run("\(asNobody) bin/sportlink nearest -c open/city.gpkg \(near)")
      #expect(asked.status == 0, "\(asked.error)")
      #expect(asked.output.contains("\"distance_m\""))
      #expect(asked.error.contains("the index is not kept"))
      let imported = try tool.run("\(asNobody) bin/sportlink import more.csv --into open/city.gpkg")
      #expect(imported.status == 74, "\(imported.error)")
      #expect(imported.error.split(separator: "\n").count == 1)
      _ = try tool.run("chmod 755 open")
    }
  }

  @Test("mends an index that was cut, emptied or written over, and says nothing false")
  func damagedIndex() throws {
    try withCity { tool in
      let near = "sportlink nearest -c city.gpkg --near 45.52,-73.58 --limit 5 --format ndjson"
      let cut = "| cut -d, -f1"
      let right = try tool.run("\(near) \(cut)").output
      #expect(right.split(separator: "\n").count == 5)
      for damage in [
        "truncate -s -1000 city.gpkg.index", "truncate -s 0 city.gpkg.index",
        "rm city.gpkg.index", "echo hello > city.gpkg.index",
        "printf x | dd of=city.gpkg.index bs=1 seek=40000 conv=notrunc status=none",
        "printf x | dd of=city.gpkg.index bs=1 seek=17000 conv=notrunc status=none",
        "printf x | dd of=city.gpkg.index bs=1 seek=100 conv=notrunc status=none",
      ] {
        _ = try tool.run(damage)
        let outcome = try tool.run("\(near) \(cut)")
        #expect(outcome.output == right, "\(damage): \(outcome.error)")
      }
    }
  }

  @Test("says of an index of another version that it is one, and builds it anew when asked")
  func otherVersion() throws {
    try withCity { tool in
      let info = "sportlink info -c city.gpkg --format json | grep -o '\"index\".*'"
      for (byte, age) in [("\\001", "an older version"), ("\\310", "a newer version")] {
        _ = try tool.run(
          "printf '\(byte)' | dd of=city.gpkg.index bs=1 seek=8 conv=notrunc status=none")
        let state = try tool.run(info).output
        #expect(state.contains(age) && state.contains("builds it anew"), "\(state)")
        _ = try tool.run("sportlink nearest -c city.gpkg --near 45.52,-73.58 --limit 1")
        #expect(try tool.run(info).output.contains("up to date"))
      }
    }
  }
}
