"""Chapter 5: Crew up and the mutiny."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CREW_MAX, CREW_ROW, REFRESH_COST
from kaper.games.tiny_epic.components.cards import CREW_NAMES, SIDE_NAMES
from kaper.games.tiny_epic.state.state import Pirates

HIRE: Final = [Option(f"hire:{name}", card) for card, name in enumerate(CREW_NAMES)]
DISMISS: Final = [Option(f"dismiss:{name}", card) for card, name in enumerate(CREW_NAMES)]
REFRESH: Final = Option("refresh")
MUTINY: Final = Option("mutiny")


def crew_up(s: Pirates, player: int) -> Asking[None]:
    """TEP-530 to TEP-533, TEP-540: hire one of the row, perhaps after paying for another; perhaps mutiny."""
    hired = False
    while True:
        options = [] if hired else [HIRE[card] for card in sorted(s.row)]
        if not hired and not s.refreshed and s.gold[player] >= REFRESH_COST:
            options.append(REFRESH)
        if not s.mutinied[player]:
            options.append(MUTINY)
        if not options:
            return
        options.append(DONE)
        chosen = yield Choose(player, "crew-up", options)
        if chosen is DONE:
            return
        if chosen is MUTINY:
            mutiny(s, player)
        elif chosen is REFRESH:
            pay_for_a_new_row(s, player)
        else:
            yield from hire(s, player, chosen.value)
            hired = True


def hire(s: Pirates, player: int, card: int) -> Asking[None]:
    """TEP-530, TEP-531: to the right of the others; a fifth takes the place of one that goes."""
    crew = s.crew[player]
    if len(crew) < CREW_MAX:
        crew.append(card)
    else:
        options = [DISMISS[other] for other in sorted(crew)]
        other = (yield Choose(player, "dismiss", options, {"card": CREW_NAMES[card]})).value
        crew[crew.index(other)] = card
        s.under.append(other)
        if s.diary is not None:
            s.diary.note("dismisses", player, {"card": CREW_NAMES[other]})
    s.row.remove(card)
    if s.diary is not None:
        s.diary.note("hires", player, {"card": CREW_NAMES[card]})
    fill_row(s)


def fill_row(s: Pirates) -> None:
    """TEP-218, TEP-530: three cards lie face up."""
    while len(s.row) < CREW_ROW:
        card = draw_crew(s)
        s.row.append(card)
        if s.diary is not None:
            s.diary.note("crew-row", args={"card": CREW_NAMES[card]})


def draw_crew(s: Pirates) -> int:
    """The deck has no order until the cards come that were put under it (TEP-R16)."""
    if s.crew_deck:
        return s.crew_deck.pop(s.chance.below(len(s.crew_deck)))
    return s.under.pop(0)


def pay_for_a_new_row(s: Pirates, player: int) -> None:
    """TEP-532: 1 Gold, once a turn."""
    s.gold[player] -= REFRESH_COST
    s.refreshed = True
    if s.diary is not None:
        s.diary.note("refreshes", player, {"n": REFRESH_COST})
    renew_row(s)


def renew_row(s: Pirates) -> None:
    """TEP-532, TEP-R16: the row goes under the deck, its left card on top, and three new ones are dealt."""
    s.under += s.row
    s.row = []
    fill_row(s)


def mutiny(s: Pirates, player: int) -> None:
    """TEP-540, TEP-541, TEP-R15: once in the game the captain card is turned over."""
    s.mutinied[player] = True
    s.captain[player] ^= 1
    if s.diary is not None:
        s.diary.note("mutinies", player, {"captain": SIDE_NAMES[s.captain[player]]})
