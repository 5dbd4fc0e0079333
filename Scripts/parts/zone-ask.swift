// Answers for check-zone-map: a file of latitudes and longitudes in, a zone a line out, and the time per look-up in the last line.

import Glibc
import ZoneMaps

func doubles(of path: String) -> [Double] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file) / 8
  rewind(file)
  return [Double](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = fread(buffer.baseAddress, 8, count, file)
  }
}

/// The processor time so far, which other programs on the machine don't lengthen.
func nanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func answer(_ places: [(Double, Double)]) {
  let map = ZoneMap.world
  for (latitude, longitude) in places {
    print(map.zone(latitude: latitude, longitude: longitude) ?? "-")
  }
  var rounds: [Double] = []
  var found = 0
  for _ in 0..<9 {
    let start = nanoseconds()
    for (latitude, longitude) in places
    where map.zone(latitude: latitude, longitude: longitude) != nil {
      found += 1
    }
    rounds.append((nanoseconds() - start) / Double(max(places.count, 1)))
  }
  rounds.sort()
  print(found > 0 ? "\(Int(rounds[4].rounded())) ns" : "nothing found")
}

let numbers = doubles(of: CommandLine.arguments[1])
answer((0..<numbers.count / 2).map { (numbers[$0 * 2], numbers[$0 * 2 + 1]) })
