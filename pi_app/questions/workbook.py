"""Rows out of an XLSX file, one at a time."""

import io
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from datetime import datetime, time

import openpyxl

from pi_app.questions.box import MOST_BYTES, zip_size
from pi_app.rules.core import Refused, Say

# Far more columns than the layout has, far more rows than an evening needs: a sheet that
# claims a billion empty ones is not worth waiting for.
MOST_COLUMNS = 60
MOST_ROWS = 200_000
# An XLSX file is a zip of XML, which packs some ten times smaller than it is.
MOST_UNPACKED = 4 * MOST_BYTES


def xlsx_rows(data: bytes) -> Iterator[Sequence[str] | Say]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about colours and filters that nobody asked for
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                if zip_size(archive) > MOST_UNPACKED:
                    most = MOST_UNPACKED // 1024 // 1024
                    raise Refused(Say("packs.import.too_big", most=most))
            book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
            sheet = book.worksheets[0]
            sheet.reset_dimensions()  # some programs write a wrong size, and rows would be lost
            rows = sheet.iter_rows(max_col=MOST_COLUMNS, max_row=MOST_ROWS + 1, values_only=True)
        except Refused:
            raise
        except Exception as trouble:  # whatever a damaged zip or XML makes of it
            raise Refused(Say("packs.import.not_xlsx")) from trouble
        count = 0
        while True:
            try:
                row = next(rows, None)
            except Exception:
                yield Say("packs.import.breaks_off")
                return
            if row is None:
                return
            count += 1
            if count > MOST_ROWS:
                yield Say("packs.import.too_many_rows", most=MOST_ROWS)
                return
            yield [_as_text(cell) for cell in row]


def _as_text(cell: object) -> str:
    """As the table would say it: 1969 and not 1969.0, a day without its midnight."""
    match cell:
        case None:
            return ""
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime() if cell.time() == time():
            return cell.date().isoformat()
    return str(cell)
