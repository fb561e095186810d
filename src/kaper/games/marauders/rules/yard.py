"""Chapter 6: the shipyard, with ships, repairs, Modifications and Special Weapons."""

from typing import Final

from kaper.engine.asking import DONE, NOTHING, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    BIG,
    CREW,
    FOR_SALE,
    HULL_RESTORE,
    MOD_PRICE,
    MOD_SALE,
    NONE,
    REPAIR_PRICE,
    REPAIRABLE,
    SHIP_IDS,
    SHIP_NAMES,
    SHIP_PRICE,
    SHIP_SALE,
    WEAPON_PRICE,
    WEAPON_SALE,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import (
    CAPTAIN_ABILITIES,
    GLORY_EFFECTS,
    MOD_NAMES,
    MODS,
    REINFORCED,
    WEAPON_NAMES,
    WEAPONS,
)
from kaper.games.marauders.components.load import num, words
from kaper.games.marauders.rules.death import disperse
from kaper.games.marauders.rules.effects import REPAIR, add_mod, repair
from kaper.games.marauders.rules.glory import PLAY, play, playable
from kaper.games.marauders.rules.gold import gain, gain_point, pay, purse
from kaper.games.marauders.rules.npcs import described, holds
from kaper.games.marauders.rules.volleys import WEAPON
from kaper.games.marauders.state.bargain import USUAL, Bargain
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import SHIPS, Marauders

MODIFICATION: Final = Option("modification")
RESTORE: Final = Option("restore-hull")
SELL_WEAPON: Final = [Option(f"sell-weapon:{name}", weapon) for weapon, name in enumerate(WEAPON_NAMES)]
WANTED_WEAPONS: Final = [[WEAPON[each] for each in WEAPONS if not held >> each & 1] for held in range(8)]
OWN_WEAPONS: Final = [[SELL_WEAPON[each] for each in WEAPONS if held >> each & 1] for held in range(8)]
"""What can be bought and sold with these weapons on board (as bits)."""
SHIP: Final = [Option(f"ship:{name}", ship) for ship, name in enumerate(SHIP_NAMES)]
MOVE_MOD: Final = [Option(f"move:{name}", mod) for mod, name in enumerate(MOD_NAMES)]
PRICED: Final = ["repair", "modification", "weapon", "recruit", "rumor", *SHIP_IDS]
PRICE_KEY: Final = {item: f"price:{item}" for item in PRICED}
"""By what the price of a thing is looked for among the rules of a port and a captain's abilities."""
PORT_PRICES: Final = [any(key.startswith("price:") for key in rules) for rules in ZONE_RULES]
CAPTAIN_PRICES: Final = [any(key.startswith("price:") for key in able) for able in CAPTAIN_ABILITIES]
"""Whether anything at all costs less there, or for that captain."""


def price_of(me: Player, item: str, usual: int) -> int:
    """MAM-1321: the lowest of the usual price, the port's, the captain's and the Specialists'."""
    if not (me.special or PORT_PRICES[me.zone] or CAPTAIN_PRICES[me.captain]):
        return usual
    key = PRICE_KEY[item]
    rule = ZONE_RULES[me.zone].get(key)
    if rule is not None and holds(rule, me):
        usual = min(usual, num(rule.row, "gold"))
    for effect in me.all_of(key):
        usual = min(usual, num(effect.row, "gold"))
    return usual


def forbidden(me: Player, activity: str) -> bool:
    """MAM-1302, `forbid`: what some captains may not do in this port."""
    rule = ZONE_RULES[me.zone].get("forbid")
    return (
        rule is not None and activity in words(rule.row, "activity") and described(str(rule.row["who"]), me)
    )


def shipyard(s: Marauders, seat: int) -> Asking[None]:
    """MAM-630, MAM-1321: all parts of one activity, in any order."""
    s.bargain = USUAL
    while True:
        options = yard_options(s, seat)
        options.append(DONE)
        for card in playable(s, s.seats[seat].hand, "shipyard"):
            options.append(PLAY[card])
        chosen = yield Choose(seat, "yard", options, NOTHING, True)
        if chosen is DONE:
            break
        if chosen.verb == "play":
            for effect in GLORY_EFFECTS[play(s, seat, chosen.value)]:
                repair = num(effect.row, "gold") if effect.op == "price" else s.bargain.repair
                s.bargain = Bargain(repair=repair, discount=s.bargain.discount + effect.n)
        elif chosen.verb == "ship":
            yield from buy_ship(s, seat, chosen.value)
        else:
            serve(s, seat, chosen)
    s.bargain = USUAL


def repair_price(s: Marauders, me: Player) -> int:
    """MAM-637, MAM-1321: gold for a point of damage."""
    usual = price_of(me, "repair", REPAIR_PRICE)
    return usual if s.bargain.repair == NONE else min(usual, s.bargain.repair)


def mod_price(me: Player) -> int:
    """MAM-640, MAM-1321: gold for a Modification."""
    return price_of(me, "modification", MOD_PRICE)


def weapon_price(me: Player) -> int:
    """MAM-636, MAM-1321: gold for a Special Weapon."""
    return price_of(me, "weapon", WEAPON_PRICE)


def yard_options(s: Marauders, seat: int) -> list[Option]:
    """MAM-630, MAM-636, MAM-637, MAM-640, MAM-641, MAM-643: what is to be had here and can be paid for."""
    me = s.seats[seat]
    gold = purse(s, seat)
    options: list[Option] = []
    if gold >= repair_price(s, me) and not forbidden(me, "repair"):
        maxima = me.maxima()
        for location in REPAIRABLE:
            if me.loc[location] < maxima[location]:
                options.append(REPAIR[location])
    mod = s.mod_up[me.zone]
    if mod != NONE and not me.mods >> mod & 1 and gold >= mod_price(me):
        options.append(MODIFICATION)
    if me.flipped >> REINFORCED & 1 and gold >= HULL_RESTORE:
        options.append(RESTORE)
    if gold >= weapon_price(me):
        options += WANTED_WEAPONS[me.weapons]
    options += OWN_WEAPONS[me.weapons]
    money = gold + sale_price(me) + s.bargain.discount
    for ship in FOR_SALE:
        if money >= price_of(me, SHIP_IDS[ship], SHIP_PRICE[ship]):
            options.append(SHIP[ship])
    return options


def serve(s: Marauders, seat: int, chosen: Option) -> None:
    """MAM-636, MAM-637, MAM-640, MAM-643: repairs, a Modification, weapons."""
    me = s.seats[seat]
    if chosen is MODIFICATION:
        pay(s, seat, mod_price(me), "modification")
        add_mod(s, seat, me.zone)
    elif chosen is RESTORE:
        pay(s, seat, HULL_RESTORE, "modification")
        me.flipped &= ~(1 << REINFORCED)
    elif chosen.verb == "sell-weapon":
        me.weapons &= ~(1 << chosen.value)
        gain(s, seat, WEAPON_SALE, "weapon")
    elif chosen.verb == "weapon":
        pay(s, seat, weapon_price(me), "weapon")
        me.weapons |= 1 << chosen.value
        if s.diary is not None:
            s.diary.note("buys-weapon", seat, {"weapon": WEAPON_NAMES[chosen.value]})
    else:
        pay(s, seat, repair_price(s, me), "repair")
        repair(s, seat, chosen.value)


def sale_price(me: Player, kept: int = 0) -> int:
    """MAM-631, MAM-634: the table, a gold for each Modification, less the damage; no Man-of-War is sold.

    What is `kept` for the new ship (MAM-641) is not sold with the old one.
    """
    if me.ship not in FOR_SALE:
        return 0
    value, maxima = SHIP_SALE[me.ship] + MOD_SALE * (me.mods & ~kept).bit_count(), me.maxima()
    for location in REPAIRABLE:
        value += me.loc[location] - maxima[location]
    return max(0, value)


def ship_price(s: Marauders, me: Player, ship: int) -> int:
    """MAM-630, MAM-1321: what a ship costs here today."""
    return price_of(me, SHIP_IDS[ship], SHIP_PRICE[ship]) - s.bargain.discount


def buy_ship(s: Marauders, seat: int, ship: int) -> Asking[None]:
    """MAM-631 to MAM-635, MAM-204: the old one is sold first; crew and weapons move to the new one."""
    me = s.seats[seat]
    cost = ship_price(s, me, ship)
    kept = yield from keep_mods(s, seat, cost)
    gain(s, seat, sale_price(me, kept), "ship")
    pay(s, seat, cost, "ship")
    pay(s, seat, moving_price(me) * kept.bit_count(), "modification")
    old = me.mods
    crew = me.loc[CREW]
    me.ship = ship
    if s.diary is not None:
        s.diary.note("buys-ship", seat, {"ship": SHIP_NAMES[ship]})
    me.mods = kept
    me.flipped &= me.mods
    me.loc = me.maxima()[:]
    me.loc[CREW] = min(crew, me.loc[CREW])
    yield from disperse(s, seat, old & ~me.mods)
    if ship in BIG and not me.big_ship:
        me.big_ship = True
        yield from gain_point(s, seat, SHIPS)


def moving_price(me: Player) -> int:
    """MAM-641, MAM-1302, `move_modifications`: what each costs where they can change ships, else NONE."""
    rule = ZONE_RULES[me.zone].get("move_modifications")
    return NONE if rule is None else num(rule.row, "gold")


def keep_mods(s: Marauders, seat: int, cost: int) -> Asking[int]:
    """MAM-631, MAM-641: which Modifications move to the new ship, for gold; they are not sold."""
    me, kept = s.seats[seat], 0
    price = moving_price(me)
    if price == NONE:
        return 0
    while options := [MOVE_MOD[mod] for mod in MODS if can_move(s, seat, cost, kept, 1 << mod)]:
        chosen = yield Choose(seat, "move-modification", [*options, DONE], {"price": price}, pause=True)
        if chosen is DONE:
            break
        kept |= 1 << chosen.value
    return kept


def can_move(s: Marauders, seat: int, cost: int, kept: int, mod: int) -> bool:
    """MAM-632, MAM-641: whether the gold is enough for the ship and one more Modification."""
    me = s.seats[seat]
    moved = kept | mod
    money = purse(s, seat) + sale_price(me, moved) - cost
    return bool(me.mods & ~kept & mod) and money >= moving_price(me) * moved.bit_count()
