"""Positions of an expedition: set one up, play a turn or a settlement with known dice, look at it."""

from collections.abc import Callable, Mapping, Sequence

from kaper.engine.asking import Asking
from kaper.engine.chance import Chance
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.black_dice.components.board import BLOCKED, EXPEDITIONS, GOLD_VALUES, PIRATES, SYMBOLS
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.rules.settlement import settle
from kaper.games.black_dice.rules.setup import setup
from kaper.games.black_dice.rules.step import end_round
from kaper.games.black_dice.rules.turns import take_turn
from kaper.games.black_dice.state.state import CURSE, DUEL, END_OF_ROUND, SETTLEMENT, TURNS, BlackDice
from kaper.games.black_dice.view.observe import observe
from kaper.games.black_dice.view.view import View

Draw = tuple[int, int]
Question = tuple[int, str, list[str]]
LETTERS = "ABWMSF"
"""Anchor, barrel, weapon, map, ship, flag."""
EVEN = (2, 2, 2, 2, 1, 1)
ISLAND, KRAKEN, ARMADA, DUTCHMAN = EXPEDITIONS
EVERYWHERE = [ISLAND, KRAKEN, ARMADA, DUTCHMAN]


# --- chance


def dice(faces: str) -> list[Draw]:
    """What dice show, black or not: `"AAF"` is anchor, anchor, flag."""
    return [(LETTERS.index(face) + 1, 6) for face in faces]


# --- setting up


def position(
    players: int = 3,
    expedition: str = ISLAND,
    *,
    captain: int = 0,
    black: Sequence[int] = EVEN,
    placed: Sequence[tuple[int, str]] = (),
    unplaced: Sequence[int] | None = None,
    each: int = 5,
    rum: Sequence[int] | None = None,
    crew: Mapping[str, int] | None = None,
    lost: Sequence[str] = (),
    gold: Mapping[int, Sequence[int]] | None = None,
    pool: int | None = None,
    damage: int = 0,
    enemy: int = 0,
    tokens: int = 0,
    blocked: str | None = None,
) -> BlackDice:
    """The table in stage 2 of the first round, before the captain's turn, with this and that put differently.

    black            how many black dice stand in each row
    placed           dice on the tile as they came: `(1, "SSF")` are three dice of player 1
    unplaced         how many dice everybody still has; without it as many as are left of `each`
    crew, lost       the recruited pirates with the rum on them; those of them who are overboard
    gold             for a player the values of their tokens; taken from the pool
    pool             how many tokens are in the pool; the others are out of the game
    tokens, enemy    progress tokens, and damage of the enemy
    """
    s = setup(players, {"expedition": expedition}, Chance.seeded("table"))
    s.round, s.stage, s.captain, s.turn = 1, TURNS, captain, captain
    s.black, s.black_pool = list(black), sum(black)
    s.dice_each, s.unplaced = each, [each] * players
    s.damage, s.enemy_damage, s.tokens = damage, enemy, tokens
    s.blocked = BLOCKED[s.expedition][tokens >= 2] if blocked is None else _face(blocked)
    for player, faces in placed:
        for face in dict.fromkeys(faces):
            s.place(player, LETTERS.index(face), faces.count(face))
    if unplaced is not None:
        s.unplaced = list(unplaced)
    if crew is not None:
        recruit(s, crew, lost)
    for player, count in enumerate(rum or []):
        s.supply += s.rum[player] - count
        s.rum[player] = count
    for player, values in (gold or {}).items():
        for value in values:
            _move(s.pool, s.gold[player], GOLD_VALUES.index(value))
    while pool is not None and s.pool_size() > pool:
        _move(s.pool, s.unused, s.pool.index(max(s.pool)))
    while pool is not None and s.pool_size() < pool:
        _move(s.unused, s.pool, s.unused.index(max(s.unused)))
    s.chance = Chance.seeded("table")
    return s


def recruit(s: BlackDice, crew: Mapping[str, int], lost: Sequence[str]) -> None:
    s.recruits = tuple(sorted(PIRATES.index(name) for name in crew))
    s.rum_on = [crew[PIRATES[pirate]] for pirate in s.recruits]
    s.overboard = [PIRATES[pirate] in lost for pirate in s.recruits]
    s.supply -= sum(s.rum_on)


def _move(source: list[int], target: list[int], value: int) -> None:
    source[value] -= 1
    target[value] += 1


def _face(symbol: str) -> int:
    return SYMBOLS.index(symbol) if symbol else -1


# --- playing


def turn(s: BlackDice, seat: int, faces: str) -> Match[BlackDice]:
    """A player's turn and nothing after it; the first roll, and all further ones, show these faces."""
    s.turn = seat
    s.chance = Chance.scripted(dice(faces))

    def step(s: BlackDice) -> Asking[None]:
        yield from take_turn(s, seat)
        s.over = True

    return _match(step, s)


def with_pirate(
    name: str,
    roll: str,
    players: int = 2,
    expedition: str = ISLAND,
    *,
    rum: Sequence[int] = (3, 0),
    black: Sequence[int] = EVEN,
    placed: Sequence[tuple[int, str]] = (),
    unplaced: Sequence[int] | None = None,
    tokens: int = 0,
) -> Match[BlackDice]:
    """A turn of player 0 with rum, and this pirate beside two that nobody can pay."""
    own = name in ("true-shot", "storm")
    drunk = {"go-about": 3, "to-the-sails": 1} if own else {"true-shot": 2, "storm": 2}
    s = position(
        players, expedition, crew={name: 0, **drunk}, rum=rum, black=black, placed=placed, unplaced=unplaced,
        tokens=tokens,
    )  # fmt: skip
    return turn(s, 0, roll)


def settlement(s: BlackDice, faces: str = "", draws: Sequence[Draw] = ()) -> Match[BlackDice]:
    """The six adventures and nothing after them; excess dice show these faces, then come these draws."""
    s.stage, s.adventure, s.unplaced = SETTLEMENT, 0, [0] * s.players
    s.dice_each, s.over = max(map(sum, s.placed)), False
    s.chance = Chance.scripted([*dice(faces), *draws])

    def step(s: BlackDice) -> Asking[None]:
        yield from settle(s)
        s.over = s.over or s.stage == END_OF_ROUND

    return _match(step, s)


def after_settlement(s: BlackDice, faces: str = "", draws: Sequence[Draw] = ()) -> Match[BlackDice]:
    """Sea wolf, end and new captain, and nothing after them; the duels show these faces."""
    s.stage, s.unplaced = END_OF_ROUND, [0] * s.players
    s.chance = Chance.scripted([*dice(faces), *draws])

    def step(s: BlackDice) -> Asking[None]:
        end_round(s)
        s.over = True
        yield from ()

    return _match(step, s)


def next_round(s: BlackDice, faces: str = "") -> Match[BlackDice]:
    """The beginning of the next round: the black dice show these faces, and then everything goes on."""
    s.stage = CURSE
    s.chance = Chance.scripted(dice(faces))
    return table(s)


def table(s: BlackDice, faces: str = "") -> Match[BlackDice]:
    """The game from this position on."""
    if faces:
        s.chance = Chance.scripted(dice(faces))
    return _match(GAME.step, s)


def beginning(players: int = 3, expedition: str = ISLAND, faces: str = "") -> Match[BlackDice]:
    """A game from its very start; the duel for the captain's marker, then black dice, show these faces."""
    s = setup(players, {"expedition": expedition}, Chance.seeded("table"))
    assert s.stage == DUEL
    s.chance = Chance.scripted(dice(faces))
    return table(s)


def _match(step: Callable[[BlackDice], Asking[None]], s: BlackDice) -> Match[BlackDice]:
    only = Game(GAME.meta, setup, step, GAME.clone, GAME.outcome, GAME.observe, GAME.redeal, GAME.census)
    return Match.at(only, s.players, s, {"expedition": EXPEDITIONS[s.expedition]})


def answers(match: Match[BlackDice], *given: str) -> Match[BlackDice]:
    """Answers such as `"0 place:ship"`: seat and option."""
    for answer in given:
        seat, option = answer.split()
        match.answer(int(seat), option)
    return match


# --- looking


def question(match: Match[BlackDice]) -> Question | None:
    """Who is asked what, and every option on offer; None if nothing is asked any more."""
    if not match.pending:
        return None
    (ask,) = match.pending
    return ask.seat, ask.prompt, [option.text for option in ask.options]


def offered(match: Match[BlackDice], seat: int) -> list[str]:
    """The options of a seat."""
    ask = match.asked(seat)
    return [] if ask is None else [option.text for option in ask.options]


def happened(match: Match[BlackDice], *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds in order, each with its seat."""
    return [(event.kind, event.seat) for event in match.events if event.kind in kinds]


def told(match: Match[BlackDice], kind: str, viewer: int = -1) -> list[dict[str, int | str]]:
    """What a viewer is told of the events of one kind."""
    return [event.args for event in sight(match, viewer).told if event.kind == kind]


def drawn(match: Match[BlackDice]) -> int:
    """How often chance was asked since the position was set up."""
    return match.state.chance.position


def purses(match: Match[BlackDice]) -> list[int]:
    """How many gold tokens everybody has."""
    return [match.state.tokens_of(player) for player in range(match.state.players)]


def aboard(match: Match[BlackDice]) -> dict[str, int]:
    """The pirates that are face up, with the rum on them."""
    s = match.state
    return {PIRATES[pirate]: s.rum_on[n] for n, pirate in enumerate(s.recruits) if not s.overboard[n]}


def seen(match: Match[BlackDice], viewer: int) -> View:
    """The table as a viewer sees it while the game goes on, even if only a part of it is played."""
    s = GAME.clone(match.state)
    s.over = False
    return observe(s, viewer)
