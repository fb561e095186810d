"""Chapter 14: the module Rubies."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option, numbered
from kaper.games.maracaibo.components.cards import HAS_RUBIES, RUBY_MARKET
from kaper.games.maracaibo.components.effects import SKIP
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.rules.gains import gain_vp
from kaper.games.maracaibo.rules.resolving import leftover, resolve
from kaper.games.maracaibo.state.state import Maracaibo

RUBY: Final = Option("ruby")
RUBY_OR_NOT: Final = [RUBY, SKIP]
SELL_RUBY: Final[list[Option]] = [
    Option(f"sell-ruby:{space + 1}", space) for space in range(len(RUBY_MARKET))
]
FULL: Final[int] = (1 << len(RUBY_MARKET)) - 1
RUBY_VP: Final[int] = COMPONENTS["module_rubies"]["ruby_vp"]


def take_ruby(s: Maracaibo, seat: int, place: int) -> Asking[None]:
    """POM-1442, A-34: a location with a delivery tile offers a ruby on arrival."""
    if HAS_RUBIES[s.card[place]] and (yield Choose(seat, "ruby", RUBY_OR_NOT)) is RUBY:
        get_ruby(s, seat)


def get_ruby(s: Maracaibo, seat: int) -> None:
    """POM-1442, POM-1446: a ruby more."""
    s.rubies[seat] += 1
    if s.diary is not None:
        s.diary.note("takes-ruby", seat)


def arrive_in_the_bay(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-1443, POM-1445, A-34: before the upgrade one ruby may be sold, and any number turned into points.

    Nothing that follows in the Bay brings or needs a ruby, so the exchange is asked for once.
    """
    yield from sell_ruby(s, seat)
    yield from leftover(s, seat)
    if s.rubies[seat]:
        n = (yield Choose(seat, "exchange-rubies", numbered("exchange", 0, s.rubies[seat]))).value
        s.rubies[seat] -= n
        if s.diary is not None and n:
            s.diary.note("exchanges-rubies", seat, {"n": n})
        gain_vp(s, seat, n * RUBY_VP, "why-rubies")


def sell_ruby(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-1443, POM-1444: onto an empty space of the ruby market, for its bonus."""
    if not s.rubies[seat] or s.ruby_market == FULL:
        return
    options = [SELL_RUBY[space] for space in range(len(RUBY_MARKET)) if not s.ruby_market >> space & 1]
    options.append(SKIP)
    chosen = yield Choose(seat, "sell-ruby", options)
    if chosen is not SKIP:
        put_ruby(s, seat, chosen.value)
        yield from resolve(s, seat, RUBY_MARKET[chosen.value])


def put_ruby(s: Maracaibo, seat: int, space: int) -> None:
    """POM-1443, POM-1444, POM-1446: from the ship onto a space of the market."""
    s.rubies[seat] -= 1
    s.ruby_market |= 1 << space
    if s.diary is not None:
        s.diary.note("sells-ruby", seat, {"space": space + 1})
