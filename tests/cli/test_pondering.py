"""Bots think while a person does, and what they found holds good afterwards."""

import threading

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import Bot, consult
from kaper.bots.levels import make
from kaper.bots.search import SearchBot
from kaper.cli.table.pondering import pondering
from kaper.engine.match import Match


def test_a_bot_knows_more_when_it_was_let_think_meanwhile() -> None:
    match = Match.new(PLANK, 2, seed="ponder")
    while match.together is not None or len(match.pending) != 1:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    bot = make("search:40", "ponder")
    assert isinstance(bot, SearchBot)
    before = threading.active_count()
    with pondering({1 - seat: bot, seat: make("bosun", "idle")}, match):
        pass
    assert threading.active_count() == before
    assert bot._trees is not None
    assert sum(bot._trees.shares()) == pytest.approx(1), "it has played on from here"


def test_without_bots_that_search_nobody_thinks() -> None:
    match = Match.new(PLANK, 2, seed="ponder")
    bots: dict[int, Bot] = {1: make("bosun", "b")}
    before = threading.active_count()
    with pondering(bots, match):
        assert threading.active_count() == before
    consult(bots[1], match, 1)
