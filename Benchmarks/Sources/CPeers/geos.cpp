// The STRtree of GEOS: degrees in the plane, one nearest point, and envelopes whose contents are measured on the sphere.
// It knows nothing of ±180° and the poles; what it misses there counts as wrong.

#include "peers.h"

#include <cmath>
#include <cstdint>
#include <geos_c.h>
#include <vector>

namespace {
struct Index {
  GEOSContextHandle_t context = GEOS_init_r();
  GEOSSTRtree *tree = nullptr;
  std::vector<GEOSGeometry *> points;
  std::vector<double> degrees;

  ~Index() {
    GEOSSTRtree_destroy_r(context, tree);
    for (GEOSGeometry *point : points) GEOSGeom_destroy_r(context, point);
    GEOS_finish_r(context);
  }

  uint32_t number(const void *item) const {
    const void *data = GEOSGeom_getUserData_r(context, static_cast<const GEOSGeometry *>(item));
    return uint32_t(reinterpret_cast<uintptr_t>(data));
  }
};

constexpr double radian = M_PI / 180;

/// The square of the sine of half the angle between two places.
double haversine(const double *a, const double *b) {
  const double north = std::sin((a[1] - b[1]) * radian / 2);
  const double east = std::sin((a[0] - b[0]) * radian / 2);
  return north * north + std::cos(a[1] * radian) * std::cos(b[1] * radian) * east * east;
}

void *build(const double *points, size_t n) {
  auto *index = new Index;
  GEOSContextHandle_t context = index->context;
  index->degrees.assign(points, points + 2 * n);
  index->points.reserve(n);
  index->tree = GEOSSTRtree_create_r(context, 10);
  for (size_t i = 0; i < n; ++i) {
    GEOSGeometry *point = GEOSGeom_createPointFromXY_r(context, points[2 * i], points[2 * i + 1]);
    GEOSGeom_setUserData_r(context, point, reinterpret_cast<void *>(uintptr_t(i)));
    GEOSSTRtree_insert_r(context, index->tree, point, point);
    index->points.push_back(point);
  }
  // The tree is built by its first query.
  if (n > 0) GEOSSTRtree_nearest_r(context, index->tree, index->points[0]);
  return index;
}

size_t nearest(void *index, const double *query, size_t k, uint32_t *found) {
  auto &self = *static_cast<Index *>(index);
  if (k != 1 || self.points.empty()) return 0;
  GEOSGeometry *origin = GEOSGeom_createPointFromXY_r(self.context, query[0], query[1]);
  const GEOSGeometry *point = GEOSSTRtree_nearest_r(self.context, self.tree, origin);
  if (point) found[0] = self.number(point);
  GEOSGeom_destroy_r(self.context, origin);
  return point ? 1 : 0;
}

struct Circle {
  const Index &index;
  const double *center;
  double bound;
  uint32_t *found;
  size_t room;
  size_t count;
};

size_t within(void *index, const double *query, double angle, uint32_t *found, size_t room) {
  auto &self = *static_cast<Index *>(index);
  const double north = angle / radian;
  // The meridians that touch a circle are farther apart than those through its middle's east and west.
  const double ratio = std::sin(angle) / std::cos(query[1] * radian);
  const double east = std::fabs(query[1]) + north < 90 ? std::asin(ratio) / radian : 360;
  GEOSGeometry *box = GEOSGeom_createRectangle_r(
      self.context, query[0] - east, query[1] - north, query[0] + east, query[1] + north);
  const double half = std::sin(angle / 2);
  Circle circle{self, query, half * half, found, room, 0};
  GEOSSTRtree_query_r(
      self.context, self.tree, box,
      [](void *item, void *data) {
        auto &circle = *static_cast<Circle *>(data);
        const uint32_t number = circle.index.number(item);
        if (haversine(circle.center, &circle.index.degrees[2 * size_t(number)]) > circle.bound) {
          return;
        }
        if (circle.count < circle.room) circle.found[circle.count] = number;
        ++circle.count;
      },
      &circle);
  GEOSGeom_destroy_r(self.context, box);
  return circle.count;
}
}  // namespace

extern "C" const peer_face geos_peer = {
    "GEOS",
    2,
    1,
    build,
    [](void *index) { delete static_cast<Index *>(index); },
    nearest,
    within,
};
