#!/usr/bin/env python3
"""Writes coefficients.h: the polynomials of geodesics.c, worked out in exact fractions.

Every function is a power series cut far behind the last digit of a double. Its highest powers are then traded for
shifted Chebyshev polynomials (economised: Lanczos 1938), which spreads the error left over the whole range.
The geodesic series are Karney's integrals (J. Geod. 87, 2013, equations 7 and 8) in x = cos^2 alpha0, 0 to 1:
integrand = a0(x) + sum of al(x) cos 2 l sigma, by the Fourier series of the powers of sin^2 sigma.

    python3 coefficients.py > coefficients.h
"""
from fractions import Fraction as F
from math import comb

f = 1 / F("298.257223563")
second = f * (2 - f) / (1 - f) ** 2  # e'^2: k^2 = e'^2 x
order = 14  # powers of k^2 that are kept: the next is below 1e-33


def economise(series, high, degree):
    """The polynomial of a degree that is closest to a power series on 0...high, and a bound of what it leaves."""
    series = [c * high**j for j, c in enumerate(series)]
    left = F(0)
    while len(series) > degree + 1:
        n = len(series) - 1
        # T*_n(x) = T_2n(sqrt x), whose coefficients are whole numbers.
        shifted = [F((-1) ** (n - j) * 4**j * n * comb(n + j, 2 * j), n + j) for j in range(n + 1)]
        share = series[n] / shifted[n]
        series = [c - share * t for c, t in zip(series, shifted)][:n]
        left += abs(share)
    return [c / high**j for j, c in enumerate(series)], left


def fourier(powers):
    """al, l = 0..., as power series in x, of a power series in u = k^2 sin^2 sigma."""
    rows = []
    for l in range(len(powers)):
        row = [F(0)] * l
        for j in range(l, len(powers)):
            share = F((-1) ** l * comb(2 * j, j - l) * (1 if l == 0 else 2), 4**j)
            row.append(powers[j] * second**j * share)
        rows.append(row)
    return rows


def show(name, polynomial, note):
    print(f"// {note}")
    print(f"static const double {name}[] = {{")
    for c in polynomial:
        print(f"    {float(c)!r},")
    print("};")


root = [F(1)]  # sqrt(1 + u)
for j in range(1, order + 1):
    root.append(root[-1] * (F(3, 2) - j) / j)
slow = [F(1)]  # (2 - f) / (1 + (1 - f) sqrt(1 + u)), by division of power series
for j in range(1, order + 1):
    slow.append(-(1 - f) * sum(root[i] * slow[j - i] for i in range(1, j + 1)) / (2 - f))

print("// Written by coefficients.py: the polynomials of geodesics.c, lowest power first.")
print("#pragma once")
print()
degrees = {"distance": [5, 4, 3, 2, 1, 0], "longitude": [4, 3, 2, 1, 0]}
for name, powers in [("distance", root), ("longitude", [f * c for c in slow])]:
    for l, degree in enumerate(degrees[name]):
        row = fourier(powers)[l]
        # The integral of al cos 2 l sigma has a factor 1/l; the leading 1 of the distance is added apart.
        tail = [c / max(1, l) for c in row[l:]]
        if name == "distance" and l == 0:
            tail = tail[1:]
            degree -= 1
        fitted, left = economise(tail, F(1), degree)
        factor = "x" if name == "distance" and l == 0 else ["1", "x", "x^2", "x^3", "x^4", "x^5"][l]
        show(f"{name}{l}", fitted, f"Times {factor}, to {float(left):.0e}.")

limit = F("0.17158")  # a little more than tan^2 22.5 degrees
tangent = [F((-1) ** (j + 1), 2 * j + 3) for j in range(45)]
fitted, left = economise(tangent, limit, 10)
show("arctangent", fitted, f"atan t = t + t^3 P(t^2) for |t| up to tan 22.5 degrees, P to {float(left):.0e}.")
fitted, left = economise(tangent, limit, 2)
show("roughArctangent", fitted, f"The same, P to {float(left):.0e}.")
