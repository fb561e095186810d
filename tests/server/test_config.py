"""Settings by flag, environment and file; and the page that lists them."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from kaper.cli.app import build
from kaper.engine.errors import KaperError
from kaper.server.caps import Caps
from kaper.server.config import variable
from kaper.server.settings import Settings, kinds
from kaper.words import Words
from tests.project import ROOT

LEFT_OPEN = {"database": "a file in the data folder", "thinkers": "one less than cores, 1 to 4"}


def written(folder: Path, text: str) -> str:
    file = folder / "kaper.toml"
    file.write_text(text, "utf-8")
    return str(file)


def refused(key: str, **about: Any) -> pytest.RaisesExc[KaperError]:
    def fits(error: KaperError) -> bool:
        said = [Words(lang).error(error) for lang in ("en", "pl")]
        told = all(str(each) in sentence for each in about.values() for sentence in said)
        return error.key == key and told and said[0] != said[1]

    return pytest.RaisesExc(KaperError, check=fits)


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(
        tmp_path, 'port = 1\nhost = "::1"\nidle = 5\ngrace = 1.5\nguests_per_day = 9\nlimits = 2\n'
    )
    environment = {"KAPER_CONFIG": file, "KAPER_PORT": "2", "KAPER_IDLE": "6", "KAPER_GONE": ""}
    found = Settings.read("", environment, port=3, host=None)
    assert (found.port, found.idle, found.host, found.grace) == (3, 6.0, "::1", 1.5)
    assert found.gone == Settings.gone, "what is empty is not set"
    assert (found.caps.guests_per_day, found.caps.sockets_per_account) == (9, 80)


def test_a_flag_names_another_file_than_the_environment(tmp_path: Path) -> None:
    file = written(tmp_path, 'trusted_proxies = ["127.0.0.1", "10.0.0.0/8"]')
    found = Settings.read("", {"KAPER_CONFIG": "/nowhere"}, config=file)
    assert found.proxies == ["127.0.0.1", "10.0.0.0/8"]


@pytest.mark.parametrize("name", sorted(kinds()))
def test_every_setting_can_stand_in_the_file_and_in_the_environment(tmp_path: Path, name: str) -> None:
    text = {"host": "::1", "database": "some.db", "public_url": "https://a.example", "base_path": "/a"}
    text |= {"trusted_proxies": "10.0.0.1", "metrics_host": "::1", "log_level": "error"}
    value: str | int = text.get(name, 1 if kinds()[name] is bool else 7)
    file = written(tmp_path, f"{name} = {value!r}")
    for found in (Settings.read("", {}, config=file), Settings.read("", {variable(name): str(value)})):
        assert getattr(found, name, None) == value or getattr(found.caps, name, None) == value


@pytest.mark.parametrize("name", ["prot", "caps", "config"])
def test_a_key_that_there_is_not_is_refused(tmp_path: Path, name: str) -> None:
    file = written(tmp_path, f"{name} = 1")
    with refused("config-unknown", setting=name, path=file):
        Settings.read("", {}, config=file)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with refused("unreadable", path="/nowhere.toml"):
        Settings.read("", {}, config="/nowhere.toml")
    with refused("unreadable"):
        Settings.read("", {}, config=written(tmp_path, "port = = 1"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "70000"),
        ("port", "1.5"),
        ("idle", "-1"),
        ("idle", "nan"),
        ("limits", "inf"),
        ("log_level", "loud"),
        ("trusted_proxies", "*"),
        ("trusted_proxies", "proxy.example"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("public_url", "games.example.org"),
        ("public_url", "ftp://games.example.org"),
        ("public_url", "https://games.example.org/?a"),
        ("public_url", "https://anne:secret@games.example.org"),
        ("public_url", "https://["),
        ("base_path", "/a/../b"),
        ("base_path", '/a"><script>'),
    ],
)
def test_a_value_that_cannot_be_is_refused(name: str, value: str) -> None:
    with refused("config-value", setting=name):
        Settings.read("", {variable(name): value})


def test_the_base_path_is_that_of_the_public_address() -> None:
    def read(public: str, base: str) -> tuple[str, str]:
        found = Settings(public_url=public, base_path=base)
        return found.origin, found.base

    assert read("", "") == ("", "")
    assert read("", "kaper/") == ("", "/kaper")
    assert read("https://Games.example:443/", "") == ("https://games.example", "")
    assert read("https://games.example/kaper/", "") == ("https://games.example", "/kaper")
    assert read("http://[2001:DB8::1]:81", "/kaper") == ("http://[2001:db8::1]:81", "/kaper")
    with refused("config-base", public="/kaper", base="/other"):
        read("https://games.example/kaper", "/other")


def rows() -> dict[str, list[str]]:
    """The table of settings in the page, by name."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    table = text.partition("## All settings")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| `")]
    return {cells[0].strip(" `"): [cell.strip() for cell in cells] for cells in lines}


def test_the_page_lists_all_settings_with_their_defaults_and_flags() -> None:
    group = build(Words("en"))
    serve = group.commands["serve"]
    flags = {option for each in serve.params for option in each.opts}
    assert list(rows()) == list(kinds())
    usual = {each.name: each.default for each in (*fields(Settings), *fields(Caps))}
    for name, (_, named, flag, default, about) in rows().items():
        assert named == f"`{variable(name)}`"
        wanted = f"--{name.replace('_', '-')}"
        assert flag == (f"`{wanted}`" if wanted in flags else "")
        assert about
        shown = LEFT_OPEN.get(name) or (f"`{usual[name]:.10g}`" if isinstance(usual[name], float) else "")
        plain = f"`{usual[name]}`" if usual[name] != "" else ""
        assert default.replace(",", "") in (shown.replace(",", ""), plain), name


def test_every_flag_of_the_page_is_a_flag() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    serve = build(Words("en")).commands["serve"]
    flags = {option for each in serve.params for option in each.opts}
    used = {
        flag for line in re.findall(r"kaper serve[^`\n]*", text) for flag in re.findall(r"--[a-z-]+", line)
    }
    assert used - flags == set()
