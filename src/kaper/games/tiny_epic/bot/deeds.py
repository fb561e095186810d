"""Advice to bots on what to do there: cubes, crew, battles, bonus actions."""

from kaper.engine.asking import DONE, Choose, Option
from kaper.games.tiny_epic.bot import worth
from kaper.games.tiny_epic.bot.battles import duel_worth, raid_worth
from kaper.games.tiny_epic.components import cards
from kaper.games.tiny_epic.components.board import CREW_MAX, GOLD_MAX, HOLD, LOOTS, MARKET, MERCHANTS
from kaper.games.tiny_epic.rules.battle import targets
from kaper.games.tiny_epic.rules.crewing import MUTINY, REFRESH
from kaper.games.tiny_epic.rules.firing import FIRE, KEEP, Reroll, SetDie, add_crew, symbols_of
from kaper.games.tiny_epic.rules.loot import SKIP, Swap, swaps
from kaper.games.tiny_epic.state.state import NOTHING, Pirates

# --- cubes


def discard(s: Pirates, ask: Choose) -> list[float]:
    """What is worth most without that cube."""
    return [worth.hold_worth(s, _without(s.hold[ask.seat], option.value, 1)) for option in ask.options]


def _without(hold: list[int], loot: int, count: int) -> list[int]:
    left = hold[:]
    left[loot] -= count
    return left


def trade(s: Pirates, ask: Choose) -> list[float]:
    """Gold, up to what the track takes, less what the cubes are worth aboard."""
    player = ask.seat
    loot = MARKET[s.card(player)]
    before = worth.hold_worth(s, s.hold[player])
    rates: list[float] = []
    for option in ask.options:
        if option is SKIP:
            rates.append(0.0)
            continue
        gold = min(GOLD_MAX - s.gold[player], option.value * s.price[loot])
        rates.append(gold + worth.hold_worth(s, _without(s.hold[player], loot, option.value)) - before)
    return rates


def swap(s: Pirates, ask: Choose) -> list[float]:
    return [_swapped(s, ask.seat, option) for option in ask.options]


def _swapped(s: Pirates, player: int, option: Option) -> float:
    """What is aboard after it."""
    assert isinstance(option, Swap)
    hold = _without(s.hold[player], option.have, 1)
    hold[option.want] += 1
    return worth.hold_worth(s, hold)


# --- crew


def crew_up(s: Pirates, ask: Choose) -> list[float]:
    """The best card; with a full crew only one that is better than the worst."""
    player = ask.seat
    full = (
        [worth.hire_worth(s, player, card) for card in s.crew[player]]
        if len(s.crew[player]) == CREW_MAX
        else []
    )
    worst = min(full) if full else 0.0
    rates: list[float] = []
    for option in ask.options:
        if option is DONE:
            rates.append(0.0)
        elif option is MUTINY:
            side = s.captain[player]
            rates.append(side_worth(s, player, side ^ 1) - side_worth(s, player, side) - worth.ONLY_MUTINY)
        elif option is REFRESH:
            rates.append(1.2 if full or s.gold[player] < 3 else 1.6)
        else:
            rates.append(worth.hire_worth(s, player, option.value) - worst)
    return rates


def captain_side(s: Pirates, ask: Choose) -> list[float]:
    return [side_worth(s, ask.seat, option.value) for option in ask.options]


def side_worth(s: Pirates, player: int, side: int) -> float:
    """What follows Bury: cubes are good at any time, an attack is as good as the ship is strong."""
    if cards.SIDE_BONUS[side][-1].kind == cards.PLUNDER:
        return worth.SIDE_PLUNDERS
    symbols = add_crew(s, player, cards.SIDE_SYMBOLS[side])
    return worth.SIDE_ATTACKS * max(raid_worth(s, player, merchant, symbols) for merchant in MERCHANTS)


def dismiss(s: Pirates, ask: Choose) -> list[float]:
    return [-worth.hire_worth(s, ask.seat, option.value) for option in ask.options]


# --- battles


def attack(s: Pirates, ask: Choose) -> list[float]:
    """The chance to win times what it brings; no attack brings nothing."""
    symbols = symbols_of(s, ask.seat)
    rates: list[float] = []
    for option in ask.options:
        if option is SKIP:
            rates.append(0.0)
        elif option.verb == "raid":
            rates.append(raid_worth(s, ask.seat, option.value, symbols))
        else:
            rates.append(duel_worth(s, ask.seat, option.value, symbols))
    return rates


def reroll(s: Pirates, ask: Choose) -> list[float]:
    """Dice that match less than a die usually does are better rolled again."""
    symbols = symbols_of(s, ask.seat)
    usual = sum(symbols) / 6
    rates: list[float] = []
    for option in ask.options:
        if option is KEEP:
            rates.append(0.0)
            continue
        assert isinstance(option, Reroll)
        rates.append(usual - symbols[option.face])
    return rates


def deadeye(s: Pirates, ask: Choose) -> list[float]:
    """Tokens are spent if they make the difference."""
    symbols = symbols_of(s, ask.seat)
    damage, against = int(ask.about["damage"]), int(ask.about["against"])
    wanted = damage + 2 if against == NOTHING else against + 1
    best = max(symbols)
    gains = sorted((best - symbols[face] for face in s.dice), reverse=True)[: s.deadeye[ask.seat]]
    worth_it = damage < wanted <= damage + sum(gains)
    rates: list[float] = []
    for option in ask.options:
        if option is FIRE:
            rates.append(0.1)
            continue
        assert isinstance(option, SetDie)
        rates.append(symbols[option.new] - symbols[option.old] if worth_it else -1.0)
    return rates


# --- bonus actions and other ships


def bonus(s: Pirates, ask: Choose) -> list[float]:
    return [_card_now(s, ask.seat, option) for option in ask.options]


def _card_now(s: Pirates, player: int, option: Option) -> float:
    """What a crew card brings at this moment; whatever does no harm is used."""
    if option is DONE:
        return 0.0
    effect = cards.CREW_BONUS[option.value]
    if effect.kind == cards.PLUNDER:
        return worth.CUBE_DRAWN if s.cubes(player) < HOLD else 0.3
    if effect.kind == cards.SEARCH:
        return 1.5
    if effect.kind == cards.ATTACK:
        best = attack(s, Choose(player, "attack", targets(s, player, s.cell[player])))
        return max(best) + 0.01
    if effect.kind == cards.TRADE:
        loot = MARKET[s.card(player)]
        return (1.0 - worth.CUBE) * s.hold[player][loot] * s.price[loot]
    if effect.kind == cards.SPECIAL_TRADE:
        sold = sum(effect.sell[loot] * s.price[loot] for loot in LOOTS)
        return min(GOLD_MAX - s.gold[player], effect.gold) - worth.CUBE * sold
    if effect.kind == cards.SWAP:
        return _best_swap(s, player)
    return worth.ACTION[effect.kind]


def _best_swap(s: Pirates, player: int) -> float:
    before = worth.hold_worth(s, s.hold[player])
    return max([-0.1, *(_swapped(s, player, option) - before for option in swaps(s, player))])


def first_but_skip(s: Pirates, ask: Choose) -> list[float]:
    """To do it is better than not to."""
    return [0.0 if option is SKIP else 1.0 for option in ask.options]
