// S2's closest-point query over its index of points.

#include "peers.h"

#include <cstdint>
#include <s2/s2closest_point_query.h>
#include <s2/s2point_index.h>
#include <vector>

using Points = S2PointIndex<uint32_t>;
using Search = S2ClosestPointQuery<uint32_t>;

namespace {
/// The query object keeps memory between questions, as its documentation advises.
struct Index {
  Points points;
  Search search{&points};
  std::vector<Search::Result> results;
};

size_t ask(Index &index, const double *query, uint32_t *found, size_t room) {
  Search::PointTarget target(S2Point(query[0], query[1], query[2]));
  index.search.FindClosestPoints(&target, &index.results);
  const size_t count = index.results.size();
  for (size_t i = 0; i < count && i < room; ++i) found[i] = index.results[i].data();
  return count;
}

void *build(const double *points, size_t n) {
  auto *index = new Index;
  for (size_t i = 0; i < n; ++i) {
    const double *p = points + 3 * i;
    index->points.Add(S2Point(p[0], p[1], p[2]), uint32_t(i));
  }
  index->search.ReInit();
  return index;
}

size_t nearest(void *index, const double *query, size_t k, uint32_t *found) {
  auto &self = *static_cast<Index *>(index);
  *self.search.mutable_options() = Search::Options();
  self.search.mutable_options()->set_max_results(int(k));
  return ask(self, query, found, k);
}

size_t within(void *index, const double *query, double angle, uint32_t *found, size_t room) {
  auto &self = *static_cast<Index *>(index);
  *self.search.mutable_options() = Search::Options();
  self.search.mutable_options()->set_inclusive_max_distance(S1Angle::Radians(angle));
  return ask(self, query, found, room);
}
}  // namespace

extern "C" const peer_face s2_peer = {
    "S2",
    3,
    INT32_MAX,
    build,
    [](void *index) { delete static_cast<Index *>(index); },
    nearest,
    within,
};
