"""Chapters 1 and 8: what a player gains, and infamy."""

from kaper.engine.asking import Args, Asking, Choose
from kaper.games.tiny_epic.components.board import (
    DUTY_NAMES,
    LEVEL_DEADEYE,
    LEVEL_DECKHAND,
    LEVEL_GOLD,
    LEVEL_NAMES,
    TOP_LEVEL,
)
from kaper.games.tiny_epic.rules.wheel import TO
from kaper.games.tiny_epic.state.state import Pirates


def gain_gold(s: Pirates, player: int, amount: int, why: str) -> None:
    """TEP-102, TEP-104, TEP-554: nothing above 13."""
    gained = s.gain_gold(player, amount)
    if s.diary is not None:
        s.diary.note("gains-gold", player, {"n": gained, "why": why})
    tell_lost_gold(s, player, amount - gained)


def tell_lost_gold(s: Pirates, player: int, n: int) -> None:
    """TEP-102: what is above 13 is lost, and whoever loses it is told so."""
    if n and s.diary is not None:
        s.diary.note("loses-gold", player, {"n": n})


def gain_deadeye(s: Pirates, player: int, why: str, tokens: int = 1) -> None:
    """TEP-109, TEP-554: no fourth token."""
    gained = s.gain_deadeye(player, tokens)
    if s.diary is not None:
        s.diary.note("gains-deadeye", player, {"n": gained, "why": why})


def gain_infamy(s: Pirates, player: int, why: str) -> Asking[None]:
    """TEP-860 to TEP-862: one level up with its bonus, at once; at the top nothing more is gained."""
    level = s.infamy[player] + 1
    if level > TOP_LEVEL:
        return
    s.infamy[player] = level
    if s.diary is not None:
        told: Args = {"level": LEVEL_NAMES[level], "n": level + 1, "why": why}
        s.diary.note("gains-infamy", player, told)
    if LEVEL_GOLD[level]:
        gain_gold(s, player, LEVEL_GOLD[level], "infamy")
    if LEVEL_DEADEYE[level]:
        gain_deadeye(s, player, "infamy", LEVEL_DEADEYE[level])
    if LEVEL_DECKHAND[level]:
        yield from gain_deckhand(s, player)


def gain_deckhand(s: Pirates, player: int) -> Asking[None]:
    """TEP-111, TEP-207, TEP-R09: the fourth hand goes to Rigging, Cannons or Extortion."""
    duty = (yield Choose(player, "deckhand", TO)).value
    s.waiting[player] = False
    s.duty[player][duty] += 1
    if s.diary is not None:
        s.diary.note("gains-deckhand", player, {"duty": DUTY_NAMES[duty]})
