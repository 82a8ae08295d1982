"""The rules to be looked up: entries, the numbers in their texts, and how one is found."""
