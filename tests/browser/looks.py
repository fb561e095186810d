"""What a person sees of a table on many screens, measured: letters, targets, what is cut or moves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.company import PHONE, Company

HERE = Path(__file__).parent
LOOK = (HERE / "look.js").read_text(encoding="utf-8")
SHIFTS = (HERE / "shifts.js").read_text(encoding="utf-8")
FOLDED = "localStorage['kaper-prefs'] = JSON.stringify({ tempo: 'once', side: false, lang: '%s' })"
STILL = 0.02
BOARD_SHARE = 0.6
QUESTION_SHARE = 0.38
TAPS = 1.5
MANY = 10
"""Of so many answers the taps tell something."""
"""For an answer, where a list that must be scrolled takes one more."""
# Milliseconds until a page that was turned or asked anew stands.
SETTLED = 150
HIDDEN = """number => {
    const list = document.querySelector('.prompt .answers'), each = list?.querySelectorAll('ol > li')[number];
    return !!each && each.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom + 5;
}"""


class Screen(NamedTuple):
    """A screen with its bars: the smallest letters and targets in pixels, after all scaling."""

    width: int
    height: int
    letters: float = 12
    targets: float = 24

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def touched(self) -> bool:
        return self.targets > 24

    @property
    def upright(self) -> bool:
        return self.height > self.width


PHONES = [Screen(360, 740, 11, 44), Screen(390, 844, 11, 44), Screen(844, 390, 11, 34)]
DESKS = [Screen(1280, 720), Screen(1440, 900), Screen(2560, 1440)]
SCREENS = [*PHONES, *DESKS]
# A desk whose page is shown twice as large. On low screens what lies on a board is smaller than on others; it
# can be had by a button, too.
ZOOMED = Screen(640, 360, 11, 10)


@dataclass
class Seen:
    """All that was seen of one game on one screen."""

    screen: Screen
    looks: list[dict[str, Any]] = field(default_factory=list)
    taps: list[int] = field(default_factory=list)
    shifted: float = 0.0
    worst: float = 0.0
    moved: list[str] = field(default_factory=list)

    def told(self, what: str) -> set[str]:
        return {name for look in self.looks for name in look[what]}

    def least(self, what: str) -> tuple[float, str]:
        """The smallest of letters or targets, and which it was."""
        found = [(size, name) for look in self.looks for size, name in look[what]]
        return min(found, default=(999.0, ""))

    def small(self, what: str, bar: float) -> dict[str, float]:
        """What misses a bar by more than the pixel that borders and rounding take."""
        slack = 1 if what == "targets" else 0
        return {name: size for look in self.looks for size, name in look[what] if size + slack < bar}

    def span(self, what: str) -> tuple[float, float]:
        found = [look[what] for look in self.looks]
        return min(found), max(found)

    @property
    def lit(self) -> int:
        return sum(look["lit"] for look in self.looks)

    @property
    def unseen(self) -> list[str]:
        return [name for look in self.looks for name in look["unseen"]]

    def places(self, what: str) -> int:
        """In how many places the board or the question stood."""
        return len({tuple(look[what]) for look in self.looks})


def faults(seen: Seen) -> dict[str, object]:
    """Which bars were missed, and by what."""
    screen = seen.screen
    # Whatever is asked, the question has one place and on a desk the board one size.
    found: dict[str, object] = {
        "letters": seen.small("letters", screen.letters),
        "targets": seen.small("targets", screen.targets),
        "cut": seen.told("cut"),
        "unseen": set(seen.unseen),
        "shift": seen.moved if seen.shifted >= STILL else [],
        "sideways": max(0, seen.span("sideways")[1]),
        "question moves": seen.places("ask") > 1,
        "taps": len(seen.taps) >= MANY and sum(seen.taps) > TAPS * len(seen.taps),
    }
    if screen in DESKS:
        found["board moves"] = seen.places("board") > 1
        found["board small"] = seen.span("share")[0] < BOARD_SHARE
    elif screen.upright:
        found["question large"] = seen.span("covered")[1] > QUESTION_SHARE
    return {bar: missed for bar, missed in found.items() if missed}


class Looker:
    """Somebody at a table of a game against bots, who looks at every question on several screens."""

    def __init__(self, company: Company, game: dict[str, Any], screens: Sequence[Screen], lang: str) -> None:
        kind = PHONE if screens[0].touched else {}
        self.person = company.person("Anne", {"en": "en-GB", "pl": "pl-PL"}[lang], **kind)
        self.person.context.add_init_script(FOLDED % lang)
        self.person.context.add_init_script(SHIFTS)
        self.seen = [Seen(screen) for screen in screens]
        bots = [{"kind": "bot", "level": "random"}] * (max(game["players"]) - 1)
        self.turn(screens[0])
        self.person.introduce()
        self.person.visit(self.person.start(self.person.make_table(game, [{"kind": "me"}, *bots])))

    def turn(self, screen: Screen) -> None:
        """Give the page another size."""
        size = self.person.page.viewport_size
        if size is None or (size["width"], size["height"]) != screen[:2]:
            self.person.page.set_viewport_size({"width": screen.width, "height": screen.height})
            self.person.page.wait_for_timeout(SETTLED)

    def play(self, every: int = 1, answers: int = 10_000) -> Iterator[Seen]:
        """Answer by chance, until the end or that often, on each screen in turn."""
        given = 0
        while given < answers and self.person.await_turn():
            now = self.seen[given // every % len(self.seen)]
            if given % every == 0:
                self.look(now)
            yield now
            self.answer(now)
            given += 1

    def look(self, last: Seen) -> None:
        """Look at the question on every screen; the one on which it is answered comes last."""
        for seen in [*(each for each in self.seen if each is not last), last]:
            self.turn(seen.screen)
            self.person.page.wait_for_timeout(SETTLED)
            seen.looks.append(self.person.page.evaluate(LOOK))

    def answer(self, seen: Seen) -> None:
        """Go on to the next question, and see how much of the page moves by itself meanwhile."""
        page = self.person.page
        page.evaluate("Object.assign(window.shifts, { sum: 0, burst: 0, worst: 0, what: [] })")
        offered = self.person.options.count()
        number = self.person.chance.randrange(max(offered, 1))
        seen.taps.append(1 + bool(page.evaluate(HIDDEN, number)))
        self.person.answer(number)
        self.person.state()
        page.wait_for_timeout(SETTLED)
        shifts = page.evaluate("window.shifts")
        seen.shifted += shifts["sum"]
        seen.worst = max(seen.worst, shifts["worst"])
        seen.moved += shifts["what"]

    def leave(self) -> None:
        self.person.context.close()
