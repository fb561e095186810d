"""Where Kaper keeps what is the user's: the folder that each system has for that."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Saved matches and the server's database, unless another place is named."""
    return user_data_path("kaper", appauthor=False)
