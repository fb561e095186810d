from pathlib import Path

import pytest

from kaper.cli.table import saving
from kaper.engine import record, registry
from tests.cli.terminal import Terminal

ALONE = ("play", "plank", "--seats", "2", "--seed", "1", "--bots", "random")
ANSWERS = "2\n3\n4\n0\n1\ntake\ntake\n0\n0\n"


def kept(tmp_path: Path) -> Path:
    return next((tmp_path / "data" / "kaper").glob("plank-*.json"))


@pytest.mark.parametrize("name", list(registry.games()))
def test_every_installed_game_shows_its_first_question_in_every_language(
    terminal: Terminal, name: str
) -> None:
    for lang in ("en", "pl"):
        run = terminal.run("play", name, "--seed", "1", "--lang", lang, typed="\n")
        assert run.code == 0
        assert not {"prompt-", "option-", "event-"} & set(run.out.split())


def test_a_whole_game_ends_with_scores_and_a_winner(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, typed=ANSWERS * 5).out
    assert "The end" in out
    assert "Steps" in out
    assert "wins." in out or "share the victory." in out


def test_a_finished_game_is_kept_and_true(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ALONE, typed=ANSWERS * 5)
    given = record.load(kept(tmp_path))
    assert record.verify(registry.find("plank").load(), given).good


def test_the_game_and_the_seats_are_asked_for_with_an_answer_on_offer(terminal: Terminal) -> None:
    number = str(1 + list(registry.games()).index("plank"))
    typed = f"{number}\n\n" if len(registry.games()) > 1 else "\n"
    out = terminal.run("play", "--seed", "1", typed=typed).out
    assert "How many players" in out
    assert "Which number do you play?" in out


def test_an_option_can_be_typed_by_its_own_text(terminal: Terminal) -> None:
    assert "Player plays a-number-3." in terminal.run(*ALONE, typed="play:3\n").out


def test_a_number_in_a_label_is_the_number_to_type(terminal: Terminal) -> None:
    assert "Player plays a-number-4." in terminal.run(*ALONE, typed="4\n").out


def test_what_is_not_understood_is_said_and_changes_nothing(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, typed="swim\n3\n").out
    assert "“swim” is no answer here. Type one of 2, 3, 4" in out
    assert "Player plays a-number-3." in out


def test_undo_is_refused_with_its_reason(terminal: Terminal) -> None:
    assert "nothing to take back" in terminal.run(*ALONE, typed="u\n").out


def test_the_log_tells_the_whole_match(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, typed="3\nl\n").out
    assert out.count("Player plays a-number-3.") >= 2


def test_a_game_without_rules_as_text_says_so(terminal: Terminal) -> None:
    assert "without its rules" in terminal.run(*ALONE, typed="r\n").out


def test_help_lists_the_commands(terminal: Terminal) -> None:
    assert "take back your last answer" in terminal.run(*ALONE, typed="h\n").out


def test_save_writes_a_record_to_the_file_named(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ALONE, typed=f"3\ns {tmp_path / 'mine.json'}\n")
    assert record.load(tmp_path / "mine.json").answers[0] == "0 play:3"


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = terminal.run(*ALONE, typed=f"s {tmp_path / 'file' / 'x.json'}\n3\n")
    assert "cannot be written" in " ".join(run.out.split())
    assert "Player plays a-number-3." in run.out


def test_leaving_keeps_the_match_and_says_how_to_go_on(terminal: Terminal, tmp_path: Path) -> None:
    run = terminal.run(*ALONE, typed="3\nq\n")
    assert run.code == 0
    assert f"kaper play --resume {kept(tmp_path)}" in run.out.replace("\n", " ").replace("  ", " ")


def test_the_end_of_the_input_is_like_leaving(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ALONE, typed="3\n")
    assert record.load(kept(tmp_path)).answers[0] == "0 play:3"


def test_a_match_goes_on_where_it_stopped_with_the_same_bots(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal.run(*ALONE, "--save", str(path), typed="3\n")
    before = saving.load(path)
    terminal.run("play", "--resume", str(path), typed=ANSWERS * 5)
    after = saving.load(path)
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)
    assert after.players == ["", "random"]


def test_any_record_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal.run(*ALONE, "--save", str(path), typed="3\n")
    record.save(record.load(path), path)
    assert "plays a-number-3." in terminal.run("play", "--resume", str(path)).out


def test_ctrl_c_keeps_the_match_and_says_so_in_one_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaper.cli.table.reader.Reader.read", interrupt)
    run = terminal.run(*ALONE)
    assert run.code == 130
    assert str(kept(tmp_path)) in run.err
    assert run.err.count("\n") == 1


def test_settings_are_given_by_name(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "plank", "--seats", "3", "--option", "rounds=two", typed="")
    assert record.load(kept(tmp_path)).options == {"rounds": "two"}


def test_it_speaks_polish(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, "--lang", "pl", typed="3\n").out
    assert "Którą liczbę zagrywasz?" in out
    assert "Gracz zagrywa a-number-3." in out
