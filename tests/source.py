"""Code read as code, by the tests that guard how it is written."""

import ast
import gc


def parsed(source: str, name: str = "<source>") -> ast.Module:
    """Return the tree of ``source``; ``name`` is told where it cannot be read.

    Nothing is tidied up meanwhile: Python 3.11 trips over a coroutine that is closed while it
    makes a tree (gh-106905), and other files of this process may have left some.

    :raises SyntaxError: it is no Python.
    """
    gc.disable()
    try:
        return ast.parse(source, name)
    finally:
        gc.enable()
