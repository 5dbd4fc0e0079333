"""The land zones as polygons: timezonefinder's boundary data, with its own order where zones overlap."""

from collections import Counter

import numpy as np
import shapely
from timezonefinder import TimezoneFinder, utils

# Overlaps smaller than this many square degrees are borders drawn twice, not claims.
SMALLEST_OVERLAP = 1e-6


class Source:
    """Names of the land zones in alphabetical order, and polygons with the place of their zone among them."""

    def __init__(self) -> None:
        self.finder = TimezoneFinder(in_memory=True)
        self.version = self.finder.data_version
        self._all = self.finder.timezone_names
        self.names = sorted(name for name in self._all if not utils.is_ocean_timezone(name))
        land = [self._all.index(name) for name in self.names]
        self._place = {zone: place for place, zone in enumerate(land)}
        self.polygons = self._read()

    def _read(self) -> list[tuple[int, shapely.Polygon]]:
        polygons = []
        for boundary in range(self.finder.nr_of_polygons):
            zone = self._place.get(self.finder.zone_id_of(boundary))
            if zone is None:
                continue
            outer = self.finder.coords_of(boundary)
            holes = self.finder._holes_of_poly(boundary)
            shape = shapely.Polygon(outer.T / 1e7, [hole.T / 1e7 for hole in holes])
            polygons.append((zone, shape))
        return self._disjoint(polygons)

    def _disjoint(self, polygons: list) -> list:
        """Takes from each polygon what timezonefinder would answer with another zone."""
        orders = self._orders()
        shapes = [shape for _, shape in polygons]
        left, right = shapely.STRtree(shapes).query(shapes)
        for i, j in sorted(zip(left.tolist(), right.tolist())):
            (a, b) = (polygons[i][0], polygons[j][0])
            # The zone that is asked first in most cells wins.
            if a == b or orders[a, b] <= orders[b, a]:
                continue
            if shapely.intersection(shapes[i], shapes[j]).area > SMALLEST_OVERLAP:
                shapes[j] = shapely.difference(shapes[j], shapes[i])
        return [(zone, shape) for (zone, _), shape in zip(polygons, shapes) if not shape.is_empty]

    def _orders(self) -> Counter:
        """In how many of timezonefinder's cells a zone is asked before another."""
        orders: Counter = Counter()
        for _, candidates in self.finder.shortcuts.items():
            if np.ndim(candidates) == 0:
                continue
            zones = [self._place.get(self.finder.zone_id_of(int(one))) for one in candidates]
            zones = [zone for zone in dict.fromkeys(zones) if zone is not None]
            for i, first in enumerate(zones):
                for second in zones[i + 1 :]:
                    orders[first, second] += 1
        return orders
