// Oddities of a file that were tolerated: counted by kind, never printed one by one.

/// Something odd in a file that stopped nothing.
package struct ImportWarning: Hashable, Sendable {
  /// What kind of oddity it is.
  package var kind: Kind
  /// How often it was met.
  package var count: Int
  /// More about it, for people.
  package var detail: String?

  /// Makes a warning.
  package init(_ kind: Kind, count: Int = 1, detail: String? = nil) {
    self.kind = kind
    self.count = count
    self.detail = detail
  }

  /// The kinds of oddities.
  package enum Kind: String, Hashable, CaseIterable, Sendable {
    /// Bytes that are not in the encoding of the file, read as Windows-1252.
    case damagedEncoding
    /// The text is in an alphabet whose encodings are not known here: its letters are wrong.
    case encodingUnknown
    /// The encoding is a guess, and another one comes near.
    case encodingUncertain
    /// Text was encoded twice throughout a column (`MontrÃ©al`); put right.
    case mojibakeMended
    /// Some text of a column looks as if it was encoded twice; kept as it is.
    case mojibakeKept
    /// Lines above the names of the columns were left out.
    case titleLeftOut
    /// A table has no names of columns; they are numbered.
    case noColumnNames
    /// Rows with more cells than the header has names; the cells beyond are left out.
    case cellsBeyondHeader
    /// Decimal commas stand without quotes in a table that commas divide; the halves of each number were joined.
    case decimalCommasJoined
    /// `--crs` overrules another reference system that the file names.
    case referenceSystemOverruled
    /// The file names no reference system and its numbers are degrees: read as WGS 84.
    case referenceSystemAssumed
    /// The file names no reference system; what else it says leaves only one.
    case referenceSystemInferred
    /// The reference system that the file names leads elsewhere than its names and rows say; another one is taken.
    case referenceSystemContradicted
    /// Rows are in other reference systems than most; each was read in its own.
    case referenceSystemsMixed
    /// The transformation to WGS 84 has no known accuracy or lacks a grid.
    case transformationUncertain
    /// Latitude and longitude stand in each other's place throughout the file.
    case axesSwapped
    /// Map coordinates could be meant in either order, and both lead to where the file says that it lies.
    case axesUncertain
    /// Latitude and longitude could be meant in the other order: either is a place on land, and nothing tells which.
    case orderUncertain
    /// Positions of a few rows differ in a sign alone, and nothing tells which of them lost its minus.
    case signsDiffer
    /// The minus signs of a whole file were lost, or its columns swapped, by where it says that it lies; put right.
    case hemisphereMended
    /// The positions do not lie where the rows say.
    case positionsElsewhere
    /// The positions are on a map whose degrees are shifted on purpose, GCJ-02 or BD-09; they are kept as they are.
    case positionsShifted
    /// Degrees were written as whole numbers, times a power of ten.
    case coordinatesScaled
    /// Points divide the thousands of map coordinates throughout, also where a number has only one.
    case thousandsGrouped
    /// Two positions of a record differ by more than about 100 m.
    case positionsDisagree
    /// Rows have positions of their own beside those of `--join`; these were kept.
    case ownPositionsKept
    /// A pair in the wrong order was put right; it then lies where the others lie.
    case positionSwapped
    /// A decimal mark was lost and put back; the position then lies where the others lie.
    case decimalMarkLost
    /// A minus sign was lost and put back; the position then lies where the others lie.
    case signLost
    /// A record's first position was missing or astray; its other one was taken.
    case otherPositionTaken
    /// Many names share a point, or the coordinates have few decimals.
    case roughPositions
    /// A venue lies far from all others; it is kept.
    case farFromOthers
    /// The venues lie in two places far apart with nothing between: one of the two may be wrong.
    case positionsApart
    /// A geometry was not valid and was repaired.
    case geometryRepaired
    /// An area could not be kept; the position was.
    case footprintLeftOut
    /// The column that says what a place is names no sport in particular; another one does.
    case sportFromOtherColumn
    /// No column names a sport; the name of the file or the layer does.
    case sportFromTitle
    /// The name of a venue or of the file names a sport, and the column named after the sport says no; the column counts.
    case sportOverruled
    /// The name of a venue tells of a car park, a plan or a former court, or a column says that the place is not there; it has no sport of these.
    case sportWithheld
    /// A name held control characters, which are left out.
    case controlsLeftOut
    /// An hours text is understood, but not as it should be written.
    case hoursOdd
    /// An hours text is no `opening_hours` value; it is kept among the properties.
    case hoursNotUnderstood
    /// The closed days beside hours are not understood; the hours are unknown, and both texts are kept among the properties.
    case closedDaysNotUnderstood
    /// A column says that a place is closed for now: its hours are unknown, and kept among the properties.
    case hoursOfClosedPlace
    /// A column says how things stand with a place in words that are not known; the place counts as there.
    case stateNotUnderstood
    /// A column speaks of hours and was not read as such; it is kept among the properties.
    case hoursColumnNotRead
    /// A time zone that the zone database doesn't have; the position decides.
    case timeZoneNotUnderstood
    /// A row has no identifier of its own, or another row had it before: it is known by its content.
    case identifierFromContent
    /// Rows that name the same identifier: the first one is kept.
    case identifierRepeated
    /// Rows have an identifier that a row of another name or place had before: they got a number behind it.
    case identifierToldApart
    /// The name of a row is empty, or says that there is none; another column of it names the place.
    case nameFromOtherColumn
    /// A venue without a name of its own was named after what it is.
    case nameMadeUp
    /// Another dataset of this name lies elsewhere; this one has a name of its own.
    case sourceRenamed
    /// `--source` names another dataset than records that SportLink exported, which keep their own.
    case sourceNotTaken
    /// No dataset has the file's name, and its venues are those of one: it is taken for its next release.
    case sourceRecognised
    /// A file of this run whose name differs in its date alone is newer: nothing of this one is taken.
    case olderCopy
    /// Venues of before came again by name and place under other identifiers; they keep theirs.
    case identifiersRenewed
    /// Numbers of rows stand for other venues now; these got numbers of their own.
    case numbersReused
    /// Areas hold several venues of other datasets, any of which they may be; they are venues of their own.
    case mergeUnsure
    /// Records of other datasets left venues that moved away from them or were renamed.
    case mergeUndone
    /// The file ends within a record.
    case brokenOff
    /// The last line has no line end, and its last cell is the beginning of what other rows say.
    case lastCellCut
    /// The file says that it is one page of several.
    case onePageOfSeveral
    /// More than a third of the venues of before are not in the file: it is taken for a part, and none is marked.
    case releaseIncomplete
    /// The file is one page of several, so that what it lacks is not marked as retired.
    case releasePaged
    /// The file holds no rows at all, so that nothing is marked as retired.
    case releaseEmpty
    /// The file is damaged, so that what it lacks is not marked as retired.
    case releaseDamaged
    /// Rows were rejected that may be the venues that are missing, which are not marked as retired.
    case releaseUncertain
    /// More than three in ten venues of before are not in the file; they are marked as retired.
    case manyRetired
    /// A layer was not read since it holds no geometry and no positions.
    case layerPassedOver
    /// A file inside an archive was not read.
    case memberPassedOver
    /// Values that JSON does not have, such as `NaN`, or numbers that are too big: read as missing, or as text.
    case literalsMended
    /// Texts of a column are tables in HTML; their rows are read as columns.
    case tablesUnfolded
    /// Codes in cells were spelt out as the legend in the name of their column says.
    case codesSpeltOut
    /// Characters that a text wrote as entities of HTML.
    case entitiesDecoded
    /// A record names several positions in one cell: the first one counts.
    case firstPositionTaken
    /// What the reader of the format said.
    case readerMessage
  }
}
