"""The table in the browser: accounts, tables, seats and sockets over a database of answers."""
