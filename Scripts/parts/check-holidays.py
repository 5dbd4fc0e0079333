"""Compares our public holidays with those of the PyPI package `holidays`, day by day from 2020 to 2035.

    check-holidays.py OURS DIFFERENCES

OURS has a line a day: country, region, date, yes or maybe. A day that may be a holiday agrees with either answer.
DIFFERENCES lists what differs for a reason. The exit status is 1 if a difference is not in it, or if a line of it
explains nothing.
"""

import datetime
import sys
from collections import defaultdict

import holidays
from dateutil.easter import easter

YEARS = range(2020, 2036)

# The category "public", substitute days included, is what counts everywhere: days on which the law closes shops and
# offices. Half days, bank holidays and days off by custom or choice ("optional", "half_day", "bank") are no `PH`.
# Our region, and the package's name of it, where they are not the same. `None` asks about the whole country, where the
# package has no such region: its holidays are those of the country.
NAMES = {
    ("FR", "6AE"): "6AE", ("FR", "67"): "6AE", ("FR", "68"): "6AE", ("FR", "57"): "57",
    ("FR", "GES"): "6AE",
}
# Regions of the package that add the day of one municipality's patron saint: the country is compared instead.
WITHOUT_PATRONS = {"PT": {"20", "30"}}


def theirs(country: str, region: str) -> set[datetime.date]:
    """The package's days."""
    subdivisions = holidays.country_holidays(country).subdivisions
    name = NAMES.get((country, region), region)
    if name not in subdivisions or name not in WITHOUT_PATRONS.get(country, subdivisions):
        name = None
    return set(holidays.country_holidays(country, subdiv=name, years=YEARS, observed=True))


def ours(path: str) -> dict[tuple[str, str], dict[datetime.date, str]]:
    """Our days by place: `yes` for a holiday, `maybe` for a day that is one somewhere in the region."""
    days = defaultdict(dict)
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            country, region, day, presence = line.rstrip("\n").split("\t")
            days[country, region][datetime.date.fromisoformat(day)] = presence
    return days


class Differences:
    """The kept list: country, regions or *, date, side, reason.

    A date is a day of one year, a day of every year (`08-15`, `easter -2`), or a weekday (`Su`). The side is who has
    the holiday: ours or theirs.
    """

    def __init__(self, path: str):
        with open(path, encoding="utf-8") as lines:
            self.rows = [
                line.rstrip("\n").split("\t") for line in lines if line.strip() and not line.startswith("#")
            ]
        self.used = [0] * len(self.rows)

    def explains(self, country: str, region: str, day: datetime.date, side: str) -> bool:
        found = False
        for index, (its_country, regions, date, its_side, _) in enumerate(self.rows):
            if its_country == country and its_side == side and matches(date, day):
                if regions == "*" or region in regions.split(","):
                    self.used[index] += 1
                    found = True
        return found


def matches(date: str, day: datetime.date) -> bool:
    if date.startswith("easter"):
        return day == easter(day.year) + datetime.timedelta(int(date.split()[1]))
    return date in (day.isoformat(), day.strftime("%m-%d"), day.strftime("%a")[:2])


def main() -> int:
    days = ours(sys.argv[1])
    kept = Differences(sys.argv[2])
    bad = doubtful = agreeing = explained = 0
    for (country, region), mine in sorted(days.items()):
        if region == "-" or not region:
            other = theirs(country, "")
        else:
            other = theirs(country, region)
        sure = {day for day, presence in mine.items() if presence == "yes"}
        doubt = set(mine) - sure
        doubtful += len(doubt)
        agreeing += len(sure & other)
        found = [(day, "ours") for day in sure - other] + [(day, "theirs") for day in other - set(mine)]
        for day, side in sorted(found):
            if kept.explains(country, region, day, side):
                explained += 1
            else:
                bad += 1
                print(f"{country}\t{region}\t{day}\t{day:%a}\tonly {side}")
    for row, count in zip(kept.rows, kept.used):
        if not count:
            bad += 1
            print("explains nothing: " + "\t".join(row))
    print(
        f"holidays {holidays.__version__}: {len(days)} places, {agreeing} days alike, {doubtful} in doubt, "
        f"{explained} explained, {bad} to look at"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
