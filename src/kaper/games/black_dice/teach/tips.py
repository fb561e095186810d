"""What a player should notice before they answer."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.games.black_dice.components.board import (
    ADVENTURES,
    ANCHOR,
    CREW_OVERBOARD,
    DAMAGE,
    PENALTY,
    PENALTY_AMOUNT,
    REWARD_GOLD,
    SYMBOLS,
)
from kaper.games.black_dice.rules.ending import sinks
from kaper.games.black_dice.rules.rewards import is_closed
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.view import View

PLACING: Final = ("act", "reroll")
"""The questions at which a player looks around."""
PLENTY: Final = 3
"""So much rum is worth a thought."""


def tips(seen: Seen[BlackDice, View], asked: Asked) -> Iterator[Phrase]:
    """The most urgent first."""
    s, player = seen.state, seen.viewer
    if asked.prompt not in PLACING:
        return
    yield from _sinking(s)
    yield from _last_pirate(s)
    yield from _short_gold(s, player)
    if any(option.startswith("unblock:") for option in asked.options):
        yield Phrase("tip-all-drunk")
    if asked.prompt == "reroll":
        yield Phrase("tip-free-roll")
    yield from _lacking(s)
    yield from _no_share(s, player)
    if s.last_at_anchor >= 0 and s.last_at_anchor != player and s.active(ANCHOR):
        yield Phrase("tip-anchor", {"whom": s.last_at_anchor})
    if s.rum[player] >= PLENTY:
        yield Phrase("tip-rum", {"n": s.rum[player]})


def missing(s: BlackDice, adventure: int) -> int:
    """CBD-702: how many dice the crew still needs there."""
    return max(s.black[adventure] - s.dice_at[adventure], 0)


def _sinking(s: BlackDice) -> Iterator[Phrase]:
    """CBD-109: where a failure would be the last."""
    for adventure in reversed(range(ADVENTURES)):
        amount = PENALTY_AMOUNT[s.expedition][adventure]
        harms = PENALTY[s.expedition][adventure] == DAMAGE
        if harms and missing(s, adventure) and sinks(s, amount):
            yield Phrase("tip-sinking", {"adventure": SYMBOLS[adventure], "n": missing(s, adventure)})
            return


def _last_pirate(s: BlackDice) -> Iterator[Phrase]:
    """CBD-712: where pirates can be lost at all."""
    if CREW_OVERBOARD in PENALTY[s.expedition] and s.overboard.count(False) == 1:
        yield Phrase("tip-last-pirate")


def _short_gold(s: BlackDice, player: int) -> Iterator[Phrase]:
    """CBD-711: who draws first when the gold will not do for all."""
    if 0 < s.pool_size() <= s.players * max(REWARD_GOLD[s.expedition]):
        yield Phrase("tip-short-gold", {"n": s.pool_size(), "own": int(s.captain == player)})


def _lacking(s: BlackDice) -> Iterator[Phrase]:
    """CBD-702: more dice are missing than are left."""
    lacking = sum(missing(s, adventure) for adventure in range(ADVENTURES))
    left = sum(s.unplaced)
    if lacking > left:
        yield Phrase("tip-lacking", {"n": lacking, "left": left})


def _no_share(s: BlackDice, player: int) -> Iterator[Phrase]:
    """CBD-708: the most gold in which the player has no part yet."""
    gold = REWARD_GOLD[s.expedition]
    for adventure in sorted(range(ADVENTURES), key=gold.__getitem__, reverse=True):
        if not gold[adventure]:
            return
        shut = adventure == ADVENTURES - 1 and is_closed(s.expedition, s.unlocked)
        if s.active(adventure) and not s.placed[player][adventure] and not shut:
            yield Phrase("tip-no-share", {"adventure": SYMBOLS[adventure], "n": gold[adventure]})
            return
