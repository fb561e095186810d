"""What an option would do, as far as it is certain: figures for its label, and how each adventure stands."""

from collections.abc import Callable
from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.show import Seen
from kaper.games.black_dice.components import board
from kaper.games.black_dice.components.board import FLAG, OPPOSITE, SYMBOLS
from kaper.games.black_dice.rules.ending import sinks
from kaper.games.black_dice.rules.pirates import shot_dice, stormy
from kaper.games.black_dice.rules.rewards import is_closed, is_level
from kaper.games.black_dice.rules.turns import rolled_by_rum
from kaper.games.black_dice.state.state import NOBODY, BlackDice
from kaper.games.black_dice.view.view import View

Figures = dict[str, int | str]
Look = Seen[BlackDice, View]
HELD: Final = ("safe", "level", "closed")


def details(seen: Look, prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen, detail)


# --- how the adventures stand


def tile(view: View) -> int:
    return board.EXPEDITIONS.index(view.expedition)


def missing(view: View, adventure: int) -> int:
    """How many dice an active adventure still needs to succeed (CBD-702)."""
    place = view.adventures[adventure]
    return max(0, place.black - sum(place.dice)) if place.state == "active" else 0


def needed(view: View) -> int:
    """How many dice the crew still needs, at all adventures together."""
    return sum(missing(view, adventure) for adventure in range(board.ADVENTURES))


def unplaced(view: View) -> int:
    """Dice that the crew has left to place this round."""
    return sum(player.unplaced for player in view.players)


def standing(view: View, adventure: int) -> str:
    """How an adventure would end as things are; `doomed` if all dice that are left would not save it."""
    place = view.adventures[adventure]
    if place.state != "active":
        return "locked" if place.state == "blocked" else "asleep"
    short = missing(view, adventure)
    if short:
        return "doomed" if short > unplaced(view) else "needs"
    if adventure != FLAG:
        return "safe"
    if is_closed(tile(view), _way_is_open(view)):
        return "closed"
    return "level" if is_level(tile(view), place.black, sum(place.dice)) else "safe"


def _way_is_open(view: View) -> bool:
    """CBD-1203: the barrel has opened the way to the Armada, or will as things are."""
    barrel = view.adventures[board.BARREL]
    held = barrel.state == "active" and not missing(view, board.BARREL)
    return view.unlocked or (held and view.stage == "turns")


def stakes(view: View, adventure: int) -> Figures:
    """What success would pay and failure cost."""
    return tile_stakes(tile(view), adventure, len(view.players))


@remembered
def tile_stakes(expedition: int, adventure: int, players: int) -> Figures:
    """The same as it is printed on a tile."""
    penalty = board.PENALTY[expedition][adventure]
    amount = board.PENALTY_AMOUNT[expedition][adventure]
    if penalty == board.MORE_BLACK:
        amount = board.MORE_BLACK_DICE[players]
    return {
        "reward": board.REWARD_NAMES[board.REWARD[expedition][adventure]],
        "gold": board.REWARD_GOLD[expedition][adventure],
        "rum": board.RUM_FOR_PARTICIPANTS[expedition][adventure],
        "others": board.RUM_FOR_OTHERS[expedition][adventure],
        "fewer": board.FEWER_DICE[expedition],
        "where": board.EXPEDITIONS[expedition],
        "penalty": board.PENALTY_NAMES[penalty],
        "amount": amount,
        "rest": board.GOLD_LOST_BY_OTHERS[expedition][adventure],
    }


def next_round(view: View) -> list[str]:
    """What this round has already brought for the next one."""
    changes = {
        "more-black": view.more_black, "fewer-black": view.fewer_black,
        "lose-die": view.lose_die, "more-dice": view.sails,
    }  # fmt: skip
    return [what for what, comes in changes.items() if comes]


# --- placing


def placing(seen: Look, symbol: str, count: int, spent: int) -> Figures:
    """Dice come to an adventure and `spent` of them are gone for the others: what is then missing, and lost.

    `doomed` counts adventures that all dice left could save now and could not then; `doom` is the first of
    them, `sinks` whether what is then certain to fail would sink the ship.
    """
    view, adventure = seen.view, SYMBOLS.index(symbol)
    place = view.adventures[adventure]
    left = unplaced(view) - spent
    short = [missing(view, each) for each in range(board.ADVENTURES)]
    lost = [each for each, need in enumerate(short) if need > left + spent]
    surplus = sum(place.dice) + count - place.black
    short[adventure] = max(0, -surplus)
    doomed = [each for each, need in enumerate(short) if need > left]
    new = [each for each in doomed if each not in lost]
    return {
        "count": count, "short": short[adventure], "surplus": max(0, surplus), "left": left,
        "certain": int(adventure in doomed), "doomed": len(new) - (adventure in new),
        "doom": SYMBOLS[next((each for each in new if each != adventure), adventure)],
        "sinks": int(_sinks(seen.state, doomed)), "warning": "damage" if doomed else "",
        **stakes(view, adventure),
    }  # fmt: skip


def _sinks(s: BlackDice, doomed: list[int]) -> bool:
    """Whether the damage of these adventures sinks the ship, although a pardon spares it the worst."""
    penalties, amounts = board.PENALTY[s.expedition], board.PENALTY_AMOUNT[s.expedition]
    blows = sorted(amounts[each] for each in doomed if penalties[each] == board.DAMAGE)
    return sinks(s, sum(blows if s.pardon == NOBODY else blows[:-1]))


def _from_hand(seen: Look, symbol: str, count: int) -> Figures:
    return placing(seen, symbol, count, count)


def _arrives(seen: Look, detail: str) -> Figures:
    """A die that already stood elsewhere."""
    return placing(seen, detail, 1, 0)


# --- dice and pirates


def _reroll(seen: Look, detail: str) -> Figures:
    symbols = detail.split("+")
    return {"count": len(symbols), "faces": " ".join(symbols)}


def _pirate(seen: Look, detail: str) -> Figures:
    """A pirate who is given rum: how drunk he is then, and how much he could take."""
    him = next(each for each in seen.view.pirates if each.name == detail)
    room = him.limit - him.rum
    return {"after": him.rum + 1, "limit": him.limit, "room": room, "drunk": int(room == 1)}


def _swap(seen: Look, detail: str) -> Figures:
    s = seen.state
    one, other = (SYMBOLS.index(symbol) for symbol in detail.split(":"))
    return {
        "one": SYMBOLS[one], "two": SYMBOLS[other],
        "one-black": s.black[other], "one-short": max(0, s.black[other] - s.dice_at[one]),
        "two-black": s.black[one], "two-short": max(0, s.black[one] - s.dice_at[other]),
    }  # fmt: skip


def _board(seen: Look, detail: str) -> Figures:
    s, (seat, symbol) = seen.state, detail.split(":")
    face = SYMBOLS.index(symbol)
    short = max(0, s.black[face] - s.dice_at[face] + 1) if s.active(face) else 0
    return {"whom": int(seat), "adventure": symbol, "short": short}


# --- gold


def _lose(seen: Look, detail: str) -> Figures:
    values = [int(value) for value in detail.split("+")]
    return {"count": len(values), "worth": sum(values), "tokens": ", ".join(detail.split("+"))}


Finder = Callable[[Look, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "board": _board,
    "keelhaul": lambda seen, detail: {"count": seen.state.dice_at[SYMBOLS.index(detail)]},
    "lose": _lose,
    "move": _arrives,
    "pay": _pirate,
    "place": lambda seen, detail: _from_hand(seen, detail, seen.state.open[SYMBOLS.index(detail)]),
    "pour": _pirate,
    "reroll": _reroll,
    "rum": lambda seen, detail: {
        "count": rolled_by_rum(seen.state),
        "after": seen.state.rum[seen.state.turn] - 1,
    },
    "shot": lambda seen, detail: _from_hand(seen, detail, shot_dice(seen.state, SYMBOLS.index(detail))),
    "storm": lambda seen, detail: {"count": stormy(seen.state, SYMBOLS.index(detail))},
    "swap": _swap,
    "to": _arrives,
    "turn": lambda seen, detail: {"to": SYMBOLS[OPPOSITE[SYMBOLS.index(detail)]]},
    "unblock": lambda seen, detail: {"worth": int(detail), "rum": sum(seen.state.rum_on)},
}
