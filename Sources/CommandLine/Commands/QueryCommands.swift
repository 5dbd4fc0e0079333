// The commands that ask: nearest, within, hours, batch.

extension CommandSpecification {
  /// `sportlink nearest`.
  package static let nearest = CommandSpecification(
    name: "nearest", group: .ask,
    summary: "The venues closest to a position, nearest first.",
    usage:
      "-c C.gpkg --near LAT,LON [--sport S]… [--open-at T] [--open-for D] [--within D] [--limit N]",
    discussion: [
      "Distances are WGS 84 geodesics: to the edge of a venue that is an area, 0 inside it. Equal distances come in the order of the venue's id."
    ],
    options: [
      .catalogue, .near, .sport, .openAt, .openFor,
    ] + OptionSpecification.attributes + [
      OptionSpecification("within", value: "DISTANCE", "No farther than this: 800m, 5km, 2mi."),
      .limit, .retired, .answerFormat,
    ],
    examples: [
      Example(
        "sportlink nearest -c city.gpkg --near 45.5231,-73.5817 --sport tennis --open-at 2026-06-12T18:00 --open-for 1h30m",
        "the eight nearest tennis courts that are open on Friday evening for a match"),
      Example(
        "sportlink nearest -c city.gpkg --near 45.5231,-73.5817 --sport patinoire --within 3km --format geojson",
        "ice rinks within three kilometres, as GeoJSON"),
    ])

  /// `sportlink within`.
  package static let within = CommandSpecification(
    name: "within", group: .ask,
    summary: "Every venue in a circle, a box or a polygon.",
    usage:
      "-c C.gpkg (--near LAT,LON --radius D | --bbox W,S,E,N | --polygon FILE) [--sport S]… [--open-at T] [--open-for D]",
    discussion: [
      "A venue that is an area is within when it shares a point with the circle, box or polygon. A circle's results come nearest first, the others in the order of the venue's id. A box whose west is greater than its east crosses ±180°."
    ],
    options: [
      .catalogue, .near,
      OptionSpecification("radius", value: "DISTANCE", "The circle around --near: 800m, 2km, 1mi."),
      OptionSpecification(
        "bbox", value: "W,S,E,N",
        "A box in degrees, in the order of GeoJSON: west, south, east, north."),
      OptionSpecification(
        "polygon", value: "FILE", "A GeoJSON file with a Polygon or MultiPolygon.",
        completion: .file),
      .sport, .openAt, .openFor,
    ] + OptionSpecification.attributes + [.limit, .retired, .answerFormat],
    examples: [
      Example(
        "sportlink within -c city.gpkg --near 45.5088,-73.5540 --radius 2km --sport swimming",
        "pools within two kilometres of the old port"),
      Example(
        "sportlink within -c city.gpkg --bbox=-73.62,45.50,-73.56,45.54 --open-at now --format csv",
        "what is open right now in a box, as CSV"),
    ])

  /// `sportlink hours`.
  package static let hours = CommandSpecification(
    name: "hours", group: .ask,
    summary: "Explains an opening_hours value: open at a time, the week, the next changes.",
    usage:
      "'VALUE' [--at T] [--from T --to T] [--time-zone Z] [--country CA --region QC] [--near LAT,LON]",
    discussion: [
      "Times are wall-clock times of the zone. Public holidays count where --country (and --region) name a place whose holidays are known; otherwise what depends on them is unknown, never closed."
    ],
    arguments: 0...1,
    options: [
      OptionSpecification(
        "at", value: "T",
        "Say whether it is open at this time, beside a range too; now if both are left out."),
      OptionSpecification("from", value: "T", "List the intervals from this time on."),
      OptionSpecification("to", value: "T", "List the intervals up to this time."),
      OptionSpecification(
        "time-zone", value: "ZONE",
        "IANA name, such as America/Toronto; if left out that of --near, else UTC."),
      OptionSpecification("country", value: "CC", "Country of the holidays, ISO 3166-1: CA."),
      OptionSpecification("region", value: "RR", "Region of the holidays, ISO 3166-2: QC."),
      OptionSpecification(
        "holidays", value: "FILE",
        "Holidays in place of the tables': an .ics calendar, or lines of kind, first day, last day and name with tabs between.",
        completion: .file),
      OptionSpecification(
        "near", value: "LAT,LON", "Position, for sunrise and sunset and the time zone."),
      OptionSpecification(
        "language", value: "en|fr",
        "Say the hours in a sentence of English or French; a table has English if left out, JSON none.",
        completion: .words(["en", "fr"])),
      .format(["table", "json", "svg"]),
    ],
    examples: [
      Example(
        "sportlink hours 'Mo-Fr 08:00-22:00; PH off' --at 2026-06-24T12:00 --time-zone America/Toronto --country CA --region QC",
        "closed: it is the Fête nationale"),
      Example(
        "sportlink hours 'Mo-Fr 08:00-22:00; PH off' --from 2026-06-22 --to 2026-06-29",
        "the intervals of a week"),
      Example(
        "sportlink hours 'Mo-Fr 08:00-22:00; Sa sunrise-sunset' --near 45.5,-73.6 --format svg > week.svg",
        "the week as a picture"),
      Example(
        "sportlink hours 'Mo-Fr 08:00-22:00; PH off' --language fr --format json",
        "what the hours say, in a French sentence"),
    ])

  /// `sportlink batch`.
  package static let batch = CommandSpecification(
    name: "batch", group: .ask,
    summary: "Answers a file of JSON queries, one a line, in order.",
    usage: "-c C.gpkg [FILE|-]",
    discussion: [
      "Each line is a record whose op is nearest, within or hours; each answer carries the line's number. A bad line gets an error in its place and spoils only itself; the exit status is then 65. Blank lines are skipped; a line may have 1 MiB (1,048,576 bytes).",
      "nearest takes latitude, longitude, withinMeters and limit; within takes latitude and longitude with radiusMeters, or bbox, or polygon, and limit. Both take sports (a list), openAt, openFor, lit, indoor, wheelchair, free and retired (true or false), and surface (a list).",
      "hours takes value, timeZone, country, region, latitude, longitude, at (a list), from, to, next, language and holidays.",
    ],
    arguments: 0...1,
    options: [.catalogue],
    examples: [
      Example(
        #"echo '{"op":"nearest","latitude":45.52,"longitude":-73.58,"sports":["tennis"],"limit":3}' | sportlink batch -c city.gpkg"#,
        "one query from a pipe"),
      Example("sportlink batch -c city.gpkg queries.ndjson > answers.ndjson", "a whole file"),
    ])
}
