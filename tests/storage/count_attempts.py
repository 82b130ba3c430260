"""A process that opens the store of a folder, counts attempts on a rung and plays a match of its own."""

import sys
from pathlib import Path

from tenarcade.storage.store import open_store

folder, name, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
store = open_store(folder)
store.new_profile(name, "red", "star")
store.begin_match(name.encode(), b"")
for index in range(times):
    store.record_rung(1, "ten", "pl", 4, won=True, margin=index)
    store.append_act(index, name.encode())
    store.flush()
store.close()
sys.exit(len(store.notices))
