// Tables: aligned by what the eye sees, never wider than the terminal.

import Testing

@testable import CommandLine

@Suite("A table")
struct TextTableTests {
  private func table() -> TextTable {
    var table = TextTable([.init("NAME", shrinks: true), .init("AWAY", rightAligned: true)])
    table.add(["Parc Jarry", "350 m"])
    table.add(["維多利亞公園籃球場", "12 km"])
    table.add(["Aréna\nÉtienne", "1.0 km"])
    return table
  }

  @Test("aligns wide, accented and cleaned cells")
  func aligned() {
    #expect(
      table().lines(width: 80, styled: false) == [
        "NAME                  AWAY",
        "Parc Jarry           350 m",
        "維多利亞公園籃球場   12 km",
        "Aréna Étienne       1.0 km",
      ])
  }

  @Test("cuts what may shrink", arguments: [14, 18, 20, 24])
  func shrinks(width: Int) {
    for line in table().lines(width: width, styled: false) {
      #expect(line.displayWidth <= max(width, 16))
    }
  }

  @Test(
    "cuts a text at a whole character",
    arguments: [("籃球場", 5, "籃球…"), ("籃球場", 4, "籃…"), ("abc", 3, "abc"), ("abcd", 3, "ab…")])
  func fitted(text: String, columns: Int, cut: String) {
    #expect(text.fitted(to: columns) == cut)
  }
}
