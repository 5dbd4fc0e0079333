"""Makes the zone map: boundaries to cells, cells to bytes."""

import sys
import time
from pathlib import Path

import zone_cells
import zone_format
import zone_source


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--check"]):
        print("usage: Scripts/make-zone-map [--check]", file=sys.stderr)
        return 2
    start = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - start:5.0f} s  {text}", file=sys.stderr)

    target = Path(arguments[0])
    source = zone_source.Source()
    say(f"boundaries {source.version}: {len(source.names)} zones, {len(source.polygons)} polygons")
    grid = zone_cells.world(source.polygons)
    say("cells are made")
    made = zone_format.encoded(source.names, source.version, grid)
    say(f"{len(made):,} bytes")
    if arguments[1:] == ["--check"]:
        if target.exists() and target.read_bytes() == made:
            return 0
        print(f"{target} is not what the boundaries give: run Scripts/make-zone-map", file=sys.stderr)
        return 1
    target.write_bytes(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
