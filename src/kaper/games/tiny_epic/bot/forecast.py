"""What a position is worth to every seat."""

from typing import Final

from kaper.games.tiny_epic.bot.prospects import NO_ORDER, Prospects
from kaper.games.tiny_epic.bot.worth import BURIED, LEGEND, ON_TURN, OUTLOOK, hands_worth, hold_worth
from kaper.games.tiny_epic.components.cards import GOLD_GOAL
from kaper.games.tiny_epic.state.state import NOBODY, NOWHERE, Pirates

ASPECTS: Final = ("treasures", "gold", "cargo", "crew", "hands", "infamy", "tokens", "turn")
"""What a standing is made of, in the order in which `aspects` tells it."""


def forecast(s: Pirates) -> list[float]:
    """Every ship's standing and what its next turn may bring."""
    worths = [sum(aspects(s, player)) + OUTLOOK * outlook(s, player) for player in range(s.players)]
    if s.legend != NOBODY:
        worths.append(legend_standing(s))
    return worths


def explain(s: Pirates, player: int) -> dict[str, float]:
    found = dict(zip(ASPECTS, aspects(s, player), strict=True))
    found["outlook"] = OUTLOOK * outlook(s, player)
    return found


def outlook(s: Pirates, player: int) -> float:
    """What the ship's next turn can bring from where it lies."""
    if s.cell[player] == NOWHERE:
        return 0.0
    prospects = Prospects(s, player)
    hands = sum(s.duty[player])
    return prospects.then(NO_ORDER, s.cell[player], s.space[player], hands, s.gold[player])


def aspects(s: Pirates, player: int) -> list[float]:
    """A player's chances against the others, by what they come from; without what the next turn may bring.

    Fitted to games between bots: treasures decide, Gold and cubes lead to them, and the rest is little.
    """
    return [
        BURIED * s.buried[player],
        0.6 * s.gold[player],
        0.6 * hold_worth(s, s.hold[player]),
        0.5 * len(s.crew[player]),
        0.2 * hands_worth(s, player),
        0.6 * s.infamy[player],
        0.6 * s.deadeye[player] + 1.2 * sum(s.kept[player]),
        ON_TURN if s.turn == player else 0.0,
    ]


def legend_standing(s: Pirates) -> float:
    """The Legendary Pirate's chances against a player, fitted to games like theirs."""
    gold = s.gold[s.legend] / GOLD_GOAL[s.personality]
    return BURIED * s.buried[s.legend] + 9.0 * gold + 5.5 * s.cubes(s.legend) + LEGEND
