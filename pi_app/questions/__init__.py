"""Question packs that people edit, and the decks that are drawn from them."""
