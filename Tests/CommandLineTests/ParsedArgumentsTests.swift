// Command lines as people type them, right and wrong.

import Testing

@testable import CommandLine

@Suite("A command line")
struct ParsedArgumentsTests {
  private func parse(_ line: String, _ command: CommandSpecification = .nearest) throws
    -> ParsedArguments
  {
    try ParsedArguments(line.split(separator: " ").map(String.init), of: command)
  }

  @Test(
    "takes a value in each way it can be written",
    arguments: ["--near 45,-73", "--near=45,-73", "--limit 3 --near 45,-73", "--near 45,-73 -c x"])
  func value(line: String) throws {
    #expect(try parse(line).value("near") == "45,-73")
  }

  @Test("takes a value that starts with a dash")
  func negative() throws {
    #expect(try parse("--near -33.9,151.2").value("near") == "-33.9,151.2")
  }

  @Test("keeps every value of an option that repeats, by either name")
  func repeated() throws {
    #expect(
      try parse("--sport tennis -s soccer --sport=golf").all("sport") == [
        "tennis", "soccer", "golf",
      ])
  }

  @Test("leaves what follows two dashes alone")
  func separator() throws {
    let parsed = try parse("--into c.gpkg -- --odd.csv", .importFiles)
    #expect(parsed.positional == ["--odd.csv"])
  }

  @Test("takes a lone dash as an argument")
  func dash() throws {
    #expect(try parse("-c x.gpkg -", .batch).positional == ["-"])
  }

  @Test(
    "says in one line what is wrong",
    arguments: [
      ("--naer 1,2", "nearest has no option --naer; did you mean --near?"),
      ("--zzzzzz", "nearest has no option --zzzzzz; see sportlink nearest --help"),
      ("-x 3", "nearest has no option -x; see sportlink nearest --help"),
      ("--near", "--near needs a value: --near LAT,LON"),
      ("--near 1,2 --near 3,4", "--near is given twice; nearest takes it once"),
      ("--help=1", "--help takes no value"),
      (
        "stray",
        "unexpected argument 'stray'; usage: sportlink nearest \(CommandSpecification.nearest.usage)"
      ),
    ])
  func wrong(line: String, message: String) {
    #expect(throws: CommandFailure.usage(message)) { try parse(line) }
  }

  @Test("asks for a missing option with an example")
  func required() throws {
    let parsed = try parse("--limit 3")
    #expect(throws: CommandFailure.usage("nearest needs --near, for example --near 45,-73")) {
      try parsed.required("near", example: "45,-73")
    }
  }

  @Test("asks for the argument a command can't do without, but not when help is wanted")
  func tooFew() throws {
    #expect(throws: CommandFailure.self) { try parse("--into c.gpkg", .importFiles) }
    #expect(try parse("--help", .importFiles).has("help"))
  }
}
