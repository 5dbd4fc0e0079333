// How often a search asks for memory, compared with a kept file: a gate that no noise can trip.
//   allocation-counts FILE   compares; RECORD=1 writes the file anew and still fails, so that the difference is read

import CAllocations
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: allocation-counts FILE\n".utf8))
  exit(2)
}
do {
  guard Counting.works else { throw Kept.Failure(description: "malloc is not counted") }
  let searches = try Searches()
  for (name, number) in searches.counts.sorted(by: { $0.key < $1.key }) {
    print("\(number)  \(name)")
  }
  try Kept(path).compare(searches.counts, none: searches.none)
} catch {
  FileHandle.standardError.write(Data("allocation-counts: \(error)\n".utf8))
  exit(1)
}
