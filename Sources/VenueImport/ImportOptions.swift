// What a person asks of an import.

/// What to import, and how.
package struct ImportOptions: Sendable {
  /// The files, in order.
  package var inputs: [String]
  /// The dataset's name; `nil` takes each file's name without its ending.
  package var source: String?
  /// The layer to read; `nil` reads every layer with geometry.
  package var layer: String?
  /// The reference system of the coordinates, in any spelling; it overrules the file's own.
  package var referenceSystem: String?
  /// Which columns are what.
  package var mapping = FieldMapping()
  /// The mapping file to use; `nil` takes `NAME.mapping.json` beside a file, where there is one.
  package var mappingFile: String?
  /// The file that has the positions of the records.
  package var join: JoinRequest?
  /// The sport of every record, in any of the names that the vocabulary knows.
  package var sport: String?
  /// The IANA name of the time zone of all venues; `nil` takes what records say, and the position where they say nothing.
  package var timeZone: String?
  /// The country of the dataset, as in ISO 3166-1 (`CA`), for terms that mean different sports in different countries.
  package var country: String?
  /// The region of that country, as in ISO 3166-2 without the country (`QC`); the two decide whose public holidays count.
  package var region: String?
  /// The encoding of text tables; `nil` finds out.
  package var encoding: String?
  /// Whether a file that can't be read is left out of the run instead of stopping it.
  package var keepsGoing = false
  /// Whether rows that are venues of other datasets already go into these.
  package var merges = true
  /// Whether what a release lacks is gone, however much it is.
  package var retiresMissing = false
  /// Whether everything is done but nothing is kept.
  package var isRehearsal = false

  /// What the records of venues say about whose public holidays count, unless a record says so itself.
  var holidayPlace: [(key: String, value: String)] {
    [("pays", country), ("region", country == nil ? nil : region)]
      .compactMap { key, value in value.map { (key, $0.uppercased()) } }
  }

  /// The catalogue that is written, which is no input where it lies in a folder.
  var catalogue: String?

  /// Where a rehearsal puts a copy of a catalogue that can't be written.
  package var temporaryDirectory = "/tmp"

  /// The files that are read, those of folders included; mapping files beside them may be written anew.
  package var files: [String] {
    InputList.expanded(inputs) + [mappingFile, join?.path].compactMap(\.self)
  }

  /// Makes the request to import files without further options.
  package init(inputs: [String]) { self.inputs = inputs }
}
