// Boost.Geometry's R-tree over unit vectors, bulk-loaded by its packing constructor.

#include "peers.h"

#include <malloc.h>

// Clang 16 and later refuse what Boost 1.74 does with three enumerations unless they have a fixed underlying type. These stand in for
// the headers that declare them, whose guards are set here.
#define BOOST_NUMERIC_CONVERSION_INT_FLOAT_MIXTURE_ENUM_FLC_12NOV2002_HPP
#define BOOST_NUMERIC_CONVERSION_SIGN_MIXTURE_ENUM_FLC_12NOV2002_HPP
#define BOOST_NUMERIC_CONVERSION_UDT_BUILTIN_MIXTURE_ENUM_FLC_12NOV2002_HPP
namespace boost {
namespace numeric {
enum int_float_mixture_enum : int {
  integral_to_integral, integral_to_float, float_to_integral, float_to_float
};
enum sign_mixture_enum : int {
  unsigned_to_unsigned, signed_to_signed, signed_to_unsigned, unsigned_to_signed
};
enum udt_builtin_mixture_enum : int {
  builtin_to_builtin, builtin_to_udt, udt_to_builtin, udt_to_udt
};
}  // namespace numeric
}  // namespace boost

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using Point = bg::model::point<double, 3, bg::cs::cartesian>;
using Box = bg::model::box<Point>;
using Value = std::pair<Point, uint32_t>;
using Tree = bgi::rtree<Value, bgi::quadratic<16>>;

namespace {
/// Writes numbers of points to an array, and counts those for which there is no room.
struct Sink {
  uint32_t *found;
  size_t room;
  size_t *count;
  Sink &operator*() { return *this; }
  Sink &operator++() { return *this; }
  Sink &operator++(int) { return *this; }
  Sink &operator=(const Value &value) {
    if (*count < room) found[*count] = value.second;
    ++*count;
    return *this;
  }
};

Point point(const double *p) { return Point(p[0], p[1], p[2]); }

void *build(const double *points, size_t n) {
  std::vector<Value> values;
  values.reserve(n);
  for (size_t i = 0; i < n; ++i) values.emplace_back(point(points + 3 * i), uint32_t(i));
  return new Tree(values.begin(), values.end());
}

size_t nearest(void *index, const double *query, size_t k, uint32_t *found) {
  size_t count = 0;
  static_cast<const Tree *>(index)->query(
      bgi::nearest(point(query), unsigned(k)), Sink{found, k, &count});
  return count;
}

size_t within(void *index, const double *query, double angle, uint32_t *found, size_t room) {
  size_t count = 0;
  const double chord = 2 * std::sin(angle / 2);
  const Point center = point(query);
  const Box box(
      Point(query[0] - chord, query[1] - chord, query[2] - chord),
      Point(query[0] + chord, query[1] + chord, query[2] + chord));
  const double square = chord * chord;
  auto near = [&](const Value &value) {
    return bg::comparable_distance(value.first, center) <= square;
  };
  static_cast<const Tree *>(index)->query(
      bgi::intersects(box) && bgi::satisfies(near), Sink{found, room, &count});
  return count;
}
}  // namespace

extern "C" size_t peers_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

extern "C" const peer_face boost_peer = {
    "Boost",
    3,
    INT32_MAX,
    build,
    [](void *index) { delete static_cast<Tree *>(index); },
    nearest,
    within,
};

extern "C" size_t boost_nearest_passing(
    void *index, const double *query, size_t k, const uint8_t *passes, uint32_t *found) {
  size_t count = 0;
  auto pass = [passes](const Value &value) { return passes[value.second] != 0; };
  static_cast<const Tree *>(index)->query(
      bgi::nearest(point(query), unsigned(k)) && bgi::satisfies(pass), Sink{found, k, &count});
  return count;
}
