"""Designs boards to measures: ``python -m tools design``; see ``docs/boards.md``.

From a plan (``plans``: counts, bounds, rough middles if there are any) to drafts that meet every
measure, to charts and pictures, to games that tell how fair a draft is.
"""
