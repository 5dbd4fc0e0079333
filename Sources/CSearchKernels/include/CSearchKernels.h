// The innermost steps of the searches in a packed tree, sixteen lanes at a time.
//
// Each is written once and compiled for plain x86-64 (or whatever else there is), for AVX2 and for AVX-512; the best that the processor has is
// picked when the program starts. The Swift versions in `SpatialIndex/Tree/Records.swift` are their oracle: the same bits.
//
// A *box record* is six rows of sixteen 32-bit floats: the lowest x, y, z, then the highest. A *leaf* begins with three rows: x, y, z. A *key* is a
// squared distance whose lowest four bits are the number of its lane. Buffers of keys and slots need room for sixteen more than they hold.
#ifndef SPORTLINK_SEARCH_KERNELS_H
#define SPORTLINK_SEARCH_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The place a search starts from, in metres from the Earth's centre.
typedef struct {
  float x, y, z;
} sl_probe;

/// The keys of sixteen boxes: squared distances to them, 0 inside.
void sl_box_keys(const float *record, sl_probe probe, float *keys);

/// The keys of sixteen points; returns a bit for every one up to a bound.
uint32_t sl_point_keys(const float *leaf, sl_probe probe, float bound, float *keys);

/// Appends the points of a leaf up to a bound to a buffer of `count` keys and slots; returns how many there are then.
size_t sl_gather(
    const float *leaf, sl_probe probe, float bound, uint32_t first_slot, float *keys,
    uint32_t *slots, size_t count);

/// Sixteen boxes against a circle: bits 0–15 for boxes not beyond `outer`, bits 16–31 for boxes wholly up to `inner`.
uint32_t sl_circle_boxes(const float *record, sl_probe probe, float inner, float outer);

/// Sixteen points against a circle: bits 0–15 for points up to `outer`, bits 16–31 for points up to `inner`.
uint32_t sl_circle_points(const float *leaf, sl_probe probe, float inner, float outer);

/// A key that at least `wanted` of `count` ≥ `wanted` ≥ 1 keys do not exceed, and hardly more than that many.
///
/// Overwrites the sixteen keys behind the last.
float sl_select(float *keys, size_t count, size_t wanted);

/// Keeps keys up to a bound, and their slots, in their order; returns how many are left.
size_t sl_compact(float *keys, uint32_t *slots, size_t count, float bound);

/// Puts slots in the order of their keys into another buffer; takes time by the square of `count`. Overwrites the sixteen keys behind the last.
void sl_order(float *keys, const uint32_t *slots, size_t count, uint32_t *ordered);

/// Appends the rows of some of sixteen lanes to a list with room for sixteen more; returns its new length. Raises `largest` to the largest row.
size_t sl_rows(
    const uint32_t *rows, uint32_t lanes, int64_t *found, size_t count, uint32_t *largest);

/// The kernels of one version, in the order above.
typedef struct {
  void (*box_keys)(const float *, sl_probe, float *);
  uint32_t (*point_keys)(const float *, sl_probe, float, float *);
  size_t (*gather)(const float *, sl_probe, float, uint32_t, float *, uint32_t *, size_t);
  uint32_t (*circle_boxes)(const float *, sl_probe, float, float);
  uint32_t (*circle_points)(const float *, sl_probe, float, float);
  float (*select)(float *, size_t, size_t);
  size_t (*compact)(float *, uint32_t *, size_t, float);
  void (*order)(float *, const uint32_t *, size_t, uint32_t *);
  size_t (*rows)(const uint32_t *, uint32_t, int64_t *, size_t, uint32_t *);
} sl_kernels;

/// A version, for tests: 0 plain, 1 AVX2, 2 AVX-512. NULL where the processor lacks it.
const sl_kernels *sl_version(int version);

/// Asks for a line of memory before it is needed; any address will do.
static inline void sl_prefetch(const void *address) { __builtin_prefetch(address, 0, 3); }

#endif
