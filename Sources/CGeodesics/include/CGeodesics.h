// Eight geodesics on WGS 84 at a time, the same bits on every machine.
#pragma once
#include <stdint.h>

// How many lanes a block has.
#define SPORTLINK_GEODESIC_LANES 8

// Where a block is measured from: degrees, and the Earth-centred coordinates of that place in metres.
typedef struct {
  double latitude, longitude;
  double x, y, z;
} sportlink_geodesic_start;

// Measures the metres from a place to eight others, given in degrees: by the chord series as far as `limit` metres, by
// the inverse problem beyond. The answer's bits name the lanes that the inverse problem left open because they are
// nearly antipodal (more than 19,600 km away): their metres are not set right.
uint32_t sportlink_geodesics(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters);

// How many variants this machine runs: 1 the plain one, 2 and AVX2, 3 and AVX-512. All give the same bits.
int sportlink_geodesic_variants(void);

// The same as sportlink_geodesics by a variant, counted from 0.
uint32_t sportlink_geodesics_by(
    int variant, const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes,
    double limit, double *meters);

// The Earth-centred coordinates of eight places, in metres: eight x, eight y, eight z.
void sportlink_places(const double *latitudes, const double *longitudes, double *places);

// The same by a variant, counted from 0.
void sportlink_places_by(
    int variant, const double *latitudes, const double *longitudes, double *places);
