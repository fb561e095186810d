"""`kaper games`: what can be played."""

from rich.table import Table

from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, Lang
from kaper.cli.tables import plain_table
from kaper.engine import registry
from kaper.engine.game import Meta, Setting
from kaper.engine.sight import encode
from kaper.words import Words


def games(*, as_json: AsJson = False, lang: Lang = None) -> None:
    """List the installed games."""
    desk = Desk.open(lang)
    metas = [entry.meta for entry in registry.games().values()]
    if as_json:
        desk.data(encode([_card(meta) for meta in metas]))
    elif not metas:
        desk.line("games-none")
    else:
        desk.show(_table(metas, desk.words))
        desk.line("games-hint", "dim", game=metas[0].name)


def _card(meta: Meta) -> dict[str, object]:
    return {
        "name": meta.name,
        "titles": meta.titles,
        "players": list(meta.players),
        "minutes": meta.minutes,
        "stage": meta.stage,
        "rules_version": meta.rules_version,
        "settings": {setting.name: [value.name for value in setting.values] for setting in meta.settings},
    }


def _table(metas: list[Meta], words: Words) -> Table:
    columns = ["name", "title", "players", "minutes", "stage", "rules", "settings"]
    table = plain_table(words, "games", columns)
    for meta in metas:
        stage = f"stage-{meta.stage}"
        table.add_row(
            meta.name,
            words.title(meta.titles, meta.name),
            words.span(meta.players[0], meta.players[-1]),
            words.span(*meta.minutes),
            words.say(stage) if words.has(stage) else meta.stage,
            str(meta.rules_version),
            "  ".join(_choices(setting) for setting in meta.settings),
        )
    return table


def _choices(setting: Setting) -> str:
    """A setting as it is given to `--option`."""
    return f"{setting.name}={'|'.join(value.name for value in setting.values)}"
