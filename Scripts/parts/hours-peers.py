# Asks this repository's command and two other implementations the same questions, and sorts what differs.
#
# usage: hours-peers.py SPORTLINK EXPRESSIONS SEED EXPLAINED.tsv

import collections
import datetime
import importlib.util
import json
import pathlib
import random
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
PLACE = (48.1374, 11.5755)
ZONE = "Europe/Berlin"
TIMES = 48


def load(name, file):
    spec = importlib.util.spec_from_file_location(name, HERE / file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sample_times(seed):
    """Local minutes of 2026 and 2027, away from the hours that clocks skip or show twice."""
    source = random.Random(seed)
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(source.randrange(730)) for _ in range(TIMES - 10)]
    days += [datetime.date(2026, 4, day) for day in (3, 4, 5, 6, 7)]
    days += [datetime.date(2026, 12, 31), datetime.date(2027, 1, 1), datetime.date(2027, 1, 4),
             datetime.date(2026, 12, 25), datetime.date(2026, 5, 1)]
    clock = [datetime.time(source.randrange(24), source.choice([7, 22, 37, 52])) for _ in days]
    times = [datetime.datetime.combine(day, time) for day, time in zip(days, clock)]
    return sorted(time.replace(hour=5) if (time.month, time.hour) in ((3, 2), (10, 2)) else time for time in times)


class OpeningHoursPy:
    """The Python binding of opening-hours-rs."""
    name = "opening-hours-py"

    def __init__(self):
        import opening_hours
        self.module = opening_hours

    def parse(self, value):
        # The place also gives the time zone and the country; only so are its sun times those of the place.
        return self.module.OpeningHours(value, coords=PLACE)

    def holidays(self):
        """The public holidays it knows, so that both sides have the same."""
        schedule = self.parse("PH")
        days = [datetime.datetime(2025, 12, 1, 12) + datetime.timedelta(day) for day in range(800)]
        return [day.date().isoformat() for day in days if schedule.is_open(day)]

    def states(self, value, times):
        try:
            schedule = self.parse(value)
        except Exception:
            return None
        return "".join(str(schedule.state(time)[0]).split(".")[-1][0].lower() for time in times)


class KOpeningHours:
    """Debian's python3-kopeninghours; its binding parses and prints, and answers nothing."""
    name = "kopeninghours"

    def __init__(self):
        sys.path.append("/usr/lib/python3/dist-packages")
        from PyKOpeningHours import PyKOpeningHours
        self.module = PyKOpeningHours

    def normalized(self, value):
        schedule = self.module.OpeningHours()
        schedule.setExpression(value)
        failed = str(schedule.error()) in ("SyntaxError", "IncompatibleMode", "UnsupportedFeature")
        return None if failed else schedule.normalizedExpression()


def ask(command, values, times, holidays):
    """The states of all values by `sportlink batch`; None where one is refused."""
    common = {"op": "hours", "timeZone": ZONE, "latitude": PLACE[0], "longitude": PLACE[1], "next": 0,
              "at": [time.isoformat(timespec="minutes") for time in times],
              "holidays": {"public": [{"date": day, "name": "PH"} for day in holidays], "school": []}}
    lines = "".join(json.dumps({**common, "value": value}) + "\n" for value in values)
    run = subprocess.run([command, "batch", "-"], input=lines.encode(), capture_output=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(values):
        sys.exit(f"{command} batch answered {len(answers)} of {len(values)} lines: {run.stderr.decode()[:500]}")
    return [answer.get("states") for answer in answers]


class Differences:
    """What differs, by the first explanation that fits, or by the parts of the value."""

    def __init__(self, table):
        self.rows = []
        for line in pathlib.Path(table).read_text().splitlines():
            if line and not line.startswith("#"):
                peer, states, pattern, reason = line.split("\t")
                self.rows.append((peer, re.compile(states), re.compile(pattern), reason))
        self.explained = collections.Counter()
        self.open = collections.defaultdict(list)

    def note(self, peer, value, kinds, pairs, text):
        for index, (name, states, pattern, _) in enumerate(self.rows):
            if name == peer and states.fullmatch(pairs) and pattern.search(value):
                self.explained[index] += 1
                return
        self.open[(peer, pairs, " ".join(sorted(kinds)))].append((value, text))

    def report(self):
        for index, count in self.explained.most_common():
            peer, states, pattern, reason = self.rows[index]
            print(f"explained {count:6d}  {peer}  {reason}")
        for (peer, pairs, kinds), examples in sorted(self.open.items(), key=lambda item: -len(item[1])):
            value, text = min(examples, key=lambda example: len(example[0]))
            print(f"DIFFERENT {len(examples):5d}  {peer}  {pairs}  [{kinds}]\n    {value}\n    {text}")
        return sum(map(len, self.open.values()))


def pairs_of(mine, theirs, times):
    """Which states stand against which, such as `o/c,u/o`; `@night` where all of it is before 06:30."""
    pairs = ",".join(sorted({f"{a}/{b}" for a, b in zip(mine, theirs) if a != b}))
    late = [time for a, b, time in zip(mine, theirs, times) if a != b and (time.hour, time.minute) > (6, 30)]
    return pairs if late else pairs + "@night"


def place_of(mine, theirs, times):
    places = [f"{time:%a %Y-%m-%d %H:%M} {a}/{b}" for a, b, time in zip(mine, theirs, times) if a != b]
    return f"ours/theirs differ {len(places)} times: " + ", ".join(places[:3])


def main():
    command, count, seed, table = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    grammar = load("grammar", "hours-peers-grammar.py").Grammar(seed)
    values, kinds = [], []
    for _ in range(count):
        values.append(grammar.value())
        kinds.append(set(grammar.kinds))
    times = sample_times(seed)
    differences = Differences(table)
    rust = OpeningHoursPy()
    holidays = rust.holidays()
    mine = ask(command, values, times, holidays)
    print(f"{count} values, seed {seed}, {len(times)} times each; ours understands {sum(m is not None for m in mine)}")
    compare_states(rust, values, kinds, mine, times, differences)
    compare_prints(command, values, kinds, mine, times, holidays, differences)
    unexplained = differences.report()
    print(f"{unexplained} differences without an explanation")
    sys.exit(1 if unexplained else 0)


def compare_states(peer, values, kinds, mine, times, differences):
    same = refused = 0
    for value, kind, ours in zip(values, kinds, mine):
        theirs = peer.states(value, times)
        if theirs is None or ours is None:
            refused += theirs is None
            if (theirs is None) != (ours is None):
                pairs = "refused/read" if ours is None else "read/refused"
                differences.note(peer.name, value, kind, pairs, "one side refuses it")
        elif theirs == ours:
            same += 1
        else:
            differences.note(peer.name, value, kind, pairs_of(ours, theirs, times), place_of(ours, theirs, times))
    print(f"{peer.name}: {same} agree everywhere, {refused} refused by it")


def compare_prints(command, values, kinds, mine, times, holidays, differences):
    """A value and what the peer prints for it must mean the same to us."""
    try:
        peer = KOpeningHours()
    except ImportError:
        print("SKIPPED: no python3-kopeninghours")
        return
    printed = [peer.normalized(value) for value in values]
    known = [index for index, text in enumerate(printed) if text is not None]
    answers = dict(zip(known, ask(command, [printed[index] for index in known], times, holidays)))
    same = 0
    for index, value in enumerate(values):
        ours, theirs = mine[index], answers.get(index)
        if theirs == ours:
            same += 1
        elif theirs is None or ours is None:
            pairs = "refused/read" if ours is None else "read/refused"
            differences.note(peer.name, value, kinds[index], pairs, f"printed as {printed[index]}")
        else:
            differences.note(peer.name, value, kinds[index], pairs_of(ours, theirs, times), f"printed as {printed[index]}")
    print(f"{peer.name}: {same} printed with the same meaning, {len(values) - len(known)} refused by it")


main()
