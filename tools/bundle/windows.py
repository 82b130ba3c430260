"""The version resource of the Windows program: what its properties show."""

import re

from tools.bundle import COMMAND, TITLE

TEMPLATE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])]),
  ]
)
"""


def version_resource(version: str) -> str:
    """In the form that PyInstaller reads."""
    strings = {
        "CompanyName": "The TEN Arcade team",
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": COMMAND,
        "LegalCopyright": "MIT licence; see LICENCES.txt",
        "OriginalFilename": f"{TITLE}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    lines = "\n".join(f"      StringStruct({name!r}, {value!r})," for name, value in strings.items())
    return TEMPLATE.format(numbers=four_numbers(version), strings=lines)


def four_numbers(version: str) -> tuple[int, ...]:
    """Windows counts in four numbers: 1.2rc3 is (1, 2, 3, 0)."""
    found = [int(number) for number in re.findall(r"\d+", version)][:4]
    return (*found, *(0,) * (4 - len(found)))
