// A position as the grid sees it: which cell, and where in it.

/// A cell of the grid, and a place in it.
struct ZoneMapPlace {
  /// The number of the cell, row by row from the south-west.
  let cell: Int
  /// How far east in the cell, 0…1.
  let x: Double
  /// How far north in the cell, 0…1; 1 only at the north pole.
  let y: Double

  /// Finds the cell of a position; `nil` for numbers out of range.
  @inline(__always)
  init?(latitude: Double, longitude: Double) {
    // Written so that a number that is none fails.
    guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
    let eastward = longitude == 180 ? 0 : (longitude + 180) / 2
    let northward = (latitude + 90) / 2
    // A hair west of 180° may round to the end.
    let column = min(Int(eastward), ZoneMapLayout.columns - 1)
    let row = min(Int(northward), ZoneMapLayout.rows - 1)
    cell = row * ZoneMapLayout.columns + column
    x = eastward - Double(column)
    y = northward - Double(row)
  }
}
