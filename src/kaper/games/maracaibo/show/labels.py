"""What an option would do and cost, as far as the viewer can be sure of it: figures for its label."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Seen
from kaper.games.maracaibo.components.cards import (
    EASY,
    EASY_VP,
    HARD,
    HARD_VP,
    LIGHTNING,
    RESIDENCE_SCORE,
    TYPE,
    Condition,
)
from kaper.games.maracaibo.components.effects import COUNTERS, TREASURES, TYPES
from kaper.games.maracaibo.components.ship import SOURCES, TRADE_SOURCES
from kaper.games.maracaibo.components.track import RIVERS, SPACE_NAMES
from kaper.games.maracaibo.rules.ending import FAILED_QUEST, QUEST_FACTOR
from kaper.games.maracaibo.rules.retirement import HALF
from kaper.games.maracaibo.show.effects import (
    CARDS,
    EITHER,
    FIGURE,
    HOLE,
    LOCATION,
    RUBY,
    SPACE,
    STORAGE,
    TILE,
    UPGRADE,
    figures,
)
from kaper.games.maracaibo.state.state import Maracaibo
from kaper.games.maracaibo.view.view import PlaceView, SeatView, View

Figures = dict[str, int | str]
NOBODY: Final = -1
NO_QUEST: Final = (0, 0, 0)
WAYS: Final = {"u": "upper", "l": "lower"}
"""The ways of a fork, by the second letter of their spaces."""
SHAPES: Final = {"c": "▮", "i": "▲", ".": "·"}
"""A place of a drawn column: card, island, open sea."""


def details(seen: Seen[Maracaibo, View], prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    if find is not None:
        return find(seen.view, prompt, detail)
    return {"does": f"does-{option.replace(':', '-')}"} if prompt == "effects" else {}


# --- what a player has


def counts(view: View, seat: SeatView, number: int) -> dict[str, int]:
    """What quests and residences count, by the names of the component data."""
    owned = [CARDS[card] for card in seat.cards]
    found = dict.fromkeys(COUNTERS, 0)
    for kind, name in enumerate(TREASURES):
        found[name] = seat.stored[kind] + seat.buried[kind]
        found[f"buried_{name}"] = seat.buried[kind]
    found["treasure_set"] = min(found[name] for name in TREASURES)
    found["buried"] = sum(seat.buried)
    for kind, name in enumerate(TYPES):
        found[name] = sum(TYPE[card] == kind for card in owned)
    found["lightning"] = sum(bool(LIGHTNING[card]) for card in owned)
    found["residence"] = sum(number in place.markers for place in view.places)
    found["cards_and_residences"] = len(owned) + found["residence"]
    found["upgrade"] = len(seat.upgrades)
    found["river"] = seat.rivers
    found["income_doubloons"], found["income_vp"] = seat.income_doubloons, seat.income_vp
    found["quest"] = seat.quest_count
    found["quest_scored"] = sum(quest_points(found, int(quest[6:])) > 0 for quest in seat.quests)
    return found


def quest_points(found: dict[str, int], quest: int) -> int:
    """What a quest would score now, without Adventure Hunters."""
    if _holds(found, HARD[quest]):
        return HARD_VP[quest]
    return EASY_VP[quest] if _holds(found, EASY[quest]) else 0


def _holds(found: dict[str, int], condition: Condition) -> bool:
    return all(found[COUNTERS[what]] >= least for what, least in condition)


def quest_figures(found: dict[str, int] | None, quest: int) -> Figures:
    """A quest's conditions as figures: up to three things, what each asks for, and what there is of it."""
    told: Figures = {"count": len(EASY[quest]), "known": int(found is not None)}
    told |= {"easyvp": EASY_VP[quest], "hardvp": HARD_VP[quest]}
    told |= {"huntersvp": HARD_VP[quest] * QUEST_FACTOR, "failed": -FAILED_QUEST}
    for number in range(3):
        what, easy, hard = NO_QUEST
        if number < len(EASY[quest]):
            what, easy = EASY[quest][number]
            hard = HARD[quest][number][1]
        name = COUNTERS[what]
        told |= {
            f"what{number}": f"count-{name.replace('_', '-')}",
            f"easy{number}": easy,
            f"hard{number}": hard,
        }
        told[f"have{number}"] = 0 if found is None else found[name]
    return told | {"points": 0 if found is None else quest_points(found, quest)}


def residence_worth(found: dict[str, int], card: str) -> int:
    """What a residence would score now."""
    what, vp, most = RESIDENCE_SCORE[CARDS[card]]
    return min(found[COUNTERS[what]] * vp, most)


# --- places


def me(view: View) -> SeatView:
    """Whose turn it is makes every choice."""
    return view.seats[view.turn]


def hosts(view: View, place: str) -> list[int]:
    """Opponents' ships on a card, who are paid by whoever ends a move there."""
    if not place.isdecimal():
        return []
    return [seat for seat, other in enumerate(view.seats) if seat != view.turn and other.ship == place]


def place_figures(view: View, number: int, seat: SeatView | None) -> Figures:
    """Everything that a card of the Caribbean offers to a seat that ends its move there."""
    place = view.places[number]
    price = NOBODY if seat is None else seat.prices[number]
    told: Figures = {
        "kind": place.kind,
        "row": place.row + 1,
        "column": place.column + 1,
        "card": place.card or "face-down",
        "price": price,
        "short": max(0, price - seat.doubloons) if seat is not None else 0,
        "coins": place.coins,
        "value": place.value or "none",
        "rubies": int(place.rubies),
        "either": int(place.card in EITHER),
        "first": int(not place.markers),
    }
    return told | figures(LOCATION.get(place.card, [])) | _stall(view, place)


def _stall(view: View, place: PlaceView) -> Figures:
    mine = place.stall_seat == view.turn
    return {"stall": int(mine), "tile": place.stall or "none"}


def _sail(view: View, prompt: str, detail: str) -> Figures:
    others = hosts(view, detail)
    told: Figures = {"to": detail, "others": len(others), "whom": others[0] if others else view.turn}
    return told | (place_figures(view, int(detail), me(view)) if detail.isdecimal() else {"kind": detail})


def _place_of(view: View, card: str) -> int:
    return next((number for number, place in enumerate(view.places) if place.card == card), NOBODY)


def _build(view: View, prompt: str, detail: str) -> Figures:
    """A residence: its price (half of it in Retirement), and what it would score now."""
    number = _place_of(view, detail)
    price = me(view).prices[number]
    return {
        "card": detail,
        "price": -(-price // HALF) if prompt == "retire" else price,
        "first": int(not view.places[number].markers),
        "worth": residence_worth(counts(view, me(view), view.turn), detail),
    }


def _card(view: View, prompt: str, detail: str) -> Figures:
    return {"card": detail}


def _size(view: View, prompt: str, detail: str) -> Figures:
    columns, _, rows = detail.partition(":")
    return {"columns": int(columns), "rows": int(rows)}


def _column(view: View, prompt: str, detail: str) -> Figures:
    """A column of a layout of one's own, as it looks from top to bottom."""
    return {"shape": " ".join(SHAPES[place] for place in detail)}


# --- boards


def _two(keys: list[str]) -> Figures:
    return figures(keys)


def _space(view: View, prompt: str, detail: str) -> Figures:
    return _two(UPGRADE[detail])


def _go(view: View, prompt: str, detail: str) -> Figures:
    """A space of the track: its effects, on which way of a fork it lies, and rivers on the way there."""
    rivers = RIVERS[SPACE_NAMES.index(detail)] - me(view).rivers
    told: Figures = {"space": detail, "way": WAYS.get(detail[1], "only"), "rivers": rivers}
    return told | _two(SPACE[detail])


def _tile(view: View, prompt: str, detail: str) -> Figures:
    return _two(TILE[detail])


def _at(view: View, prompt: str, detail: str) -> Figures:
    return {"card": view.places[int(detail)].card}


def _figure(view: View, prompt: str, detail: str) -> Figures:
    return _two(FIGURE[detail])


def _dig(view: View, prompt: str, detail: str) -> Figures:
    kind, _, hole = detail.partition(":")
    number = 11 + int(hole[1:]) if hole.startswith("g") else 4 * TREASURES.index(kind) + int(hole) - 1
    return {"kind": kind} | _two(HOLE[number])


def _treasure(view: View, prompt: str, detail: str) -> Figures:
    kind, _, bonus = detail.partition(":")
    told: Figures = {"kind": kind, "bonus": int(bool(bonus))}
    return told | _two(STORAGE[TREASURES.index(kind)])


def _island(view: View, prompt: str, detail: str) -> Figures:
    cubes = view.islands[TREASURES.index(detail)]
    mine = me(view)
    kind = TREASURES.index(detail)
    return {"cubes": cubes, "own": mine.stored[kind] + mine.buried[kind]}


def _spend(view: View, prompt: str, detail: str) -> Figures:
    """A raid action: what it costs, and which raid pays if there are several."""
    source, _, pool = detail.partition(":")
    power, kind = view.pools[int(pool)]
    action = next(each for each in SOURCES if each.name == source)
    keys = [f"does-{effect.option.text.replace(':', '-')}" for effect in action.gain]
    told: Figures = {"cost": action.cost, "power": power, "kind": kind, "pools": len(view.pools)}
    return told | _two(keys)


def _trade(view: View, prompt: str, detail: str) -> Figures:
    trade = next(each for each in TRADE_SOURCES if each.name == detail)
    keys = [f"does-{effect.option.text.replace(':', '-')}" for effect in trade.gain]
    return {"steps": trade.cost} | _two(keys)


def _sell_ruby(view: View, prompt: str, detail: str) -> Figures:
    return _two(RUBY[int(detail) - 1])


def _quest(view: View, prompt: str, detail: str) -> Figures:
    """A quest that the viewer sees, with how far they are."""
    if not detail.startswith("quest-"):
        return {"known": 0, "left": view.quest_deck}
    mine = next((seat for seat in view.seats if detail in seat.quests), me(view))
    found = counts(view, mine, view.seats.index(mine)) if view.places else None
    told: Figures = {"left": view.quest_deck}
    return told | quest_figures(found, int(detail[6:])) | {"known": 1}


def _pay(view: View, prompt: str, detail: str) -> Figures:
    return {"whom": int(detail)}


Finder = Callable[[View, str, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "at": _at,
    "activate": _tile,
    "build": _build,
    "card": _card,
    "size": _size,
    "column": _column,
    "dig": _dig,
    "discard": _quest,
    "figure": _figure,
    "go": _go,
    "island": _island,
    "keep": _quest,
    "pay": _pay,
    "sail": _sail,
    "sell": _quest,
    "sell-ruby": _sell_ruby,
    "space": _space,
    "spend": _spend,
    "take": _quest,
    "tile": _tile,
    "trade": _trade,
    "treasure": _treasure,
}
