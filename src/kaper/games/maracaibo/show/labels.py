"""What an option would do and cost, as far as the viewer can be sure of it: figures for its label."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.show import Seen
from kaper.games.maracaibo.components.cards import (
    BLANK,
    CARD_NAMES,
    EASY,
    EASY_VP,
    HARD,
    HARD_VP,
    INCOME,
    VP,
)
from kaper.games.maracaibo.components.effects import COUNTERS, TREASURES
from kaper.games.maracaibo.components.ship import HOLE_NAMES, SOURCES, TRADE_SOURCES
from kaper.games.maracaibo.components.track import RIVERS, SPACE_NAMES
from kaper.games.maracaibo.rules.counting import QUEST_SCORED, counters
from kaper.games.maracaibo.rules.ending import (
    FAILED_QUEST,
    QUEST_FACTOR,
    quest_points,
    residence_points,
    treasure_value,
)
from kaper.games.maracaibo.rules.quests import deck_size
from kaper.games.maracaibo.rules.retirement import half_price
from kaper.games.maracaibo.show import effects
from kaper.games.maracaibo.state.state import DRAW_LAYOUT, Maracaibo
from kaper.games.maracaibo.view.observe import place_view
from kaper.games.maracaibo.view.seats import may_see_quests, price_for
from kaper.games.maracaibo.view.view import View

Sight = Seen[Maracaibo, View]
NOBODY: Final = -1
WAYS: Final = {"u": "upper", "l": "lower"}
"""The ways of a fork, by the second letter of their spaces."""
SHAPES: Final = {"c": "shape-card", "i": "shape-island", ".": "shape-sea"}
"""A place of a drawn column: card, island, open sea."""


def details(seen: Sight, prompt: str, option: str) -> effects.Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, *parts = option.split(":")
    if verb == "build":
        return _build(seen, parts[0], prompt == "retire")
    if verb in FINDERS:
        return FINDERS[verb](seen, *parts)
    return {"does": f"does-{option.replace(':', '-')}"} if prompt == "effects" else {}


# --- what a player has


def counted(s: Maracaibo, seat: int, viewer: int) -> list[int]:
    """What quests and residences count, as far as the viewer knows it: the quests of others are secret."""
    found = counters(s, seat)
    if may_see_quests(s, seat, viewer):
        found[QUEST_SCORED] = sum([quest_points(s, found, card) > 0 for card in s.hands[seat]])
    return found


def quest_figures(quest: int, have: Sequence[int] | None, points: int) -> effects.Figures:
    """A quest's conditions as figures: up to three things, what each asks for, and what there is of it."""
    told: effects.Figures = {"count": len(EASY[quest]), "known": int(have is not None)}
    told |= {"easyvp": EASY_VP[quest], "hardvp": HARD_VP[quest]}
    told |= {"huntersvp": HARD_VP[quest] * QUEST_FACTOR, "failed": -FAILED_QUEST}
    for number in range(3):
        what, easy, hard = 0, 0, 0
        if number < len(EASY[quest]):
            what, easy = EASY[quest][number]
            hard = HARD[quest][number][1]
        told |= {
            f"what{number}": f"count-{COUNTERS[what].replace('_', '-')}",
            f"easy{number}": easy,
            f"hard{number}": hard,
            f"have{number}": 0 if have is None or number >= len(have) else have[number],
        }
    return told | {"points": points}


def quest_progress(s: Maracaibo, counted: list[int], quest: int) -> tuple[tuple[int, ...], int]:
    """What there is of the things that a quest names, and the points that it brings."""
    have = [counted[what] for what, _ in EASY[quest]]
    return tuple(have), max(0, quest_points(s, counted, quest))


# --- places


def _sail(seen: Sight, place: str) -> effects.Figures:
    """Where a move would end, and how many opponents there are paid for it."""
    s = seen.state
    if not place.isdecimal():
        return {"to": place, "others": 0, "whom": s.turn, "kind": place}
    number = int(place)
    others = [seat for seat in range(s.seats) if seat != s.turn and s.ship[seat] == number]
    told: effects.Figures = {"to": place, "others": len(others), "whom": others[0] if others else s.turn}
    return told | _place(s, number, seen.viewer)


def _place(s: Maracaibo, number: int, viewer: int) -> effects.Figures:
    """Everything that a card of the Caribbean offers to who ends a move there."""
    place, price = place_view(s, number, viewer), price_for(s, s.turn, number)
    return {
        "kind": place.kind,
        "row": place.row + 1,
        "column": place.column + 1,
        "card": place.card or "face-down",
        "price": price,
        "short": max(0, price - s.doubloons[s.turn]),
        "coins": place.coins,
        "value": place.value or "none",
        "rubies": int(place.rubies),
        "either": int(place.card in effects.EITHER),
        "first": int(not place.markers),
        **effects.figures(effects.LOCATION.get(place.card, [])),
        "stall": int(place.stall_seat == s.turn),
        "tile": place.stall or "none",
        **_gains(place.card),
    }


def _gains(card: str) -> effects.Figures:
    """What an improvement brings at once, in every round and at the end; nothing for other cards."""
    number = effects.CARDS.get(card, BLANK)
    doubloons, vp = INCOME[number]
    later = [*effects.LASTING.get(card, []), *effects.AT_THE_END.get(card, [])]
    return {
        "points": VP[number],
        "earns": doubloons,
        "earns-vp": vp,
        "now": " ".join(effects.NOW.get(card, [])) or "none",
        "lasting": " ".join(later) or "none",
    }


def _bought(seen: Sight, card: str) -> effects.Figures:
    """An improvement that is acquired, wherever it lies."""
    s = seen.state
    return {"card": card, "price": s.price(s.turn, effects.CARDS[card]), **_gains(card)}


def _here(seen: Sight, *_: str) -> effects.Figures:
    """The improvement at which the ship ended its move."""
    s = seen.state
    return _bought(seen, CARD_NAMES[s.card[s.ship[s.turn]]])


def _build(seen: Sight, card: str, retires: bool) -> effects.Figures:
    """A residence: its price (half of it in Retirement), and what it would score now."""
    s, seat = seen.state, seen.state.turn
    place = s.card.index(effects.CARDS[card])
    return {
        "card": card,
        "price": half_price(s, seat, place) if retires else s.price(seat, s.card[place]),
        "first": int(not s.markers[place]),
        "worth": residence_points(s, counted(s, seat, seen.viewer), place),
    }


# --- boards


def _go(seen: Sight, space: str) -> effects.Figures:
    """A space of the track: its effects, on which way of a fork it lies, and rivers on the way there."""
    rivers = RIVERS[SPACE_NAMES.index(space)] - seen.state.rivers(seen.state.turn)
    return {
        "space": space,
        "way": WAYS.get(space[1], "only"),
        "rivers": rivers,
        **effects.figures(effects.SPACE[space]),
    }


def _dig(seen: Sight, kind: str, hole: str) -> effects.Figures:
    name = hole if hole in HOLE_NAMES else f"{kind}:{hole}"
    return {"kind": kind, **effects.figures(effects.HOLE[HOLE_NAMES.index(name)])}


def _treasure(seen: Sight, kind: str, bonus: str = "") -> effects.Figures:
    return {
        "kind": kind,
        "bonus": int(bool(bonus)),
        **effects.figures(effects.STORAGE[TREASURES.index(kind)]),
    }


def _island(seen: Sight, name: str) -> effects.Figures:
    s, kind = seen.state, TREASURES.index(name)
    cubes = s.islands[kind]
    return {"cubes": cubes, "own": s.treasures(s.turn, kind), "worth": treasure_value(cubes)}


def _spend(seen: Sight, source: str, pool: str) -> effects.Figures:
    """A raid action: what it costs, and which raid pays if there are several."""
    s, number = seen.state, int(pool)
    action = next(each for each in SOURCES if each.name == source)
    power = s.pools[number]
    told: effects.Figures = {
        "cost": action.cost, "power": power, "left": power - action.cost, "pools": len(s.pools),
    }  # fmt: skip
    told["kind"] = TREASURES[s.pool_kinds[number]]
    return told | effects.figures(effects.keys_of(action.gain))


def _trade(seen: Sight, source: str) -> effects.Figures:
    trade = next(each for each in TRADE_SOURCES if each.name == source)
    return {"steps": trade.cost, **effects.figures(effects.keys_of(trade.gain))}


def _quest(seen: Sight, quest: str) -> effects.Figures:
    """A quest that the viewer sees, with how far they are."""
    s, left = seen.state, deck_size(seen.state)
    if not quest.startswith("quest-"):
        return {"known": 0, "left": left}
    card = int(quest[6:])
    if s.stage == DRAW_LAYOUT:
        return {"left": left, **quest_figures(card, None, 0), "known": 1}
    found = counted(s, seen.viewer, seen.viewer)
    return {"left": left, **quest_figures(card, *quest_progress(s, found, card))}


FINDERS: Final[dict[str, Callable[..., effects.Figures]]] = {
    "at": lambda seen, place: {"card": place_view(seen.state, int(place), seen.viewer).card},
    "activate": lambda seen, tile: effects.figures(effects.MARKET_TILE[tile]),
    "buy": _here,
    "card": _bought,
    "size": lambda seen, columns, rows: {"columns": int(columns), "rows": int(rows)},
    "column": lambda seen, pattern: {"shape": " ".join(SHAPES[place] for place in pattern)},
    "dig": _dig,
    "discard": _quest,
    "figure": lambda seen, name: effects.figures(effects.FIGURE[name]),
    "go": _go,
    "island": _island,
    "keep": _quest,
    "kind": _island,
    "pay": lambda seen, seat: {"whom": int(seat)},
    "sail": _sail,
    "sell": _quest,
    "sell-ruby": lambda seen, space: effects.figures(effects.RUBY[int(space) - 1]),
    "space": lambda seen, name: {
        **effects.figures(effects.UPGRADE[name]),
        "lasts": int(effects.IS_LASTING[name]),
    },
    "spend": _spend,
    "take": _quest,
    "tile": lambda seen, tile: effects.figures(effects.MARKET_TILE[tile]),
    "trade": _trade,
    "treasure": _treasure,
}
"""By verb; each is given the words behind it."""
