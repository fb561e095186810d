"""Chapter 7: merchants, found and raided."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    FLAG,
    NATION_NAMES,
    NONE,
    RAID_CARDS,
    RAID_GLORY,
    SKULL,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import (
    CARGO_NAMES,
    ESCAPE,
    GLORY_EFFECTS,
    SEAMANSHIP,
    SYMBOL,
    VALUE,
    WEAPON_NAMES,
)
from kaper.games.marauders.components.load import word
from kaper.games.marauders.rules.bounties import raise_bounty
from kaper.games.marauders.rules.contest import HELMSMAN_USE
from kaper.games.marauders.rules.death import die
from kaper.games.marauders.rules.effects import STOP
from kaper.games.marauders.rules.glory import PASS, acts_as, ask_window, moment, play, playable
from kaper.games.marauders.rules.gold import gain, gain_point
from kaper.games.marauders.rules.land import battle_end
from kaper.games.marauders.rules.missions import after_raid
from kaper.games.marauders.rules.npcs import holds
from kaper.games.marauders.rules.sides import places_of, spill, strike
from kaper.games.marauders.rules.skills import choose_dice, roll, shown
from kaper.games.marauders.rules.stowing import cargo_left, draw_cargo, names, stow
from kaper.games.marauders.rules.volleys import HULL_TOKEN, WEAPON, flip_hull, hull_ready, which_hit
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import RAIDS, Marauders

ATTACK: Final = [Option(f"attack:{name}", nation) for nation, name in enumerate(NATION_NAMES)]
LET_SAIL: Final = Option("let-sail")
DRAW: Final = Option("draw")
THROW: Final = [Option(f"discard:{name}", card) for card, name in enumerate(CARGO_NAMES)]
EXCHANGE: Final = [Option(f"exchange:{name}", card) for card, name in enumerate(CARGO_NAMES)]
IGNORE_HIT: Final = Option("ignore-hit")
SUNK: Final = "sunk"
WON: Final = "won"
HELMSMAN_BIT: Final = 2
IGNORE_BIT: Final = 4


def find_merchant(s: Marauders, seat: int, declared: int) -> Asking[None]:
    """MAM-701, MAM-710, MAM-711, MAM-713, MAM-1302, MAM-R10: attack it under a flag, or let it sail."""
    me = s.seats[seat]
    token, s.fleets = s.drawn_from(s.fleets, s.merchant[me.zone])
    s.merchant[me.zone] = NONE
    s.found[token] += 1
    if s.diary is not None:
        s.diary.note("finds-merchant", seat, {"nation": NATION_NAMES[token]}, reveals=True)
    if me.crippled:
        return
    flags = {declared} if declared != NONE else {token, FLAG[me.zone]} - {NONE}
    chosen = yield Choose(seat, "merchant", [*[ATTACK[flag] for flag in sorted(flags)], LET_SAIL])
    if chosen is not LET_SAIL:
        yield from raid(s, seat, chosen.value)
    elif s.diary is not None:
        s.diary.note("lets-sail", seat)


def raid(s: Marauders, seat: int, nation: int) -> Asking[None]:
    """MAM-712, MAM-720 to MAM-732: the bounty, the cards, the roll, and what comes of it."""
    s.raid_nation = nation
    s.used &= ~(HELMSMAN_BIT | IGNORE_BIT)
    if s.diary is not None:
        s.diary.note("raids", seat, {"nation": NATION_NAMES[nation]})
    raise_bounty(s, seat, nation, "raid")
    draw_raid(s, seat)
    me = s.seats[seat]
    s.raid_dice = roll(s, dice_of(me))
    note_roll(s, seat)
    yield from improve_roll(s, seat)
    yield from spend(s, seat, s.raid_dice.count(SKULL))
    yield from resolve(s, seat)
    s.raid_nation = NONE
    s.raid_dice = []
    battle_end(s, seat)


def dice_of(me: Player) -> int:
    """MAM-721, MAM-1310: Seamanship, and what the captain and Specialists add."""
    return me.skill(SEAMANSHIP) + me.bonus("add_dice@raid")


def draw_raid(s: Marauders, seat: int) -> None:
    """MAM-720, MAM-1302: three cards; off Havana a fourth that stays if it hits."""
    me = s.seats[seat]
    s.raid = [draw_cargo(s) for _ in range(RAID_CARDS) if cargo_left(s)]
    rule = ZONE_RULES[me.zone].get("raid_extra_card")
    if rule is not None and holds(rule, me, s.raid_nation) and cargo_left(s):
        card = draw_cargo(s)
        if SYMBOL[card] == ESCAPE:
            s.cargo_discard.append(card)
        else:
            s.raid.append(card)
    note_cards(s, seat)


def note_cards(s: Marauders, seat: int) -> None:
    if s.diary is not None:
        s.diary.note("raid-cards", seat, {"cards": names(s.raid)}, reveals=True)


def note_roll(s: Marauders, seat: int) -> None:
    if s.diary is not None:
        s.diary.note("raid-roll", seat, {"dice": shown(s.raid_dice), "n": s.raid_dice.count(SKULL)})


def improve_roll(s: Marauders, seat: int) -> Asking[None]:
    """MAM-722: weapons turn dice into successes; the Helmsman re-rolls."""
    me = s.seats[seat]
    while s.raid_dice.count(SKULL) < len(s.raid_dice):
        uses = [HELMSMAN_USE] if not s.used & HELMSMAN_BIT and me.can("reroll@raid_rolled") else []
        uses += [option for weapon, option in enumerate(WEAPON) if me.weapons >> weapon & 1]
        if not uses:
            return
        chosen = yield from ask_window(s, seat, "raid-rolled", uses, [], {"dice": shown(s.raid_dice)})
        if chosen is PASS:
            return
        if chosen is HELMSMAN_USE:
            s.used |= HELMSMAN_BIT
            s.raid_dice = yield from choose_dice(s, seat, s.raid_dice, len(s.raid_dice), "own")
        else:
            me.weapons &= ~(1 << chosen.value)
            # Which of the failures it is makes no difference: only the number of successes counts.
            s.raid_dice[next(nth for nth, die in enumerate(s.raid_dice) if die != SKULL)] = SKULL
            if s.diary is not None:
                s.diary.note("uses-weapon", seat, {"weapon": WEAPON_NAMES[chosen.value]})
        note_roll(s, seat)


def spend(s: Marauders, seat: int, left: int) -> Asking[None]:
    """MAM-723, MAM-724: draw, discard or exchange a card for each success."""
    while left:
        options = [DRAW] if cargo_left(s) else []
        options += [THROW[card] for card in sorted(s.raid)]
        if cargo_left(s):
            options += [EXCHANGE[card] for card in sorted(s.raid)]
        chosen = yield Choose(seat, "raid-spend", [*options, STOP], {"left": left})
        if chosen is STOP:
            return
        left -= 1
        if chosen is not DRAW:
            s.raid.remove(chosen.value)
        if chosen.verb != "discard":
            s.raid.append(draw_cargo(s))
        if chosen is not DRAW:
            s.cargo_discard.append(chosen.value)
        note_cards(s, seat)


def resolve(s: Marauders, seat: int) -> Asking[None]:
    """MAM-725 to MAM-732, MAM-1302, MAM-R11: hits together, then Hull, other locations, escape."""
    hits, escapes = icons(s.raid)
    ignored, more = yield from soften(s, seat, hits, escapes)
    strike(s, seat, hits)
    ends = raid_ends(s.seats[seat], escapes - ignored)
    if ends != SUNK:
        spill(s, seat)
    if ends == WON:
        yield from prize(s, seat, raid_value(s, seat, s.raid) + more)
        return
    s.cargo_discard += s.raid
    s.raid = []
    if ends == SUNK:
        yield from die(s, seat, "raid")
    elif s.diary is not None:
        s.diary.note("raid-fails", seat)


def icons(cards: list[int]) -> tuple[list[int], int]:
    """MAM-725: the locations that are hit, and the number of escape icons."""
    hits = [SYMBOL[card] for card in cards if SYMBOL[card] != ESCAPE]
    return hits, len(cards) - len(hits)


def raid_ends(me: Player, escapes: int) -> str:
    """MAM-727 to MAM-729: how a raid ends for a ship with the damage that it now has."""
    if me.sunk:
        return SUNK
    if me.crippled:
        return "destroyed"
    return "escaped" if escapes >= me.maneuver else WON


def raid_value(s: Marauders, seat: int, cards: list[int]) -> int:
    """MAM-730, MAM-1302: what the cards bring in this zone."""
    return sum([VALUE[card] for card in cards]) + zone_value(s, seat)


def zone_value(s: Marauders, seat: int) -> int:
    """MAM-1302: `raid_value` of the zone."""
    me = s.seats[seat]
    rule = ZONE_RULES[me.zone].get("raid_value")
    return rule.n if rule is not None and holds(rule, me, s.raid_nation) else 0


def soften(s: Marauders, seat: int, hits: list[int], escapes: int) -> Asking[tuple[int, int]]:
    """MAM-1310, MAM-R08, window `raid_resolve`: icons that do not count, and gold on top."""
    me = s.seats[seat]
    ignored = more = 0
    while True:
        uses: list[Option] = []
        if hits and not s.used & IGNORE_BIT and me.can("raid_ignore"):
            uses.append(IGNORE_HIT)
        if hits and hull_ready(me):
            uses.append(HULL_TOKEN)
        moment(s, seat)
        cards = [
            card for card in playable(s, me.hand, "raid_resolve") if useful(s, card, hits, escapes - ignored)
        ]
        if not (uses or cards):
            return ignored, more
        told: Args = {"escapes": escapes - ignored, "hits": places_of(hits)}
        chosen = yield from ask_window(s, seat, "raid-resolve", uses, cards, told)
        if chosen is PASS:
            return ignored, more
        symbol = "hit"
        if chosen is IGNORE_HIT:
            s.used |= IGNORE_BIT
        elif chosen is HULL_TOKEN:
            flip_hull(s, seat)
        else:
            effect = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
            symbol = word(effect.row, "symbol")
            ignored += symbol == "escape"
            more += effect.n
        if symbol == "hit":
            hits.remove((yield from which_hit(seat, hits)))


def useful(s: Marauders, card: int, hits: list[int], escapes: int) -> bool:
    """MAM-1310: whether there is something for a card to do."""
    effect = GLORY_EFFECTS[acts_as(s, card)][0]
    if effect.op == "raid_value":
        return True
    return bool(hits) if word(effect.row, "symbol") == "hit" else escapes > 0


def prize(s: Marauders, seat: int, value: int) -> Asking[None]:
    """MAM-730, MAM-731, MAM-R40: gold, cargo that fits, and a point for 12 gold or more."""
    gain(s, seat, value, "raid")
    s.offer, s.raid = s.raid, []
    yield from stow(s, seat)
    if value >= RAID_GLORY:
        yield from gain_point(s, seat, RAIDS)
    yield from after_raid(s, seat, s.raid_nation, value)
    if s.diary is not None:
        s.diary.note("raid-won", seat, {"n": value})
