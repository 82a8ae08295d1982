"""What stands beside and above the map: header, what is on offer, players, a panel's strip."""
