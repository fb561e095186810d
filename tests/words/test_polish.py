"""Polish as it is printed, and options that all speak for the player."""

import re
from pathlib import Path

import pytest

from tests.project import ROOT
from tests.wording import texts
from tests.words.test_locales import FOLDERS

FILES = [folder / "pl.ftl" for folder in [*FOLDERS, ROOT / "web" / "src" / "locale"]]
SET_OTHERWISE = {
    "[\u201c\u2018'\"]": "„ and ” are the quotation marks",
    r"[\w◇”] …(?! [\w◇])|\.\.\.": "an ellipsis is one sign and follows its word",
    r"[\d◇][ \u00a0]%": "a percent sign follows its number at once",
    "—": "the dash is the shorter one",
    r"(?<![\w◇–-])-[\d◇]": "a minus is not a hyphen",
    r"(?<![\d.])\d+\.\d+(?!\.?\d)": "the decimal sign is a comma",
    r"\w - \w": "a dash is not a hyphen",
    r"\w [,.;:](?!\w)": "a stop follows its word",
}
TO_THE_PLAYER = r"\b(\w+[aeiy]sz|tw[óo]j\w*|ciebie|tobie)\b"
TO_NOBODY = r"^(nie |tak, )?(?!kość|zwrotność)\w+[aąeiuy]ć\b"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
@pytest.mark.parametrize("pattern", SET_OTHERWISE, ids=lambda pattern: SET_OTHERWISE[pattern])
def test_signs_are_set_as_in_polish_print(path: Path, pattern: str) -> None:
    said = [f"{key} = {text}" for key, of_message in texts(path).items() for text in of_message]
    assert [text for text in said if re.search(pattern, text)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_options_speak_in_the_first_person(path: Path) -> None:
    options = [said for key, said in texts(path).items() if key.startswith("option-")]
    wrong = re.compile(f"{TO_THE_PLAYER}|{TO_NOBODY}")
    assert [text for said in options for text in said if wrong.search(text)] == []
