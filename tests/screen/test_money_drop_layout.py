"""The table's pictures of Money Drop: everything fits, can be read, and tells no secret."""



from tests.screen.scenes import LONG_NAMES

NAMES = (*LONG_NAMES, *LONG_NAMES, *LONG_NAMES)
SHORT_NAMES = (
    *("Anneliese", "Bernd", "Cem", "Dorothea", "Emil", "Fatima"),
    *("Gustav", "Hannelore", "Ibrahim", "Jette", "Konstantin", "Lea"),
)
