"""The rules that matter for each question, the most important first."""

from typing import Final

PROMPTS: Final[dict[str, list[str]]] = {
    "reroll": ["CBD-503", "CBD-R01", "CBD-R02"],
    "act": ["CBD-502", "CBD-504", "CBD-702", "CBD-705", "CBD-601", "CBD-603", "CBD-609"],
    "shot": ["CBD-612", "CBD-R07"],
    "turn": ["CBD-613", "CBD-104", "CBD-R08"],
    "swap": ["CBD-615", "CBD-R05"],
    "storm": ["CBD-616", "CBD-R06", "CBD-R04"],
    "keelhaul": ["CBD-617", "CBD-R09"],
    "board": ["CBD-618", "CBD-R10", "CBD-R38"],
    "board-to": ["CBD-618", "CBD-R10"],
    "anchor": ["CBD-901", "CBD-R44", "CBD-R41"],
    "pardon": ["CBD-611", "CBD-R12", "CBD-R19"],
    "overboard": ["CBD-912", "CBD-710", "CBD-1401"],
    "pour": ["CBD-914", "CBD-R18", "CBD-710"],
    "lose-gold": ["CBD-917", "CBD-R34"],
}
