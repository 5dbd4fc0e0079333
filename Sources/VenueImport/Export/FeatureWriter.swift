// A layer of venues under construction.

internal import CGDAL
internal import GeoPrimitives
internal import Venues

/// Writes venues as features, one after another.
final class FeatureWriter {
  private let dataset: GDALDataset
  private let layer: GDALLayer
  private let path: String
  private let log: GDALLog

  /// The fields of a venue's feature, and whether each is a number.
  private static let fields: [(key: String, isNumber: Bool)] =
    VenueKey.allCases.filter { $0 != .footprint }.map {
      ($0.rawValue, $0 == .latitude || $0 == .longitude)
    } + [("autres", false)]

  /// Makes a file under a name that it keeps until it is whole; errors name the path that it is for.
  init(
    _ partial: String, for path: String, _ format: FeatureExport.Format, _ log: GDALLog
  ) throws(ImportError) {
    self.path = path
    self.log = log
    guard let dataset = GDALDataset(creating: partial, driver: format.rawValue),
      let layer = dataset.makeLayer(named: "emplacements", fields: Self.fields)
    else { throw .exportFailed(path: path, reason: log.takeLast() ?? "GDAL can't make it") }
    self.dataset = dataset
    self.layer = layer
  }

  /// Appends a venue.
  func add(_ venue: Venue) throws(ImportError) {
    let properties = venue.properties.isEmpty ? nil : JSONValue.object(venue.properties).text()
    let values: [NewFeature.Value?] = [
      .text(venue.id), .text(venue.name), .number(venue.position.latitude),
      .number(venue.position.longitude), .text(venue.sports.joined(separator: ";")),
      venue.hours.map { .text($0) }, venue.timeZone.map { .text($0) }, .text(venue.source),
      .text(venue.sourceID), properties.map { .text($0) },
    ]
    let feature = NewFeature(values: values, position: venue.position, footprint: venue.footprint)
    guard layer.add(feature) else {
      throw .exportFailed(path: path, reason: log.takeLast() ?? "GDAL can't write “\(venue.id)”")
    }
  }
}
