// Times the C kernels of the index and the import, each version beside the same step in Swift: what a kernel must be worth to stay. README.md says how to run it.

import Foundation

let records = RecordSteps()
let lists = ListSteps()
let places = try PlaceSteps()
let skips = SkipSteps()
let steps: [Step] = [
  Step(
    name: "(an empty call)", swift: { UInt64($0) },
    kernels: [{ UInt64($0) }, { UInt64($0) }, { UInt64($0) }]),
  records.boxKeys, records.pointKeys, records.gather, records.circleBoxes, records.circlePoints,
  lists.rows, lists.select, lists.compact, lists.order,
  places.scalarPlaces, places.vectorPlaces, places.nearGeodesics,
  skips.bytes, skips.blocks,
]

var failed = false
print("nanoseconds a call           Swift    plain     AVX2  AVX-512   Swift / best")
for step in steps {
  let timing = Timing(of: step)
  print(timing.row)
  if !timing.agrees {
    failed = true
    print("  the versions disagree")
  }
}
exit(failed ? 1 : 0)
