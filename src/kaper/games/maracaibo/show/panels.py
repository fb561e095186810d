"""The players in the scene."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Panel, Phrase
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import DIE_BONUS, DISCOUNT, RAID_POWER, REROLLS
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.ending import PARTS, parts_of
from kaper.games.maracaibo.show.livery import livery
from kaper.games.maracaibo.show.market import hand_id
from kaper.games.maracaibo.state.state import MOVE, RUBIES, Maracaibo

NOT_PLAYED: Final = -1


class Holdings(NamedTuple):
    """What a player has, as figures; `parts` are those of the score as if the game ended now."""

    vp: int
    parts: tuple[int, ...]
    doubloons: int
    income: int
    income_vp: int
    stored: tuple[int, ...]
    buried: tuple[int, ...]
    rivers: int
    quests: int
    cards: int
    power: int
    die_bonus: tuple[int, ...]
    rerolls: int
    discount: int
    rubies: int


def panel(s: Maracaibo, seat: int, knows_quests: bool, shows_hand: bool) -> Panel:
    """A player with what they have; `shows_hand` if their quests lie open beside it."""
    strength = s.strength[seat]
    holdings = Holdings(
        s.vp[seat],
        tuple(parts_of(s, seat, knows_quests)),
        s.doubloons[seat],
        income_doubloons(s, seat),
        income_vp(s, seat),
        tuple(s.stored[seat]),
        tuple(s.buried[seat]),
        s.rivers(seat),
        len(s.hands[seat]),
        len(s.cards[seat]),
        strength[RAID_POWER],
        tuple(strength[DIE_BONUS : DIE_BONUS + 3]),
        strength[REROLLS],
        strength[DISCOUNT],
        s.rubies[seat] if s.has(RUBIES) else NOT_PLAYED,
    )
    active = seat == s.turn and s.stage >= MOVE
    return _panel(seat, s.redbeard, seat == s.marker, active, shows_hand, holdings)


@remembered
def _panel(seat: int, redbeard: int, last: bool, active: bool, shows_hand: bool, holdings: Holdings) -> Panel:
    colour, shape = livery(seat, redbeard)
    return Panel(
        seat=seat,
        colour=colour,
        shape=shape,
        name=Phrase("name-redbeard") if seat == redbeard else None,
        marks=[_last(seat)] if last else [],
        counters=_counters(seat, seat == redbeard, holdings),
        zones=[hand_id(seat)] if shows_hand else [],
        active=active,
    )


@remembered
def _last(seat: int) -> Counter:
    label, hint = Phrase("thing-last", {"whom": seat}), Phrase("thing-last-hint")
    return Counter(f"last-{seat}", "last", "", label, hint)


def _counters(seat: int, redbeard: bool, has: Holdings) -> list[Counter]:
    """Points, the score as if the game ended now, doubloons, income, treasures and so on."""
    shown = [_count(seat, "vp", "vp", has.vp), _projected(seat, has.parts)]
    if not redbeard:
        shown += [
            _count(seat, "coins", "doubloons", has.doubloons),
            _count(seat, "income", "income", has.income),
            _count(seat, "income-vp", "income-vp", has.income_vp),
        ]
    shown += [
        _treasures(seat, kind, stored, buried)
        for kind, stored, buried in zip(TREASURES, has.stored, has.buried, strict=True)
    ]
    shown += [
        _count(seat, "rivers", "rivers", has.rivers),
        _count(seat, "quests", "quests", has.quests),
        _count(seat, "cards", "cards", has.cards),
    ]
    if not redbeard:
        shown.append(_power(seat, has.power, has.die_bonus, has.rerolls))
        if has.discount:
            shown.append(_count(seat, "tag", "discount", has.discount))
    if has.rubies != NOT_PLAYED:
        shown.append(_count(seat, "ruby", "rubies", has.rubies))
    return shown


@remembered
def _count(seat: int, icon: str, name: str, n: int) -> Counter:
    label, hint = Phrase(f"thing-{name}", {"n": n}), Phrase(f"thing-{name}-hint")
    return Counter(f"count-{name}-{seat}", icon, str(n), label, hint)


@remembered
def _projected(seat: int, parts: tuple[int, ...]) -> Counter:
    total = sum(parts)
    label = Phrase("thing-projected", {"n": total})
    hint = Phrase("thing-projected-hint", dict(zip(PARTS, parts, strict=True)))
    return Counter(f"count-projected-{seat}", "log", str(total), label, hint)


@remembered
def _treasures(seat: int, kind: str, stored: int, buried: int) -> Counter:
    label = Phrase("thing-own-treasures", {"kind": kind, "stored": stored, "buried": buried})
    hint = Phrase("thing-own-treasures-hint")
    return Counter(f"count-own-{kind}-{seat}", f"gem-{kind}", str(stored + buried), label, hint)


@remembered
def _power(seat: int, power: int, die_bonus: tuple[int, ...], rerolls: int) -> Counter:
    """Raid power, with the bonuses of the dice."""
    yellow, green, white = die_bonus
    told: dict[str, int | str] = {"yellow": yellow, "green": green, "white": white, "rerolls": rerolls}
    label, hint = Phrase("thing-power", {"n": power}), Phrase("thing-power-hint", told)
    return Counter(f"count-power-{seat}", "swords", f"+{power}", label, hint)
