// The GEOS C API, re-entrant functions only (the ..._r family).
#pragma once
#define GEOS_USE_ONLY_R_API
#include <geos_c.h>
