"""What each viewer may see of an expedition, and how to deal anew what they may not."""

from collections.abc import Mapping
from dataclasses import dataclass

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.games.black_dice import META, SHIPS
from kaper.games.black_dice.components.board import (
    ADVENTURES,
    ANCHOR,
    COLOURS,
    EXPEDITIONS,
    GOLD_COUNTS,
    GOLD_VALUES,
    HAS_ENEMY,
    LIMIT,
    PIRATES,
    SYMBOLS,
)
from kaper.games.black_dice.rules.curse import always_active
from kaper.games.black_dice.state.state import NOBODY, SETTLEMENT, STAGES, TURNS, UNDECIDED, BlackDice

HIDDEN: list[int] = []


@dataclass(frozen=True)
class AdventureView:
    """A field of the tile with the dice at it; `dice` by seat, `order` the seats as they came."""

    symbol: str
    state: str
    black: int
    always_active: bool
    dice: list[int]
    order: list[int]
    last: int


@dataclass(frozen=True)
class PirateView:
    """A recruited pirate."""

    name: str
    rum: int
    limit: int
    overboard: bool


@dataclass(frozen=True)
class PlayerView:
    """A player; `gold` and `thrown` are counts by value, and empty for whom they are hidden from."""

    colour: str
    rum: int
    unplaced: int
    tokens: int
    gold: list[int]
    discarded: int
    thrown: list[int]


@dataclass(frozen=True)
class View:
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches."""

    expedition: str
    ship: str
    round: int
    stage: str
    captain: int
    turn: int
    settling: int
    adventures: list[AdventureView]
    black_pool: int
    black_aside: int
    dice_each: int
    open: list[int]
    aside: list[int]
    faceless: int
    pirates: list[PirateView]
    supply: int
    pool: int
    box: int
    damage: int
    enemy: bool
    enemy_damage: int
    tokens: int
    unlocked: bool
    pardon: int
    settled: list[tuple[int, int]]
    more_black: bool
    fewer_black: bool
    lose_die: bool
    sails: bool
    players: list[PlayerView]
    ending: str
    secrets: dict[str, list[int]]


def observe(s: BlackDice, viewer: int) -> View:
    """CBD-V01 to CBD-V06: all but the values of gold is public."""
    return View(
        expedition=EXPEDITIONS[s.expedition],
        ship=SHIPS[s.ship],
        round=s.round,
        stage=STAGES[s.stage],
        captain=s.captain,
        turn=s.turn if s.stage == TURNS else NOBODY,
        settling=s.adventure if s.stage == SETTLEMENT else NOBODY,
        adventures=[_adventure(s, adventure) for adventure in range(ADVENTURES)],
        black_pool=s.black_pool,
        black_aside=s.black_aside,
        dice_each=s.dice_each,
        open=s.open[:],
        aside=s.aside[:],
        faceless=s.faceless,
        pirates=[_pirate(s, recruit) for recruit in range(len(s.recruits))],
        supply=s.supply,
        pool=s.pool_size(),
        box=sum(s.unused) + sum(map(sum, s.discarded)),
        damage=s.damage,
        enemy=HAS_ENEMY[s.expedition],
        enemy_damage=s.enemy_damage,
        tokens=s.tokens,
        unlocked=s.unlocked,
        pardon=s.pardon,
        settled=list(s.settled),
        more_black=s.more_black,
        fewer_black=s.fewer_black,
        lose_die=s.lose_die,
        sails=s.sails,
        players=[_player(s, player, viewer) for player in range(s.players)],
        ending="" if s.ending == UNDECIDED else META.endings[s.ending],
        secrets={"pool": s.pool[:], "unused": s.unused[:]} if viewer == EVERYTHING else {},
    )


def _adventure(s: BlackDice, adventure: int) -> AdventureView:
    blocked = adventure == s.blocked
    return AdventureView(
        symbol=SYMBOLS[adventure],
        state="blocked" if blocked else "active" if s.black[adventure] else "inactive",
        black=s.black[adventure],
        always_active=adventure == always_active(s),
        dice=[placed[adventure] for placed in s.placed],
        order=s.order[adventure][:],
        last=s.last_at_anchor if adventure == ANCHOR and s.crew[ANCHOR] else NOBODY,
    )


def _pirate(s: BlackDice, recruit: int) -> PirateView:
    pirate = s.recruits[recruit]
    return PirateView(PIRATES[pirate], s.drunk[recruit], LIMIT[pirate], s.overboard[recruit])


def _player(s: BlackDice, player: int, viewer: int) -> PlayerView:
    shown = s.over or viewer in (player, EVERYTHING)
    return PlayerView(
        colour=COLOURS[player],
        rum=s.rum[player],
        unplaced=s.unplaced[player],
        tokens=s.tokens_of(player),
        gold=s.gold[player][:] if shown else HIDDEN,
        discarded=sum(s.discarded[player]),
        thrown=s.discarded[player][:] if shown else HIDDEN,
    )


# --- dealing anew


def redeal(s: BlackDice, viewer: int, chance: Chance) -> None:
    """CBD-V02, CBD-V03: every pile of tokens that the viewer has not seen gets others of those unseen."""
    if s.over:
        return
    others = [player for player in range(s.players) if player != viewer]
    piles = [
        s.pool,
        s.unused,
        *(s.gold[player] for player in others),
        *(s.discarded[player] for player in others),
    ]
    unseen: list[int] = []
    for value, count in enumerate(GOLD_COUNTS):
        seen = s.gold[viewer][value] + s.discarded[viewer][value] if viewer >= 0 else 0
        unseen += [value] * (count - seen)
    chance.shuffle(unseen)
    for pile in piles:
        size = sum(pile)
        for value in range(len(GOLD_VALUES)):
            pile[value] = 0
        for _ in range(size):
            pile[unseen.pop()] += 1


# --- counting


def census(s: BlackDice) -> Mapping[str, int]:
    """CBD-I01 to CBD-I06: rum, gold, dice; and what may never be."""
    counts = {"rum": s.supply + sum(s.rum) + sum(s.drunk)}
    for value, worth in enumerate(GOLD_VALUES):
        owned = sum(gold[value] + thrown[value] for gold, thrown in zip(s.gold, s.discarded, strict=True))
        counts[f"gold-{worth}"] = s.pool[value] + s.unused[value] + owned
    counts["black-dice"] = s.black_pool - s.black_aside - sum(s.black)
    for player, colour in enumerate(COLOURS[: s.players]):
        counts[f"dice-{colour}"] = s.unplaced[player] + sum(s.placed[player]) - s.dice_each
    counts["dice-on-tile"] = sum(s.crew) - sum(map(sum, s.placed))
    counts["unlawful"] = _unlawful(s)
    return counts


def _unlawful(s: BlackDice) -> int:
    """CBD-I05, CBD-I06: rum above a limit or overboard, and dice at a blocked adventure."""
    faults = 0
    for recruit, pirate in enumerate(s.recruits):
        faults += s.drunk[recruit] > (0 if s.overboard[recruit] else LIMIT[pirate])
    if s.blocked >= 0:
        faults += s.black[s.blocked] + s.crew[s.blocked]
    return faults
