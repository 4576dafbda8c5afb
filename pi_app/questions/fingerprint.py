"""A short name for a long text, the same on every machine."""

from random import Random


def fingerprint(text: str) -> str:
    """By the digest that `Random` makes of its seed: to import hashlib is to load all of OpenSSL,
    four megabytes that a table has no other use for."""
    return f"{Random(text).getrandbits(64):016x}"
