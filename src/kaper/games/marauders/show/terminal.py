"""Merchants & Marauders on a terminal: the chart, a board for each captain, fights, and the own cards."""

from typing import Final

from rich.markup import escape

from kaper.engine.columns import WIDTH, clipped, folded, laid
from kaper.engine.show import Say
from kaper.games.marauders.components.board import LOCATION_NAMES, NATION_NAMES
from kaper.games.marauders.components.cards import GOODS_NAMES, SKILL_NAMES
from kaper.games.marauders.show.terminal_chart import BESIDE, INKS, SHAPES, draw
from kaper.games.marauders.view.view import BattleView, PlayerView, View

NAME_WIDTH: Final = 14
WHERE_WIDTH: Final = 25
LEAD: Final = "   "
HIDDEN: Final = "–"


def inks(view: View) -> list[str]:
    """The colours of the captains, for their names in the log."""
    return [INKS[player.colour] for player in view.players]


def board(view: View, say: Say) -> str:
    """The chart with the news beside it, the captains, and what happens on the table."""
    rows = draw(view, _news(view, say), say)
    rows += [f"[dim]{escape(line)}[/]" for line in folded(say("board-signs"))]
    rows.append(f"[dim]{escape(clipped(_header(say), WIDTH))}[/]")
    for seat, player in enumerate(view.players):
        rows.append(_captain(view, seat, player, say))
        rows += [f"[dim]{escape(line)}[/]" for line in _notes(player, say)]
    return "\n".join(rows + [escape(line) for line in [*_table(view, say), *_own(view, say)]])


# --- what is new


def _news(view: View, say: Say) -> list[str]:
    heading = say("board-round", round=view.round, n=view.events_left)
    if view.final:
        heading += f" · {say('board-last-round')}"
    lines = [heading, say("board-turn", whom=view.active, n=view.actions + view.moves)]
    news = [say(f"name-{card}") for card in [*view.events, *view.pending]]
    if view.war:
        one, other = view.warring
        news.insert(len(view.events), say("thing-war", one=one, other=other))
    return [
        *(row for line in lines for row in folded(line, BESIDE)),
        *laid(dict.fromkeys(news), " · ", BESIDE),
    ]


# --- captains


def _header(say: Say) -> str:
    return (
        f"{LEAD}{say('board-player').ljust(NAME_WIDTH)}{say('board-glory'):>7}{say('board-gold'):>7}"
        f"{say('board-chest'):>9}{say('board-hold'):>8}{say('board-cards'):>6}  {say('board-at')}"
    )


def _captain(view: View, seat: int, player: PlayerView, say: Say) -> str:
    """Points, gold, cargo and cards, and where the ship is."""
    name = clipped(say("who", whom=seat), NAME_WIDTH).ljust(NAME_WIDTH)
    gold, chest = (HIDDEN if known < 0 else str(known) for known in (player.gold, player.chest))
    where = HIDDEN if not player.zone else say("board-where", zone=player.zone, docked=int(player.docked))
    turn, shape = "▸" if seat == view.active else " ", SHAPES[player.colour]
    return (
        f"{turn}[{INKS[player.colour]}]{shape} {escape(name)}[/]"
        f"{player.glory:>7}{gold:>7}{chest:>9}{player.cargo_size:>8}{player.hand_size:>6}"
        f"  {escape(clipped(where, WHERE_WIDTH))}"
    )


def _notes(player: PlayerView, say: Say) -> list[str]:
    """Captain and ship, then bounties, gear and errands."""
    if not player.captain:
        return [f"{LEAD}{say('board-no-captain')}"]
    skills = dict(zip(SKILL_NAMES, player.skills, strict=True))
    lines = folded(say("board-captain", captain=player.captain, **skills), lead=LEAD)
    if player.ship:
        values = zip(LOCATION_NAMES, player.now, player.most, strict=True)
        track = {where: f"{now}/{most}" for where, now, most in values}
        lines += folded(say("board-ship", ship=player.ship, maneuver=player.maneuver, **track), lead=LEAD)
    return lines + folded(" · ".join(_possessions(player, say)), lead=LEAD)


def _possessions(player: PlayerView, say: Say) -> list[str]:
    pieces = [
        say("board-bounty", nation=nation, n=level)
        for nation, level in zip(NATION_NAMES, player.bounty, strict=True)
        if level
    ]
    gear = player.specialists + player.mods + player.weapons + player.kept
    pieces += [say(f"name-{name}") for name in gear]
    if player.mission:
        pieces.append(say("board-mission", mission=player.mission))
    return pieces


# --- battles, raids, markets


def _table(view: View, say: Say) -> list[str]:
    lines: list[str] = []
    if view.battle is not None:
        lines += _battle(view, view.battle, say)
    if view.raid is not None:
        cards = _names(view.raid.cards, say)
        lines.append(say("board-raid", nation=view.raid.nation, cards=cards, dice=_dice(view.raid.dice)))
    if view.market:
        lines.append(say("board-market", goods=_stalls(view, say)))
    if view.offer:
        lines.append(say("board-offer", cards=_names(view.offer, say)))
    return [folded_line for line in lines for folded_line in folded(line)]


def _battle(view: View, battle: BattleView, say: Say) -> list[str]:
    """Who fights, with what was rolled and what the ship would suffer."""
    lines = [say("board-battle", n=battle.bout)]
    for side, seat in enumerate(battle.sides):
        name = say("who", whom=seat) if seat >= 0 else say(f"name-{battle.enemy}")
        track = view.players[seat].now if seat >= 0 else battle.enemy_now
        values = zip(LOCATION_NAMES, track, strict=True)
        told = ", ".join(
            f"{say(f'name-{where}')} {now}" for where, now in values if now or not battle.on_land
        )
        line = f"{LEAD}{name}: {told}"
        if battle.dice[side]:
            line += f" · {_dice(battle.dice[side])}"
        if battle.hits[side]:
            line += f" · {say('board-hits', hits=_names(battle.hits[side], say))}"
        lines.append(line)
    return lines


def _dice(faces: list[str]) -> str:
    return " ".join("☠" if face == "skull" else face for face in faces) or HIDDEN


def _names(things: list[str], say: Say) -> str:
    return ", ".join(say(f"name-{thing}") for thing in things)


def _stalls(view: View, say: Say) -> str:
    """How many cards of each good the market has, and the price of one."""
    goods = [card.rpartition("-")[0] for card in view.market]
    found = [good for good in GOODS_NAMES if good in goods]
    prices = [view.prices[GOODS_NAMES.index(good)] for good in found]
    return ", ".join(
        say("board-stall", good=good, n=goods.count(good), price=price)
        for good, price in zip(found, prices, strict=True)
    )


# --- the viewer's own cards


def _own(view: View, say: Say) -> list[str]:
    open_boards = [
        seat for seat, player in enumerate(view.players) if player.hand or player.cargo or player.rumor
    ]
    lines: list[str] = []
    for seat in open_boards:
        player = view.players[seat]
        pieces = [say("board-hand", cards=_names(player.hand, say))] if player.hand else []
        if player.cargo:
            goods = [card.rpartition("-")[0] for card in player.cargo]
            pieces.append(say("board-cargo", goods=_names(goods, say), n=player.capacity))
        if player.rumor:
            pieces.append(say("board-rumor", rumor=player.rumor, does=f"does-{player.rumor}"))
        if len(open_boards) > 1:
            pieces = [f"{say('who', whom=seat)}: {piece}" for piece in pieces]
        lines += [line for piece in pieces for line in folded(piece)]
    return lines
