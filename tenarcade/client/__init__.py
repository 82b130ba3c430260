"""The machine room: window, devices, focus, drawing, sound and time; no game is named here."""
