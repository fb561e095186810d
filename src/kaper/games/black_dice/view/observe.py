"""What each viewer may see of an expedition."""

from kaper.engine.events import EVERYTHING
from kaper.games.black_dice import META, SHIPS
from kaper.games.black_dice.components.board import (
    ADVENTURES,
    ANCHOR,
    COLOURS,
    EXPEDITIONS,
    HAS_ENEMY,
    LIMIT,
    PIRATES,
    SYMBOLS,
)
from kaper.games.black_dice.rules.curse import always_active
from kaper.games.black_dice.state.state import NOBODY, SETTLEMENT, STAGES, TURNS, UNDECIDED, BlackDice
from kaper.games.black_dice.view.view import AdventureView, PirateView, PlayerView, View

HIDDEN: list[int] = []


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
        state="blocked" if blocked else "active" if s.active(adventure) else "inactive",
        black=s.black[adventure],
        always_active=adventure == always_active(s),
        dice=[placed[adventure] for placed in s.placed],
        order=s.order[adventure][:],
        last=s.last_at_anchor if adventure == ANCHOR and s.dice_at[ANCHOR] else NOBODY,
    )


def _pirate(s: BlackDice, recruit: int) -> PirateView:
    pirate = s.recruits[recruit]
    return PirateView(PIRATES[pirate], s.rum_on[recruit], LIMIT[pirate], s.overboard[recruit])


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
