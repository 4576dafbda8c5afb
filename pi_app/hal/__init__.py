"""Devices at the edge of the table: boxes with keys and lamps, windows with doors."""
