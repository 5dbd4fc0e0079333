// SQLite's R*Tree over unit vectors, in memory, searched best first by a callback that scores boxes.
// It keeps 32-bit coordinates, rounded outwards.

#include "peers.h"

#include <cmath>
#include <cstdint>
#include <sqlite3.h>

namespace {
struct Index {
  sqlite3 *database = nullptr;
  sqlite3_stmt *search = nullptr;

  ~Index() {
    sqlite3_finalize(search);
    sqlite3_close(database);
  }
};

/// Scores a box by its squared chord from a place (the first three parameters) and leaves out what is beyond the fourth.
int score(sqlite3_rtree_query_info *info) {
  if (info->eParentWithin == FULLY_WITHIN) {
    info->eWithin = FULLY_WITHIN;
    info->rScore = info->rParentScore;
    return SQLITE_OK;
  }
  double least = 0, most = 0;
  for (int axis = 0; axis < 3; ++axis) {
    const double low = info->aCoord[2 * axis] - info->aParam[axis];
    const double high = info->aCoord[2 * axis + 1] - info->aParam[axis];
    if (info->iLevel == 0) {
      // A point: the middle of what rounding has made of it.
      const double middle = (low + high) / 2;
      least += middle * middle;
      continue;
    }
    const double near = std::fmax(0, std::fmax(low, -high));
    const double far = std::fmax(-low, high);
    least += near * near;
    most += far * far;
  }
  // A search for the nearest has an infinite bound: it wants the score of every point, whichever box holds it.
  const double bound = info->aParam[3];
  const bool whole = info->iLevel == 0 || (most <= bound && std::isfinite(bound));
  info->rScore = least;
  info->eWithin = least > bound ? NOT_WITHIN : whole ? FULLY_WITHIN : PARTLY_WITHIN;
  return SQLITE_OK;
}

void *build(const double *points, size_t n) {
  auto *index = new Index;
  sqlite3_open(":memory:", &index->database);
  sqlite3 *database = index->database;
  sqlite3_rtree_query_callback(database, "near", score, nullptr, nullptr);
  sqlite3_exec(
      database, "CREATE VIRTUAL TABLE points USING rtree(id, x0, x1, y0, y1, z0, z1); BEGIN",
      nullptr, nullptr, nullptr);
  sqlite3_stmt *insert = nullptr;
  sqlite3_prepare_v2(
      database, "INSERT INTO points VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?4)", -1, &insert, nullptr);
  for (size_t i = 0; i < n; ++i) {
    sqlite3_bind_int64(insert, 1, sqlite3_int64(i));
    for (int axis = 0; axis < 3; ++axis) sqlite3_bind_double(insert, axis + 2, points[3 * i + axis]);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
  sqlite3_prepare_v2(
      database, "SELECT id FROM points WHERE id MATCH near(?, ?, ?, ?)", -1, &index->search,
      nullptr);
  return index;
}

/// Takes rows as they come, nearest first, up to `most`; counts them all.
size_t ask(
    void *index, const double *query, double bound, uint32_t *found, size_t room, size_t most) {
  sqlite3_stmt *search = static_cast<Index *>(index)->search;
  for (int axis = 0; axis < 3; ++axis) sqlite3_bind_double(search, axis + 1, query[axis]);
  sqlite3_bind_double(search, 4, bound);
  size_t count = 0;
  while (count < most && sqlite3_step(search) == SQLITE_ROW) {
    if (count < room) found[count] = uint32_t(sqlite3_column_int64(search, 0));
    ++count;
  }
  sqlite3_reset(search);
  return count;
}

size_t nearest(void *index, const double *query, size_t k, uint32_t *found) {
  return ask(index, query, INFINITY, found, k, k);
}

size_t within(void *index, const double *query, double angle, uint32_t *found, size_t room) {
  const double chord = 2 * std::sin(angle / 2);
  return ask(index, query, chord * chord, found, room, INT32_MAX);
}
}  // namespace

extern "C" const peer_face sqlite_peer = {
    "SQLite",
    3,
    INT32_MAX,
    build,
    [](void *index) { delete static_cast<Index *>(index); },
    nearest,
    within,
};
