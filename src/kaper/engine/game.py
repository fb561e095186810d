"""What a game is to the engine: its description, and the functions that play, show and count it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final, Generic, TypeVar, cast

from kaper.engine.asking import Asking, Choose, Option
from kaper.engine.chance import Chance, NoChance, Unshuffled
from kaper.engine.errors import SettingError
from kaper.engine.events import EVERYTHING
from kaper.engine.show import Report, Seen, Show
from kaper.engine.state import State
from kaper.engine.teaching import Teach

S = TypeVar("S", bound=State)
V = TypeVar("V")
Settings = Mapping[str, str]
FIXED = Unshuffled()
"""How hidden things are dealt where it must only be always the same."""
NO_CHANCE = NoChance()
NO_TEMPERS: Final[Mapping[str, Callable[..., float]]] = {}


@dataclass(frozen=True)
class Value:
    """One value of a setting, and the numbers of players with which it can be had."""

    name: str
    players: range


@dataclass(frozen=True)
class Setting:
    """A choice made before the match; the first value that fits the number of players is the default."""

    name: str
    values: tuple[Value, ...]

    def for_players(self, players: int) -> list[str]:
        return [value.name for value in self.values if players in value.players]

    def chosen(self, players: int, given: Settings) -> str:
        """The value that is given, or the default; refuses one that does not fit the number of players."""
        fitting = self.for_players(players)
        value = given.get(self.name, fitting[0])
        if value not in fitting:
            allowed = ", ".join(fitting)
            raise SettingError(
                f"{self.name} cannot be {value} with {players} players; allowed: {allowed}.",
                "setting-value", setting=self.name, value=value, players=players, allowed=allowed,
            )  # fmt: skip
        return value


@dataclass(frozen=True)
class Campaign:
    """What somebody can set out to beat, one after another: every combination of some settings' values.

    All other settings are the usual ones. `players` are as many as sit at the table, bots among them.
    """

    players: int
    varied: Mapping[str, Sequence[str]]

    def challenges(self) -> Iterator[dict[str, str]]:
        """The settings of each challenge, in the order in which they are to be beaten."""
        for values in product(*self.varied.values()):
            yield dict(zip(self.varied, values, strict=True))


@dataclass(frozen=True)
class Meta:
    """A game's card in the catalogue, readable without loading the game.

    `longest` is the number of answers that no match exceeds. `endings` are the ways a match can end.
    `difficulty` goes from 1, for a first evening, to 5; the catalogue begins with the easiest. `lines` say in
    one sentence by language what the game is about, `all_can_lose` that it can end without a winner.
    `campaign` is for who plays alone, `tempers` are the names of those in its hints.
    """

    name: str
    titles: Mapping[str, str]
    players: range
    rules_version: int
    stage: str
    minutes: tuple[int, int]
    longest: int
    endings: tuple[str, ...]
    settings: tuple[Setting, ...] = ()
    credit: str = ""
    difficulty: int = 3
    lines: Mapping[str, str] = field(default_factory=dict)
    all_can_lose: bool = False
    campaign: Campaign | None = None
    tempers: tuple[str, ...] = ()

    def complete(self, players: int, given: Settings) -> dict[str, str]:
        """The settings of a match, with defaults filled in; refuses what the game does not have."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise SettingError(
                f"{self.name} is for {least} to {most} players, not {players}.",
                "players", game=self.name, least=least, most=most, players=players,
            )  # fmt: skip
        unknown = ", ".join(sorted(set(given) - {setting.name for setting in self.settings}))
        if unknown:
            raise SettingError(
                f"{self.name} has no setting {unknown}.", "no-setting", game=self.name, setting=unknown
            )
        return {setting.name: setting.chosen(players, given) for setting in self.settings}

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every number of players with every combination of settings."""
        for players in self.players:
            names = [setting.name for setting in self.settings]
            for values in product(*(setting.for_players(players) for setting in self.settings)):
                yield players, dict(zip(names, values, strict=True))


@dataclass(frozen=True)
class Outcome:
    """How a match ended: one of the game's endings, and score, place and parts of the score for each seat.

    Seats that the rules play (a ghost ship, an automaton) come after the players.
    """

    ending: str
    scores: list[int]
    places: list[int]
    winners: list[int]
    parts: dict[str, list[int]]


Taste = Callable[[S, Choose, Option], float]
"""How much better an option looks to somebody of a certain temper, in the unit of the rating."""


class Hints(Generic[S]):
    """A game's advice to bots; all of it sees a state in which everything hidden was dealt anew.

    `rate` gives each option of a question a number, higher is better. `forecast` gives every seat a
    number for its prospects, comparable between the seats of one position. What follows is for games to
    which a search's usual numbers do not fit:

    hope         how likely anybody wins at all, where the rules can beat all players
    squash       the lead, in the unit of `forecast`, that makes victory e times as likely
    horizon      how many answers a search plays on before it asks for the forecast
    trust        how many visits the rating is worth to a search; more where chance swings much
    exploration  how much a search prefers what it seldom tried, in deviations; less where chance swings much
    explain      what a seat's forecast is made of, part by part, each with its name; to give reasons
    tempers      the characters that a bot can have in this game, the fiercest first
    """

    __slots__ = (
        "explain",
        "exploration",
        "forecast",
        "hope",
        "horizon",
        "rate",
        "squash",
        "tempers",
        "trust",
    )  # fmt: skip

    def __init__(
        self,
        rate: Callable[[S, Choose], list[float]],
        forecast: Callable[[S], list[float]],
        *,
        hope: Callable[[S], float] | None = None,
        squash: float | None = None,
        horizon: int | None = None,
        trust: float | None = None,
        exploration: float | None = None,
        explain: Callable[[S, int], dict[str, float]] | None = None,
        tempers: Mapping[str, Taste[S]] = NO_TEMPERS,
    ) -> None:
        self.rate = rate
        self.forecast = forecast
        self.hope = hope
        self.squash = squash
        self.horizon = horizon
        self.trust = trust
        self.exploration = exploration
        self.explain = explain
        self.tempers = tempers


class Game(Generic[S]):
    """All that a game has. Only `observe` shows a state to anybody; its result, the view, is plain data.

    setup    the state before the first question
    step     the rules from one checkpoint to the next; the state alone tells where to go on
    clone    an independent copy of a state
    outcome  how it ended, when the state says that it is over
    observe  all that a viewer may see
    redeal   put everything that a viewer cannot know into another possible order, in place
    census   how many there are of each component; never changes
    hints    what bots are told
    show     loads what draws and describes a view: a simulation does without
    report   loads what the balance report counts
    teach    loads what teaches it: a tutorial, opening pictures, tips
    """

    __slots__ = (
        "_report", "_show", "_shown", "_taught", "_teach", "census", "clone", "hints", "meta", "observe",
        "outcome", "redeal", "setup", "step",
    )  # fmt: skip

    def __init__(
        self,
        meta: Meta,
        setup: Callable[[int, Settings, Chance], S],
        step: Callable[[S], Asking[None]],
        clone: Callable[[S], S],
        outcome: Callable[[S], Outcome],
        observe: Callable[[S, int], V],
        redeal: Callable[[S, int, Chance], None],
        census: Callable[[S], Mapping[str, int]],
        hints: Hints[S] | None = None,
        *,
        show: Callable[[], Show[S, V]] | None = None,
        report: Callable[[], Report[S]] | None = None,
        teach: Callable[[], Teach[S, V]] | None = None,
    ) -> None:
        self.meta = meta
        self.setup = setup
        self.step = step
        self.clone = clone
        self.outcome = outcome
        self.observe = observe
        self.redeal = redeal
        self.census = census
        self.hints = hints
        self._show = show
        self._shown: Show[S, object] | None = None
        self._report = report
        self._teach = teach
        self._taught: Teach[S, object] | None = None

    def redact(self, state: S, viewer: int) -> S:
        """The state for eyes that may not see all of it: what is hidden from them is dealt in one fixed way.

        All states that the viewer cannot tell apart give the same, and the rules can be asked about it.
        """
        if viewer == EVERYTHING:
            return state
        seen = self.clone(state)
        self.redeal(seen, viewer, FIXED)
        seen.chance = NO_CHANCE
        return seen

    def look(self, state: S, viewer: int) -> Seen[S, object]:
        """The only door out of a state: whatever is shown of it to anybody is made from this."""
        seen = self.redact(state, viewer)
        return Seen(seen, lambda: self.observe(seen, viewer), viewer)

    def show(self) -> Show[S, object]:
        """How the game shows what `look` gives."""
        if self._shown is None:
            self._shown = Show() if self._show is None else cast(Show[S, object], self._show())
        return self._shown

    def report(self) -> Report[S]:
        return Report() if self._report is None else self._report()

    def teach(self) -> Teach[S, object]:
        """How the game is taught."""
        if self._taught is None:
            self._taught = Teach() if self._teach is None else cast(Teach[S, object], self._teach())
        return self._taught


def places(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from 1 for the highest; who is level shares a place and uses up as many (1, 1, 3)."""
    return [1 + sum(other > score for other in scores) for score in scores]
