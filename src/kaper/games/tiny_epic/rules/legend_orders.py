"""Chapter 9: the Legendary Pirate's orders, all but Attack."""

from kaper.engine.asking import Args, Asking
from kaper.engine.automaton import Criterion, explain, narrow
from kaper.games.tiny_epic.components.board import CREW_MAX, HOLD, LOOT_NAMES, LOOTS
from kaper.games.tiny_epic.components.cards import CREW_NAMES, TOKEN_FOR_LEGEND
from kaper.games.tiny_epic.rules.crewing import draw_crew, renew_row
from kaper.games.tiny_epic.rules.legend import legend_gains
from kaper.games.tiny_epic.rules.loot import move_market, to_the_bag
from kaper.games.tiny_epic.rules.searching import can_search, reveal
from kaper.games.tiny_epic.state.state import Pirates


def legend_plunders(s: Pirates) -> Asking[None]:
    """TEP-940: one cube, anywhere."""
    loot = s.draw_cube()
    if s.diary is not None:
        s.diary.note("legend-plunders", s.legend, {"loot": LOOT_NAMES[loot]})
    yield from legend_loads(s, loot)


def legend_loads(s: Pirates, loot: int) -> Asking[None]:
    """TEP-940, TEP-S17: a cube comes aboard; with the third it trades at once."""
    s.hold[s.legend][loot] += 1
    if s.cubes(s.legend) >= HOLD:
        yield from legend_trades(s)


def legend_trades(s: Pirates) -> Asking[None]:
    """TEP-941: all cubes of the dearest type aboard, anywhere; the market moves as usual."""
    legend = s.legend
    aboard = [loot for loot in LOOTS if s.hold[legend][loot]]
    if not aboard or s.over:
        return
    decision = narrow(aboard, [Criterion("dearest", lambda loot: -s.price[loot])])
    loot = decision.choice
    count, price = s.hold[legend][loot], s.price[loot]
    to_the_bag(s, legend, loot, count)
    sold: Args = {"loot": LOOT_NAMES[loot], "n": count, "price": price}
    explain(s.diary, "legend-trades", legend, decision, sold)
    move_market(s, loot)
    yield from legend_gains(s, count * price, "trade")


def legend_searches(s: Pirates) -> Asking[None]:
    """TEP-942, TEP-S18: the token on its card; what is neither Gold nor a cube is worth 1 Gold."""
    if not can_search(s, s.legend):
        return
    kind = reveal(s, s.legend)
    s.spent[kind] += 1
    effect = TOKEN_FOR_LEGEND[kind]
    if "gold" in effect:
        yield from legend_gains(s, effect["gold"], "token")
    else:
        for _ in range(effect["loot_draw"]):
            yield from legend_plunders(s)


def legend_crews_up(s: Pirates) -> None:
    """TEP-943: the top card of the deck; instead of a fifth the row is dealt anew."""
    crew = s.crew[s.legend]
    if len(crew) == CREW_MAX:
        if s.diary is not None:
            s.diary.note("legend-renews", s.legend)
        renew_row(s)
        return
    card = draw_crew(s)
    crew.append(card)
    if s.diary is not None:
        s.diary.note("legend-hires", s.legend, {"card": CREW_NAMES[card]})
