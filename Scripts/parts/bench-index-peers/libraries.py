"""Python libraries. All queries of a pass go in one call, since a call alone costs more than a search."""

import math

import geopandas
import numpy
import scipy.spatial
import sklearn.neighbors

from peer import EARTH_RADIUS, Peer


class ScikitLearn(Peer):
    """BallTree by haversine."""

    name = "scikit-learn"

    def prepare(self, queries):
        return numpy.radians(queries[:, ::-1])

    def build(self, points):
        self.tree = sklearn.neighbors.BallTree(self.prepare(points), metric="haversine")
        self.count = len(points)

    def bytes_per_point(self):
        return sum(numpy.asarray(array).nbytes for array in self.tree.get_arrays()) / self.count

    def nearest(self, queries, count):
        return self.tree.query(queries, count, return_distance=False, sort_results=False).tolist()

    def within(self, queries, meters):
        return [rows.tolist() for rows in self.tree.query_radius(queries, meters / EARTH_RADIUS)]


class SciPy(Peer):
    """cKDTree over unit vectors, on one thread."""

    name = "SciPy"

    def prepare(self, queries):
        east, north = numpy.radians(queries).T
        return numpy.column_stack(
            (numpy.cos(north) * numpy.cos(east), numpy.cos(north) * numpy.sin(east), numpy.sin(north))
        )

    def build(self, points):
        self.tree = scipy.spatial.cKDTree(self.prepare(points))

    def nearest(self, queries, count):
        rows = self.tree.query(queries, count)[1]
        return rows.reshape(len(queries), count).tolist()

    def within(self, queries, meters):
        chord = 2 * math.sin(meters / EARTH_RADIUS / 2)
        return self.tree.query_ball_point(queries, chord, return_sorted=False).tolist()


class GeoPandas(Peer):
    """sjoin_nearest over degrees in the plane: one nearest point."""

    name = "geopandas"
    metric = "plane"
    most = 1
    measures_circles = False

    def prepare(self, queries):
        return geopandas.GeoDataFrame(geometry=geopandas.points_from_xy(queries[:, 0], queries[:, 1]))

    def build(self, points):
        self.points = self.prepare(points)
        # The tree is made when it is first asked for.
        self.points.sindex.query(self.points.geometry.iloc[0])

    def nearest(self, queries, count):
        joined = queries.sjoin_nearest(self.points)
        # Points equally far come as several rows; one stands for them.
        first = joined[~joined.index.duplicated()]
        return [[row] for row in first["index_right"].tolist()]
