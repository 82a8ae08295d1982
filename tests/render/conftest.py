import pytest


@pytest.fixture(scope="session")
def painted(tmp_path_factory):
    """Return a folder in which painted boards are kept for all tests."""
    return tmp_path_factory.mktemp("boards")
