"""What concerns a server: its administration and its dashboard."""
