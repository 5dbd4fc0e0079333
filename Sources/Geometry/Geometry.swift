// Polygons that need more than plain values: repair, points on surfaces, containment, over GEOS.
