"""Chapter 8: fights."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option, numbered
from kaper.games.jamaica.components.board import COLOURS, FACES, LADY_BETH, POWDER, SABRE, STAR, START
from kaper.games.jamaica.rules.looting import loot
from kaper.games.jamaica.rules.paying import hand_over
from kaper.games.jamaica.state.state import NO_BATTLE, NOT_ROLLED, Jamaica

ATTACK: Final = [Option(f"attack:{ship}", ship) for ship in range(len(COLOURS))]
KEEP: Final = Option("sabre:keep", 0)
REROLL: Final = Option("sabre:reroll", 1)
STAR_POWER: Final = 100
"""Stands for the firepower of a star, which no number reaches."""
LADY_BETHS_BONUS: Final = 2


def opponents(s: Jamaica, ship: int, space: int) -> list[int]:
    """JAM-801, JAM-804, JAM-R24: the opposing ships on a space, whatever their lap; none on Port Royal."""
    if space == START:
        return []
    return [other for other, at in enumerate(s.space) if at == space and other != ship]


def meet(s: Jamaica, ship: int) -> Asking[None]:
    """JAM-801 to JAM-803: whoever arrives must fight, with one opposing ship of their choice."""
    others = opponents(s, ship, s.space[ship])
    if not others:
        return
    whom = others[0]
    if len(others) > 1:
        whom = (yield Choose(mover(s, ship), "attack", [ATTACK[other] for other in others])).value
    yield from fight(s, ship, whom)
    s.battle = NO_BATTLE
    s.rolled = NOT_ROLLED


def mover(s: Jamaica, ship: int) -> int:
    """JAM-803, JAM-R44: the Captain moves the Ghost Ship and chooses whom it attacks."""
    return s.captain if ship == s.ghost else ship


def decider(s: Jamaica, ship: int, opponent: int) -> int:
    """JAM-1213, JAM-R45: the Ghost Ship is played by the first player from the Captain who does not fight."""
    if ship != s.ghost:
        return ship
    outside = s.captain
    if outside == opponent:
        outside = (outside + 1) % s.players
    return outside


def acting_ship(s: Jamaica, seat: int) -> int:
    """JAM-1213, JAM-R45: for whom a seat decides: who is no party to a fight does so for the Ghost Ship."""
    attacker, defender, _ = s.battle
    return seat if attacker < 0 or seat in (attacker, defender) else s.ghost


def fight(s: Jamaica, attacker: int, defender: int) -> Asking[None]:
    """JAM-805 to JAM-809, JAM-906: attacker and defender spend powder and roll; the higher firepower wins."""
    s.battle = (attacker, defender, -1)
    if s.diary is not None:
        s.diary.note("attacks", attacker, {"whom": defender, "space": s.space[attacker]})
    sabre = attacker if s.has(attacker, SABRE) else defender if s.has(defender, SABRE) else -1

    spent = yield from spend_powder(s, attacker, 0)
    attack, sabre = yield from fire(s, attacker, defender, spent, sabre)
    defence = 0
    if attack != STAR_POWER:
        s.battle = (attacker, defender, attack)
        spent = yield from spend_powder(s, defender, attack)
        defence, sabre = yield from fire(s, defender, attacker, spent, sabre)

    if attack == defence:
        if s.diary is not None:
            s.diary.note("fight-tied", attacker, {"whom": defender})
        return
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
    if s.diary is not None:
        s.diary.note("wins-fight", winner, {"whom": loser})
    yield from loot(s, winner, loser, decider(s, winner, loser))


def spend_powder(s: Jamaica, ship: int, against: int) -> Asking[int]:
    """JAM-805, JAM-806: any number of own gunpowder, none included; it never comes back (JAM-809)."""
    powder = s.total(ship, POWDER)
    if powder == 0:
        return 0
    spent = (yield Choose(ship, "spend-powder", numbered("spend", 0, powder), {"against": against})).value
    if spent:
        yield from hand_over(s, ship, POWDER, spent, "pay-powder")
        if s.diary is not None:
            s.diary.note("spends-powder", ship, {"n": spent})
    return spent


def fire(s: Jamaica, ship: int, opponent: int, spent: int, sabre: int) -> Asking[tuple[int, int]]:
    """JAM-805, JAM-906 to JAM-909: the roll, or the Sabre's second one; and who can still use the Sabre."""
    face = roll(s, ship, spent)
    if sabre >= 0:
        about = {"whom": ship, "fire": firepower(s, ship, face, spent), "star": int(face == STAR)}
        if (yield Choose(sabre, "sabre", [KEEP, REROLL], about)) is REROLL:
            if s.diary is not None:
                s.diary.note("uses-sabre", sabre, {"whom": ship})
            face = roll(s, ship, spent)
            sabre = -1
    return firepower(s, ship, face, spent), sabre


def roll(s: Jamaica, ship: int, spent: int) -> int:
    """JAM-805, JAM-1213: who fires rolls the die; the player outside the fight does so for the Ghost Ship."""
    face = FACES[s.chance.below(len(FACES))]
    power = firepower(s, ship, face, spent)
    s.rolled = (face, power, -1, -1) if ship == s.battle[0] else (s.rolled[0], s.rolled[1], face, power)
    if s.diary is not None:
        if ship == s.ghost:
            s.diary.note("rolls-for-ghost", decider(s, ship, s.battle[ship == s.battle[0]]))
        if face == STAR:
            s.diary.note("rolls-star", ship)
        else:
            s.diary.note(
                "fires", ship, {"die": face, "powder": spent, "bonus": power - face - spent, "fire": power}
            )
    return face


def firepower(s: Jamaica, ship: int, face: int, spent: int) -> int:
    """JAM-808, JAM-910: die, powder and Lady Beth; a star beats any number."""
    if face == STAR:
        return STAR_POWER
    return face + spent + (LADY_BETHS_BONUS if s.has(ship, LADY_BETH) else 0)
