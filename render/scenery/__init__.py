"""Small hand-drawn things that stand on the land; looks say where which of them stand."""
