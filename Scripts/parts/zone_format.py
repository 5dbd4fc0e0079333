"""Writes the cells of the world as bytes; Docs/ZoneMap.md describes them."""

from __future__ import annotations

import struct

from zone_cells import Border, Cell

MAGIC = b"ZONEMAP1"
NOTICE = """SportLink zone map, made by Scripts/make-zone-map from timezone boundaries {version}
(timezonefinder-data, timezone-boundary-builder).
Contains information from OpenStreetMap, (c) OpenStreetMap contributors, which is made available here
under the Open Database License (ODbL) 1.0; so is this map. Zone borders are simplified.
"""
BORDER_BASE = 0x400
BLOCK = 0x8000


def encoded(names: list[str], version: str, grid: list[Cell]) -> bytes:
    """The whole file."""
    if len(names) > 510:
        raise SystemExit("more zones than the format can number")
    notice = NOTICE.format(version=version).encode()
    body = bytearray(struct.pack("<H", len(notice)) + notice)
    body += struct.pack("<H", len(names))
    for name in names:
        body += bytes([len(name)]) + name.encode("ascii")
    if len(body) % 2:
        body.append(0)
    entries, regions = [], bytearray()
    for cell in grid:
        if isinstance(cell, int):
            entries.append(cell)
        else:
            entries.append(BORDER_BASE + len(regions) // 2)
            words = region(cell)
            regions += struct.pack(f"<{len(words)}H", *words)
    body += struct.pack(f"<{len(entries)}I", *entries) + regions
    return MAGIC + struct.pack("<IQ", len(body) + 20, checksum(body)) + bytes(body)


def region(cell: Cell) -> list[int]:
    """The words of a cell of the grid: its entry, then what that names."""
    words = [0]

    def place(cell: Cell) -> int:
        if isinstance(cell, int):
            return cell
        start = len(words)
        if start >= BLOCK - BORDER_BASE:
            raise SystemExit("a cell of the grid is too detailed for the format")
        if isinstance(cell, Border):
            for zone, ring in cell.layers:
                words.append(zone + 1 | len(ring) << 9)
                words.extend(int(x) | int(y) << 8 for x, y in ring)
            return BORDER_BASE + start
        words.extend([0] * 4)
        for i, child in enumerate(cell):
            words[start + i] = place(child)
        return BLOCK | start

    words[0] = place(cell)
    return words


def checksum(body: bytes) -> int:
    """FNV-1a, 64 bits, over little-endian words of 32 bits, the last one filled with zeros."""
    padded = body + b"\0" * (-len(body) % 4)
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<I", padded):
        value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value
