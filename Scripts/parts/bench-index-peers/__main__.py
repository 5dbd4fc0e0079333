"""Measures indexes of other processes and languages on points, queries and right answers that spatial-benchmark has left in a directory.

usage: bench-index-peers DIRECTORY LINES     appends a line of JSON a measurement to LINES
"""

import itertools
import signal
import sys

from data import Job, Report, manifest
from libraries import GeoPandas, SciPy, ScikitLearn
from postgis import PostGIS
from redis_server import Redis

PEERS = {peer.name: peer for peer in (ScikitLearn, SciPy, GeoPandas, PostGIS, Redis)}


def main(directory, lines):
    # Servers are put down by what ends the process, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = manifest(directory)
    report = Report(lines, plan["passes"])
    for points, jobs in itertools.groupby(plan["jobs"], key=lambda job: job["points"]):
        jobs = [Job(directory, points, job) for job in jobs]
        for name in plan["peers"]:
            with PEERS[name]() as peer:
                report.build(peer, jobs[0])
                for job in jobs:
                    measure(peer, job, plan["counts"], report)


def measure(peer, job, counts, report):
    queries = peer.prepare(job.queries)
    for count in counts:
        if count > peer.most:
            continue
        report.searches(
            peer,
            job,
            {"op": "knn", "k": count},
            queries,
            lambda some: peer.nearest(some, min(count, len(job.points))),
            lambda found, number, metric: job.is_nearest(found, number, count, metric),
            peer.metric,
        )
    for meters in job.radii if peer.measures_circles else []:
        report.searches(
            peer,
            job,
            {"op": "radius", "meters": meters},
            queries,
            lambda some: peer.within(some, meters),
            lambda found, number, metric: job.is_circle(found, number, meters, metric),
            peer.circle_metric,
        )


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
