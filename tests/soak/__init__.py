"""Long trials: bots killed under load, and whole games with people as they are.

The suite runs a slice of each; `python -m tests.soak` (`make soak`) runs all of it.
"""
