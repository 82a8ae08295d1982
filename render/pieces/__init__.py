"""What is laid on pictures, each drawn once: icons, tiles, discs, coins, markers as objects."""
