"""What changes on the map: where each thing stands, whose a region is, names, pieces and marks."""
