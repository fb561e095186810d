"""The pictures of a report: shares with their intervals, distributions and curves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from kaper.arena.figures import Histogram, Share
from kaper.cli.page.markup import element, label, line, path, picture

WIDTH = 440.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 12.0, 10.0, 34.0
ROW = 26.0
NAMES = 152.0
"""How much room the names beside shares have."""
LONGEST = 21
"""How many letters of a name are shown; the table has all of them."""
HALF = 0.5
TICKS = (0.05, 0.1, 0.25, 0.5)
MOST_TICKS = 4
Say = Callable[[float], str]


@dataclass(frozen=True)
class Bar:
    """A share by its name, and what would be fair."""

    name: str
    share: Share
    fair: float


def shares(title: str, bars: Sequence[Bar], percent: Say, whole: Say) -> str:
    """One row each: a point with its interval, and a tick where the fair share is."""
    most = min(1.0, max([0.1, *(bar.share.high for bar in bars), *(bar.fair for bar in bars)]) * 1.05)
    scale = (WIDTH - NAMES - 62) / most
    height = ROW * len(bars) + 26
    drawn: list[str] = []
    for place, bar in enumerate(bars):
        y = ROW * place + ROW / 2 + 4
        low, mid, high, fair = (
            NAMES + scale * value
            for value in (bar.share.low, bar.share.share, bar.share.high, bar.fair)
        )  # fmt: skip
        kind = "better" if bar.share.low > bar.fair else "worse" if bar.share.high < bar.fair else "even"
        name = bar.name if len(bar.name) <= LONGEST else f"{bar.name[: LONGEST - 1]}…"
        drawn += [
            label(NAMES - 10, y + 4, name, "name"),
            line(low, y, high, y, f"reach {kind}"),
            element("circle", cx=mid, cy=y, r=4.5, class_=f"dot {kind}"),
            line(fair, y - 8, fair, y + 8, "fair"),
            label(high + 8, y + 4, percent(bar.share.share), "figure"),
        ]
    step = next(step for step in TICKS if most / step <= MOST_TICKS)
    ticks = [step * nth for nth in range(int(most / step) + 1)]
    axis = [label(NAMES + scale * tick, height - 6, whole(tick), "axis") for tick in ticks]
    return picture(WIDTH, height, title, line(NAMES, 0, NAMES, height - 22, "frame"), *drawn, *axis)


def histograms(title: str, rows: Sequence[Histogram], across: str) -> str:
    """Distributions over one axis, each in a colour of its own and as high as the highest."""
    there = [row for row in rows if row.counts]
    if not there:
        return ""
    least = min(row.least for row in there)
    most = max(row.least + row.width * len(row.counts) for row in there)
    width, height = WIDTH - LEFT - RIGHT, 190.0
    drawn: list[str] = []
    for nth, row in enumerate(there):
        total, peak = sum(row.counts), max(row.counts)
        for place, count in enumerate(row.counts):
            x = LEFT + width * (row.least + place * row.width - least) / (most - least)
            tall = (height - TOP - BOTTOM) * count / peak
            drawn.append(
                element(
                    "rect",
                    element("title", f"{row.least + place * row.width}: {100 * count / total:.1f} %"),
                    x=x, y=height - BOTTOM - tall, height=tall, class_=f"column c{nth}",
                    width=max(1.0, width * row.width / (most - least) - 1),
                )
            )  # fmt: skip
    marks = [
        label(LEFT + width * part, height - BOTTOM + 16, f"{least + (most - least) * part:.0f}", "axis")
        for part in (0, 0.25, HALF, 0.75, 1)
    ]
    base = line(LEFT, height - BOTTOM, WIDTH - RIGHT, height - BOTTOM, "frame")
    return picture(
        WIDTH, height, title, *drawn, base, *marks, label(LEFT + width / 2, height - 4, across, "axis")
    )


def _grid(whole: Say, height: float) -> list[str]:
    """Lines at a quarter, a half and three quarters."""
    room = height - TOP - BOTTOM
    drawn: list[str] = []
    for part in (0.0, 0.25, HALF, 0.75, 1.0):
        y = TOP + room * (1 - part)
        kind = "fair" if part == HALF else "grid"
        drawn += [line(LEFT, y, WIDTH - RIGHT, y, kind), label(LEFT - 6, y + 4, whole(part), "tick")]
    return drawn


def climb(title: str, steps: Sequence[tuple[int, Share]], whole: Say, across: str) -> str:
    """Shares over trials, which grow by factors, with their intervals."""
    height = 240.0
    width, room = WIDTH - LEFT - RIGHT - 40, height - TOP - BOTTOM
    first, last = log(steps[0][0]), log(steps[-1][0])
    span = last - first or 1.0

    def at(trials: int, share: float) -> tuple[float, float]:
        return LEFT + 20 + width * (log(trials) - first) / span, TOP + room * (1 - share)

    ribbon = [at(trials, share.high) for trials, share in steps]
    ribbon += [at(trials, share.low) for trials, share in reversed(steps)]
    middle = [at(trials, share.share) for trials, share in steps]
    dots = [element("circle", cx=x, cy=y, r=4.5, class_="dot better") for x, y in middle]
    marks = [label(at(trials, 0)[0], height - BOTTOM + 16, str(trials), "axis") for trials, _ in steps]
    marks.append(label(LEFT + width / 2, height - 4, across, "axis"))
    return picture(
        WIDTH, height, title, *_grid(whole, height), path(ribbon, "ribbon", close=True),
        path(middle, "curve c0"), *dots, *marks,
    )  # fmt: skip


def curves(title: str, rows: Sequence[Sequence[float]], whole: Say, across: str) -> str:
    """Chances from the beginning of a game to its end, each in a colour of its own."""
    height = 240.0
    width, room = WIDTH - LEFT - RIGHT, height - TOP - BOTTOM
    drawn = [
        path(
            [(LEFT + width * x / (len(row) - 1), TOP + room * (1 - y)) for x, y in enumerate(row)],
            f"curve c{nth}",
        )
        for nth, row in enumerate(rows)
    ]
    return picture(
        WIDTH, height, title, *_grid(whole, height), *drawn,
        label(LEFT + width / 2, height - 10, across, "axis"),
    )  # fmt: skip
