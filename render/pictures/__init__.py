"""Whole pictures: the table, its guide, film, chart and result, emblems; and the table in words."""
