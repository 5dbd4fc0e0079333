// From positions to seeds, eight at a time.

import GeoPrimitives

/// Makes the seeds of the points in some rows.
enum SeedWriter {
  /// Writes a seed for each row from a place on, as many as there is room for.
  static func write(
    _ rows: [UInt32], from start: Int, of positions: [Position],
    into seeds: inout MutableSpan<Seed>
  ) {
    let size = EarthCenteredBlock.size
    for first in stride(from: 0, to: seeds.count, by: size) {
      let filled = min(size, seeds.count - first)
      var latitudes = SIMD8<Double>.zero
      var longitudes = SIMD8<Double>.zero
      for lane in 0..<filled {
        let position = positions[Int(rows[start + first + lane])]
        latitudes[lane] = position.latitude
        longitudes[lane] = position.longitude
      }
      let block = EarthCenteredBlock(latitudes: latitudes, longitudes: longitudes)
      for lane in 0..<filled {
        seeds[first + lane] = Seed(
          Float(block.x[lane]), Float(block.y[lane]), Float(block.z[lane]),
          Float(bitPattern: rows[start + first + lane]))
      }
    }
  }
}
