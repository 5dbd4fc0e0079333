"""Measures PyPI's opening-hours-py on the same values and questions as hours-benchmark: the same moments, zone, place and country.

Usage: hours-peer.py VALUES [JSON]. Times are the best of several rounds, in microseconds a call, the cost of the Python call included.
"""

import datetime
import json
import sys
import time
import zoneinfo

from opening_hours import OpeningHours

ROUNDS = 5
ZONE = zoneinfo.ZoneInfo("Europe/Berlin")
# A search for the next change can take seconds: no value gets more than this.
PATIENCE = 2.0


def values(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line:
                yield json.loads(line)["v"] if path.endswith(".jsonl") else line


def compiled(value):
    return OpeningHours(value, timezone=ZONE, country="DE", coords=(48.1374, 11.5755))


def best(body, calls):
    fastest = float("inf")
    spent = 0.0
    for _ in range(ROUNDS):
        start = time.thread_time()
        body()
        took = time.thread_time() - start
        fastest = min(fastest, took / calls * 1e6)
        spent += took
        if spent > PATIENCE:
            break
    return fastest


def main():
    path = sys.argv[1]
    moments = [
        datetime.datetime.fromtimestamp(1_767_400_000 + step * 479_909, tz=ZONE)
        for step in range(64)
    ]
    parse, state, change, worst = [], [], [], []
    refused = 0
    for value in values(path):
        try:
            hours = compiled(value)
        except Exception:
            refused += 1
            continue
        parse.append(best(lambda: [OpeningHours(value) for _ in range(20)], 20))
        state.append(best(lambda: [hours.state(moment) for moment in moments], len(moments)))
        each = []
        spent = 0.0
        for moment in moments[:: 16]:
            start = time.thread_time()
            hours.next_change(moment)
            spent += time.thread_time() - start
            each.append((time.thread_time() - start) * 1e6)
            if spent > PATIENCE:
                break
        change.append(sum(each) / len(each))
        worst.append(max(each))
    dataset = path.rsplit("/", 1)[-1].rsplit(".", 1)[0]
    out = open(sys.argv[2], "a", encoding="utf-8") if len(sys.argv) > 2 else None
    for op, figures in [
        ("parse", parse), ("state", state), ("next_change", change),
        ("next_change_worst_moment", worst),
    ]:
        figures.sort()
        count = len(figures)
        row = {
            "values": count,
            "mean_us": round(sum(figures) / count, 4),
            "p50_us": round(figures[count // 2], 4),
            "p99_us": round(figures[min(int(count * 0.99), count - 1)], 4),
            "worst_us": round(figures[-1], 4),
        }
        print("opening-hours-py  %-24s  " % op + "  ".join("%s %s" % item for item in row.items()))
        if out:
            out.write(json.dumps({"dataset": dataset, "peer": "opening-hours-py", "op": op, **row}) + "\n")
    print("opening-hours-py  refused %d values" % refused)


main()
