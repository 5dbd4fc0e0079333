// Indexes written in C and C++, each behind one and the same face.

#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes that malloc has handed out.
size_t peers_allocated_bytes(void);

/// What an index can do. Points and queries are unit vectors (three numbers) or longitude and latitude in degrees (two).
typedef struct {
  const char *name;
  /// How many numbers a point has: 3 or 2.
  size_t coordinates;
  /// The largest k that `nearest` knows.
  size_t most;
  void *(*build)(const double *points, size_t n);
  void (*free)(void *index);
  /// Puts the numbers of the k nearest points into `found`, in any order; returns how many there are.
  size_t (*nearest)(void *index, const double *query, size_t k, uint32_t *found);
  /// The numbers of all points within an angle, in radians; returns how many there are, even if more than `room`.
  size_t (*within)(
      void *index, const double *query, double angle, uint32_t *found, size_t room);
} peer_face;

/// Boost.Geometry's packed R-tree.
extern const peer_face boost_peer;
/// The k nearest among points whose byte in `passes` is not 0, by `satisfies`.
size_t boost_nearest_passing(
    void *index, const double *query, size_t k, const uint8_t *passes, uint32_t *found);

/// nanoflann's k-d tree in 32 bits.
extern const peer_face nanoflann_peer;
/// S2ClosestPointQuery over S2PointIndex.
extern const peer_face s2_peer;
/// The STRtree of GEOS over degrees in the plane: one nearest, and envelopes.
extern const peer_face geos_peer;
/// The R*Tree of SQLite in memory, in 32 bits.
extern const peer_face sqlite_peer;

#ifdef __cplusplus
}
#endif

#endif
