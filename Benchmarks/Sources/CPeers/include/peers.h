// Boost's packed R-tree and nanoflann behind plain C functions. Points and queries are unit vectors.

#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes that malloc has handed out.
size_t peers_allocated_bytes(void);

/// A packed R-tree of n points, three numbers each.
void *boost_build(const double *points, size_t n);
void boost_free(void *index);
/// Puts the numbers of the k nearest points into `found`, in no order; returns how many there are.
size_t boost_nearest(const void *index, const double *query, size_t k, uint32_t *found);
/// The same among points whose byte in `passes` is not 0.
size_t boost_nearest_passing(
    const void *index, const double *query, size_t k, const uint8_t *passes, uint32_t *found);
/// The numbers of all points within a chord; returns how many there are, even if more than `room`.
size_t boost_within(
    const void *index, const double *query, double chord, uint32_t *found, size_t room);

/// A k-d tree of n points in 32 bits.
void *nanoflann_build(const double *points, size_t n);
void nanoflann_free(void *index);
size_t nanoflann_nearest(const void *index, const double *query, size_t k, uint32_t *found);
size_t nanoflann_within(
    const void *index, const double *query, double chord, uint32_t *found, size_t room);

#ifdef __cplusplus
}
#endif

#endif
