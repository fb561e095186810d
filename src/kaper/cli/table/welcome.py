"""The first screen: who sits at the table."""

from kaper.bots.levels import named
from kaper.cli.table.log import paint
from kaper.cli.table.seating import PERSON
from kaper.cli.table.table import Table
from kaper.words.narrator import Narrator


def welcome(table: Table) -> None:
    """Introduce everybody and wait until the player is ready."""
    desk, narrator, players = table.desk, table.narrator, table.seating.players
    meta = table.entry.meta
    desk.out.rule(desk.words.title(meta.titles, meta.name), style="blue")
    desk.line("play-welcome")
    for seat in range(len(narrator.names)):
        player = players[seat] if seat < len(players) else None
        key = {PERSON: "play-seat-person", None: "play-seat-rules"}.get(player, "play-seat-bot")
        bot = "" if player is None else _described(narrator, player)
        sentence = narrator.say(key, whom=seat, bot=bot, persons=players.count(PERSON))
        desk.out.print("  ", paint(narrator, sentence), sep="")
    desk.line("play-seed", "dim", seed=table.match.seed)
    table.reader.wait(desk.words.say("play-start"))


def _described(narrator: Narrator, player: str) -> str:
    """A bot's level and temper; a level that nobody is offered is called as it was typed."""
    found = named(player)
    words = narrator.words
    level = words.say(f"level-{found.level}") if words.has(f"level-{found.level}") else found.level
    temper = f"temper-{found.temper}"
    return f"{level}, {words.say(temper)}" if found.temper and words.has(temper) else level
