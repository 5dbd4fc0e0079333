"""Damages files in many ways, imports each and checks what comes of it; called by Scripts/fuzz-import."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

SLOWEST = 20.0  # seconds for a variant, far beyond what any of them should take
LARGEST = 3_000_000  # bytes of an original that is damaged; larger ones are cut to this first
STATUSES = {0, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78}


def cut(data, rng):
    return data[: rng.randrange(len(data) + 1)]


def cut_front(data, rng):
    return data[rng.randrange(len(data) + 1) :]


def hole(data, rng):
    start = rng.randrange(len(data) + 1)
    return data[:start] + data[start + rng.randrange(1, 2000) :]


def flip(data, rng):
    damaged = bytearray(data)
    for _ in range(rng.choice([1, 3, 30, 300])):
        if damaged:
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def noise(data, rng):
    start = rng.randrange(len(data) + 1)
    return data[:start] + rng.randbytes(rng.choice([1, 16, 4096])) + data[start:]


def nuls(data, rng):
    start = rng.randrange(len(data) + 1)
    return data[:start] + bytes(rng.choice([1, 64, 100_000])) + data[start:]


def other_encoding(data, rng):
    text = data.decode("utf-8", "replace")
    return text.encode(rng.choice(["utf-16", "utf-16-le", "utf-32", "latin-1", "cp1250", "shift_jis", "utf-7"]), "replace")


def encoded_twice(data, rng):
    return data.decode("latin-1").encode("utf-8")


def repeated(data, rng):
    return data * rng.randrange(2, 4)


def lines_shuffled(data, rng):
    lines = data.splitlines(keepends=True)
    rng.shuffle(lines)
    return b"".join(lines)


def line_dropped(data, rng):
    lines = data.splitlines(keepends=True)
    if lines:
        del lines[rng.randrange(min(len(lines), 3))]
    return b"".join(lines)


def column_dropped(data, rng):
    mark = rng.choice([b",", b";", b"\t"])
    which = rng.randrange(6)
    kept = []
    for line in data.split(b"\n"):
        cells = line.split(mark)
        if len(cells) > which:
            del cells[which]
        kept.append(mark.join(cells))
    return b"\n".join(kept)


def quotes(data, rng):
    return data.replace(b'"', rng.choice([b"", b"'", b'""', b'\\"']))


def deep(data, rng):
    return b"[" * rng.choice([50, 150, 100_000]) + data


DAMAGES = [
    cut, cut_front, hole, flip, noise, nuls, other_encoding, encoded_twice, repeated, lines_shuffled,
    line_dropped, column_dropped, quotes, deep,
]


def run(words, seconds=SLOWEST):
    return subprocess.run(words, capture_output=True, timeout=seconds)


def sums_up(report):
    """Says what is wrong with a report's sums."""
    for file in report.get("files", []):
        told = sum(file.get(key, 0) for key in ("written", "merged", "rejected", "notVenues"))
        if "read" in file and file["read"] != told:
            return f"read {file['read']}, accounted for {told}"
    return None


def fault(sportlink, damaged, folder):
    """Imports a damaged file into an empty catalogue and into one with venues; says what is wrong."""
    seeded = os.path.join(folder, "seeded.gpkg")
    fresh = os.path.join(folder, "fresh.gpkg")
    before = open(seeded, "rb").read()
    try:
        done = run([sportlink, "import", damaged, "--into", fresh, "--format", "json"])
    except subprocess.TimeoutExpired:
        return "took too long"
    if done.returncode not in STATUSES:
        return f"ended with {done.returncode}: {done.stderr[-300:]!r}"
    for name, stream in (("output", done.stdout), ("errors", done.stderr)):
        try:
            text = stream.decode("utf-8")
        except UnicodeDecodeError:
            return f"{name} that is no UTF-8"
        if any(ord(c) < 32 and c not in "\n\t\r" for c in text):
            return f"control characters in the {name}"
    if done.returncode == 0:
        try:
            report = json.loads(done.stdout)
        except ValueError:
            return "a report that is no JSON"
        wrong = sums_up(report)
        if wrong:
            return wrong
        checked = run([sportlink, "validate", "-c", fresh])
        if checked.returncode != 0:
            return f"a catalogue that does not validate: {checked.stdout[-300:]!r}"
        # The same again changes nothing.
        again = run([sportlink, "import", damaged, "--into", fresh, "--format", "json"])
        if again.returncode == 0:
            for file in json.loads(again.stdout).get("files", []):
                if file.get("added") or file.get("changed") or file.get("retired"):
                    return f"the same file again: {file['added']} added, {file['changed']} changed, {file['retired']} retired"
    else:
        if not done.stderr.strip():
            return f"status {done.returncode} without a word"
        run([sportlink, "import", damaged, "--into", seeded, "--format", "json"])
        if open(seeded, "rb").read() != before:
            return "a refused file that changed the catalogue"
    return None


def main():
    sportlink, variants, seed, files = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    sportlink = os.path.abspath(sportlink)
    names = sorted(
        name for name in os.listdir(files) if os.path.isfile(os.path.join(files, name)) and "readme" not in name.lower()
    )
    print(f"{variants} variants of {len(names)} files, seed {seed}", flush=True)
    rng = random.Random(seed)
    faults, statuses, slowest, started = 0, {}, (0.0, ""), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        seeded = os.path.join(folder, "seeded.gpkg")
        rows = "name,sport,latitude,longitude\n" + "".join(f"Court {i},tennis,45.{i:03},-73.{i:03}\n" for i in range(100))
        with open(os.path.join(folder, "seed.csv"), "w") as file:
            file.write(rows)
        if run([sportlink, "import", os.path.join(folder, "seed.csv"), "--into", seeded]).returncode != 0:
            sys.exit("the undamaged file does not import")
        for number in range(variants):
            name = names[number % len(names)]
            damages = rng.sample(DAMAGES, rng.choice([1, 1, 1, 2]))
            with open(os.path.join(files, name), "rb") as file:
                data = file.read(LARGEST)
            for damage in damages:
                data = damage(data, rng)[: 4 * LARGEST]
            damaged = os.path.join(folder, name)
            with open(damaged, "wb") as file:
                file.write(data)
            begun = time.monotonic()
            try:
                wrong = fault(sportlink, damaged, folder)
            except subprocess.TimeoutExpired:
                wrong = "took too long the second time"
            slowest = max(slowest, (time.monotonic() - begun, name))
            if wrong:
                faults += 1
                kept = f"fuzz-import-{seed}-{number}-{name}"
                shutil.copy(damaged, os.path.join(tempfile.gettempdir(), kept))
                print(f"{name} ({', '.join(d.__name__ for d in damages)}): {wrong}; kept as {kept} in {tempfile.gettempdir()}", flush=True)
            statuses[name] = statuses.get(name, 0) + 1
            for left in os.listdir(folder):
                if left not in ("seeded.gpkg", "seeded.gpkg.index", "seed.csv"):
                    os.remove(os.path.join(folder, left))
            if sys.stderr.isatty():
                print(f"\r{number + 1} of {variants}", end="", file=sys.stderr)
    print(f"{variants} variants in {time.monotonic() - started:.0f} s, slowest {slowest[0]:.1f} s ({slowest[1]}), {faults} faults")
    sys.exit(1 if faults else 0)


main()
