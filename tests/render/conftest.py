"""What tests of pictures share."""

import pytest

from render import text


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
    monkeypatch.setattr(text, "_fits", lambda said, *room: fit(said, *room)[0] == said)
    return found
