"""Discord: the client, its commands and buttons, and the courier of posts."""
