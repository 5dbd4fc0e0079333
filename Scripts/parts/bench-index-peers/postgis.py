"""PostGIS: geography points under a GiST index, asked by prepared statements."""

import glob
import os

import psycopg

from server import Server


class PostGIS(Server):
    """The nearest by the distance operator, which takes a sphere; circles by ST_DWithin, which takes the spheroid."""

    name = "PostGIS"
    circle_metric = "ellipsoid"

    def start(self):
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        data = os.path.join(self.directory, "data")
        self.run(f"{programs}/initdb", "-D", data, "-A", "trust", "-U", "bench", "--no-sync", "-E", "UTF8")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": self.directory,
            "shared_buffers": "1GB",
            "maintenance_work_mem": "1GB",
            "max_wal_size": "8GB",
            "fsync": "off",
            "jit": "off",
            "autovacuum": "off",
            "max_parallel_workers_per_gather": "0",
            "max_parallel_maintenance_workers": "0",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.launch(f"{programs}/postgres", "-D", data, *options)
        self.connection = self.connect(
            lambda: psycopg.connect(
                host=self.directory, user="bench", dbname="postgres", autocommit=True
            )
        )
        self.connection.execute("CREATE EXTENSION postgis")

    def __exit__(self, *_):
        if getattr(self, "connection", None):
            self.connection.close()
        super().__exit__()

    def build(self, points):
        self.count = len(points)
        self.connection.execute("CREATE TABLE places (id int4, place geography(Point, 4326))")
        with self.connection.cursor() as cursor:
            with cursor.copy("COPY places FROM STDIN") as copy:
                for start in range(0, len(points), 10_000):
                    copy.write(
                        "".join(
                            f"{start + row}\tSRID=4326;POINT({east!r} {north!r})\n"
                            for row, (east, north) in enumerate(points[start : start + 10_000].tolist())
                        )
                    )
        self.connection.execute("CREATE INDEX ON places USING gist (place)")
        self.connection.execute("VACUUM ANALYZE places")

    def bytes_per_point(self):
        size = self.connection.execute("SELECT pg_total_relation_size('places')").fetchone()[0]
        return size / self.count

    def prepare(self, queries):
        return queries.tolist()

    def ask(self, text, queries, value):
        answers = []
        with self.connection.cursor(binary=True) as cursor:
            for east, north in queries:
                cursor.execute(text, {"east": east, "north": north, "value": value}, prepare=True)
                answers.append([row for (row,) in cursor.fetchall()])
        return answers

    def nearest(self, queries, count):
        return self.ask(
            "SELECT id FROM places ORDER BY place <-> ST_MakePoint(%(east)s, %(north)s)::geography LIMIT %(value)s",
            queries,
            count,
        )

    def within(self, queries, meters):
        return self.ask(
            "SELECT id FROM places WHERE ST_DWithin(place, ST_MakePoint(%(east)s, %(north)s)::geography, %(value)s)",
            queries,
            float(meters),
        )
