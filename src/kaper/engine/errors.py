"""Errors for people: each says what was wrong and what was allowed; the match is as it was before."""


class KaperError(Exception):
    """Anything that Kaper can explain to a person in a sentence.

    `key` and `about` say the same in the locale files, for those who read another language.
    """

    def __init__(self, sentence: str, key: str = "", **about: int | str) -> None:
        super().__init__(sentence)
        self.key = key
        self.about = about


class AnswerError(KaperError):
    """An answer that the match did not take."""


class NotOffered(AnswerError):
    """The seat is asked, but this option is not on offer."""


class NotAsked(AnswerError):
    """The seat is not asked anything now."""


class QuestionOver(AnswerError):
    """The answer is for an earlier question than the one on the table."""


class MatchOver(AnswerError):
    """The match has ended and takes no more answers."""


class UndoRefused(KaperError):
    """The last answer cannot be taken back."""


class SettingError(KaperError):
    """A number of players or a setting that the game does not have."""


class RecordError(KaperError):
    """A record that cannot be read or replayed."""


class UnknownGame(KaperError):
    """No installed game has this name."""


class RuleError(Exception):
    """A fault in a game's rules, such as a question without options; never a player's doing."""
