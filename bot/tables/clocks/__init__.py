"""Time at a table: clocks and what is due, reminders, quiet hours, nudges."""
