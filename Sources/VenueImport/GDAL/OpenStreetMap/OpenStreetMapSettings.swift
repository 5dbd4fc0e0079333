// How GDAL is told to read OpenStreetMap files: the keys a venue needs as fields, all tags beside them.

enum OpenStreetMapSettings {
  /// The file that GDAL reads the settings from, in memory.
  static let path = "/vsimem/sportlink/osmconf.ini"

  /// The settings; closed ways with one of these keys are areas, as in GDAL's own.
  static let text = """
    closed_ways_are_polygons=aeroway,amenity,boundary,building,craft,geological,historic,landuse,\
    leisure,military,natural,office,place,shop,sport,tourism,highway=platform,\
    public_transport=platform
    attribute_name_laundering=no

    """
    + ["points", "lines", "multipolygons", "multilinestrings", "other_relations"].map { layer in
      """
      [\(layer)]
      osm_id=yes
      attributes=name,sport,opening_hours
      all_tags=yes

      """
    }.joined()
}
