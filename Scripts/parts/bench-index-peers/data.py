"""What spatial-benchmark has left: points, queries, right answers; and the lines that go back."""

import json
import os
import time

import numpy

#: Below this, in metres, two points are equally far.
TIE = 1e-5


def manifest(directory):
    with open(os.path.join(directory, "manifest.json"), encoding="utf-8") as file:
        return json.load(file)


class Job:
    """The queries of one kind to one data set. Points and queries are rows of longitude and latitude."""

    def __init__(self, directory, points, job):
        def read(name, kind):
            return numpy.fromfile(os.path.join(directory, name), dtype=kind)

        self.dataset, self.kind = job["dataset"], job["kind"]
        self.points = read(points, "<f8").reshape(-1, 2)
        self.queries = read(job["queries"], "<f8").reshape(-1, 2)
        self.checked = job["checked"]
        self.nearest = {
            metric: read(name, "<u4").reshape(self.checked, -1) if self.checked else []
            for metric, name in job["nearest"].items()
        }
        self.circles = {
            (circle["meters"], circle["metric"]): rows_by_query(read(circle["file"], "<u4"))
            for circle in job["circles"]
        }
        self.radii = sorted({meters for meters, _ in self.circles})

    def is_nearest(self, found, number, count, metric):
        """Whether rows are the nearest ones in any order; of points equally far either will do."""
        wanted = self.nearest[metric][number][:count]
        if len(found) != len(wanted) or len(set(found)) != len(found):
            return False
        if set(found) == set(wanted.tolist()):
            return True
        measures = [
            numpy.sort(chords(self.queries[number], self.points[rows], metric)) for rows in (found, wanted)
        ]
        return bool(numpy.all(numpy.abs(measures[0] - measures[1]) <= TIE))

    def is_circle(self, found, number, meters, metric):
        return sorted(found) == self.circles[meters, metric][number].tolist()


def chords(origin, points, metric):
    """Straight lines from a place to others, in metres: where they are equal, so are the ways on the surface."""
    if metric == "plane":
        return numpy.hypot(*(points - origin).T) * 111_195
    squashed = 0.00669437999014 if metric == "ellipsoid" else 0

    def centered(places):
        east, north = numpy.radians(places).T
        radius = 6_378_137 / numpy.sqrt(1 - squashed * numpy.sin(north) ** 2)
        level = radius * numpy.cos(north)
        return numpy.array(
            [level * numpy.cos(east), level * numpy.sin(east), (1 - squashed) * radius * numpy.sin(north)]
        )

    return numpy.linalg.norm(centered(points) - centered(origin)[:, None], axis=0)


def rows_by_query(numbers):
    """Rows of each query from a file of counts, each followed by as many rows."""
    answers, place = [], 0
    while place < len(numbers):
        count = int(numbers[place])
        answers.append(numbers[place + 1 : place + 1 + count])
        place += 1 + count
    return answers


class Report:
    """Lines of JSON, appended to a file and printed."""

    def __init__(self, path, passes):
        self.path, self.passes = path, passes

    def add(self, peer, job, fields):
        line = {"dataset": job.dataset, "n": len(job.points), "peer": peer.name, **fields}
        text = json.dumps(line, separators=(",", ":"))
        print(text, flush=True)
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(text + "\n")

    def build(self, peer, job):
        cpu, wall = time.process_time(), time.perf_counter()
        peer.build(job.points)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        # What a server computes is not this process's time.
        seconds = wall if peer.is_server else cpu
        self.add(
            peer,
            job,
            {"op": "build", "threads": 1, "seconds": round(seconds, 3), "wall_seconds": round(wall, 3)},
        )
        size = peer.bytes_per_point()
        if size is not None:
            self.add(peer, job, {"op": "memory", "bytes_per_point": round(size, 1)})

    def searches(self, peer, job, fields, queries, search, is_right, own):
        """Times passes over the queries, then checks answers; `search` takes some queries and gives the rows of each."""
        trial = min(50, len(queries))
        start = peer.clock()
        search(queries[:trial])
        each = max((peer.clock() - start) / trial, 1e-9)
        some = queries[: max(100, int(1 / each))]
        means = []
        for _ in range(self.passes):
            start = peer.clock()
            search(some)
            means.append((peer.clock() - start) / len(some) * 1e6)
        times = {"mean_us": round(min(means), 3)}
        if peer.is_server:
            times.update(percentiles(some, search))
        answers = search(queries[: job.checked]) if job.checked else []

        def wrong(metric):
            return sum(not is_right(found, i, metric) for i, found in enumerate(answers))

        checks = {"checked": job.checked, "wrong": wrong("ellipsoid")}
        if own != "ellipsoid":
            checks["wrong_own"] = wrong(own)
        self.add(peer, job, {**fields, "queries": job.kind, **times, **checks})


def percentiles(queries, search):
    times = []
    for number in range(len(queries)):
        start = time.perf_counter()
        search(queries[number : number + 1])
        times.append((time.perf_counter() - start) * 1e6)
    times.sort()
    return {
        "p50_us": round(times[len(times) // 2], 3),
        "p99_us": round(times[len(times) * 99 // 100], 3),
    }
