"""Sentences: the Fluent texts by key, and what they are made into."""
