// The kernels of `CSearchKernels.h`: three versions of `lanes.inc`, and the choice between them.

#include "CSearchKernels.h"

#include <stdbool.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Every version gives the same bits: no product is fused with a sum.
#pragma STDC FP_CONTRACT OFF
// Vectors are never handed from one version to another.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float f32 __attribute__((ext_vector_type(16)));
typedef int32_t i32 __attribute__((ext_vector_type(16)));
typedef uint32_t u32 __attribute__((ext_vector_type(16)));
typedef int64_t i64 __attribute__((ext_vector_type(16)));
typedef bool b16 __attribute__((ext_vector_type(16)));

#define NAME(function) plain_##function
#define TARGET
#define WIDE 0
#include "lanes.inc"
#undef NAME
#undef TARGET
#undef WIDE

#if defined(__x86_64__)

#define NAME(function) avx2_##function
#define TARGET __attribute__((target("avx2,popcnt,bmi")))
#define WIDE 0
#include "lanes.inc"
#undef NAME
#undef TARGET
#undef WIDE

#define NAME(function) avx512_##function
#define TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,popcnt,bmi")))
#define WIDE 1
#include "lanes.inc"
#undef NAME
#undef TARGET
#undef WIDE

#endif

const sl_kernels *sl_version(int version) {
  if (version == 0) return &plain_kernels;
#if defined(__x86_64__)
  __builtin_cpu_init();
  bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
      __builtin_cpu_supports("popcnt");
  if (version == 1 && has_avx2) return &avx2_kernels;
  if (version == 2 && has_avx2 && __builtin_cpu_supports("avx512f") &&
      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    return &avx512_kernels;
#endif
  return NULL;
}

static const sl_kernels *used = &plain_kernels;

__attribute__((constructor)) static void choose(void) {
  for (int version = 1; version <= 2; version++)
    if (sl_version(version) != NULL) used = sl_version(version);
}

void sl_box_keys(const float *record, sl_probe probe, float *keys) {
  used->box_keys(record, probe, keys);
}

uint32_t sl_point_keys(const float *leaf, sl_probe probe, float bound, float *keys) {
  return used->point_keys(leaf, probe, bound, keys);
}

size_t sl_gather(
    const float *leaf, sl_probe probe, float bound, uint32_t first_slot, float *keys,
    uint32_t *slots, size_t count) {
  return used->gather(leaf, probe, bound, first_slot, keys, slots, count);
}

uint32_t sl_circle_boxes(const float *record, sl_probe probe, float inner, float outer) {
  return used->circle_boxes(record, probe, inner, outer);
}

uint32_t sl_circle_points(const float *leaf, sl_probe probe, float inner, float outer) {
  return used->circle_points(leaf, probe, inner, outer);
}

float sl_select(float *keys, size_t count, size_t wanted) {
  return used->select(keys, count, wanted);
}

size_t sl_compact(float *keys, uint32_t *slots, size_t count, float bound) {
  return used->compact(keys, slots, count, bound);
}

void sl_order(float *keys, const uint32_t *slots, size_t count, uint32_t *ordered) {
  used->order(keys, slots, count, ordered);
}

size_t sl_rows(
    const uint32_t *rows, uint32_t lanes, int64_t *found, size_t count, uint32_t *largest) {
  return used->rows(rows, lanes, found, count, largest);
}
