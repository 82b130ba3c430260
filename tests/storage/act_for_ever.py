"""A process that appends acts, with an undo now and then, until it is killed."""

import sys
from pathlib import Path

from tenarcade.storage.store import open_store

store = open_store(Path(sys.argv[1]))
store.begin_match(b"table", b"seating")
number = 0
while True:
    store.append_act(number, b"act %d" % number)
    number += 1
    if number % 50 == 0:
        store.truncate_acts(number - 3)
        number -= 3
    if number % 7 == 0:
        store.flush()
    if number == 14:
        sys.stdout.write("playing\n")
        sys.stdout.flush()
