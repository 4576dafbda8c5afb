"""The pure rules of the games: no clock, no chance, no files, no devices."""
