"""The world as a quadtree: cells of one zone, and cells with the borders of several."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

TOP = 2.0  # degrees: the cells of the grid
LARGEST_BORDER = 0.25  # degrees: the largest cell that may hold borders
COARSEST_COAST = 0.5  # degrees: where a cell of one zone and the sea is that zone's
SMALLEST = 2.0 / 64  # degrees
STEPS = 255  # of the coordinates within a cell
MOST_VERTICES = 64  # of a cell that could be divided
FIELD = 127  # vertices that a layer can have
TOLERANCE = 0.6  # of a step: how far a border may be moved by leaving out vertices
FINEST = 80.0  # metres: nor less than this
METERS = 111_320.0  # a degree of latitude


@dataclass
class Border:
    """Zones asked in turn, each with the ring around it; the last has none and is the rest."""

    layers: list[tuple[int, np.ndarray]]


Box = tuple[float, float, float, float]  # west, south, east, north
Cell = int | Border | list  # a zone plus one (0: none), borders, or four cells: SW, SE, NW, NE


def divided(items: list, boxes: list[Box]) -> list[list]:
    """The parts of shapes in boxes that tile the box around them."""
    parts: list[list] = [[] for _ in boxes]
    for zone, shape in items:
        for part, piece in zip(parts, pieces(shape, boxes)):
            if not piece.is_empty and piece.area > 0:
                part.append((zone, piece))
    return parts


def pieces(shape: shapely.Geometry, boxes: list[Box]) -> list:
    w, s, e, n = shape.bounds
    for i, (west, south, east, north) in enumerate(boxes):
        if w >= west and e <= east and s >= south and n <= north:
            return [shape if i == k else shapely.Polygon() for k in range(len(boxes))]
    quick = [shapely.clip_by_rect(shape, *box) for box in boxes]
    # The quick way loses parts of some shapes that touch the box's corners or sides.
    if abs(sum(piece.area for piece in quick) - shape.area) <= 1e-9 * shape.area:
        return quick
    if not shape.is_valid:
        shape = shapely.make_valid(shape, method="structure")
    return [shapely.intersection(shape, shapely.box(*box)) for box in boxes]


def zones_of(items: list, area: float) -> dict[int, list]:
    """The shapes by zone, without zones that are no more than a border drawn twice."""
    zones: dict[int, list] = {}
    for zone, shape in items:
        zones.setdefault(zone, []).append(shape)
    if len(zones) == 1:
        return zones
    return {
        zone: shapes
        for zone, shapes in zones.items()
        if sum(shape.area for shape in shapes) > area * 0.25 / STEPS**2
    } or zones


def cell(items: list, west: float, south: float, size: float) -> Cell:
    """The cell of a square; its items are clipped to it already."""
    zones = zones_of(items, size * size)
    if not zones:
        return 0
    if len(zones) == 1:
        ((zone, shapes),) = zones.items()
        covered = sum(shape.area for shape in shapes) / size**2
        if size <= COARSEST_COAST or covered > 1 - 1e-9:
            return zone + 1
    elif size <= LARGEST_BORDER:
        border = borders(zones, west, south, size)
        vertices = sum(len(ring) for _, ring in border.layers)
        is_small = vertices <= MOST_VERTICES and len(zones) <= 3
        if is_small or size <= SMALLEST:
            return border.layers[-1][0] + 1 if len(border.layers) == 1 else border
    half = size / 2
    corners = [(x, y) for y in (south, south + half) for x in (west, west + half)]
    parts = divided(items, [(x, y, x + half, y + half) for x, y in corners])
    children = [cell(part, x, y, half) for part, (x, y) in zip(parts, corners)]
    same = isinstance(children[0], int) and all(isinstance(child, int) and child == children[0] for child in children)
    return children[0] if same else children


def borders(zones: dict[int, list], west: float, south: float, size: float) -> Border:
    """The borders in a cell: the zone with the longest ring is the rest."""
    step = size / STEPS * METERS
    tolerance = max(TOLERANCE * step, FINEST)
    while True:
        rings = [
            (zone, layer(shapes, west, south, size, tolerance)) for zone, shapes in zones.items()
        ]
        rings.sort(key=lambda one: (len(one[1]), one[0]))
        layers = [(zone, ring) for zone, ring in rings[:-1] if len(ring) > 2]
        if size > SMALLEST or all(len(ring) <= FIELD for _, ring in layers):
            return Border(layers + [(rings[-1][0], np.empty((0, 2), np.uint8))])
        tolerance *= 1.5


def layer(shapes: list, west: float, south: float, size: float, tolerance: float) -> np.ndarray:
    """All rings of a zone in a cell as one: from one to the next and back the same way."""
    rings = []
    scale = np.array([METERS * np.cos(np.radians(south + size / 2)), METERS])
    for polygon in shapely.get_parts(shapes):
        if polygon.geom_type != "Polygon":
            continue
        for ring in shapely.get_rings(polygon):
            points = (shapely.get_coordinates(ring)[:-1] - (west, south)) / size
            kept = quantised(simplified(points, scale * size, tolerance))
            if len(kept) > 2:
                rings.append(kept)
    if not rings:
        return np.empty((0, 2), np.uint8)
    if len(rings) == 1:
        return rings[0]
    start = rings[0][:1]
    path = [rings[0]]
    for ring in rings[1:]:
        path += [start, ring, ring[:1]]
    return np.concatenate(path)


def simplified(points: np.ndarray, scale: np.ndarray, tolerance: float) -> np.ndarray:
    """A ring with fewer vertices; those on the cell's sides stay."""
    on_side = ((points < 1e-9) | (points > 1 - 1e-9)).any(axis=1)
    fixed = np.flatnonzero(on_side)
    if len(fixed) == 0:
        fixed = np.array([0, farthest(points * scale)])
    points = np.roll(points, -fixed[0], axis=0)
    fixed = np.append(fixed - fixed[0], len(points))
    closed = np.concatenate([points, points[:1]])
    chains = []
    for start, end in zip(fixed, fixed[1:]):
        chain = closed[start : end + 1]
        if len(chain) > 2:
            line = shapely.LineString(chain * scale).simplify(tolerance, preserve_topology=False)
            chain = shapely.get_coordinates(line) / scale
        chains.append(chain[:-1])
    return np.concatenate(chains)


def farthest(points: np.ndarray) -> int:
    return int(np.argmax(((points - points[0]) ** 2).sum(axis=1)))


def quantised(points: np.ndarray) -> np.ndarray:
    """The ring in steps, without vertices that change nothing."""
    steps = np.clip(np.rint(points * STEPS), 0, STEPS).astype(np.int64)
    while len(steps) > 2:
        before, after = np.roll(steps, 1, axis=0), np.roll(steps, -1, axis=0)
        one, two = steps - before, after - steps
        bent = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0] != 0
        if bent.all():
            break
        # Only every second of a straight run at once, since each is judged by its neighbours.
        drop = ~bent
        drop[1:] &= ~drop[:-1]
        if drop[0] and drop[-1]:
            drop[-1] = False
        steps = steps[~drop]
    return steps.astype(np.uint8)


def world(polygons: list) -> list[Cell]:
    """The cells of the grid, row by row from the south-west."""
    columns, rows = round(360 / TOP), round(180 / TOP)
    grid: list[Cell] = [0] * (columns * rows)

    def divide(items: list, west: int, south: int, east: int, north: int) -> None:
        if not items:
            return
        if east - west == 1 and north - south == 1:
            x, y = west * TOP - 180, south * TOP - 90
            grid[south * columns + west] = cell(items, x, y, TOP)
            return
        if east - west >= north - south:
            middle = (west + east) // 2
            halves = [(west, south, middle, north), (middle, south, east, north)]
        else:
            middle = (south + north) // 2
            halves = [(west, south, east, middle), (west, middle, east, north)]
        boxes = [
            (w * TOP - 180, s * TOP - 90, e * TOP - 180, n * TOP - 90) for w, s, e, n in halves
        ]
        for half, part in zip(halves, divided(items, boxes)):
            divide(part, *half)

    divide(polygons, 0, 0, columns, rows)
    return grid
