from tests.cli.terminal import Terminal

TWO = ("play", "plank", "--seats", "2", "--seed", "1", "--hotseat", "--names", "Ann,Bob")


def test_the_curtain_falls_when_the_next_person_must_not_see_the_screen(terminal: Terminal) -> None:
    assert "Pass the keyboard to Bob." in terminal.run(*TWO, typed="3\n").out


def test_no_curtain_before_the_first_question(terminal: Terminal) -> None:
    assert "Pass the keyboard" not in terminal.run(*TWO).out


def test_no_curtain_when_the_same_person_goes_on(terminal: Terminal) -> None:
    assert "Pass the keyboard" not in terminal.run(*TWO, typed="swim\nswim\n").out


def test_nobody_sees_anothers_hand(terminal: Terminal) -> None:
    after = terminal.run(*TWO, typed="3\n").out.partition("Pass the keyboard")[2]
    assert "Which number do you play?" in after
    assert "a-number" not in after


def test_named_bots_take_the_last_seats(terminal: Terminal) -> None:
    out = terminal.run("play", "plank", "--seats", "3", "--hotseat", "--bots", "random").out
    assert "Player 2" in out
    assert "Player 3" not in out
    assert "bot: careless" in out
