// nanoflann's k-d tree over unit vectors in 32 bits.

#include "peers.h"

#include <cmath>
#include <cstdint>
#include <nanoflann.hpp>
#include <vector>

namespace {
struct Cloud {
  std::vector<float> points;
  size_t kdtree_get_point_count() const { return points.size() / 3; }
  float kdtree_get_pt(size_t i, size_t axis) const { return points[3 * i + axis]; }
  template <class Box>
  bool kdtree_get_bbox(Box &) const {
    return false;
  }
};

using Tree = nanoflann::KDTreeSingleIndexAdaptor<
    nanoflann::L2_Simple_Adaptor<float, Cloud>, Cloud, 3, uint32_t>;

struct Index {
  Cloud cloud;
  Tree *tree = nullptr;
  ~Index() { delete tree; }
};

/// Counts and writes the numbers of points within a radius.
struct Sink {
  float square;
  uint32_t *found;
  size_t room;
  size_t count = 0;
  bool full() const { return true; }
  size_t size() const { return count; }
  bool addPoint(float distance, uint32_t number) {
    if (distance <= square) {
      if (count < room) found[count] = number;
      ++count;
    }
    return true;
  }
  float worstDist() const { return square; }
};

void *build(const double *points, size_t n) {
  auto *index = new Index;
  index->cloud.points.assign(points, points + 3 * n);
  index->tree = new Tree(3, index->cloud, nanoflann::KDTreeSingleIndexAdaptorParams(10));
  index->tree->buildIndex();
  return index;
}

size_t nearest(void *index, const double *query, size_t k, uint32_t *found) {
  const float q[3] = {float(query[0]), float(query[1]), float(query[2])};
  static thread_local std::vector<float> distances;
  distances.resize(k);
  return static_cast<const Index *>(index)->tree->knnSearch(q, k, found, distances.data());
}

size_t within(void *index, const double *query, double angle, uint32_t *found, size_t room) {
  const float q[3] = {float(query[0]), float(query[1]), float(query[2])};
  const double chord = 2 * std::sin(angle / 2);
  Sink sink{float(chord * chord), found, room};
  static_cast<const Index *>(index)->tree->findNeighbors(sink, q, nanoflann::SearchParams());
  return sink.count;
}
}  // namespace

extern "C" const peer_face nanoflann_peer = {
    "nanoflann",
    3,
    INT32_MAX,
    build,
    [](void *index) { delete static_cast<Index *>(index); },
    nearest,
    within,
};
