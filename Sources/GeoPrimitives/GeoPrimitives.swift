// The ground floor: positions, distances, boxes and footprints on the WGS 84 ellipsoid, in plain values.
