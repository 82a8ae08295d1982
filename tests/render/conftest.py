"""What tests of pictures share."""

import pytest

from render.beside import players
from render.writing import text


@pytest.fixture
def cut_short(monkeypatch):
    """Return the texts that are cut short, filled while pictures are drawn."""
    found, fit = [], text.fit

    def spy(words, size, width, style="body"):
        fitted = fit(words, size, width, style)
        if fitted[0] != words:
            found.append(words)
        return fitted

    monkeypatch.setattr(text, "fit", spy)
    # Who only asks whether a text fits draws nothing that is cut short.
    for asking in (text, players):
        monkeypatch.setattr(asking, "fits", lambda said, *room: fit(said, *room)[0] == said)
    return found
