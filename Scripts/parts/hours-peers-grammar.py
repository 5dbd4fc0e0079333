# Writes random opening_hours values over the whole grammar, and says which parts each one has.

import random

DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


class Grammar:
    """A seeded source of values; `kinds` names the parts of the last one."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.kinds = set()

    def pick(self, *weighted):
        """One of (weight, what), where what is a text or a function."""
        total = self.random.uniform(0, sum(weight for weight, _ in weighted))
        for weight, what in weighted:
            total -= weight
            if total <= 0:
                break
        return what() if callable(what) else what

    def value(self):
        self.kinds = set()
        rules = [self.rule()]
        for _ in range(self.pick((4, 0), (4, 1), (2, 2), (1, 3))):
            separator = self.pick((7, "; "), (3, ", "), (1, " || "))
            self.kinds.add({"; ": "override", ", ": "addition", " || ": "fallback"}[separator])
            if separator == ", ":
                # An addition starts with days, or it would go on with the hours before it.
                rules.append(separator + self.weekdays() + " " + self.times())
            else:
                rules.append(separator + self.rule())
        return "".join(rules)

    def rule(self):
        selectors = self.selectors()
        times = self.pick((8, self.times), (2, ""))
        state = self.pick((8, ""), (2, self.state))
        if not times and not state and not selectors:
            return self.pick((1, "24/7"), (3, self.times))
        if selectors and not times and not state:
            self.kinds.add("days-alone")
        if times and not selectors:
            self.kinds.add("hours-alone")
        if state and not times:
            self.kinds.add("state-alone")
        return " ".join(part for part in (selectors, times, state) if part)

    def state(self):
        state = self.pick((6, "off"), (2, "open"), (1, "unknown"), (1, '"ask"'), (1, 'open "ask"'))
        self.kinds.add("off" if state == "off" else "unknown" if state in ("unknown", '"ask"') else "open")
        return state

    def selectors(self):
        wide = self.pick((10, ""), (2, self.months), (2, self.dates), (1, self.easter),
                         (1, self.weeks), (1, self.years))
        days = self.pick((3, ""), (7, self.weekdays), (1, self.nth), (1, self.holidays))
        return " ".join(part for part in (wide, days) if part)

    def weekdays(self):
        def element():
            if self.random.random() < 0.5:
                return self.random.choice(DAYS)
            first, last = self.random.sample(range(7), 2)
            if first > last:
                self.kinds.add("days-wrap")
            return f"{DAYS[first]}-{DAYS[last]}"
        return ",".join(element() for _ in range(self.pick((6, 1), (3, 2), (1, 3))))

    def nth(self):
        self.kinds.add("nth")
        position = self.pick((4, lambda: str(self.random.randint(1, 5))),
                             (2, lambda: str(-self.random.randint(1, 5))), (1, "1,3"), (1, "2-4"))
        offset = self.pick((5, ""), (1, self.offset))
        return f"{self.random.choice(DAYS)}[{position}]{offset}"

    def offset(self):
        self.kinds.add("offset")
        days = self.random.choice([-3, -2, -1, 1, 2, 3])
        return f" {days:+d} day{'s' if abs(days) > 1 else ''}"

    def holidays(self):
        self.kinds.add("PH")
        return self.pick((4, "PH"), (2, lambda: self.weekdays() + ",PH"),
                         (1, lambda: "PH " + self.weekdays()), (1, lambda: "PH" + self.offset()))

    def months(self):
        self.kinds.add("months")
        first, last = self.random.randrange(12), self.random.randrange(12)
        if first > last:
            self.kinds.add("dates-wrap")
        return self.pick((2, MONTHS[first]), (4, f"{MONTHS[first]}-{MONTHS[last]}"),
                         (1, f"{MONTHS[first]},{MONTHS[last]}"))

    def day(self):
        month = self.random.randrange(12)
        return month, self.random.randint(1, LENGTHS[month])

    def dates(self):
        self.kinds.add("dates")
        first, last = self.day(), self.day()
        if first > last:
            self.kinds.add("dates-wrap")
        if (1, 29) in (first, last):
            self.kinds.add("Feb29")
        text = [f"{MONTHS[month]} {day:02d}" for month, day in (first, last)]
        year = self.pick((4, ""), (1, "2026 "))
        if year:
            self.kinds.add("year-of-date")
        if year and first > last:
            text.reverse()
        return year + self.pick((2, text[0]), (4, "-".join(text)))

    def easter(self):
        self.kinds.add("easter")
        first = self.pick((2, "easter"), (2, lambda: "easter" + self.offset()))
        return self.pick((2, first), (1, lambda: f"{first}-{MONTHS[9]} 03"))

    def weeks(self):
        self.kinds.add("week")
        first, last = sorted(self.random.randint(1, 53) for _ in range(2))
        step = self.pick((3, ""), (1, "/2"), (1, "/3"))
        if step:
            self.kinds.add("step")
        return self.pick((1, f"week {first:02d}"), (2, f"week {first:02d}-{last:02d}{step}"))

    def years(self):
        self.kinds.add("year")
        return self.pick((2, "2026"), (2, "2026-2027"), (1, "2027+"), (1, "2024-2030/2"),
                         (1, "2025,2027"))

    def times(self):
        spans = [self.span() for _ in range(self.pick((6, 1), (3, 2), (1, 3)))]
        if len(spans) > 1:
            self.kinds.add("hours-list")
        return ",".join(spans)

    def clock(self, low, high):
        minutes = self.random.randrange(low * 4, high * 4 + 1) * 15
        return f"{minutes // 60:02d}:{minutes % 60:02d}"

    def span(self):
        def plain():
            first, last = sorted(self.random.sample(range(0, 96), 2))
            return f"{first // 4:02d}:{first % 4 * 15:02d}-{last // 4:02d}:{last % 4 * 15:02d}"

        def night():
            self.kinds.add("past-midnight")
            return f"{self.clock(16, 23)}-{self.clock(0, 6)}"

        def late():
            self.kinds.add("past-midnight")
            return f"{self.clock(16, 23)}-{self.clock(25, 30)}"

        def open_end():
            self.kinds.add("open-end")
            return f"{self.clock(6, 23)}+"

        def sun():
            self.kinds.add("sun")
            return self.pick((2, "sunrise-sunset"), (1, "dawn-dusk"), (1, "(sunrise+01:00)-18:00"),
                             (1, "10:00-(sunset-00:30)"))
        return self.pick((12, plain), (3, night), (1, late), (1, open_end), (1, sun), (1, "00:00-24:00"))
