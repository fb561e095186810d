"""Chapter 3: the round."""

from typing import Final

from kaper.engine.asking import NOTHING, Asking, Choose, Option, numbered, together
from kaper.games.jamaica.components.board import CARD_NAMES, CARDS, DIE, HAND, HAND_WITH_MAP, LOAD, MAP
from kaper.games.jamaica.rules.ending import close
from kaper.games.jamaica.rules.ghost import move_ghost_twice
from kaper.games.jamaica.rules.loading import load
from kaper.games.jamaica.rules.moving import move
from kaper.games.jamaica.state.state import CARDS as CARDS_STAGE
from kaper.games.jamaica.state.state import GHOST, NO_CARD, NO_GHOST, NO_SHORTAGE, ROLL, TURN, Jamaica

ROUND_LIMIT: Final = 200
PLAY: Final = [Option(f"play:{name}", card) for card, name in enumerate(CARD_NAMES)]
MORNING: Final = numbered("morning", 0, max(DIE))


def step(s: Jamaica) -> Asking[None]:
    """JAM-301, JAM-310: roll, choose cards, actions, end of round; every player's turn is a step.

    JAM-306, JAM-1205: clockwise from the Captain, and then the Ghost Ship.
    """
    if s.stage == TURN:
        yield from take_turn(s, (s.captain + s.turn) % s.players)
        s.turn, s.action = s.turn + 1, 0
        if s.turn == s.players:
            s.stage = GHOST
            if s.ghost == NO_GHOST:
                end_round(s)
    elif s.stage == ROLL:
        yield from roll(s)
        s.stage = CARDS_STAGE
    elif s.stage == CARDS_STAGE:
        yield from choose_cards(s)
        s.stage, s.turn, s.action = TURN, 0, 0
    else:
        yield from move_ghost_twice(s)
        end_round(s)


def roll(s: Jamaica) -> Asking[None]:
    """JAM-302, JAM-303: the Captain rolls and lays one die on the morning, the other on the evening."""
    low, high = sorted((DIE[s.chance.below(len(DIE))], DIE[s.chance.below(len(DIE))]))
    s.dice = (low, high)
    if s.diary is not None:
        s.diary.note("rolls", s.captain, {"low": low, "high": high, "round": s.round + 1})
    if low == high:
        return
    if (yield Choose(s.captain, "place-dice", [MORNING[low], MORNING[high]])) is MORNING[high]:
        s.dice = (high, low)
    if s.diary is not None:
        s.diary.note("places-dice", s.captain, {"morning": s.dice[0], "evening": s.dice[1]})


def choose_cards(s: Jamaica) -> Asking[None]:
    """JAM-304, JAM-309: every player picks a card from hand, all at once and in secret."""
    players = range(s.players)
    hand = s.hand
    cards = yield from together("choose-card", players, lambda player: [PLAY[card] for card in hand[player]])
    for player in players:
        s.chosen[player] = cards[player].value
        s.hand[player].remove(cards[player].value)


def take_turn(s: Jamaica, player: int) -> Asking[None]:
    """JAM-305, JAM-308: the morning completely, then the evening, unless the ship has finished (JAM-1001)."""
    if s.action == 0:
        reveal(s, player)
        yield from act(s, player, 0)
        s.action = 1
    if not s.finished(player):
        yield from act(s, player, 1)


def reveal(s: Jamaica, player: int) -> None:
    """JAM-306: a player shows the card only when their own turn comes."""
    card = s.chosen[player]
    s.chosen[player] = NO_CARD
    s.discard[player].append(card)
    if s.diary is not None:
        s.diary.note("reveals", player, {"card": CARD_NAMES[card]}, reveals=True)


def act(s: Jamaica, player: int, action: int) -> Asking[None]:
    """JAM-307: what the card says, with the die of that half of the day."""
    s.shortage = NO_SHORTAGE
    symbol, goods = CARDS[s.discard[player][-1]][action]
    if symbol == LOAD:
        return load(s, player, goods, s.dice[action])
    return move(s, player, symbol, s.dice[action])


def end_round(s: Jamaica) -> None:
    """JAM-309, JAM-310: draw up, pass the compass; JAM-1002, JAM-R38: after a finish the game is over."""
    if s.anybody_finished() or s.round + 1 == ROUND_LIMIT:
        close(s)
        return
    s.round += 1
    for player in range(s.players):
        draw_to_limit(s, player)
    s.captain = (s.captain + 1) % s.players
    s.stage = ROLL


def draw_to_limit(s: Jamaica, player: int) -> None:
    """JAM-309, JAM-R26: three cards, four with Morgan's Map; nobody discards from hand."""
    hand = s.hand[player]
    limit = HAND_WITH_MAP if s.where[MAP] == player else HAND
    while len(hand) < limit:
        card = draw_card(s, player)
        hand.append(card)
        if s.diary is not None:
            s.diary.note("draws", player, NOTHING, {"card": CARD_NAMES[card]}, (player,))
    hand.sort()


def draw_card(s: Jamaica, player: int) -> int:
    """JAM-311, JAM-R27: an empty deck is made anew from the discard pile when a card must be drawn."""
    deck = s.deck[player]
    if not deck:
        deck = s.deck[player] = s.discard[player]
        s.discard[player] = []
        if s.diary is not None:
            s.diary.note("reshuffles", player)
    return s.chance.draw(deck)
