// The choices of `CMalloc.h`, by GNU's `mallopt`.

#include "CMalloc.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

void sportlink_keep_freed_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}

void sportlink_return_freed_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 512 << 10);
  mallopt(M_TRIM_THRESHOLD, 128 << 10);
  malloc_trim(0);
#endif
}
