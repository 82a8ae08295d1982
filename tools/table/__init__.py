"""The local table: the real bot in a simulated Discord, played in a browser.

Everything here stands in for Discord; nothing of the bot is changed or faked.
"""
