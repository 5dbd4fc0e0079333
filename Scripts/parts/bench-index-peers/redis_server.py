"""Redis: GEOADD and GEOSEARCH."""

import os
import socket

import hiredis

from server import Server

#: Redis refuses places nearer to a pole.
LATITUDE_LIMIT = 85.05112878
#: No two places are farther apart, in metres.
FARTHEST = 20_040_000


class Redis(Server):
    """It has no search for the nearest alone, so circles are doubled until they hold enough, from half of the last one that did."""

    name = "Redis"

    def start(self):
        path = os.path.join(self.directory, "socket")
        self.launch(
            "redis-server", "--port", "0", "--unixsocket", path, "--unixsocketperm", "777",
            "--save", "", "--appendonly", "no", "--dir", self.directory,
        )  # fmt: skip
        self.reader = hiredis.Reader()

        def attempt():
            connection = socket.socket(socket.AF_UNIX)
            connection.connect(path)
            return connection

        self.connection = self.connect(attempt)
        self.reach = 1000.0

    def __exit__(self, *_):
        if getattr(self, "connection", None):
            self.connection.close()
        super().__exit__()

    def answer(self):
        while (reply := self.reader.gets()) is False:
            received = self.connection.recv(1 << 16)
            if not received:
                raise RuntimeError("redis-server has gone")
            self.reader.feed(received)
        return reply

    def call(self, *words):
        self.connection.sendall(hiredis.pack_command(words))
        reply = self.answer()
        if isinstance(reply, hiredis.ReplyError):
            raise reply
        return reply

    def used(self):
        text = self.call("INFO", "memory").decode()
        return next(int(line[12:]) for line in text.splitlines() if line.startswith("used_memory:"))

    def build(self, points):
        self.count = len(points)
        before = self.used()
        places = [
            (row, east, north)
            for row, (east, north) in enumerate(points.tolist())
            if abs(north) <= LATITUDE_LIMIT
        ]
        for start in range(0, len(places), 1000):
            words = ["GEOADD", "places"]
            for row, east, north in places[start : start + 1000]:
                words += [repr(east), repr(north), str(row)]
            self.call(*words)
        self.bytes = self.used() - before

    def bytes_per_point(self):
        return self.bytes / self.count

    def prepare(self, queries):
        return [(repr(east), repr(north)) for east, north in queries.tolist()]

    def search(self, query, meters, *more):
        words = ["GEOSEARCH", "places", "FROMLONLAT", *query, "BYRADIUS", repr(meters), "m", *more]
        try:
            return [int(row) for row in self.call(*words)]
        except hiredis.ReplyError:
            return []

    def nearest(self, queries, count):
        answers = []
        for query in queries:
            meters = max(self.reach / 2, 1.0)
            while True:
                rows = self.search(query, meters, "ASC", "COUNT", str(count))
                if len(rows) >= count or meters > FARTHEST:
                    break
                meters *= 2
            if len(rows) >= count:
                self.reach = meters
            answers.append(rows)
        return answers

    def within(self, queries, meters):
        return [self.search(query, float(meters)) for query in queries]
