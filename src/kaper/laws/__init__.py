"""The laws that every game obeys, for the tests and for `kaper check`; they know no game by name."""
