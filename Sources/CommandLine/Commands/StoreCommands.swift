// The commands that load and keep: import, generate, export, info, validate, rebuild-index.

extension CommandSpecification {
  /// `sportlink import`.
  package static let importFiles = CommandSpecification(
    name: "import", group: .load,
    summary:
      "Loads datasets into a catalogue: GeoJSON, CSV, Shapefile, GeoPackage, KML, GML, XLSX, OSM and more.",
    usage:
      "FILE|FOLDER|-… --into C.gpkg [--layer L] [--crs EPSG:N] [--map field=column]… [--sport S] [--time-zone Z]",
    discussion: [
      "Venues are updated by (source, id in that source): importing the same file twice changes nothing. Everything is one transaction; a killed import leaves the catalogue as it was. Rows that can't be used are listed with line, field and reason.",
      "Fields for --map: id, name, sport, hours, closedDays, timeZone, latitude, longitude, x, y, geometry, and the attributes indoor, lit, surface, courts, wheelchair, fee, address, phone, website.",
    ],
    arguments: 1...10_000,
    options: [
      OptionSpecification(
        "into", value: "C.gpkg", "The catalogue to write; made if it is not there.",
        completion: .file),
      OptionSpecification("layer", value: "NAME", "Read this layer of a file that has several."),
      OptionSpecification(
        "crs", value: "EPSG:N",
        "The reference system of the file's coordinates, against what it says itself."),
      OptionSpecification(
        "map", value: "FIELD=COLUMN", repeats: true,
        "Take a field from this column: --map name=NOM; --map lit=- takes no lights from any."),
      OptionSpecification(
        "mapping", value: "F.json",
        "Read by this mapping, which inspect --write-mapping writes; NAME.mapping.json beside a file is found.",
        completion: .file),
      OptionSpecification(
        "join", value: "FILE[:KEY=KEY]",
        "Take the positions, and the names of rows without, from this file, by a key that both have: --join parks.geojson:PARK_ID=ID. A key that is not named is found by its values.",
        completion: .file),
      OptionSpecification(
        "sport", "s", value: "S", "The sport of every row that names none itself."),
      OptionSpecification(
        "time-zone", value: "ZONE",
        "IANA name of the venues' time zone; if left out what the data says, else where each lies."),
      OptionSpecification(
        "country", value: "CC",
        "Country of the dataset, ISO 3166-1, where a sport's name depends on it."),
      OptionSpecification(
        "region", value: "RR",
        "Region of that country, ISO 3166-2: QC. The two decide whose public holidays count."),
      OptionSpecification(
        "encoding", value: "NAME",
        "The encoding of a text table, such as windows-1252, against what is found out."),
      OptionSpecification(
        "source", value: "NAME",
        "The dataset's name; its file name without the ending if left out. Standard input (-) needs one."
      ),
      OptionSpecification(
        "report", value: "FILE",
        "Write the whole report there: FILE.json for programs, FILE.html for a page with a map, FILE.txt for the text.",
        completion: .file),
      OptionSpecification(
        "keep-going", nil,
        "Leave out a file that can't be read, tell so at the end, and import the others."),
      OptionSpecification(
        "no-merge", nil,
        "Keep rows apart from the venues of other files, even where they seem to be the same place."
      ),
      OptionSpecification(
        "retire-missing", nil,
        "Mark what this release lacks as retired, though it is more than a third or rows were rejected."
      ),
      OptionSpecification("dry-run", nil, "Do everything but the writing, and show the report."),
      .format(["table", "json"]),
    ],
    examples: [
      Example(
        "sportlink import installations.geojson --into city.gpkg --time-zone America/Toronto",
        "a city's open data"),
      Example(
        "sportlink import terrains.csv --into city.gpkg --crs EPSG:32188 --map name=NOM --map sport=TYPE",
        "a projected CSV whose columns have their own names"),
    ])

  /// `sportlink inspect`.
  package static let inspect = CommandSpecification(
    name: "inspect", group: .load,
    summary:
      "Shows what an import would decide about files, with its evidence, and writes nothing.",
    usage: "FILE… [--write-mapping F.json] [--layer L] [--crs EPSG:N] [--map field=column]…",
    discussion: [
      "Every decision comes with what speaks for it and how sure it is: told, certain, likely, assumed. The first rows are shown as venues. --write-mapping keeps the decisions for the dataset's next release."
    ],
    arguments: 1...10_000,
    options: [
      OptionSpecification(
        "write-mapping", value: "F.json", "Keep the decisions in this mapping file.",
        completion: .file)
    ] + importFiles.options.filter { inspectOptions.contains($0.name) },
    examples: [
      Example("sportlink inspect terrains.csv", "before an import"),
      Example(
        "sportlink inspect terrains.csv --write-mapping terrains.mapping.json",
        "keep the decisions; an import finds them beside the file"),
    ])

  private static let inspectOptions: Set<String> = [
    "layer", "crs", "map", "mapping", "join", "sport", "time-zone", "country", "region",
    "encoding", "format",
  ]

  /// `sportlink generate`.
  package static let generate = CommandSpecification(
    name: "generate", group: .load,
    summary: "Makes a synthetic city of any size, the same for the same seed.",
    usage: "--venues N --seed S (--into C.gpkg | --output FILE.csv|.geojson)",
    options: [
      OptionSpecification("venues", value: "N", "How many venues, up to 100000000."),
      OptionSpecification("seed", value: "S", "A whole number; the same one gives the same city."),
      OptionSpecification(
        "into", value: "C.gpkg", "Write them into this catalogue.", completion: .file),
      OptionSpecification(
        "output", "o", value: "FILE", "Write them to a .csv or .geojson file.", completion: .file),
    ],
    examples: [
      Example(
        "sportlink generate --venues 100000 --seed 7 --into big.gpkg", "a city to measure with")
    ])

  /// `sportlink export`.
  package static let export = CommandSpecification(
    name: "export", group: .load,
    summary:
      "Writes the catalogue as GeoJSON, CSV, FlatGeobuf, Parquet or the app's JSON collections.",
    usage: "-c C.gpkg --output FILE [--format geojson|csv|flatgeobuf|parquet|collections]",
    options: [
      .catalogue,
      OptionSpecification(
        "output", "o", value: "FILE",
        "The file to write; its ending (.geojson, .csv, .fgb, .parquet, .json) gives the format. - is standard output.",
        completion: .file),
      OptionSpecification(
        "format", "f", value: "geojson|csv|flatgeobuf|parquet|collections",
        "The format, against the ending.",
        completion: .words(["geojson", "csv", "flatgeobuf", "parquet", "collections"])),
    ],
    examples: [
      Example("sportlink export -c city.gpkg --output city.geojson", "for a web map"),
      Example(
        "sportlink export -c city.gpkg --output emplacements.json", "for the app, in its own keys"),
    ])

  /// `sportlink info`.
  package static let info = CommandSpecification(
    name: "info", group: .load,
    summary: "What a catalogue holds: venues, sports, sources, extent, and the state of its index.",
    usage: "-c C.gpkg",
    options: [.catalogue, .format(["table", "json"])],
    examples: [Example("sportlink info -c city.gpkg", "an overview")])

  /// `sportlink validate`.
  package static let validate = CommandSpecification(
    name: "validate", group: .load,
    summary:
      "Checks every venue of a catalogue: position, area, hours, zone, sports, and the index against them.",
    usage: "-c C.gpkg",
    discussion: ["The exit status is 65 when something is wrong; warnings alone leave it 0."],
    options: [.catalogue, .format(["table", "json"])],
    examples: [Example("sportlink validate -c city.gpkg", "before a release")])

  /// `sportlink rebuild-index`.
  package static let rebuildIndex = CommandSpecification(
    name: "rebuild-index", group: .load,
    summary: "Writes the index beside the catalogue anew.",
    usage: "-c C.gpkg",
    discussion: [
      "Queries do this by themselves when the index is missing, stale or damaged; this is for doing it ahead of time."
    ],
    options: [.catalogue],
    examples: [
      Example("sportlink rebuild-index -c city.gpkg", "after another program edited the file")
    ])

  /// `sportlink completions`.
  package static let completions = CommandSpecification(
    name: "completions", group: .other,
    summary: "Prints the completion script for a shell: bash, zsh or fish.",
    usage: "bash|zsh|fish",
    arguments: 1...1,
    options: [],
    examples: [Example("source <(sportlink completions bash)", "in the shell or its start file")])

  /// Every command, in the order of the overview.
  package static let all: [CommandSpecification] = [
    .nearest, .within, .hours, .batch, .importFiles, .inspect, .generate, .export, .info, .validate,
    .rebuildIndex, .completions,
  ]
}
