"""From a board's graph to the shapes of its regions; an offline tool, not part of the product.

``python -m tools.geometry`` makes the files of ``render/boards``; see ``docs/rendering.md``.
"""
