// Records whose first place for a position is empty take the second one, wherever it lies.

import GeoPrimitives
import Testing
import Venues

@testable import VenueImport

@Suite("A column of geometries that few records fill") struct SparsePositionTests {
  @Test("leaves the others their latitude and longitude", arguments: [1, 3, 8])
  func sparse(filled: Int) throws {
    // The few geometries lie close together; the other records are all over the country.
    let rows = (0..<40).map { index in
      let latitude = 45 + Double(index) / 10
      let shape =
        index < filled ? "\"POLYGON ((-73.5 45,-73.49 45,-73.49 45.01,-73.5 45))\"" : ""
      return "\(index),V\(index),tennis,\(latitude),\(-73.5 - Double(index) / 5),\(shape)"
    }
    let text = "id,name,sport,lat,lon,shape\n" + rows.joined(separator: "\n") + "\n"
    let trial = try Trials().run(text)
    #expect(trial.venues.count == 40)
    #expect(trial.venues.filter { $0.footprint != nil }.count == filled)
    let last = try #require(trial.venues.first { $0.name == "V39" })
    #expect(abs(last.position.latitude - 48.9) < 1e-9)
    #expect(abs(last.position.longitude - -81.3) < 1e-9)
  }
}
