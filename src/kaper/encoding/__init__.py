"""What a seat is told as numbers: a row of fixed length with a name for every entry, and numbered answers.

Nothing here knows a game: everything is made from the types of its view and from what random play shows.
"""
