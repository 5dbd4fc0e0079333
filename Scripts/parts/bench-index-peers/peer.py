"""The face that peers have in common."""

import sys
import time

EARTH_RADIUS = 6_371_008.8


class Peer:
    """An index to measure. Answers are lists of rows, one list a query."""

    name = ""
    #: What the nearest are ranked by, and circles measured by.
    metric = circle_metric = "sphere"
    #: The largest number of nearest points that can be asked for.
    most = sys.maxsize
    measures_circles = True
    #: Whether a query is a round trip to another process.
    is_server = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def clock(self):
        """Seconds: of computing here, or by the clock where another process computes."""
        return time.perf_counter() if self.is_server else time.thread_time()

    def bytes_per_point(self):
        """Bytes that the index takes, if they can be told."""
        return None

    def prepare(self, queries):
        """Queries in the peer's own form, made outside of the time that is measured."""
        return queries

    def build(self, points):
        raise NotImplementedError

    def nearest(self, queries, count):
        raise NotImplementedError

    def within(self, queries, meters):
        raise NotImplementedError
