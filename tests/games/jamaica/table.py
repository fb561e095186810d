"""Positions on Jamaica's table: set one up, play a turn with known dice, look at what came of it."""

from collections.abc import Callable, Mapping, Sequence

from kaper.engine.asking import Asking
from kaper.engine.chance import Chance
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.jamaica.components.board import (
    CARD_NAMES,
    FACES,
    GOODS_NAMES,
    HOLDS,
    ITEMS,
    NO_GOODS,
    TREASURE_NAMES,
)
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.rules.ghost import move_ghost, move_ghost_twice
from kaper.games.jamaica.rules.setup import setup
from kaper.games.jamaica.rules.step import act, reveal, take_turn
from kaper.games.jamaica.state.state import GHOST, PILE, REMOVED, TURN, Jamaica
from kaper.games.jamaica.view.observe import observe
from kaper.games.jamaica.view.view import View

Cargo = Sequence[tuple[str, int] | None]
Draw = tuple[int, int]
Question = tuple[int, str, list[str]]


# --- chance


def die(pips: int) -> Draw:
    """An action die."""
    return pips, 6


def combat(face: int | str) -> Draw:
    """The combat die: 2, 4, 6, 8, 10 or "star"."""
    return FACES.index(0 if face == "star" else int(face)) + 1, 6


# --- setting up


def position(
    players: int = 3,
    ghost: bool | None = None,
    *,
    captain: int = 0,
    at: Mapping[int, int] | None = None,
    laps: Mapping[int, int] | None = None,
    cargo: Mapping[int, Cargo] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str] | None = None,
    plundered: Sequence[int] = (),
    draws: Sequence[Draw] = (),
) -> Jamaica:
    """The table after set-up, at the roll of the first round, with this and that put differently.

    at, laps     for a ship its space and its lap (-1 behind the start line)
    cargo        for a ship all that lies in its holds, the sixth included
    hands        for a player the cards in hand; the other cards are the deck
    treasures    for a ship its treasure cards: items face up, the others face down
    pile         the treasure cards of the pile; all others without an owner leave the game
    plundered    the lairs without a token
    draws        what chance brings first
    """
    ghost = players == 2 if ghost is None else ghost
    s = setup(players, {"ghost": "yes" if ghost else "no"}, Chance.seeded("table"))
    s.captain = captain
    for ship, space in (at or {}).items():
        s.space[ship] = space
    for ship, lap in (laps or {}).items():
        s.lap[ship] = lap
    for ship, wanted in (cargo or {}).items():
        _stow(s, ship, wanted)
    for player, names in (hands or {}).items():
        _deal(s, player, names)
    if pile is not None:
        s.where = [REMOVED if owner == PILE else owner for owner in s.where]
        for name in pile:
            s.where[TREASURE_NAMES.index(name)] = PILE
    for ship, names in (treasures or {}).items():
        for name in names:
            _give(s, ship, TREASURE_NAMES.index(name))
    for lair in plundered:
        s.tokens &= ~(1 << lair)
    s.chance = Chance.scripted(draws)
    return s


def _stow(s: Jamaica, ship: int, wanted: Cargo) -> None:
    for hold in range(HOLDS + 1):
        if s.amount[ship][hold]:
            s.take(ship, hold, s.amount[ship][hold])
    for hold, load in enumerate(wanted):
        if load is not None:
            s.put(ship, hold, GOODS_NAMES.index(load[0]), load[1])


def _deal(s: Jamaica, player: int, names: Sequence[str]) -> None:
    s.hand[player] = sorted(CARD_NAMES.index(name) for name in names)
    s.deck[player] = [card for card in range(len(CARD_NAMES)) if card not in s.hand[player]]


def _give(s: Jamaica, ship: int, card: int) -> None:
    s.where[card] = ship
    s.face_down[card] = card >= ITEMS
    s.knows[card] = 1 << ship


# --- playing


def table(s: Jamaica) -> Match[Jamaica]:
    """The game from this position on."""
    return _match(GAME, s)


def turn(s: Jamaica, seat: int, card: str, morning: int, evening: int = 0) -> Match[Jamaica]:
    """A player's turn and nothing after it; without an evening die only the morning action."""
    number = CARD_NAMES.index(card)
    for pile in (s.hand[seat], s.deck[seat]):
        if number in pile:
            pile.remove(number)
    s.chosen[seat] = number
    s.stage, s.turn, s.action = TURN, (seat - s.captain) % s.players, 0
    s.dice = (morning, evening)

    def step(s: Jamaica) -> Asking[None]:
        if evening:
            yield from take_turn(s, seat)
        else:
            reveal(s, seat)
            yield from act(s, seat, 0)
        s.over = True

    return _match(_only(step), s)


def ghost_turn(s: Jamaica, morning: int, evening: int = 0) -> Match[Jamaica]:
    """The Ghost Ship's moves and nothing after them; without an evening die only the first."""
    s.stage, s.action = GHOST, 0
    s.dice = (morning, evening)

    def step(s: Jamaica) -> Asking[None]:
        if evening:
            yield from move_ghost_twice(s)
        else:
            yield from move_ghost(s, morning)
        s.over = True

    return _match(_only(step), s)


def one_round(s: Jamaica) -> Match[Jamaica]:
    """The game up to the end of the round."""

    def step(s: Jamaica) -> Asking[None]:
        number = s.round
        yield from GAME.step(s)
        s.over = s.over or s.round != number

    return _match(_only(step), s)


def _only(step: Callable[[Jamaica], Asking[None]]) -> Game[Jamaica]:
    return Game(GAME.meta, setup, step, GAME.clone, GAME.outcome, GAME.observe, GAME.redeal, GAME.census)


def _match(game: Game[Jamaica], s: Jamaica) -> Match[Jamaica]:
    return Match.at(game, s.players, s, {"ghost": "yes" if s.ghost >= 0 else "no"})


def answers(match: Match[Jamaica], *given: str) -> None:
    """Answers such as `"0 sail:17"`: seat and option."""
    for answer in given:
        seat, option = answer.split()
        match.answer(int(seat), option)


# --- looking


def question(match: Match[Jamaica]) -> Question | None:
    """Who is asked what, and every option on offer; None if nothing is asked any more."""
    if not match.pending:
        return None
    (ask,) = match.pending
    return ask.seat, ask.prompt, [option.text for option in ask.options]


def offered(match: Match[Jamaica], seat: int) -> list[str]:
    """The options of a seat that chooses at the same time as others."""
    ask = match.asked(seat)
    return [] if ask is None else [option.text for option in ask.options]


def holds(match: Match[Jamaica], ship: int) -> list[tuple[str, int] | None]:
    """What lies in a ship's holds; the sixth is listed if the ship has the card."""
    s = match.state
    count = HOLDS + (s.where[TREASURE_NAMES.index("sixth-hold")] == ship)
    return [
        None if kind == NO_GOODS else (GOODS_NAMES[kind], amount)
        for kind, amount in zip(s.goods[ship][:count], s.amount[ship][:count], strict=True)
    ]


def bank(match: Match[Jamaica]) -> dict[str, int]:
    return dict(zip(GOODS_NAMES, match.state.bank, strict=True))


def treasures(match: Match[Jamaica], ship: int) -> list[str]:
    """All treasure cards of a ship, however they lie."""
    return [TREASURE_NAMES[card] for card, owner in enumerate(match.state.where) if owner == ship]


def hand(match: Match[Jamaica], player: int) -> list[str]:
    return [CARD_NAMES[card] for card in match.state.hand[player]]


def drawn(match: Match[Jamaica]) -> int:
    """How often chance was asked since the position was set up."""
    return match.state.chance.position


def happened(match: Match[Jamaica], *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds in order, each with its seat."""
    return [(event.kind, event.seat) for event in match.events if event.kind in kinds]


# --- fights and secrets


def duel(
    *rolls: int | str,
    cargo: Mapping[int, Cargo] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
    draws: Sequence[Draw] = (),
) -> Match[Jamaica]:
    """Ship 0 of three sails onto a plundered lair where ship 1 lies: a fight, and nothing to pay for.

    The combat die brings these rolls, and chance then these draws.
    """
    chance = [*(combat(roll) for roll in rolls), *draws]
    return turn(
        position(at={0: 18, 1: 19}, plundered=[19], cargo=cargo, treasures=treasures, draws=chance),
        0, "forward-food", 1,
    )  # fmt: skip


def from_lairs(s: Jamaica, *names: str) -> Jamaica:
    """The Ghost Ship took these cards from lairs: they lie face down and nobody has looked at them."""
    for name in names:
        card = TREASURE_NAMES.index(name)
        s.where[card], s.face_down[card], s.knows[card] = s.ghost, True, 0
    return s


def told(match: Match[Jamaica], kind: str, viewer: int) -> list[dict[str, int | str]]:
    """What a viewer is told of the events of one kind."""
    return [event.args for event in sight(match, viewer).told if event.kind == kind]


def seen(match: Match[Jamaica], viewer: int) -> View:
    """The table as a viewer sees it while the game goes on, even if only one turn of it is played."""
    s = GAME.clone(match.state)
    s.over = False
    return observe(s, viewer)
