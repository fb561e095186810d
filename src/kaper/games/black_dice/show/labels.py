"""What an option would do, as far as it is certain: figures for its label, and how each adventure stands."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Seen
from kaper.games.black_dice.components import board
from kaper.games.black_dice.components.board import FLAG, OPPOSITE, SYMBOLS
from kaper.games.black_dice.state.state import NOBODY, BlackDice
from kaper.games.black_dice.view.view import PirateView, PlayerView, View

Figures = dict[str, int | str]
HELD: Final = ("safe", "level", "closed")


def details(seen: Seen[BlackDice, View], prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen.view, detail)


# --- how the adventures stand


def tile(view: View) -> int:
    return board.EXPEDITIONS.index(view.expedition)


def missing(view: View, adventure: int) -> int:
    """How many dice an active adventure still needs to succeed (CBD-702)."""
    place = view.adventures[adventure]
    return max(0, place.black - sum(place.dice)) if place.state == "active" else 0


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
    if adventure == FLAG and board.NEEDS_UNLOCK[tile(view)] and not _way_is_open(view):
        return "closed"
    return "level" if adventure == FLAG and _is_level(view) else "safe"


def _way_is_open(view: View) -> bool:
    """CBD-1203: the barrel has opened the way to the Armada, or will as things are."""
    barrel = view.adventures[board.BARREL]
    held = barrel.state == "active" and not missing(view, board.BARREL)
    return view.unlocked or (held and view.stage == "turns")


def _is_level(view: View) -> bool:
    """CBD-1307: equal dice are a success, but do the Dutchman no harm."""
    flag = view.adventures[FLAG]
    return board.NEEDS_MAJORITY[tile(view)] and flag.black == sum(flag.dice)


def stakes(view: View, adventure: int) -> Figures:
    """What success would pay and failure cost."""
    expedition = tile(view)
    penalty = board.PENALTY[expedition][adventure]
    amount = board.PENALTY_AMOUNT[expedition][adventure]
    if penalty == board.MORE_BLACK:
        amount = board.MORE_BLACK_DICE[len(view.players)]
    return {
        "reward": board.REWARD_NAMES[board.REWARD[expedition][adventure]],
        "gold": board.REWARD_GOLD[expedition][adventure],
        "rum": board.RUM_FOR_PARTICIPANTS[expedition][adventure],
        "others": board.RUM_FOR_OTHERS[expedition][adventure],
        "fewer": board.FEWER_DICE[expedition],
        "where": view.expedition,
        "penalty": board.PENALTY_NAMES[penalty],
        "amount": amount,
        "rest": board.GOLD_LOST_BY_OTHERS[expedition][adventure],
    }


# --- placing


def placing(view: View, adventure: int, count: int, spent: int) -> Figures:
    """Dice come to an adventure and `spent` of them are gone for the others: what is then missing, and lost.

    `doomed` counts adventures that all dice left could save now and could not then; `doom` is the first of
    them, `sinks` whether what is then certain to fail would sink the ship.
    """
    place = view.adventures[adventure]
    left = unplaced(view) - spent
    short = [missing(view, each) for each in range(board.ADVENTURES)]
    lost = [each for each, need in enumerate(short) if need > left + spent]
    short[adventure] = max(0, place.black - sum(place.dice) - count)
    doomed = [each for each, need in enumerate(short) if need > left]
    new = [each for each in doomed if each not in lost]
    surplus = max(0, sum(place.dice) + count - place.black)
    return {
        "count": count, "short": short[adventure], "surplus": surplus, "left": left,
        "certain": int(adventure in doomed), "doomed": len(new) - (adventure in new),
        "doom": SYMBOLS[next((each for each in new if each != adventure), adventure)],
        "sinks": int(_sinks(view, doomed)), **stakes(view, adventure),
    }  # fmt: skip


def _sinks(view: View, doomed: list[int]) -> bool:
    """Whether the damage of these adventures sinks the ship, although a pardon spares it the worst."""
    expedition = tile(view)
    blows = sorted(
        board.PENALTY_AMOUNT[expedition][each]
        for each in doomed
        if board.PENALTY[expedition][each] == board.DAMAGE
    )
    if view.pardon != NOBODY:
        blows = blows[:-1]
    return view.damage + sum(blows) >= board.SINKS_AT


def _place(view: View, detail: str) -> Figures:
    adventure = SYMBOLS.index(detail)
    count = view.open[adventure]
    return placing(view, adventure, count, count)


def _shot(view: View, detail: str) -> Figures:
    """CBD-R07: a die is turned and placed with all others that show the symbol."""
    adventure = SYMBOLS.index(detail)
    count = min(view.open[adventure] + 1, sum(view.open))
    return placing(view, adventure, count, count)


def _arrives(view: View, detail: str) -> Figures:
    """A die that already stood elsewhere."""
    return placing(view, SYMBOLS.index(detail), 1, 0)


# --- dice and pirates


def by_symbol(symbols: list[str]) -> Figures:
    return {symbol: symbols.count(symbol) for symbol in SYMBOLS}


def _reroll(view: View, detail: str) -> Figures:
    symbols = detail.split("+")
    return {"count": len(symbols), **by_symbol(symbols)}


def _drink(view: View, detail: str) -> Figures:
    """Dice that came back by keelhauling are rolled as well (CBD-R09)."""
    return {"count": sum(view.open) + view.faceless, "after": view.players[view.turn].rum - 1}


def pirate(view: View, name: str) -> PirateView:
    return next(each for each in view.pirates if each.name == name)


def _pirate(view: View, detail: str) -> Figures:
    """A pirate who is given rum: how drunk he is then."""
    him = pirate(view, detail)
    return {"after": him.rum + 1, "limit": him.limit}


def _turn(view: View, detail: str) -> Figures:
    return {"to": SYMBOLS[OPPOSITE[SYMBOLS.index(detail)]]}


def _row(view: View, detail: str) -> Figures:
    """A row that a Storm rolls, without the die that stays (CBD-R06)."""
    place = view.adventures[SYMBOLS.index(detail)]
    return {"count": place.black - place.always_active}


def _swap(view: View, detail: str) -> Figures:
    one, other = (SYMBOLS.index(symbol) for symbol in detail.split(":"))
    figures: Figures = {}
    for key, here, there in (("one", one, other), ("two", other, one)):
        place = view.adventures[here]
        black = view.adventures[there].black
        figures |= {f"{key}-black": black, f"{key}-short": max(0, black - sum(place.dice))}
    return figures


def _keelhaul(view: View, detail: str) -> Figures:
    return {"count": sum(view.adventures[SYMBOLS.index(detail)].dice)}


def _board(view: View, detail: str) -> Figures:
    seat, symbol = detail.split(":")
    adventure = SYMBOLS.index(symbol)
    place = view.adventures[adventure]
    short = max(0, place.black - sum(place.dice) + 1) if place.state == "active" else 0
    return {"whom": int(seat), "adventure": symbol, "short": short}


# --- gold


def owner(view: View) -> PlayerView | None:
    """The player whose gold the viewer sees, if it is one."""
    known = [player for player in view.players if player.gold]
    return known[0] if len(known) == 1 else None


def _lose(view: View, detail: str) -> Figures:
    values = [int(value) for value in detail.split("+")]
    return {
        "count": len(values),
        "worth": sum(values),
        **{f"v{v}": values.count(v) for v in board.GOLD_VALUES},
    }


def _unblock(view: View, detail: str) -> Figures:
    return {"worth": int(detail), "rum": sum(each.rum for each in view.pirates)}


Finder = Callable[[View, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "board": _board,
    "keelhaul": _keelhaul,
    "lose": _lose,
    "move": _arrives,
    "pay": _pirate,
    "place": _place,
    "pour": _pirate,
    "reroll": _reroll,
    "rum": _drink,
    "shot": _shot,
    "storm": _row,
    "swap": _swap,
    "to": _arrives,
    "turn": _turn,
    "unblock": _unblock,
}
