// PROJ's C API and its geodesic solver.
#pragma once
#include <geodesic.h>
#include <proj.h>
