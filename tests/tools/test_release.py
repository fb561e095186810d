"""What is released is whole, and nothing else is in it."""

from pathlib import Path

import pytest

from tools.release import LARGEST, Unfit, check, notes_of, wanted

CHANGELOG = """# Changelog

## [1.2.0] - 2026-11-18

### Added

- A sea.

## [1.1.0] - 2026-10-01

- A ship.
"""


def test_the_notes_are_what_the_changelog_says_of_the_version() -> None:
    assert notes_of(CHANGELOG, "1.2.0", draft=False) == "### Added\n\n- A sea.\n"


@pytest.mark.parametrize("version", ["1.1.0", "1.3.0", "1x2.0"])
def test_another_version_than_the_newest_is_not_released(version: str) -> None:
    with pytest.raises(Unfit, match=r"newest entry of CHANGELOG\.md"):
        notes_of(CHANGELOG, version, draft=False)


def test_only_a_draft_may_be_unreleased() -> None:
    changelog = "# Changelog\n\n## [Unreleased]\n\n- A sail.\n"
    assert notes_of(changelog, "1.0", draft=True) == "- A sail.\n"
    with pytest.raises(Unfit):
        notes_of(changelog, "1.0", draft=False)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    path = tmp_path / "kaper.whl"
    path.write_bytes(b"x")
    return path


@pytest.mark.parametrize("what", ["sdist", "wheel"])
def test_what_is_whole_is_fit(what: str, archive: Path) -> None:
    check(what, archive, list(wanted(what)))


@pytest.mark.parametrize("what", ["sdist", "wheel"])
def test_whatever_is_missing_is_noticed(what: str, archive: Path) -> None:
    whole = list(wanted(what))
    for missing in whole:
        with pytest.raises(Unfit, match="lacks"):
            check(what, archive, [name for name in whole if name != missing])


@pytest.mark.parametrize("strange", ["web/node_modules/x.js", "kaper/__pycache__/x.pyc", "kaper/kaper.db"])
def test_what_does_not_belong_in_it_is_noticed(strange: str, archive: Path) -> None:
    with pytest.raises(Unfit, match="has"):
        check("wheel", archive, [*wanted("wheel"), strange])


def test_only_a_compiled_wheel_has_compiled_modules(archive: Path) -> None:
    compiled = [*wanted("wheel"), "kaper/engine/match.cpython-311-x86_64-linux-gnu.so"]
    check("compiled wheel", archive, compiled)
    with pytest.raises(Unfit, match="compiled modules"):
        check("wheel", archive, compiled)
    with pytest.raises(Unfit, match="no compiled modules"):
        check("compiled wheel", archive, list(wanted("wheel")))


def test_what_is_too_large_is_noticed(archive: Path) -> None:
    archive.write_bytes(bytes(LARGEST["wheel"] + 1))
    with pytest.raises(Unfit, match="bytes"):
        check("wheel", archive, list(wanted("wheel")))
