"""Tells a match in words: its questions, its options, its log, its board."""

from collections.abc import Sequence
from typing import NamedTuple

from kaper.engine.events import FORCED
from kaper.engine.show import Asked, Figures, Seen, Show
from kaper.engine.sight import Told
from kaper.engine.state import State
from kaper.words.plain import plain_board
from kaper.words.sentences import Words

SEATS = ("whom", "by", "owner")


class Offer(NamedTuple):
    """An option: its words, all that it does (empty where the words say it), and what is read aloud."""

    words: str
    tip: str
    spoken: str


class Narrator:
    """Speaks of one match; `names` are those of the players, then of the seats that the rules play."""

    def __init__(self, words: Words, show: Show[State, object], names: Sequence[str]) -> None:
        self.words = words
        self.show = show
        self.names = list(names)
        self.inks: list[str] = []

    def meet(self, view: object) -> None:
        """Learn from a position who plays besides the players, and everybody's colour."""
        if self.show.automata is not None:
            known = [self.words.name(key) for key in self.show.automata(view)]
            self.names += [name for name in known if name not in self.names]
        if self.show.inks is not None:
            self.inks = list(self.show.inks(view))

    def who(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.words.say("nobody")

    def say(self, key: str, /, **figures: float | str) -> str:
        return self.words.say(key, **self._named(figures))

    def prompt(self, asked: Asked) -> str:
        return self.say(f"prompt-{asked.prompt}", **asked.about)

    def option(self, seen: Seen[State, object], asked: Asked, text: str) -> str:
        """An option in words."""
        return self.offer(seen, asked, text).words

    def offer(self, seen: Seen[State, object], asked: Asked, text: str) -> Offer:
        """An option in words, and all that it does."""
        more = self.show.details(seen, asked.prompt, text) if self.show.details is not None else {}
        figures = self._named({**_option_figures(asked, text), **more})
        key = _option_key(text)
        said = self.words.say(key, **figures)
        return Offer(
            said, self.words.more(key, "tip", figures), self.words.more(key, "spoken", figures) or said
        )

    def event(self, told: Told) -> str:
        """What happened, as one sentence."""
        if told.kind == FORCED:
            return self._forced(told)
        key = f"event-{told.kind}"
        figures = self._named({"who": self.who(told.seat), **told.args})
        if self.words.has(f"{key}-secret"):
            said, whole = self.words.attempt(f"{key}-secret", figures)
            if whole:
                return said
        return self.words.say(key, **figures)

    def highlight(self, told: Told) -> str:
        """The title over an event that everybody should see, empty for any other."""
        found = self.show.highlights.get(told.kind)
        if found is None:
            return ""
        return self.say(f"highlight-{found.name}", who=self.who(told.seat), **told.args)

    def _forced(self, told: Told) -> str:
        """A label that needs the position of that moment is left out: the position is over."""
        who, text = self.who(told.seat), str(told.args["option"])
        figures = _option_figures(Asked(str(told.args["prompt"]), [], {}), text)
        label, whole = self.words.attempt(_option_key(text), self._named(figures))
        if whole:
            return self.words.say("event-forced", who=who, choice=label)
        return self.words.say("event-forced-bare", who=who)

    def board(self, view: object) -> str:
        """The position as Rich markup."""
        if self.show.board is not None:
            return self.show.board(view, self.say)
        return plain_board(view, self.words, self.names)

    def _named(self, figures: Figures) -> dict[str, float | str]:
        """Figures with seats and things by their names."""
        named: dict[str, float | str] = {}
        for key, value in figures.items():
            if isinstance(value, str):
                named[f"{key}-key"] = value
                named |= {f"{key}-{form}": said for form, said in self.words.forms(value).items()}
                named[key] = self.words.name(value)
            elif isinstance(value, int) and key in SEATS:
                named[key] = self.who(value)
            else:
                named[key] = value
        return named


def _option_key(text: str) -> str:
    return f"option-{text.partition(':')[0]}"


def _option_figures(asked: Asked, text: str) -> dict[str, float | str]:
    figures: dict[str, float | str] = {**asked.about, "prompt": asked.prompt}
    for index, detail in enumerate(text.split(":")[1:]):
        which = str(index + 1) if index else ""
        figures[f"detail{which}"] = detail
        if detail.removeprefix("-").isdecimal():
            figures[f"n{which}"] = int(detail)
    return figures
