from kaper.engine.ties import tied


def test_a_thing_answers_every_option_that_is_about_it_once() -> None:
    about = {"sail": ["ship", "ship"], "fire": ["ship", "gun"]}
    found = tied(["sail:port", "fire", "pass"], lambda verb, detail: [*about.get(verb, []), *detail.split()])
    assert found == {"ship": ["sail:port", "fire"], "port": ["sail:port"], "gun": ["fire"]}
