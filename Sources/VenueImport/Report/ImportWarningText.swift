// One sentence for people per kind of oddity.

extension ImportWarning {
  /// The warning as a sentence.
  package var sentence: String {
    let text: String =
      switch kind {
      case .damagedEncoding: "damaged bytes were read as Windows-1252"
      case .encodingUnknown:
        "the text is in no encoding that is known here, so its letters are wrong; give one with --encoding or bring it to UTF-8"
      case .encodingUncertain: "the encoding is not certain"
      case .mojibakeMended: "texts were encoded twice; put right"
      case .mojibakeKept: "texts look as if they were encoded twice; kept, since others are not"
      case .titleLeftOut: "a line above the names of the columns was left out"
      case .noColumnNames: "the table has no names of columns; they are numbered"
      case .decimalCommasJoined:
        "numbers have decimal commas without quotes, and commas divide the cells too; joined in"
      case .cellsBeyondHeader: "rows with more cells than the header; the surplus was left out"
      case .referenceSystemOverruled: "--crs overrules the file's reference system"
      case .referenceSystemAssumed: "no reference system is named; assumed"
      case .referenceSystemInferred: "no reference system is named; found out to be"
      case .referenceSystemContradicted: "the file's reference system can't be meant"
      case .transformationUncertain: "the transformation"
      case .referenceSystemsMixed:
        "rows are in several reference systems; each was read in its own"
      case .axesSwapped: "latitude and longitude are swapped throughout; put right"
      case .axesUncertain:
        "X and Y may be meant in the other order; look at a venue, and if it lies wrong give --map x=COLUMN --map y=COLUMN"
      case .orderUncertain:
        "latitude and longitude may be meant in the other order; look at a venue, and if it lies wrong say where the data lie: --country CC, or the city in the file's name"
      case .signsDiffer:
        "positions differ in a sign alone, so one of them has lost its minus or has one too many; say where the data lie: --country CC, or the city in the file's name"
      case .hemisphereMended: "the positions lie where the file can't mean; put right"
      case .positionsElsewhere: "the positions do not lie where the file or its rows say"
      case .positionsShifted:
        "the positions are shifted on purpose and kept so: every venue lies wrong by that much"
      case .coordinatesScaled: "degrees are written as whole numbers; divided by"
      case .thousandsGrouped: "coordinates have points between their thousands; read so"
      case .positionsDisagree:
        "rows hold two positions more than 100 m apart; the first was taken, not that of"
      case .ownPositionsKept:
        "the rows have positions of their own, which were kept beside those of --join"
      case .positionSwapped: "positions had latitude and longitude swapped; put right"
      case .decimalMarkLost: "positions had lost a decimal mark; put back"
      case .signLost: "positions had lost a minus sign; put back"
      case .otherPositionTaken: "positions were missing or astray; the row's other one was taken"
      case .roughPositions: "the positions are rough"
      case .farFromOthers: "venues lie far from all others; kept"
      case .positionsApart: "the venues lie in two places far apart; are both right?"
      case .geometryRepaired: "invalid geometries were repaired"
      case .footprintLeftOut: "areas could not be kept; their positions were"
      case .sportFromOtherColumn:
        "the best column names no sport in particular; the sports are from another"
      case .sportFromTitle: "no column names the sport; the name of the file or layer does"
      case .sportOverruled:
        "names speak of a sport whose column says no; the column counts"
      case .sportWithheld:
        "names or states tell of an annex, a plan or what was there once; given no sport for it"
      case .hoursOdd: "hours are understood with a warning"
      case .controlsLeftOut: "names held control characters, which are left out"
      case .hoursNotUnderstood: "hours that are no opening_hours value; kept as they are"
      case .closedDaysNotUnderstood:
        "closed days are not understood, so that the hours beside them are unknown; kept as they are"
      case .hoursOfClosedPlace:
        "hours stand beside a column that says closed; unknown, and kept as they are"
      case .stateNotUnderstood:
        "a column tells how things stand in words that are not known; such places count as there"
      case .hoursColumnNotRead: "columns speak of hours that are not read; kept as they are"
      case .timeZoneNotUnderstood: "time zones that there are not; the position decides"
      case .identifierFromContent: "rows without an identifier are known by their content"
      case .identifierRepeated: "rows repeat an identifier; the first one counts"
      case .identifierToldApart:
        "rows repeat an identifier for another name or place; told apart by a number behind it"
      case .nameFromOtherColumn:
        "names are missing; another column of the row names the place"
      case .nameMadeUp: "venues without a name are named after what they are"
      case .sourceRenamed:
        "the catalogue's dataset of this name lies elsewhere; --source NAME names this one, which is now"
      case .sourceNotTaken:
        "records that SportLink exported keep the dataset that they name, whatever --source says"
      case .sourceRecognised:
        "no dataset has this name, but one holds the same venues: taken for its next release; --source NAME keeps it apart"
      case .olderCopy:
        "rows are left out: another file of this run is a newer state of the same dataset, which is"
      case .mergeUndone:
        "records of other files left venues that moved or are called otherwise now; each is a venue again where it was"
      case .identifiersRenewed:
        "venues came again by name and place under another identifier; they keep the one they had"
      case .numbersReused:
        "numbers of rows stand for other venues than before; these got numbers of their own"
      case .mergeUnsure:
        "areas hold several venues of other files, any of which they may be; kept apart (a new catalogue takes the areas first)"
      case .onePageOfSeveral: "the file is one page of several"
      case .lastCellCut:
        "the last line has no line end, and its last cell seems to be cut; is the file whole?"
      case .brokenOff: "the file ends in the middle of a record"
      case .releaseIncomplete:
        "taken for a part of the dataset, so that nothing is marked retired; --retire-missing says that it is whole"
      case .releasePaged:
        "one page says nothing about the others, so that nothing is marked retired"
      case .releaseEmpty: "the file has no rows, so that nothing is marked retired"
      case .releaseDamaged: "the file is damaged, so that nothing is marked retired"
      case .releaseUncertain:
        "rejected rows may be the venues that are missing, so that nothing is marked retired"
      case .manyRetired: "many venues are marked retired; is the file whole?"
      case .layerPassedOver: "a layer without positions was not read"
      case .memberPassedOver: "a file in the archive was not read"
      case .literalsMended: "values that are no JSON were read as missing, or as text"
      case .tablesUnfolded: "texts that are tables in HTML are read as columns"
      case .codesSpeltOut: "codes are read by the legend of their column"
      case .entitiesDecoded: "texts with characters written as HTML entities; decoded"
      case .firstPositionTaken: "records name several positions; the first one counts"
      case .readerMessage: "the reader says"
      }
    let counted = count > 1 ? "\(count.grouped) × \(text)" : text
    return detail.map { "\(counted): \($0)" } ?? counted
  }
}
