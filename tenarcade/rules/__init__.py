"""One game a module (or a folder with the same face), each exposing `RULES`. They never import each other."""
