"""The page in a real browser, against a real server.

Nothing here knows a game: the tests play the first game of the catalogue. They find things by role and by the
page's own words, as a reader with a screen reader would. The page's one promise beyond that: every choice in
the prompt is a button with `data-option`.
"""
