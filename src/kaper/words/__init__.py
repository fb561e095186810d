"""Everything that Kaper says, in the reader's language, from Fluent files.

Shared sentences are in `kaper/locale/<lang>.ftl`, a game's own in `locale/<lang>.ftl` of the game's folder. A
game's sentence wins over a shared one of the same key; a sentence that a language lacks is said in English,
and one that English lacks appears as its key, so that nothing fails on a screen.

The keys of a game's file:

    prompt-<prompt>         a question; its figures are the question's `about`
    option-<verb>           the label of an option, for `spend:3:left` with
                            $detail, $detail2 …   what stands behind the verb
                            $n, $n2 …             the same as numbers, where they are numbers
                            $prompt               the question, and all of its `about`
                            and whatever the `details` of the game's `Show` add
                            its attribute `.tip` is all that the option does, in a sentence or two, and
                            `.spoken` the label for who hears it, where signs stand in it
    collect-<prompt>        the button that gives the answers of a `Form` together: $count of them, which
                            add up to $sum
    event-<kind>            a line of the log; $who is the seat it is about
    event-<kind>-secret     the same for a viewer who is also told the secret figures; chosen when all
                            the figures that it uses are there
    highlight-<name>        the title over what everybody should see, with the figures of the event and $who
    name-<value>            the name of a thing; its attributes are its other forms
    ending-<ending>, part-<part>, setting-<setting>, setting-<setting>-<value>, error-<key>
    setting-<setting>-hint  what a setting is about, and likewise for a value (setting-<setting>-<value>-hint)
    figure-<figure>, kind-<kind>
                            the headings of what the game's `Report` tells the balance report

A figure whose value is a text with a `name-` message is said by that name; `$what-key` is then still the
text itself (to select by), and `$what-<form>` the attribute `<form>` of the name (`.gen = dublonów`).
A text of several such values with spaces between them (`rum wood rum`) is said as a list of their names.
A figure called `whom`, `by` or `owner` is a seat and is said by the name of who sits there.

What a game adds to its sentences is in its `Show` (`kaper.engine.show`). `board` gives the position as Rich
markup, for a terminal of 80 columns or more; `automata` names the seats that the rules play, after the
players: `ghost` for the message `name-ghost`; `inks` has a Rich style for every seat's name, as on the board.
In `say(key, **figures)`, which speaks the reader's language, `say("who", whom=2)` names who sits at seat 2.
"""

from kaper.engine.show import Figures
from kaper.words.language import choose_language
from kaper.words.narrator import Narrator, Offer
from kaper.words.sentences import LANGUAGES, Words

__all__ = ["LANGUAGES", "Figures", "Narrator", "Offer", "Words", "choose_language"]
