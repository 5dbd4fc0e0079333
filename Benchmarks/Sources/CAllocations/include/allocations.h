// How often memory has been asked for.

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

/// How many calls of malloc, calloc, realloc and their aligned kin there have been in this process.
size_t allocations_count(void);

#endif
