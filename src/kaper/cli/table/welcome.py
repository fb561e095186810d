"""The first screen: who sits at the table."""

from kaper.cli.table.log import paint
from kaper.cli.table.seating import PERSON
from kaper.cli.table.table import Table


def welcome(table: Table) -> None:
    """Introduce everybody and wait until the player is ready."""
    desk, narrator, players = table.desk, table.narrator, table.seating.players
    meta = table.entry.meta
    desk.out.rule(desk.words.title(meta.titles, meta.name), style="blue")
    desk.line("play-welcome")
    for seat in range(len(narrator.names)):
        player = players[seat] if seat < len(players) else None
        key = {PERSON: "play-seat-person", None: "play-seat-rules"}.get(player, "play-seat-bot")
        sentence = narrator.say(key, whom=seat, bot=player or "", persons=players.count(PERSON))
        desk.out.print("  ", paint(narrator, sentence), sep="")
    desk.line("play-seed", "dim", seed=table.match.seed)
    table.reader.wait(desk.words.say("play-start"))
