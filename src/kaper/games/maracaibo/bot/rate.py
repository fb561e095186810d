"""Advice to bots: how good each option of a question is, in points at the end of the game."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import DONE, Choose, Option
from kaper.games.maracaibo.bot.deals import card_worth, house_worth, tile_worth, upgrade_worth
from kaper.games.maracaibo.bot.effects import (
    bury_worth,
    cube_worth,
    effect_worth,
    effects_worth,
    gain_worth,
    raid_worth,
    treasure_worth,
)
from kaper.games.maracaibo.bot.lasting import FURTHER, figure_worth
from kaper.games.maracaibo.bot.verbs import NEW_QUEST, learn_judges, place_worth
from kaper.games.maracaibo.bot.worth import Prospect, quest_promise, river_worth
from kaper.games.maracaibo.components.board import within
from kaper.games.maracaibo.components.cards import FIGURE_LIGHTNING, RUBY_MARKET
from kaper.games.maracaibo.components.effects import COUNTERS, DIE, SKIP, Do
from kaper.games.maracaibo.components.ship import (
    DIE_BONUS,
    FIGURE_CHANGES,
    RAID_POWER,
    SOURCES,
    TRADE_SOURCES,
    Dig,
)
from kaper.games.maracaibo.components.track import DISCOUNT_TILE, RIVERS, SPACE_EFFECTS
from kaper.games.maracaibo.rules.improvements import BUY, IGNORED
from kaper.games.maracaibo.rules.quests import FROM_DECK, REFRESH
from kaper.games.maracaibo.rules.raids import REROLL
from kaper.games.maracaibo.rules.resolving import Spend
from kaper.games.maracaibo.rules.retirement import half_price
from kaper.games.maracaibo.rules.treasures import Store
from kaper.games.maracaibo.state.state import HUNTERS, Maracaibo

RIVER: Final[int] = COUNTERS.index("river")
Adviser = Callable[[Prospect, Choose, Option], float]
BEFORE_ALL: Final = 50.0
"""Trades come before the explorer moves."""
PACE: Final = 0.9
"""What it costs to sail a column further than needed, in points."""


def rate(s: Maracaibo, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    prospect = Prospect(s, ask.seat)
    return [
        NOT if option is SKIP or option is DONE else adviser(prospect, ask, option) for option in ask.options
    ]


NOT: Final = 0.0
"""What declining is worth, against which everything else is measured."""


# --- movement and cards


def sail(p: Prospect, ask: Choose, option: Option) -> float:
    """What the place brings, less what is lost by hurrying past others."""
    s = p.s
    column = s.sea.column
    hurry = column[option.value] - column[s.ship[p.seat]] - 1
    return place_worth(p, option.value) - PACE * hurry


def step(p: Prospect, ask: Choose, option: Option) -> float:
    """The best place where the move can still end; haste is counted from where the move began."""
    sea, begun = p.s.sea, int(ask.about["column"]) - 1
    return max(
        place_worth(p, end) - PACE * (sea.column[end] - begun - 1)
        for end in within(sea, option.value, int(ask.about["left"]) - 1)
        if sea.column[end] > begun
    )


def improvement(p: Prospect, ask: Choose, option: Option) -> float:
    if option is not BUY:
        return IGNORED * p.coin
    card = p.s.card[p.s.ship[p.seat]]
    return card_worth(p, card) - p.coin * p.s.price(p.seat, card)


def house(p: Prospect, ask: Choose, option: Option) -> float:
    place = p.s.card.index(option.value)
    return house_worth(p, place, p.s.price(p.seat, option.value))


def home(p: Prospect, ask: Choose, option: Option) -> float:
    place = p.s.card.index(option.value)
    return house_worth(p, place, half_price(p.s, p.seat, place))


def acquire(p: Prospect, ask: Choose, option: Option) -> float:
    surcharge = int(ask.about["surcharge"])
    return card_worth(p, option.value) - p.coin * p.s.price(p.seat, option.value, surcharge)


def figurehead(p: Prospect, ask: Choose, option: Option) -> float:
    worth = figure_worth(p, FIGURE_CHANGES[option.value], FIGURE_LIGHTNING[option.value])
    return worth - p.coin * int(ask.about["price"])


def tile(p: Prospect, ask: Choose, option: Option) -> float:
    return tile_worth(p, option.value) + 0.06 * p.left - p.coin * int(ask.about["price"])


# --- effects


def effects(p: Prospect, ask: Choose, option: Option) -> float:
    """Order: what brings most first; `done` only when nothing is worth doing."""
    return effect_worth(p, option.effect) if isinstance(option, Do) else spend(p, ask, option)


def spend(p: Prospect, ask: Choose, option: Option) -> float:
    """The most for a point of power; a point kept is worth a little."""
    assert isinstance(option, Spend)
    action = SOURCES[option.source]
    worth = gain_worth(p, option.source)
    if any(effect.kind == DIE for effect in action.gain):
        worth = treasure_worth(p, p.s.pool_kinds[option.pool])
    left = p.s.pools[option.pool] - action.cost
    return worth + (raid_worth(p, left - 1.0, 1 << option.source) if left > 0 else 0.0)


def treasure(p: Prospect, ask: Choose, option: Option) -> float:
    assert isinstance(option, Store)
    return treasure_worth(p, option.kind) + (0.5 if option.on_bonus else -0.5)


def bury(p: Prospect, ask: Choose, option: Option) -> float:
    assert isinstance(option, Dig)
    return bury_worth(p, option.kind, option.hole)


def die(p: Prospect, ask: Choose, option: Option) -> float:
    """The best use of a die, against an average roll."""
    strength = p.s.strength[p.seat]
    if option is REROLL:
        return max(_kind_raid(p, kind, 4.4 + strength[DIE_BONUS + kind]) for kind in range(3))
    colour = option.text.split(":")[1]
    pips = int(ask.about.get(colour, ask.about.get("pips", 0)))
    return _kind_raid(p, option.value, pips + strength[DIE_BONUS + option.value])


def _kind_raid(p: Prospect, kind: int, pips: float) -> float:
    power = pips + p.s.strength[p.seat][RAID_POWER]
    average = sum([treasure_worth(p, each) for each in range(3)]) / 3.0
    return raid_worth(p, power) + (treasure_worth(p, kind) - average) * (1.0 if power >= 3 else 0.0)


def explore(p: Prospect, ask: Choose, option: Option) -> float:
    """Further is better; the space's effects and the rivers count too."""
    space = option.value
    if option.verb == "trade":
        trade = TRADE_SOURCES[space]
        gain = effects_worth(p, trade.gain) - FURTHER * trade.cost
        return BEFORE_ALL + gain if gain > 0.0 else gain
    here = river_worth(p.s.explorer[p.seat])
    if space == DISCOUNT_TILE:
        return 10.0 - 0.3 * here
    gained = p.more(RIVER, _rivers(p, space))
    return (
        river_worth(space)
        - here
        + 4.0 * 0.4 * _rivers(p, space)
        + gained
        + effects_worth(p, SPACE_EFFECTS[space])
    )


def _rivers(p: Prospect, space: int) -> int:
    return RIVERS[space] - RIVERS[p.s.explorer[p.seat]]


# --- quests and rubies


def keep_quest(p: Prospect, ask: Choose, option: Option) -> float:
    return quest_promise(p.counted, option.value, p.left, p.s.modules & HUNTERS != 0)


def quest(p: Prospect, ask: Choose, option: Option) -> float:
    """A card from the market by what it promises; an unseen one as an average."""
    average = NEW_QUEST * p.left + 0.3
    if p.s.modules & HUNTERS and p.left < 8:
        average = -1.0
    if option is FROM_DECK:
        return average
    if option is REFRESH:
        return average + 0.4
    return keep_quest(p, ask, option) + 0.2


def sell_quest(p: Prospect, ask: Choose, option: Option) -> float:
    return int(ask.about["n"]) * p.coin - keep_quest(p, ask, option)


def exchange(p: Prospect, ask: Choose, option: Option) -> float:
    """Keep a ruby for the next market while there will be one."""
    keeps = 1 if p.s.round < 2 else 0
    return -abs(float(option.value) - max(0, p.s.rubies[p.seat] - keeps))


ADVISERS: Final[dict[str, Adviser]] = {
    "keep-quest": keep_quest,
    "discard-quest": lambda p, ask, option: -keep_quest(p, ask, option),
    "sail": sail,
    "step": step,
    "improvement": improvement,
    "residence": house,
    "build": house,
    "retire": home,
    "acquire": acquire,
    "upgrade": lambda p, ask, option: upgrade_worth(p, option.value),
    "figurehead": figurehead,
    "tile": tile,
    "tile-place": lambda p, ask, option: place_worth(p, option.value),
    "activate": lambda p, ask, option: tile_worth(p, option.value),
    "effects": effects,
    "spend": spend,
    "treasure": treasure,
    "island": lambda p, ask, option: cube_worth(p, option.value),
    "bury": bury,
    "die": die,
    "reroll": lambda p, ask, option: 3.5 if option is REROLL else float(ask.about["pips"]),
    "raid-kind": lambda p, ask, option: _kind_raid(p, option.value, float(ask.about["power"])),
    "explore": explore,
    "quest": quest,
    "sell-quest": sell_quest,
    "ruby": lambda p, ask, option: 1.0,
    "sell-ruby": lambda p, ask, option: effects_worth(p, RUBY_MARKET[option.value]),
    "exchange-rubies": exchange,
}

learn_judges()
